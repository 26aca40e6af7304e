import Drawing

extension WidgetFamily {
    /// All yards as one picture, as large as its pane, and below each its name, what is left and who is there. This size
    /// where nothing tells.
    package static let strip = WidgetFamily(
        "strip", size: CellSize(width: 120, height: 10), picture: CellRect(x: 0, y: 0, width: 120, height: 8),
        caption: CellRect(x: 0, y: 8, width: 120, height: 2), isPanorama: true)
}
