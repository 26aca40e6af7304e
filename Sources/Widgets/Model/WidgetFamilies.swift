import Drawing

/// The sizes that a widget can have.
extension WidgetFamily {
    /// One line of at most 48 columns, for prompts and bars.
    package static let inline = WidgetFamily(
        "inline", size: CellSize(width: 48, height: 1), caption: CellRect(x: 0, y: 0, width: 48, height: 1))

    /// Three lines of text.
    package static let rectangular = WidgetFamily(
        "rectangular", size: CellSize(width: 34, height: 3), caption: CellRect(x: 0, y: 0, width: 34, height: 3))

    /// A picture in which a bird is twelve cells wide, with four lines below it.
    package static let small = WidgetFamily(
        "small", size: CellSize(width: 30, height: 14), picture: CellRect(x: 0, y: 0, width: 30, height: 10),
        caption: CellRect(x: 0, y: 10, width: 30, height: 4))

    /// A picture with text beside it.
    package static let medium = WidgetFamily(
        "medium", size: CellSize(width: 64, height: 11), picture: CellRect(x: 0, y: 0, width: 32, height: 11),
        caption: CellRect(x: 32, y: 0, width: 32, height: 11), isRoomy: true)

    /// A large picture with text below it.
    package static let large = WidgetFamily(
        "large", size: CellSize(width: 64, height: 26), picture: CellRect(x: 0, y: 0, width: 64, height: 18),
        caption: CellRect(x: 0, y: 18, width: 64, height: 8), isRoomy: true)

    /// All yards side by side in one picture that fills its pane, each with a caption below.
    ///
    /// The size here applies where the size of the pane is unknown.
    package static let strip = WidgetFamily(
        "strip", size: CellSize(width: 120, height: 10), picture: CellRect(x: 0, y: 0, width: 120, height: 8),
        caption: CellRect(x: 0, y: 8, width: 120, height: 2), isPanorama: true)
}
