import TerminalUI

/// A form in which some reader takes a widget: one file and one entry each.
package struct WidgetFormat: Hashable, Sendable {
    /// As the command line has it.
    package let name: String
    /// Whether its reader takes it line by line, and so a widget is one line of it.
    package let isForBars: Bool
    /// Whether it has more than one line: a tooltip, or keys for scripts.
    let hasDetails: Bool
    /// What is written of an entry, the end of the last line included.
    let render: @Sendable (WidgetRendering) -> String
    /// What is written of each entry while the program stays; `nil`: the same.
    private let update: (@Sendable (WidgetRendering) -> String)?
    /// What is written before the first of them.
    package let opening: String
    /// The exit code that tells a reader to look.
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

    /// What is written of one entry among many.
    package func line(_ rendering: WidgetRendering) -> String { (update ?? render)(rendering) }

    /// The exit code for a widget that could be shown.
    package func exitCode(_ view: WidgetView) -> Int32 { view.isUrgent ? urgentExit : 0 }

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension WidgetLine {
    /// Its pieces in some markup: `wrap` puts a color around text that `escape` has made harmless.
    func marked(
        escape: (String) -> String, color: (Ink) -> String?,
        wrap: (_ text: String, _ color: String?, _ isBold: Bool)
            -> String
    ) -> String {
        joined(2).texts.map { wrap(escape($0.text), color($0.ink), $0.isBold) }.joined()
    }
}
