import JSON
import Session
import Testing

@testable import Simulation
@testable import Widgets

/// Names that would command whoever reads them, as an edited save may hold them.
@Suite struct HostileTextTests {
    private static let names = [
        "#(touch /tmp/x)#[fg=red]#{pid}#", "%{A1:rm -rf:}%{F-}%", "<b>&amp;</b>\"'", "\u{1B}[31mred\u{1B}]0;x\u{07}",
        "two\nlines\r\u{2028}\u{85}", "\u{202E}esrever\u{200B}", "$(id)`id`\\\"},{\"full_text\":\"x", "\u{9B}31m",
    ]

    private func glimpse(_ name: String) -> Glimpse {
        let glimpse = WidgetState.visitor.glimpse
        var world = glimpse.world
        for index in world.backyards.indices { world.backyards[index].name = name }
        for index in world.birds.indices { world.birds[index].name = name }
        return Glimpse(world: world, today: glimpse.today, sightings: glimpse.sightings)
    }

    @Test(arguments: names) func noneGetsThrough(name: String) throws {
        for (kind, family) in WidgetConfiguration.everything {
            for format in WidgetFormat.all {
                let widget = WidgetConfiguration(kind, family, format)
                let entry = WidgetState.visitor.entry(widget, of: glimpse(name))
                let text = WidgetRendering(entry, widget, on: format.isForBars ? .bar : .pipe).text
                let place = Comment("\(format.name) \(kind) \(family.name)")
                let controls = text.unicodeScalars.filter { scalar in
                    [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory) && scalar != "\n"
                }
                #expect(controls.isEmpty, place)
                #expect(text.hasSuffix("\n"), place)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
                switch format {
                case .tmux: try expectHarmlessInTmux(text, place)
                case .polybar:
                    let tags = text.matches(of: /%\{([^}]*)\}/).map { $0.output.1 }
                    #expect(tags.allSatisfy { $0.hasPrefix("F#") || $0 == "F-" || $0 == "O0" }, place)
                case .waybar, .i3bar, .json:
                    let tree = try JSONValue(parsing: text)
                    for key in ["text", "tooltip", "full_text", "short_text"] where format != .json {
                        let markup = tree[key]?.stringValue ?? ""
                        let rest = markup.replacing(
                            /<span( foreground="#[0-9a-f]{6}")?( weight="bold")?>|<\/span>/, with: "")
                        #expect(!rest.contains("<") && !rest.contains(">") && !rest.contains("\""), place)
                        #expect(rest.replacing(/&(amp|lt|gt|quot|#39);/, with: "").contains("&") == false, place)
                    }
                default: break
                }
                #expect(format == .text || lines == (format == .i3blocks ? 3 : 1), place)
            }
        }
    }

    /// An even number of signs before a bracket is text; an odd one begins a style, of which only ours may be there.
    private func expectHarmlessInTmux(_ text: String, _ place: Comment) throws {
        for match in text.matches(of: /(#+)([\[\{\(]?)([^\]]*)/) {
            let (signs, bracket, rest) = (match.output.1, match.output.2, match.output.3)
            if signs.count.isMultiple(of: 2) { continue }
            let isOurs = rest == "default" || rest == "bold" || rest.hasPrefix("fg=#")
            #expect(signs.count == 1 && (bracket == "[" && isOurs || bracket.isEmpty), "\(place): \(text)")
        }
    }
}
