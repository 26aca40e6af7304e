extension WidgetFormat {
    /// The format of starship's `custom` modules and of other prompts: one line without colors, since the prompt counts
    /// columns.
    package static let starship = WidgetFormat("starship") { $0.view.headline.plain + "\n" }
}
