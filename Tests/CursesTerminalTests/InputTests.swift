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
            // Alt is Esc and then the key, but for Alt-Backspace, which the game knows.
            ("\u{1B}x", [.key(.escape), .key(.character("x"))]), ("\u{1B}[", [.key(.escape), .key(.character("["))]),
            ("\u{1B}]", [.key(.escape), .key(.character("]"))]), ("\u{1B}\u{7F}", [.key(.alt("\u{7F}"))]),
            ("\u{1B}\r", [.key(.escape), .key(.enter)]), ("\u{1B}é", [.key(.escape), .key(.character("é"))]),
            ("\u{1B}[1;3A", [.key(.escape), .key(.up)]), ("\u{1B}\u{1B}OB", [.key(.escape), .key(.down)]),
            ("\u{1B}OA", [.key(.up)]), ("\u{1B}[A", [.key(.up)]), ("\u{1B}[1;5A", [.key(.up)]),
            ("\u{1B}OB\u{1B}OC\u{1B}OD", [.key(.down), .key(.right), .key(.left)]),
            ("\u{1B}OH\u{1B}OF", [.key(.home), .key(.end)]), ("\u{1B}[1~\u{1B}[4~", [.key(.home), .key(.end)]),
            ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
            ("\u{1B}[2~\u{1B}[3~", [.key(.insert), .key(.delete)]),
            ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.key(.function(1)), .key(.function(5)), .key(.function(12))]),
            ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
            // Unknown sequences do nothing, and what follows is heard.
            ("\u{1B}[[Bx", [.key(.character("B")), .key(.character("x"))]), ("\u{1B}O5Ax", [.key(.character("x"))]),
            ("\u{1B}[99;7ux", [.key(.character("x"))]), ("\u{1B}[?1;2cy", [.key(.character("y"))]),
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

        /// Waits as long as it takes for all that was typed to be given up or heard.
        private func hear(_ terminal: CursesTerminal) -> [InputEvent] {
            var events = terminal.readEvents()
            _ = terminal.wait(milliseconds: InputDecoder.escapePatience)
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
