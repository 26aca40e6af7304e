import Chronology
import Drawing
import JSON
import Session
import TerminalUI
import Testing

@testable import Simulation
@testable import Widgets

@Suite struct RedactionTests {
    private let hidden = ["Zanzibar", "Zebedee", "Quagga", "yard-1", "yard-2", "visit-"]

    /// Names that say who they belong to, in every yard and of every bird.
    private var glimpse: Glimpse {
        let glimpse = WidgetState.visitor.glimpse
        var world = glimpse.world
        for index in world.backyards.indices { world.backyards[index].name = "Zanzibar \(index)" }
        for index in world.birds.indices {
            world.birds[index].name = "Zebedee \(index)"
            world.birds[index].invitation = Invitation(nonce: "\(index)", household: "Quagga", mark: nil)
        }
        return Glimpse(world: world, visits: glimpse.today[...], sightings: glimpse.sightings)
    }

    private func text(_ widget: WidgetConfiguration, _ glimpse: Glimpse) -> String {
        let entry = WidgetState.visitor.entry(widget, of: glimpse)
        let timeline = WidgetTimeline(entries: [entry], policy: .atEnd).json.prettyText
        return timeline + WidgetRendering(entry, widget, on: .terminal).text
            + widget.format.line(WidgetRendering(entry, widget, on: .terminal))
    }

    @Test(arguments: WidgetConfiguration.everything.indices) func nothingHiddenIsInTheBytes(index: Int) {
        let (kind, family) = WidgetConfiguration.everything[index]
        let ids = glimpse.world.birds.map(\.id.rawValue) + glimpse.world.backyards.map(\.id.rawValue)
        for format in WidgetFormat.all {
            var widget = WidgetConfiguration(kind, family, format)
            let open = text(widget, glimpse)
            if kind != .lifeList { #expect(open.contains("Zanzibar") || open.contains("Zebedee")) }
            for redaction in [Redaction.private, .locked] {
                widget.redaction = redaction
                let closed = text(widget, glimpse)
                #expect(!hidden.contains { closed.contains($0) }, "\(format.name) \(redaction)")
                #expect(!ids.contains { closed.contains("/\($0)") }, "\(format.name) \(redaction)")
                if redaction == .locked { #expect(!closed.contains("█"), "\(format.name)") }
            }
        }
    }

    /// A private widget has the shape of the open one.
    @Test(arguments: WidgetConfiguration.everything.indices) func theShapeStays(index: Int) {
        let (kind, family) = WidgetConfiguration.everything[index]
        var widget = WidgetConfiguration(kind, family)
        let open = WidgetState.visitor.entry(widget).view
        widget.redaction = .private
        let closed = WidgetState.visitor.entry(widget).view
        let widths = { (view: WidgetView) in view.lines.map { TextWidth.columns(of: $0.plain) } }
        #expect(widths(open) == widths(closed))
        #expect(open.gauges == closed.gauges && open.picture == closed.picture)
    }

    @Test func anOldSwitchIsADegree() throws {
        var settings = Settings()
        #expect(settings.redaction == .public)
        settings.privateWidgets = true
        #expect(settings.redaction == .private)
        for redaction in Redaction.allCases {
            settings.redaction = redaction
            #expect(settings.redaction == redaction)
            #expect(try JSONValue(encoding: settings).decode(Settings.self).redaction == redaction)
            #expect(settings.privateWidgets == (redaction != .public))
        }
    }
}
