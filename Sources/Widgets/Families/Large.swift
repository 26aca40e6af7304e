import Drawing

extension WidgetFamily {
    /// A large picture, and words below it.
    package static let large = WidgetFamily(
        "large", size: CellSize(width: 64, height: 26), picture: CellRect(x: 0, y: 0, width: 64, height: 18),
        caption: CellRect(x: 0, y: 18, width: 64, height: 8), isRoomy: true)
}
