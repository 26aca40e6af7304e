import Drawing

extension WidgetFamily {
    /// A picture in which a bird is twelve cells wide, and four lines below it.
    package static let small = WidgetFamily(
        "small", size: CellSize(width: 30, height: 14), picture: CellRect(x: 0, y: 0, width: 30, height: 10),
        caption: CellRect(x: 0, y: 10, width: 30, height: 4))
}
