extension WidgetFormat {
    /// The format of a `custom` module of starship, and of any prompt: one plain line. The prompt colors it and counts
    /// its columns.
    package static let starship = WidgetFormat("starship") { $0.view.headline.plain + "\n" }
}
