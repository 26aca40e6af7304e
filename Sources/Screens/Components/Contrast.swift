import Drawing

extension CellGrid {
    /// Moves the colors of a picture away from their mean, for high contrast: what is light gets lighter, what is dark
    /// darker. Letters in it stay as they are, since they were chosen for what is behind them.
    mutating func stretchContrast() {
        let lights = cells.lazy.compactMap { cell -> Int? in
            guard case .rgb(let color) = cell.style.background else { return nil }
            return (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        }
        let mean = lights.reduce(0, +) / max(1, lights.count)
        for index in cells.indices {
            if case .glyph(let glyph) = cells[index].content, glyph.isLetter || glyph.isNumber { continue }
            cells[index].style.foreground = cells[index].style.foreground.stretched(from: mean)
            cells[index].style.background = cells[index].style.background.stretched(from: mean)
        }
    }
}

extension CellColor {
    fileprivate func stretched(from mean: Int) -> CellColor {
        guard case .rgb(let color) = self else { return self }
        func channel(_ value: UInt8) -> UInt8 { UInt8(max(0, min(255, mean + (Int(value) - mean) * 3 / 2))) }
        return .rgb(RGB(channel(color.red), channel(color.green), channel(color.blue)).quantised)
    }
}
