import Drawing

extension WidgetFamily {
    /// A picture, and words beside it.
    package static let medium = WidgetFamily(
        "medium", size: CellSize(width: 64, height: 11), picture: CellRect(x: 0, y: 0, width: 32, height: 11),
        caption: CellRect(x: 32, y: 0, width: 32, height: 11), isRoomy: true)
}
