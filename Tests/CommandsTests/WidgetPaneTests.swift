import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing
import Widgets
import Words

@testable import Commands
@testable import backyard_birds

/// A strip that stays, before a terminal and a clock in memory.
@Suite struct WidgetPaneTests {
    private let machine = TestMachine(files: MemoryFiles(hasWatch: true))

    /// Follows what `script` does to the terminal, in a game that has been left with everything filled.
    private func follow(
        _ line: String = "", kind: String = "backyard", family: String = "strip",
        size: CellSize = CellSize(width: 120, height: 8), words spoken: Words = Words(),
        pressed: ((WidgetPane.Button, Set<ID<Backyard>>) -> Void)? = nil, opened: ((String) -> Void)? = nil,
        _ script: (MemoryTerminal) -> Void
    ) throws -> (signal: Int32?, terminal: MemoryTerminal) {
        let session = try machine.open()
        for yard in session.world.backyards { try session.perform(.refillFood(yard.id)) }
        for yard in session.world.backyards { try session.perform(.refillWater(yard.id)) }
        session.close()
        let terminal = MemoryTerminal(size: size) { [machine] milliseconds in
            machine.pass(.milliseconds(Int64(milliseconds)))
        }
        script(terminal)
        let console = Console(write: { _ in }, writeError: { _ in })
        let words = "widget \(kind) --family \(family) --follow --glyphs half --colors 24bit \(line)"
            .replacing(" ", with: "|")
        let source = try CommandRun(machine).widget(words, console: console)
        let strip = WidgetPane(terminal, spoken) {
            [machine] in
            machine.environment.uptime().seconds
        } act: { button, yards, _ in
            pressed?(button, yards)
            return "Done: \(button)"
        }
        let follower = WidgetFollower(source) { entry, configuration, display in
            strip.show(entry, configuration, on: display)
        } wait: { milliseconds in
            strip.wait(milliseconds: milliseconds)
        } held: {
            strip.held
        }
        let signal = try follower.run()
        if let link = strip.opened { opened?(link) }
        return (signal, terminal)
    }

    private func text(_ frame: CellGrid) -> String { frame.textRows.joined(separator: "\n") }

    /// Frames come with entries and flights alone; from one flight to the next it sleeps.
    @Test func itDrawsWhileSomethingFliesAndSleepsOtherwise() throws {
        let (signal, terminal) = try follow { $0.type("q", after: 3_600_000) }
        #expect(signal == nil)
        let frame = 1000 / Int(WidgetPane.flightRate) + 1
        let ofFlights = terminal.waits.compactMap { $0 }.filter { $0 <= frame }
        let long = terminal.waits.compactMap { $0 }.filter { $0 > frame }
        #expect(!ofFlights.isEmpty, "somebody came")
        #expect(long.count < 60, "\(long)")
        let arrivalFrames = Int(2.4 * WidgetPane.flightRate) + 2
        #expect(ofFlights.count <= long.count * arrivalFrames, "\(ofFlights.count) for \(long.count) entries")
        #expect(Set(terminal.frames.map(text)).count > 5, "birds are seen to move")
    }

    @Test func reducedMotionHasNoFlights() throws {
        let terminal = try follow("--reduced-motion") { $0.type("q", after: 3_600_000) }.terminal
        let frame = 1000 / Int(WidgetPane.flightRate) + 1
        #expect(!terminal.waits.contains(frame), "\(terminal.waits)")
    }

    @Test func itFollowsItsPaneAndEndsAsItIsToldTo() throws {
        let (signal, terminal) = try follow { terminal in
            terminal.resize(to: CellSize(width: 200, height: 40))
            terminal.send(keys: .character("w"), .character("x"))
            terminal.interrupt(.end(15), after: 10)
        }
        #expect(signal == 15)
        let last = terminal.frame
        #expect(last.size == CellSize(width: 200, height: 40))
        #expect(text(last).contains("Bird Springs") && text(last).contains("Quiet Haven"))
        #expect(last.textRows[21...].allSatisfy { $0.allSatisfy { $0 == " " } }, "no higher than a strip is")
        #expect(try follow { $0.send(keys: .control("c")) }.signal == 2)
        #expect(try follow { $0.send(.endOfInput) }.signal == nil)
    }

    @Test func hiddenNamesAreInNoFrame() throws {
        for degree in ["private", "locked"] {
            let terminal = try follow("--redacted=\(degree)") { $0.type("q", after: 600_000) }.terminal
            let shown = terminal.frames.map(text).joined()
            #expect(!shown.contains("Bird Springs") && !shown.contains("Haven"), "\(degree)")
        }
    }

    /// Every family answers its buttons by key and by click.
    @Test(arguments: ["inline", "rectangular", "small", "medium", "large", "strip"])
    func buttonsAnswerKeysAndClicks(family: String) throws {
        var pressed: [WidgetPane.Button] = []
        var link = ""
        let press = { (button: WidgetPane.Button, _: Set<ID<Backyard>>) in pressed.append(button) }
        let size = CellSize(width: 120, height: 30)
        let terminal = try follow(family: family, size: size, pressed: press, opened: { link = $0 }) {
            $0.send(keys: .character("r"), .character("s"), .character("o"))
        }.terminal
        #expect(pressed == [.refill, .star] && link.hasPrefix("backyardbirds://backyard/"), "\(link)")
        #expect(terminal.frames.map(text).contains { $0.contains("Done: star") })
        let rows = try #require(terminal.frames.first).textRows
        let row = try #require(rows.firstIndex { $0.contains("r refill   s favorite   o open") })
        let places = ["r refill", "s favorite"].compactMap { rows[row].firstRange(of: $0) }.map {
            rows[row].distance(from: rows[row].startIndex, to: $0.lowerBound)
        }
        pressed = []
        _ = try follow(family: family, size: size, pressed: press) { terminal in
            for x in places { terminal.send(.mouse(MouseEvent(.press(1), at: CellPoint(x: x, y: row)))) }
            terminal.type("q", after: 10)
        }
        #expect(pressed == [.refill, .star])
        link = ""
        _ = try follow(family: family, size: size, opened: { link = $0 }) {
            $0.send(.mouse(MouseEvent(.press(1), at: CellPoint(x: 2, y: 0))))
        }
        #expect(link.hasPrefix("backyardbirds://"))
    }

    /// An answer is read whole where it does not fit beside the buttons: below them, or beside their keys.
    @Test(arguments: [(44, 30, "Done: refill"), (44, 15, "r   s   o   q   Done: refill"), (30, 30, "r   s   o   q")])
    func anAnswerIsReadWhole(width: Int, height: Int, line: String) throws {
        let terminal = try follow(family: "small", size: CellSize(width: width, height: height)) {
            $0.send(keys: .character("r"), .character("q"))
        }.terminal
        let rows = terminal.frames.flatMap(\.textRows)
        #expect(rows.contains { $0.contains(line) } && rows.contains { $0.contains("Done: refill") }, "\(rows)")
    }

    /// A key acts on the yards of the entry, and only where it is offered.
    @Test(arguments: ["supplies", "visitors", "lifelist"]) func onlyWhatActsIsOffered(kind: String) throws {
        func press(_ line: String) throws -> (keys: [WidgetPane.Button], yards: Set<ID<Backyard>>, buttons: String) {
            var (keys, all): ([WidgetPane.Button], Set<ID<Backyard>>) = ([], [])
            let note = { (button: WidgetPane.Button, yards: Set<ID<Backyard>>) in
                keys.append(button)
                all.formUnion(yards)
            }
            let frames = try follow(line, kind: kind, family: "rectangular", pressed: note) {
                $0.send(keys: .character("r"), .character("s"))
                $0.type("q", after: 10)
            }.terminal.frames
            return (keys, all, try #require(frames.first?.textRows.first { $0.contains("o open") }))
        }
        let yards = try machine.open().world.backyards
        let all = try press("")
        #expect(all.keys == (kind == "lifelist" ? [] : [.refill]))
        #expect(all.yards == (kind == "lifelist" ? [] : Set(yards.map(\.id))))
        #expect(!all.buttons.contains("favorite") && all.buttons.contains("refill") == (kind != "lifelist"))
        // A life list is of all yards.
        guard kind != "lifelist" else { return }
        let one = try press("--backyard \(yards[1].id.rawValue)")
        #expect(one.keys == [.refill, .star] && one.yards == [yards[1].id])
    }

    /// A star makes a yard more or less relevant; the next press takes it back all the same.
    @Test func aSecondStarTakesTheFirstBack() throws {
        var starred: [ID<Backyard>] = []
        // Of favorites, the one whose star is taken away becomes less relevant than all others.
        let session = try machine.open()
        for yard in session.world.backyards { try session.perform(.setBackyardFavorite(yard.id, true)) }
        session.close()
        _ = try follow(family: "medium", size: CellSize(width: 80, height: 24)) { [machine] _, yards in
            starred += yards
            guard let yard = yards.first, let session = try? machine.open() else { return }
            let isFavorite = session.world.backyard(yard)?.isFavorite == true
            _ = try? session.perform(.setBackyardFavorite(yard, !isFavorite))
            session.close()
        } _: { terminal in
            for _ in 0..<4 { terminal.send(keys: .character("s")) }
            // A minute later it is the most relevant one's turn again.
            terminal.type("s", after: 62_000)
            terminal.type("q", after: 10)
        }
        #expect(starred.count == 5 && Set(starred.prefix(4)).count == 1, "\(starred)")
    }

    /// Left and Right turn a strip to each yard, also to those that have no room beside it, and round.
    @Test func aStripIsTurnedByItsKeys() throws {
        let yards = try machine.open().world.backyards.map(\.id)
        var starred: [ID<Backyard>] = []
        let size = CellSize(width: 40, height: 8)
        let terminal = try follow(size: size, pressed: { starred += $1 }) { terminal in
            for _ in yards { terminal.send(keys: .character("s"), .right) }
            terminal.send(keys: .left, .character("s"))
            terminal.type("q", after: 10)
        }.terminal
        #expect(Set(starred) == Set(yards) && starred.count == yards.count + 1)
        #expect(starred.last == starred.dropLast().last)
        #expect(terminal.frames.contains { text($0).contains("Feathered Friends") })
    }

    /// From the right it is laid out, and clicked on, where the library is that orders texts.
    @Test(.enabled(if: FriBidi.shared != nil), arguments: ["inline", "small", "strip"])
    func aPaneFromTheRight(family: String) throws {
        let words = Words(try #require(Language("ar-XB")))
        var pressed: [WidgetPane.Button] = []
        let size = CellSize(width: 120, height: 30)
        let terminal = try follow("--language ar-XB", family: family, size: size, words: words) {
            $0.type("q", after: 10)
        }.terminal
        #expect(terminal.keepsOrder)
        let frame = try #require(terminal.frames.first)
        let row = try #require(frame.textRows.firstIndex { $0.hasSuffix("llifer r") })
        #expect(family == "strip" || (100..<120).contains { frame[$0, 0].scalar != " " })
        _ = try follow(
            "--language ar-XB", family: family, size: size, words: words,
            pressed: { button, _ in pressed.append(button) }
        ) { terminal in
            terminal.send(.mouse(MouseEvent(.press(1), at: CellPoint(x: 118, y: row))))
            terminal.type("q", after: 10)
        }
        #expect(pressed == [.refill])
    }

    @Test(arguments: [
        (CellSize(width: 80, height: 6), CellSize(width: 80, height: 6)),
        (CellSize(width: 80, height: 24), CellSize(width: 80, height: 15)),
        (CellSize(width: 300, height: 60), CellSize(width: 300, height: 20)),
        (CellSize(width: 10, height: 30), CellSize(width: 10, height: 4)),
        (CellSize(width: 10, height: 2), CellSize(width: 10, height: 2)),
    ])
    func itTakesWhatOfAPaneIsAStrip(pane: CellSize, strip: CellSize) {
        #expect(StripLayout.fitting(pane) == strip)
    }
}
