import Drawing

extension WidgetFamily {
    /// One short line, for prompts and bars.
    package static let inline = WidgetFamily(
        "inline", size: CellSize(width: 48, height: 1), caption: CellRect(x: 0, y: 0, width: 48, height: 1))
}
