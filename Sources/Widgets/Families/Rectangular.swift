import Drawing

extension WidgetFamily {
    /// Three lines.
    package static let rectangular = WidgetFamily(
        "rectangular", size: CellSize(width: 32, height: 3), caption: CellRect(x: 0, y: 0, width: 32, height: 3))
}
