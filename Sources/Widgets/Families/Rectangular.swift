import Drawing

extension WidgetFamily {
    /// Three lines.
    package static let rectangular = WidgetFamily(
        "rectangular", size: CellSize(width: 34, height: 3), caption: CellRect(x: 0, y: 0, width: 34, height: 3))
}
