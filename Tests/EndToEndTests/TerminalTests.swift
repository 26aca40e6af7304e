import Foundation
import Testing

/// How a color is named in an escape sequence.
enum ColorForm: Sendable {
    case direct, indexed, named

    /// All forms in what tmux captured.
    static func all(in screen: String) -> Set<ColorForm> {
        var forms: Set<ColorForm> = []
        for match in screen.matches(of: /\u{1B}\[([0-9;]*)m/) {
            var codes = match.1.split(separator: ";").compactMap { Int($0) }[...]
            while let code = codes.popFirst() {
                switch code {
                case 38, 48:
                    let isDirect = codes.popFirst() == 2
                    codes = codes.dropFirst(isDirect ? 3 : 1)
                    forms.insert(isDirect ? .direct : .indexed)
                case 30...37, 40...47, 90...97, 100...107: forms.insert(.named)
                default: break
                }
            }
        }
        return forms
    }
}

extension EndToEnd {
    @Suite("Terminals")
    struct Terminals {
        @Test(
            "A locale that is not installed keeps its character set",
            arguments: [
                ("xx_YY.UTF-8", true), ("C.UTF-8", true), ("", true), ("C", false), ("xx_YY.ISO-8859-1", false),
            ])
        func locales(locale: String, isUnicode: Bool) throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion", with: "LC_ALL=\(locale) LANG= LC_CTYPE=")
            let screen = try game.wait(for: "Bird Springs")
            #expect(screen.unicodeScalars.contains { !$0.isASCII } == isUnicode)
            #expect(try game.program.run(["refill", "--all"]).status == 0)
            let widget = try game.program.run(
                ["widget", "--family", "small"], environment: ["LC_ALL": locale, "LANG": "", "LC_CTYPE": ""])
            #expect(widget.status == 0)
            #expect(widget.output.unicodeScalars.contains { !$0.isASCII } == isUnicode)
            let doctor = try game.program.run(["doctor"], environment: ["LC_ALL": locale])
            #expect(doctor.error.contains("isn’t installed") == locale.hasPrefix("xx"))
        }

        @Test(
            "Colors as the terminal has them",
            arguments: [
                ("", "", ColorForm.direct), ("COLORTERM=", "", ColorForm.indexed),
                ("TERM=xterm-256color COLORTERM=", "", ColorForm.indexed),
                ("TERM=xterm COLORTERM=", "", ColorForm.named), ("NO_COLOR=1", "", nil), ("TERM=vt100", "", nil),
                ("", "--colors 16", ColorForm.named), ("", "--colors mono", nil),
                ("NO_COLOR=1", "--colors 24bit", ColorForm.direct),
            ])
        func colors(variables: String, arguments: String, form: ColorForm?) throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion \(arguments)", with: variables)
            try game.wait(for: "help")
            #expect(ColorForm.all(in: try game.coloredScreen()) == Set([form].compactMap(\.self)))
        }

        /// Terminal types that are in no database.
        @Test(
            "A terminal without an entry is driven by the nearest one, and told so when it is left",
            arguments: [("foot-novel", "xterm-256color", "24bit"), ("screen.novel-2", "screen-256color", "256")])
        func unknownTerminals(term: String, entry: String, colors: String) throws {
            let game = try PtyGame(["--in-memory"], variables: ["TERM": term, "COLORTERM": ""])
            try game.wait(for: "\u{1B}[?1049h")
            try game.wait(for: "Bird")
            game.type("q")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("\(term)")
            try game.wait(for: "“\(term)” (TERM) isn’t known on this system, so “\(entry)” was used.")
            let facts = try game.program.run(
                ["doctor", "--terminal", "--json"], environment: ["TERM": term, "FORCE_COLOR": "1"])
            #expect(facts.output.contains("\"entry\": \"\(entry)\""), "\(facts)")
            #expect(facts.output.contains("\"colors\": \"\(colors)\"") && facts.status == 1, "it is a pipe")
        }

        /// As over ssh, which passes on no variable but `TERM`.
        @Test("A terminal that says what it is has its colors", arguments: ["xterm", "xterm-256color"])
        func identity(term: String) throws {
            let game = try PtyGame(["--in-memory"], variables: ["TERM": term, "COLORTERM": ""])
            game.answers = false
            try game.wait(for: "\u{1B}[>q")
            game.type("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64c")
            game.answers = true
            try game.wait(for: "\u{1B}[38;2;")
            game.type("?")
            try game.wait(for: "How it works")
            game.type("\u{3}")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("\(term)")
        }

        @Test("Without UTF-8 it draws in ASCII", arguments: ["LC_ALL=C", "LC_ALL=POSIX", "LANG=C"])
        func ascii(variables: String) throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion", with: variables)
            let screens = [
                try game.wait(for: "help"), try afterPressing("Enter", in: game, until: "decorate"),
                try afterPressing("?", in: game, until: "How it works"),
            ]
            for screen in screens { #expect(!screen.contains { !$0.isASCII }, "\(screen)") }
        }

        private func afterPressing(_ key: String, in game: TmuxGame, until text: String) throws -> String {
            try game.press(key)
            return try game.wait(for: text)
        }

        @Test("Esc alone is a key, at once")
        func escape() throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.press("?")
            try game.wait(for: "How it works")
            try game.press("Escape")
            try game.wait(untilGone: "How it works")
        }

        @Test("A click opens what it meets, the wheel scrolls, the right button leads back")
        func mouse() throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.wait(for: "Feathered Friends")
            #expect(try game.format("#{mouse_sgr_flag}") == "1")
            #expect(try Self.selected(in: game.screen()) != "Quiet Haven")
            for _ in 0..<4 { try game.mouse(button: 65, column: 20, row: 10) }
            try game.wait("its tile") { Self.selected(in: $0) == "Quiet Haven" }
            try game.click(on: "▎ Quiet Haven")
            try game.wait(for: "decorate")
            try game.mouse(button: 2, column: 20, row: 10)
            try game.wait(untilGone: "decorate")
            try game.click(on: "Birds ")
            try game.wait(for: "You’ve met")
        }

        @Test("Any size, any time: nothing left over, nothing forgotten")
        func resizing() throws {
            let game = try TmuxGame(width: 120, height: 40)
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.press("End")
            try game.wait("a selection") { Self.selected(in: $0) == "Quiet Haven" }
            for (width, height) in [(60, 20), (200, 60), (80, 24), (97, 31)] {
                try game.resize(width: width, height: height)
                try game.wait("\(width)×\(height)") { Self.isWhole($0, height: height) }
                #expect(Self.selected(in: try game.screen()) == "Quiet Haven", "\(width)×\(height)")
            }
            try game.resize(width: 40, height: 12)
            try game.wait(for: "Summary")
            try game.resize(width: 28, height: 8)
            let small = try game.wait(for: "2 columns")
            #expect(small.contains("2 rows"))
            #expect(small.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.count == 1)
            try game.resize(width: 80, height: 24)
            try game.wait("80×24") { Self.isWhole($0, height: 24) && Self.selected(in: $0) == "Quiet Haven" }
        }

        @Test("A screen that came to its size by detours is the one that was there before")
        func noDebris() throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.press("?")
            // Toasts come and go; the text below and the frame around it are what counts.
            let before = try game.wait(for: "Esc close").sheet
            for (width, height) in [(120, 40), (60, 20), (40, 10), (200, 60), (33, 50), (80, 24)] {
                try game.resize(width: width, height: height)
                try game.wait("\(width)×\(height)") { _ in
                    try game.format("#{window_width}×#{window_height}") == "\(width)×\(height)"
                }
            }
            try game.wait("the same screen") { $0.sheet == before }
        }

        /// The name on the tile that is marked as chosen.
        private static func selected(in screen: String) -> String? {
            screen.firstMatch(of: /▎ ([A-Z][a-z]+ [A-Z][a-z]+)/).map { String($0.1) }
        }

        /// The last line is the one with the hints, the first one with the sections.
        private static func isWhole(_ screen: String, height: Int) -> Bool {
            let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.count > height - 1 && lines[height - 1].contains("? help")
                && screen.contains("Backyards")
        }
    }
}

extension String {
    /// The lines of a sheet that is open, between its corners.
    fileprivate var sheet: [Substring] {
        split(separator: "\n").filter { $0.contains(/[╭╰│]/) }
    }
}
