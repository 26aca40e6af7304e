import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import Widgets

@Suite struct WidgetGoldenTests {
    /// Every format in every state, one file for a kind and a family.
    @Test(arguments: WidgetConfiguration.everything.indices) func everyFormatAndState(index: Int) {
        let (kind, family) = WidgetConfiguration.everything[index]
        var text = ""
        for state in WidgetState.allCases {
            for format in WidgetFormat.all {
                let widget = WidgetConfiguration(kind, family, format)
                let rendering = WidgetRendering(
                    state.entry(widget), widget, on: format.isForBars ? .bar : .pipe)
                let code = state == .unreadable ? 1 : format.exitCode(rendering.view)
                text += "--- \(state) \(format.name)\(code == 0 ? "" : " exits \(code)")\n\(rendering.text)"
            }
        }
        Golden.expect(text, "\(kind.rawValue)-\(family.name)")
    }

    /// In color, with links.
    @Test(arguments: [WidgetFamily.small, .medium, .large, .strip]) func painted(family: WidgetFamily) throws {
        let widget = WidgetConfiguration(.backyard, family)
        let rendering = WidgetRendering(WidgetState.visitor.entry(widget), widget, on: .terminal)
        let painted = try #require(rendering.painted().first)
        let links = painted.links.map { "\($0.rect.x),\($0.rect.y) \($0.rect.width)x\($0.rect.height) \($0.address)\n" }
        Golden.expect(painted.grid.golden(styles: Theme()) + links.joined(), "painted-\(family.name)")
    }
}
