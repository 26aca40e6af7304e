import TestSupport
import Testing

@testable import TerminalUI

/// What is sent to which terminal, byte for byte.
@Suite struct NotificationTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let variables: [String: String]
        var asked: NotificationWay?
        let sends: String
        var testDescription: String { "\(variables.sorted { $0.key < $1.key }) \(asked?.rawValue ?? "")" }
    }

    private static let kitty =
        "\u{1B}]99;i=backyard-birds:d=0:o=unfocused:p=title;Backyard Birds\u{1B}\\"
        + "\u{1B}]99;i=backyard-birds:d=1:o=unfocused:p=body;The owl is in Mossy Nook\u{1B}\\"
    private static let rxvt = "\u{1B}]777;notify;Backyard Birds;The owl is in Mossy Nook\u{1B}\\"
    private static let iTerm = "\u{1B}]9;Backyard Birds: The owl is in Mossy Nook\u{1B}\\"
    private static func tmux(_ text: String) -> String {
        "\u{1B}Ptmux;" + text.replacing("\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    }

    @Test(arguments: [
        Place(variables: ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], sends: kitty),
        Place(variables: ["TERM": "foot"], sends: rxvt),
        Place(variables: ["TERM": "foot-extra"], sends: rxvt),
        Place(variables: ["TERM": "xterm-ghostty"], sends: rxvt),
        Place(variables: ["TERM": "wezterm"], sends: rxvt),
        Place(variables: ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], sends: rxvt),
        Place(variables: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], sends: iTerm),
        Place(variables: ["TERM": "xterm-256color"], sends: "\u{7}"),
        Place(variables: ["TERM": "linux"], sends: "\u{7}"),
        Place(variables: ["TERM": "vt100"], sends: "\u{7}"),
        Place(variables: [:], sends: "\u{7}"),
        // What an outer terminal left may be out of date: not all goes that way.
        Place(variables: ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], sends: kitty + "\u{7}"),
        Place(variables: ["TERM": "screen", "KITTY_WINDOW_ID": "1"], sends: "\u{7}"),
        // tmux passes on what is wrapped for it, or drops it and marks the window for the bell.
        Place(variables: ["TERM": "tmux-256color"], sends: "\u{7}"),
        Place(variables: ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"], sends: "\u{7}"),
        Place(
            variables: ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0", "KITTY_WINDOW_ID": "1"],
            sends: tmux(kitty) + "\u{7}"),
        Place(
            variables: ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0", "ITERM_SESSION_ID": "w0"],
            sends: tmux(iTerm) + "\u{7}"),
        Place(
            variables: ["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "WEZTERM_PANE": "0"],
            sends: tmux(rxvt) + "\u{7}"),
        // The player knows better.
        Place(variables: ["TERM": "xterm-256color"], asked: .osc9, sends: iTerm),
        Place(variables: ["TERM": "xterm-kitty"], asked: .bell, sends: "\u{7}"),
        Place(variables: ["TERM": "tmux-256color"], asked: .osc777, sends: tmux(rxvt)),
        Place(variables: ["TERM": "tmux-256color"], asked: .bell, sends: "\u{7}"),
    ])
    func eachTerminalIsToldInItsOwnWay(place: Place) {
        let notification = TerminalNotification(title: "Backyard Birds", body: "The owl is in Mossy Nook")
        let route = NotificationRoute(TerminalVariables { place.variables[$0] }, asked: place.asked)
        #expect(String(decoding: route.bytes(for: notification, unicode: true), as: UTF8.self) == place.sends)
    }

    /// A name cannot end the sequence, begin another one or another part of it, whoever reads it.
    /// A name begins no part of its own and ends no sequence.
    @Test(arguments: HostileNames.all) func aNameStaysWithinItsPart(name: String) {
        let notification = TerminalNotification(title: name, body: name)
        for way in NotificationWay.allCases where way != .bell {
            let bytes = way.bytes(for: notification, unicode: true)
            let sequences = way == .osc99 ? 2 : 1
            #expect(bytes.count { $0 == 0x1B } == 2 * sequences && !bytes.contains(0x07))
            if way == .osc777 { #expect(bytes.count { $0 == UInt8(ascii: ";") } == 3, "\(name)") }
        }
    }

    @Test(
        arguments: [
            "\u{1B}\\\u{1B}]0;x\u{7}", "\u{9C}\u{9D}0;x", "\u{18}\u{1A}\r\n\u{85}\u{2028}", "a;b;c", "\u{202E}x",
        ],
        NotificationWay.allCases)
    func noNameGetsOut(name: String, way: NotificationWay) {
        let bytes = NotificationRoute(TerminalVariables(term: "tmux"), asked: way)
            .bytes(for: TerminalNotification(title: name, body: name), unicode: true)
        let plain = NotificationRoute(TerminalVariables(term: "tmux"), asked: way)
            .bytes(for: TerminalNotification(title: "x", body: "x"), unicode: true)
        func controls(_ bytes: [UInt8]) -> [Unicode.Scalar] {
            String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
                $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
            }
        }
        #expect(controls(bytes) == controls(plain))
        if way == .osc777 {
            #expect(bytes.count { $0 == UInt8(ascii: ";") } == plain.count { $0 == UInt8(ascii: ";") })
        }
    }

    @Test func itIsShortAndInASCIIWhereThatIsAll() {
        let long = TerminalNotification(title: "x", body: String(repeating: "é", count: 10_000))
        let route = NotificationRoute(TerminalVariables(term: "foot"), asked: nil)
        #expect(route.bytes(for: long, unicode: true).count < 1000)
        #expect(route.bytes(for: long, unicode: false).allSatisfy { $0 < 0x80 })
    }
}
