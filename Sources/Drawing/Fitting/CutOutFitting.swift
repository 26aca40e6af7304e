/// Fitting of cells at the edge of a picture without a background of its own.
extension CellWork {
    /// Returns a cell whose painted pixels have one color, or two where all are painted, and whose others are
    /// transparent; nil if less than half of every pixel is painted.
    func cutOut() -> Cell? {
        var mask = 0
        var painted = Pixel.zero
        for index in 0..<count {
            var sum = Pixel.zero
            let first = index / columns * down * columns * across + index % columns * across
            for row in 0..<down {
                for column in 0..<across { sum += pixels[first + row * columns * across + column] }
            }
            guard sum.w >= 0.5 * Float(across * down) else { continue }
            mask |= 1 << index
            painted += sum / sum.w
        }
        let share = mask.nonzeroBitCount
        if share == 0 || characters.isEmpty && share * 2 < count { return nil }
        let ink = painted / Float(share)
        guard share == count || characters.isEmpty else {
            return Cell(characters[mask], style: CellStyle(foreground: .rgb(color(OKLab(linear: ink).lanes))))
        }
        // All of it is painted, if thinly in places.
        for index in 0..<count * across * down {
            pixels[index] = pixels[index].w > 0.05 ? pixels[index] / pixels[index].w : ink
        }
        return fitted(over: .standard)
    }
}
