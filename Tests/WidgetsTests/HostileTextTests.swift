import JSON
import Session
import TestSupport
import Testing

@testable import Simulation
@testable import Widgets

/// Names that would command whoever reads them, as an edited save may hold them.
@Suite struct HostileTextTests {
    private static let names = [
        "#(touch /tmp/x)#[fg=red]#{pid}#", "%{A1:rm -rf:}%{F-}%", "<b>&amp;</b>\"'", "\u{1B}[31mred\u{1B}]0;x\u{07}",
        "\u{0D4E}#[bg=red]\u{0D4E}#{pid}", "\u{0D4E}%{A1:rm:}x", "\u{0D4E}<big>\u{0301}x", "two\nlines\r\u{2028}\u{85}",
        "\u{202E}esrever\u{200B}", "$(id)`id`\\\"},{\"full_text\":\"x", "\u{9B}31m",
    ]

    private func glimpse(_ name: String) -> Glimpse {
        let glimpse = WidgetState.visitor.glimpse
        var world = glimpse.world
        for index in world.backyards.indices { world.backyards[index].name = name }
        for index in world.birds.indices { world.birds[index].name = name }
        return Glimpse(world: world, visits: glimpse.today[...], sightings: glimpse.sightings)
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
                try expectOnlyText(text, entry.view.headline.plain, format, place)
                #expect(format == .text || lines == (format == .i3blocks ? 3 : 1), place)
            }
        }
    }

    /// Each reader shows the very name, by its own rules, whatever combines with what.
    @Test(arguments: HostileNames.all) func eachReaderShowsTheName(name: String) throws {
        #expect(HostileNames.all.count == 200)
        for kind in [WidgetKind.backyard, .visitors] {
            for format in WidgetFormat.all {
                let widget = WidgetConfiguration(kind, .inline, format)
                let entry = WidgetState.visitor.entry(widget, of: glimpse(name))
                let text = WidgetRendering(entry, widget, on: format.isForBars ? .bar : .pipe).text
                try expectOnlyText(text, entry.view.headline.plain, format, "\(format.name) \(kind)")
            }
        }
    }

    private func expectOnlyText(
        _ text: String, _ plain: String, _ format: WidgetFormat, _ place: Comment
    ) throws {
        func expectShown(_ shown: String?) {
            // A blank may part a sign at the end from a style.
            let shown = shown.map { Array($0.unicodeScalars).filter { $0 != " " && $0 != "\n" } }
            #expect(shown == Array(plain.unicodeScalars).filter { $0 != " " }, "\(place): \(text.debugDescription)")
        }
        switch format {
        case .tmux: expectShown(BarReader.tmux(text))
        case .polybar: expectShown(BarReader.polybar(text))
        case .waybar: expectShown(BarReader.pango(try JSONValue(parsing: text)["text"]?.stringValue ?? ""))
        case .i3bar: expectShown(BarReader.pango(try JSONValue(parsing: text)["full_text"]?.stringValue ?? ""))
        case .json: expectShown(try JSONValue(parsing: text)["text"]?.stringValue)
        case .starship: expectShown(text)
        default: break
        }
    }
}

/// What programs show of a text, by their own rules; `nil` where something else than ours would be obeyed.
private enum BarReader {
    /// tmux 3: what `#(…)` has written is expanded first, and drawn then.
    static func tmux(_ text: String) -> String? { expanded(text).flatMap(drawn) }

    private static func expanded(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.first {
            let signs = rest.prefix { $0 == "#" }.count
            rest = rest.dropFirst(max(1, signs))
            if signs == 0 {
                result.append(scalar)
            } else if rest.first == "[" {
                // Signs before a bracket are left to the drawing, and so is a style.
                let end = signs.isMultiple(of: 2) ? rest.startIndex : rest.firstIndex(of: "]") ?? rest.startIndex
                result += String.UnicodeScalarView(repeatElement("#", count: signs)) + rest[...end]
                rest = rest[(end + 1)...]
            } else {
                if !signs.isMultiple(of: 2), rest.first != nil { return nil }
                result += String.UnicodeScalarView(repeatElement("#", count: (signs + 1) / 2))
            }
        }
        return String(result)
    }

    private static func drawn(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.first {
            let signs = rest.prefix { $0 == "#" }.count
            rest = rest.dropFirst(max(1, signs))
            if signs == 0 {
                result.append(scalar)
            } else if rest.first == "[", !signs.isMultiple(of: 2) {
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let style = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))
                let plain = ["push-default", "default", "pop-default", "bold"]
                guard plain.contains(style) || style.utf8.starts(with: "fg=#".utf8) else { return nil }
                result += String.UnicodeScalarView(repeatElement("#", count: signs / 2))
                rest = rest[(end + 1)...]
            } else {
                result += String.UnicodeScalarView(repeatElement("#", count: (signs + 1) / 2))
            }
        }
        return String(result)
    }

    static func polybar(_ text: String) -> String? {
        var shown = ""
        var rest = Array(text.utf8)[...]
        while let place = rest.firstRange(of: Array("%{".utf8)) {
            shown += String(decoding: rest[..<place.lowerBound], as: UTF8.self)
            guard let end = rest[place.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
            let tag = String(decoding: rest[place.upperBound..<end], as: UTF8.self)
            guard tag == "F-" || tag == "O0" || tag.utf8.starts(with: "F#".utf8) else { return nil }
            rest = rest[(end + 1)...]
        }
        return shown + String(decoding: rest, as: UTF8.self)
    }

    static func pango(_ text: String) -> String? {
        let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
        var shown = ""
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let isTag = byte == UInt8(ascii: "<")
            guard isTag || byte == UInt8(ascii: "&") else {
                if byte == UInt8(ascii: ">") { return nil }
                let next = rest.firstIndex { [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ">")].contains($0) }
                shown += String(decoding: rest[..<(next ?? rest.endIndex)], as: UTF8.self)
                rest = rest[(next ?? rest.endIndex)...]
                continue
            }
            guard let end = rest.firstIndex(of: UInt8(ascii: isTag ? ">" : ";")) else { return nil }
            let word = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
            if isTag {
                let ours = /\/span|span( foreground="#[0-9a-f]{6}")?( weight="bold")?/
                guard word.wholeMatch(of: ours) != nil else { return nil }
            } else {
                guard let sign = names[word] else { return nil }
                shown += sign
            }
        }
        return shown
    }
}
