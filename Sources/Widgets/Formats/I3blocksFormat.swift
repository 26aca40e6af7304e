import TerminalUI

extension WidgetFormat {
    /// The format of i3blocks: full text, short text and color on a line each; exit code 33 makes the block urgent.
    ///
    /// With `--follow` (`interval=persist`), each line is a full text.
    package static let i3blocks = WidgetFormat(
        "i3blocks", urgentExit: 33, update: { $0.view.headline.plain + "\n" },
        render: { rendering in
            let view = rendering.view
            let inks = view.headline.texts.map(\.ink)
            // The block has one color, that of the most urgent word.
            let ink = [Ink.danger, .warning, .good, .accent].first(where: inks.contains)
            let color = ink.flatMap(rendering.color) ?? ""
            return [view.headline.plain, view.short.plain, color].map { $0 + "\n" }.joined()
        })
}
