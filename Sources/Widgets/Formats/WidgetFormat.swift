import TerminalUI

/// The output format of a widget for one kind of program, such as a status bar; a new one is a file and an entry in
/// `all`.
package struct WidgetFormat: Hashable, Sendable {
    /// The name on the command line.
    package let name: String
    /// True if the output is for a bar, a prompt or a script; false for `text`, the format for people.
    package let isForBars: Bool
    /// True if the format includes the view's lines, as a tooltip or as keys for scripts.
    let hasDetails: Bool
    /// Returns the text of a single entry, with its final line feed.
    let render: @Sendable (WidgetRendering) -> String
    /// Returns the text of each entry with `--follow`; `nil` if it is the same as `render`.
    private let update: (@Sendable (WidgetRendering) -> String)?
    /// The text before the first entry with `--follow`.
    package let opening: String
    /// The exit code for an urgent view, by which the reading program highlights the widget; 0 for no highlight.
    private let urgentExit: Int32

    package static let all: [WidgetFormat] = [.text, .tmux, .waybar, .i3bar, .i3blocks, .polybar, .starship, .json]

    init(
        _ name: String, isForBars: Bool = true, hasDetails: Bool = false, opening: String = "", urgentExit: Int32 = 0,
        update: (@Sendable (WidgetRendering) -> String)? = nil, render: @escaping @Sendable (WidgetRendering) -> String
    ) {
        (self.name, self.isForBars, self.hasDetails) = (name, isForBars, hasDetails)
        (self.opening, self.urgentExit) = (opening, urgentExit)
        (self.update, self.render) = (update, render)
    }

    /// Looks up a format by its name; `nil` if there is none.
    package init?(_ name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// Returns the text of one entry of many, with `--follow`.
    package func line(_ rendering: WidgetRendering) -> String { (update ?? render)(rendering) }

    /// Returns the exit code of the program after showing a view: 0, or the format's code for an urgent one.
    package func exitCode(_ view: WidgetView) -> Int32 { view.isUrgent ? urgentExit : 0 }

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension WidgetLine {
    /// Returns the line in a markup language.
    ///
    /// - Parameters:
    ///   - escape: escapes text for the markup.
    ///   - color: returns the color of an ink; `nil` for the reader's own.
    ///   - wrap: puts markup for color and weight around escaped text.
    func marked(
        escape: (String) -> String, color: (Ink) -> String?,
        wrap: (_ text: String, _ color: String?, _ isBold: Bool)
            -> String
    ) -> String {
        joined(2).texts.map { wrap(escape($0.text), color($0.ink), $0.isBold) }.joined()
    }
}
