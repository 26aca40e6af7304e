import TerminalUI

/// The output format of a widget for one kind of reader: one file and one entry each.
package struct WidgetFormat: Hashable, Sendable {
    /// The name on the command line.
    package let name: String
    /// Whether its reader takes it line by line, so a widget is one line of it.
    package let isForBars: Bool
    /// Whether it has more than one line: a tooltip, or keys for scripts.
    let hasDetails: Bool
    /// Returns the text of an entry, with the end of the last line.
    let render: @Sendable (WidgetRendering) -> String
    /// Returns the text of each entry with `--follow`; `nil` for the same.
    private let update: (@Sendable (WidgetRendering) -> String)?
    /// The text before the first entry.
    package let opening: String
    /// The exit code that makes a reader alert the player.
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

    package init?(_ name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// Returns the text of one entry among many.
    package func line(_ rendering: WidgetRendering) -> String { (update ?? render)(rendering) }

    /// Returns the exit code for a widget that could be shown.
    package func exitCode(_ view: WidgetView) -> Int32 { view.isUrgent ? urgentExit : 0 }

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension WidgetLine {
    /// Returns the pieces in some markup: `wrap` puts a color around text that `escape` has sanitized.
    func marked(
        escape: (String) -> String, color: (Ink) -> String?,
        wrap: (_ text: String, _ color: String?, _ isBold: Bool)
            -> String
    ) -> String {
        joined(2).texts.map { wrap(escape($0.text), color($0.ink), $0.isBold) }.joined()
    }
}
