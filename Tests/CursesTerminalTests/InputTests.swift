import Drawing
import TerminalUI
import Testing

@testable import CursesTerminal

extension CursesTests {
    @Suite(.serialized) struct InputTests {
        private static func at(_ x: Int, _ y: Int, _ kind: MouseEvent.Kind) -> InputEvent {
            .mouse(MouseEvent(kind, at: CellPoint(x: x, y: y)))
        }

        /// What the terminal sends, and what the game hears.
        static let table: [(String, [InputEvent])] = [
            ("a", [.key(.character("a"))]),
            ("é鳥🐦", [.key(.character("é")), .key(.character("鳥")), .key(.character("🐦"))]),
            ("👩‍👩‍👧", [.key(.character("👩‍👩‍👧"))]),
            ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{1B}[Z", [.key(.backTab)]),
            ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]), (" ", [.key(.character(" "))]),
            ("\u{3}", [.key(.control("c"))]), ("\u{1A}", [.key(.control("z"))]), ("\u{0}", [.key(.control(" "))]),
            ("\u{1C}", [.key(.control("\\"))]),
            ("\u{1B}", [.key(.escape)]), ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
            ("\u{1B}\u{1B}\u{1B}", [.key(.escape), .key(.escape), .key(.escape)]),
            // Esc and a key at once are the key with Alt; nothing but the beginning of a sequence is typed apart.
            ("\u{1B}x", [.key(.alt(.character("x")))]), ("\u{1B}[", [.key(.escape), .key(.character("["))]),
            ("\u{1B}]", [.key(.escape), .key(.character("]"))]), ("\u{1B}\u{7F}", [.key(.alt(.backspace))]),
            ("\u{1B}\r", [.key(.alt(.enter))]), ("\u{1B}éa", [.key(.alt(.character("é"))), .key(.character("a"))]),
            ("\u{1B}\u{1}", [.key(.alt(.control("a")))]), ("\u{1B}\u{3}", [.key(.escape), .key(.control("c"))]),
            ("\u{1B}\u{1B}x", [.key(.escape), .key(.alt(.character("x")))]),
            ("\u{1B}\u{1B}\u{3}", [.key(.escape), .key(.escape), .key(.control("c"))]),
            ("\u{1B}[1;3A", [.key(.alt(.up))]), ("\u{1B}\u{1B}OB", [.key(.alt(.down))]),
            ("\u{1B}\u{1B}[D", [.key(.alt(.left))]), ("\u{1B}\u{1B}[<0;5;6M", [.key(.escape), at(4, 5, .press(1))]),
            ("\u{1B}\u{1B}]11;q\u{7}", [.key(.escape)]),
            ("\u{1B}OA", [.key(.up)]), ("\u{1B}[A", [.key(.up)]), ("\u{1B}[1;5A", [.key(.up)]),
            ("\u{1B}OB\u{1B}OC\u{1B}OD", [.key(.down), .key(.right), .key(.left)]),
            ("\u{1B}OH\u{1B}OF", [.key(.home), .key(.end)]), ("\u{1B}[1~\u{1B}[4~", [.key(.home), .key(.end)]),
            ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
            ("\u{1B}[2~\u{1B}[3~", [.key(.insert), .key(.delete)]),
            ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.key(.function(1)), .key(.function(5)), .key(.function(12))]),
            ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
            // Unknown sequences do nothing, and what follows is heard.
            ("\u{1B}[[Bx", [.key(.character("B")), .key(.character("x"))]), ("\u{1B}O5Ax", [.key(.character("x"))]),
            ("\u{1B}[57441ux", [.key(.character("x"))]), ("\u{1B}[?1;2cy", [.key(.character("y"))]),
            ("\u{1B}[200~two\r\nlines\u{1B}[201~z", [.paste("two lines"), .key(.character("z"))]),
            ("\u{1B}[200~\u{1B}[2J\u{7}bell\u{1B}[201~", [.paste("[2Jbell")]),
            ("\u{1B}[200~\u{1B}[201~", []),
            ("\u{1B}[200~lost end\u{3}", [.key(.control("c"))]),
            ("\u{1B}[<0;5;6M\u{1B}[<0;5;6m", [at(4, 5, .press(1)), at(4, 5, .release(1))]),
            (
                "\u{1B}[<2;300;7M\u{1B}[<34;301;7M\u{1B}[<2;301;7m",
                [
                    at(299, 6, .press(3)), at(300, 6, .drag(3)), at(300, 6, .release(3)),
                ]
            ),
            (
                "\u{1B}[<64;1;1M\u{1B}[<65;2;2M\u{1B}[<65;2;2M",
                [
                    at(0, 0, .wheelUp), at(1, 1, .wheelDown), at(1, 1, .wheelDown),
                ]
            ),
            ("\u{1B}[<35;9;8M", [at(8, 7, .move)]),
            // With Alt, with Control, and with Shift, which is the terminal's own.
            (
                "\u{1B}[<8;9;8M\u{1B}[<16;9;8M\u{1B}[<4;9;8M",
                [true, true, false].map {
                    .mouse(MouseEvent(.press(1), at: CellPoint(x: 8, y: 7), isModified: $0))
                }
            ),
            (
                "\u{1B}[<35;9;8M\u{1B}[<35;10;8M\u{1B}[<35;11;8Mx\u{1B}[<35;12;8M",
                [at(10, 7, .move), .key(.character("x")), at(11, 7, .move)]
            ),
            ("a\u{1B}[<0;1;1Mb", [.key(.character("a")), at(0, 0, .press(1)), .key(.character("b"))]),
            // The old form of it, and what lies.
            ("\u{1B}[M !!\u{1B}[M#!!", [at(0, 0, .press(1)), at(0, 0, .release(1))]),
            ("\u{1B}[MBCD\u{1B}[M`!\"", [at(34, 35, .drag(3)), at(0, 1, .wheelUp)]),
            ("\u{1B}[<0;0;1M\u{1B}[<0;99999999999999999999;1M\u{1B}[<0;1Mx", [.key(.character("x"))]),
            ("\u{1B}[<66;1;1M\u{1B}[<128;1;1M\u{1B}[<3;1;1M", []),
            // What lost its end ends where something else begins.
            ("\u{1B}[<0;5\u{1B}[A", [.key(.up)]), ("\u{1B}[<0;5\u{3}", [.key(.control("c"))]),
            ("\u{1B}[M!\u{3}", [.key(.control("c"))]), ("\u{1B}]11;rgb\u{1B}[A", [.key(.up)]),
            ("\u{1B}]11;rgb\u{3}", [.key(.control("c"))]), ("\u{1B}[1;5é", [.key(.character("é"))]),
            // Nor do answers become keys.
            ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\x", [.ground(.dark), .key(.character("x"))]),
            ("\u{1B}]11;q\u{7}x", [.key(.character("x"))]),
            ("\u{1B}P>|tmux\u{7}3.4\u{1B}\\x\u{1B}_Gi=1;OK\u{1B}\\", [.key(.character("x"))]),
            ("\u{1B}[?62;22c\u{1B}[>1;10;0c\u{1B}[?2031;1$y\u{1B}[?997;1n\u{1B}[?0u", []),
        ]

        /// The same key in each of the forms that terminals have for it, with modifiers and without.
        static let keys: [(Key, [String])] = [
            (.wordLeft, ["[1;5D", "Od", "[1;6D", "[57417;5u"]), (.wordRight, ["[1;5C", "Oc", "[1;133C"]),
            (.alt(.left), ["[1;3D", "\u{1B}[D", "\u{1B}OD", "[1;7D"]), (.alt(.right), ["[1;3C", "[57418;3u"]),
            (.alt(.character("b")), ["b", "[98;3u", "[27;3;98~", "[98;3:1u", "[98::98;3u"]),
            (.alt(.character("B")), ["B", "[98;4u", "[98:66;4u", "[27;4;66~"]),
            (.alt(.backspace), ["\u{7F}", "\u{8}", "[127;3u", "[27;3;127~"]),
            (.alt(.delete), ["[3;3~"]), (.alt(.control("c")), ["[99;7u"]),
            (.control("c"), ["[99;5u", "[27;5;99~", "[99;5:2u", "[1089::99;5u", "[99;6u", "[99;69u"]),
            (.control("w"), ["[119;5u", "[127;5u", "[27;5;8~"]), (.control(" "), ["[32;5u", "[27;5;32~"]),
            (.tab, ["[9u", "[105;5u"]), (.backTab, ["[9;2u", "[27;2;9~", "[Z"]),
            (.enter, ["[13u", "[13;5u", "[27;5;13~", "[109;5u", "OM", "[57414u"]), (.escape, ["[27u", "[27;129u"]),
            (.backspace, ["[127u", "[127;2u"]), (.character("a"), ["[97u", "[97;1u", "[97;;97u", "[97;66u"]),
            (.character("A"), ["[97;2u", "[97;65;65u", "[97;2;65u", "[97:65;2u", "[65;2u", "[27;2;65~", "[97;65u"]),
            (.character("é"), ["[233u", "[233;1:2u"]), (.character("É"), ["[233;2u", "[201;2u"]),
            (.character("鳥"), ["[40165u"]), (.character("ß"), ["[223;2u"]),
            (.up, ["[A", "OA", "[1;1:1A", "[1;129A", "[1;2A", "[57419u"]), (.delete, ["[3~", "[3;5~", "[57426u"]),
            (.home, ["[H", "[1~", "[7;5~", "[1;2H", "[57423u"]), (.function(5), ["[15~", "[15;1:1~", "[15;129~"]),
            (.function(1), ["[1;1P", "[1;129P", "[P"]),
            (.character("@"), ["[50:64;2u", "[50;2;64u", "[50;1;64u"]),
            (.function(3), ["[13~", "[13;1~"]), (.function(4), ["[S"]), (.character("5"), ["[57404u"]),
            (.character("/"), ["Oo", "[57410u"]),
            (.character("+"), ["Ok"]), (.character("."), ["On"]), (.character("="), ["OX"]),
        ]
        /// The release of a key, a key alone that others are held with, and what the game does not know.
        static let noKeys = [
            "[97;1:3u", "[1;1:3A", "[57441;2u", "[57358u", "[97;9u", "[1;9A", "[15;2~", "[27;5~", "[0u", "[1;5u",
            "[55296u", "[1114112u", "[99999999999999999999u", "[u", "[;5u", "[27;5;~", "[1;2R", "[?0u", "[>0u",
            "[51;5u",
            "[1089;5u", "[1E", "[25~",
        ]

        @Test(arguments: ["xterm-256color", "vt100", "linux", "rxvt-unicode-256color", "screen-256color"])
        func keysInAllTheirForms(_ term: String) throws {
            let pty = try PseudoTerminal()
            guard let terminal = try? pty.open(term: term) else { return }
            defer { terminal.close() }
            func heard(_ form: String) -> [InputEvent] {
                pty.type("\u{1B}" + form)
                return hear(terminal)
            }
            for (key, forms) in Self.keys {
                for form in forms { #expect(heard(form) == [.key(key)], "\(form.debugDescription) of \(term)") }
            }
            for (digit, letter) in "pqrstuvwxy".enumerated() {
                #expect(heard("O\(letter)") == [.key(.keypad(digit))], "\(term)")
            }
            for form in Self.noKeys { #expect(heard(form) == [], "\(form.debugDescription) of \(term)") }
        }

        /// Waits as long as it takes for all that was typed to be given up or heard.
        private func hear(_ terminal: CursesTerminal) -> [InputEvent] {
            var events = terminal.readEvents()
            _ = terminal.wait(milliseconds: InputDecoder.escapeTimeout)
            events += terminal.readEvents()
            return events
        }

        @Test(arguments: ["xterm-256color", "screen-256color", "tmux-256color"])
        func decodes(_ term: String) throws {
            let pty = try PseudoTerminal(width: 400, height: 50)
            let terminal = try pty.open(term: term) { $0.hover = true }
            defer { terminal.close() }
            for (typed, expected) in Self.table {
                pty.type(typed)
                #expect(hear(terminal) == expected, "\(typed.debugDescription)")
                #expect(terminal.readEvents().isEmpty)
            }
        }

        /// A code point whose bytes come apart is one key.
        @Test func bytesMayComeApart() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            defer { terminal.close() }
            let bytes = Array("鳥".utf8)
            pty.type([bytes[0]])
            #expect(terminal.readEvents().isEmpty)
            pty.type(Array(bytes[1...]))
            #expect(terminal.readEvents() == [.key(.character("鳥"))])
            // Bytes that are no text are no key.
            pty.type([0xFF, 0xFE, 0x61])
            #expect(terminal.readEvents() == [.key(.character("a"))])
        }

        /// Half a report used to hold ncurses, and with it the game, for good.
        @Test func halfAReportHoldsNobodyUp() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            defer { terminal.close() }
            pty.type("\u{1B}[<0;5")
            #expect(terminal.readEvents().isEmpty)
            pty.type(";6M")
            #expect(terminal.readEvents() == [Self.at(4, 5, .press(1))])
            pty.type("\u{1B}[<0;5")
            #expect(terminal.readEvents().isEmpty)
            #expect(terminal.wait(milliseconds: nil).isEmpty)
            pty.type("q")
            #expect(terminal.readEvents() == [.key(.character("q"))])
        }

        @Test func mouseIsLeftAloneWhereNotWanted() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open { $0.mouse = false }
            defer { terminal.close() }
            #expect(!terminal.capabilities.mouse)
            #expect(!pty.text().contains("?1006"))
        }

        @Test func hangUpEndsTheInput() throws {
            let pty = try PseudoTerminal()
            let terminal = try pty.open()
            defer { terminal.close() }
            #expect(terminal.readEvents().isEmpty)
            pty.hangUp()
            #expect(terminal.wait(milliseconds: nil).isEmpty)
            #expect(terminal.readEvents() == [.endOfInput])
            #expect(terminal.readEvents().isEmpty)
        }
    }
}
