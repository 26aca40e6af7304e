import Chronology
import Drawing
import Scene
import Screens
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Commands
@testable import backyard_birds

/// The whole game through its real loop, before a terminal and a clock in memory.
@Suite struct GameLoopTests {
    private let machine = TestMachine(files: MemoryFiles(hasWatch: true))

    /// Pictures of first sightings would cover what these tests look at.
    init() throws {
        try configure(#"{ "first-sightings": "off" }"#)
    }

    /// Plays what `script` sends to the terminal.
    private func play(
        _ line: String = "", size: CellSize = CellSize(width: 80, height: 24), isStill: Bool = true,
        on other: TestMachine? = nil, _ script: (MemoryTerminal) -> Void
    ) throws -> (ending: GameLoop.Ending, terminal: MemoryTerminal) {
        let machine = other ?? machine
        let words = (line + (isStill ? " --reduced-motion" : "")).split(separator: " ").map(String.init)
        let console = Console(write: { _ in }, writeError: { _ in })
        let runner = CommandLineRunner(environment: machine.environment, console: console, pages: ScreenPages())
        guard case .play(let options) = runner.run(words) else {
            throw UsageError.unknownCommand(line, suggestion: nil)
        }
        let terminal = MemoryTerminal(size: size) { [machine] milliseconds in
            machine.pass(.milliseconds(Int64(milliseconds)))
        }
        script(terminal)
        let session = try Session.open(options.configuration, environment: machine.environment, savesInline: true)
        var loop = GameLoop(
            session: session, terminal: terminal, options: options, library: AssetLibrary(),
            config: ConfigWatch(machine.environment))
        let ending = loop.run()
        session.close()
        #expect(session.saveStatus == .saved)
        return (ending, terminal)
    }

    private func text(_ frame: CellGrid) -> String { frame.textRows.joined(separator: "\n") }

    /// The first bird comes after eight seconds, on the wing for whoever looks.
    @Test(arguments: [true, false])
    func whileNobodyLooksNothingMoves(isLookedAt: Bool) throws {
        let terminal = try play(isStill: false) {
            $0.send(.focus(isLookedAt))
            $0.type("q", after: 20_000)
        }.terminal
        let short = terminal.waits.compactMap { $0 }.count { $0 < 200 }
        #expect(isLookedAt ? short > 100 : short < 5, "\(short)")
    }

    /// The first bird is on its way in nine seconds after the beginning: pictures move thirty times a second.
    @Test func aKeyIsAnsweredBeforePicturesMoveOn() throws {
        let terminal = try play(isStill: false) { terminal in
            terminal.send(.focus(true), after: 9000)
            for key in [Key.right, .left, .right] { terminal.send(.key(key), after: 47) }
            terminal.type("q", after: 100)
        }.terminal
        func pictures(_ frame: CellGrid) -> [Cell] {
            frame.cells.filter {
                if case .glyph(let glyph) = $0.content { "▀▄▌▐▖▗▘▝▚▞▙▛▜▟█".contains(glyph) } else { false }
            }
        }
        let frames = terminal.frames.suffix(14)
        let answers = zip(frames, frames.dropFirst()).filter { $0 != $1 && pictures($0) == pictures($1) }
        #expect(answers.count >= 3, "\(answers.count) of \(frames.count)")
    }

    /// The settings file is looked at between keys, not before an answer.
    @Test func theAnswerToAKeyWaitsForNoFile() throws {
        let files = machine.files
        var before: Int?
        var asked: [Int] = []
        _ = try play { terminal in
            terminal.onEvents = { before = files.calls.count }
            terminal.onPresent = {
                if let before { asked.append(files.calls.count - before) }
                before = nil
            }
            for key in [Key.right, .left, .right, .left] { terminal.send(keys: key, after: 3000) }
            terminal.type("q", after: 3000)
        }
        #expect(asked == [0, 0, 0, 0])
    }

    /// The settings file is looked at after an answer if the system tells of no changes.
    @Test func aSettingsFileIsFoundBetweenKeys() throws {
        let machine = TestMachine(files: MemoryFiles(hasWatch: false))
        let terminal = try play(on: machine) { terminal in
            var answers = 0
            terminal.onEvents = {
                answers += 1
                if answers == 2 { try? configure(#"{ "theme": "light" }"#, on: machine) }
            }
            for key in [Key.right, .left, .right] { terminal.send(keys: key, after: 3000) }
            terminal.type("q", after: 3000)
        }.terminal
        func ground(_ frame: CellGrid) -> Cell { frame[0, 0] }
        let (first, last) = (try #require(terminal.frames.first), try #require(terminal.frames.last))
        #expect(ground(first) != ground(last))
    }

    /// One that comes in while a frame is drawn is answered by that frame.
    @Test func aKeyThatComesInWhileAFrameIsDrawnIsInIt() throws {
        let terminal = try play(isStill: false) { terminal in
            terminal.send(.focus(true), after: 9000)
            terminal.sendWhileDrawing(.character("?"))
            terminal.send(keys: .control("c"), after: 500)
        }.terminal
        let index = terminal.framesBefore
        #expect(index > 50 && text(terminal.frames[index - 1]) != text(terminal.frames[index]))
        #expect(!text(terminal.frames[index - 1]).contains("How it works"))
        #expect(text(terminal.frames[index]).contains("How it works"))
    }

    @Test func aShortGame() throws {
        let began = machine.wall
        let (ending, terminal) = try play { terminal in
            terminal.type("w", after: 2000)
            terminal.type("b", after: 500)
            terminal.send(keys: .down, .enter, .enter, .enter, after: 500)
            terminal.type("q", after: 500)
        }
        #expect(ending == .left)
        let texts = terminal.frames.map(text)
        let order = [
            "Bird Springs", "Fresh water in Bird Springs", "Best Value", "Buy with simulated money?", "Thank you",
        ]
        let first = order.map { text in texts.firstIndex { $0.contains(text) } ?? -1 }
        #expect(first.first == 0 && first == first.sorted() && Set(first).count == order.count, "\(first)")

        let saved = try machine.open()
        #expect(saved.world.backyards[0].water.filledAt == began + .seconds(2))
        #expect(saved.world.owned(.nutritionPellet) == 4)
        #expect(saved.store.state.ledger.count == 1)
    }

    /// With nothing moving the loop sleeps from one event of the world to the next, and to the minute's save; each
    /// event wakes it again for its save and for the end of its announcement, of which a small pane shows three parts.
    /// The first words of a new game are one more announcement, kept in the settings.
    @Test(arguments: [(CellSize(width: 30, height: 10), 300), (CellSize(width: 80, height: 24), 60)])
    func itSleepsWhenNothingIsDue(size: CellSize, seconds: Int) throws {
        let session = try machine.open { $0.inMemory = true }
        var world = session.world
        let events = world.advance(to: world.clock + .seconds(Int64(seconds)), allowances: session.allowances)
        #expect(!events.isEmpty)

        let (ending, terminal) = try play(size: size) { $0.type("q", after: 1000 * seconds) }
        #expect(ending == .left)
        let isBusy = zip(terminal.waits, terminal.waits.dropFirst()).contains { $0 == 0 && $1 == 0 }
        #expect(!isBusy, "\(terminal.waits)")
        #expect(
            terminal.waits.count <= 5 * (events.count + 1) + 3 * (seconds / 60), "\(terminal.waits), \(events.count)")
    }

    /// Moving pictures leave most of a slow line to the player's keys, and of keys that came together one picture shows
    /// what came of them.
    @Test func aSlowLineIsNotFilledWithMovingPictures() throws {
        let (ending, terminal) = try play(isStill: false) { terminal in
            terminal.lineSpeed = 9600
            terminal.send(keys: .enter, after: 2000)
            terminal.send(.key(.down), .key(.up), .key(.down), .key(.up), after: 20_000)
            terminal.send(keys: .control("c"), after: 60_000)
        }
        #expect(ending == .left)
        // Of those that are as large as the screen, keys have asked.
        let moving = terminal.writing.filter { $0 < 5000 }
        #expect(moving.count > 4 && moving.reduce(0, +) < 80_000 / 2, "\(terminal.writing)")
    }

    /// A terminal on a busy machine stops reading now and then: pictures don't come in pieces because of that.
    @Test func aTerminalThatStopsOnceIsNotSlow() throws {
        func frames(stop: Int) throws -> Int {
            try play(size: CellSize(width: 60, height: 20)) { terminal in
                terminal.firstStop = stop
                terminal.type("2", after: 5000)
                terminal.send(keys: .control("c"), after: 2000)
            }.terminal.frames.count { text($0).contains("latest first") }
        }
        let (stopped, free) = (try frames(stop: 2000), try frames(stop: 0))
        #expect(stopped <= free + 1, "\(stopped) frames instead of \(free)")
    }

    /// Words stand there before the pictures among them, and in the end all of it does.
    @Test func onASlowLineWordsComeFirst() throws {
        func shop(_ lineSpeed: Int?) throws -> MemoryTerminal {
            try play(size: CellSize(width: 120, height: 40)) { terminal in
                terminal.lineSpeed = lineSpeed
                terminal.type("5", after: 40_000)
                terminal.type("?", after: 60_000)
                terminal.send(keys: .escape, after: 60_000)
                terminal.send(keys: .control("c"), after: 60_000)
            }.terminal
        }
        // The shop explains itself once, and then looks the same every time.
        _ = try shop(nil)
        let slow = try shop(9600)
        // The words of Help are 4 kB with their colors.
        let most = 4500
        for words in ["Best Value", "How it works"] {
            let first = try #require(slow.frames.firstIndex { text($0).contains(words) })
            #expect(slow.writing[first] < most, "\(words): \(slow.writing[first]) ms")
        }
        #expect(slow.writing.dropFirst(2).allSatisfy { $0 < most }, "\(slow.writing)")
        let quick = try shop(nil)
        // Beside the sidebar, where birds come and go meanwhile, and above what is said of them.
        for y in 0..<38 {
            for x in 27..<slow.size.width {
                #expect(slow.frame[x, y] == quick.frame[x, y], "\(x), \(y)")
            }
        }
    }

    /// The widgets on their screen change by the hour, the weather and in steps: between those the loop sleeps.
    @Test func widgetsWakeItOnlyWhenTheyMayChange() throws {
        let minutes = 60
        let session = try machine.open { $0.inMemory = true }
        var world = session.world
        let events = world.advance(to: world.clock + .minutes(Int64(minutes)), allowances: session.allowances)
        let (ending, terminal) = try play("--open backyardbirds://widgets") { terminal in
            terminal.send(keys: .control("c"), after: 60_000 * minutes)
        }
        #expect(ending == .left)
        #expect(terminal.frame.textRows.contains { $0.contains("Small") || $0.contains("One line") })
        // Each event, its announcement's end, saves, hours of five yards, their weather and six steps of supplies.
        let due = 3 * events.count + 2 * minutes + 5 * 2 + 60
        #expect(terminal.waits.count <= due, "\(terminal.waits.count) of \(due), \(events.count) events")
    }

    /// What the form keeps is what the command keeps.
    @Test func aWidgetFromTheFormIsAWidgetFromTheCommand() throws {
        let (ending, _) = try play("--open backyardbirds://widgets") { terminal in
            terminal.send(keys: .enter, after: 2000)
            terminal.type("mine", after: 100)
            // Food and water, medium, of one yard, without names.
            terminal.send(
                keys: .down, .right, .down, .right, .right, .right, .down, .right, .right, .down, after: 100)
            terminal.type("calm", after: 100)
            terminal.send(keys: .down, .right, .right, .enter, after: 100)
            terminal.send(keys: .control("c"), after: 500)
        }
        #expect(ending == .left)
        let run = CommandRun(machine)
        #expect(run("widgets|add|same|supplies|--family|medium|--backyard|Calm Palms|--redacted").code == 0)
        #expect(run("widgets|add|mine|supplies").error.contains("already"))
        let kept = try machine.open().settings.widgets
        #expect(kept["mine"] != nil && kept["mine"] == kept["same"], "\(kept)")
    }

    @Test func itSavesBeforeItIsStoppedAndEndsForASignal() throws {
        var savedWhenStopped = false
        let (ending, terminal) = try play { terminal in
            terminal.type("w", after: 2000)
            terminal.interrupt(.stop)
            terminal.onSuspend = { [machine] in
                let saved = try? TestMachine(files: machine.files.restarted(afterPowerCut: true)).open()
                savedWhenStopped = saved?.world.backyards[0].water.filledAt == machine.wall
            }
            terminal.interrupt(.end(15), after: 1000)
        }
        #expect(savedWhenStopped)
        #expect(ending == .signal(15))
        #expect(terminal.frames.count > 2)
    }

    /// Through the loop: who looks elsewhere is told outside the screen, once a minute at most, and who is back is not.
    @Test func whoLooksElsewhereIsTold() throws {
        let session = try machine.open()
        var settings = session.settings
        (settings.notifiesFirsts, settings.notifiesArrivals) = (true, true)
        try session.perform(.changeSettings(settings))
        session.close()
        let seen = try play { terminal in
            terminal.send(.focus(true))
            terminal.type("q", after: 1_200_000)
        }
        #expect(seen.terminal.notifications.isEmpty)
        let minutes = 30
        let missed = try play { terminal in
            terminal.send(.focus(false))
            terminal.send(.focus(true), after: 60_000 * minutes)
            terminal.type("q", after: 1_200_000)
        }
        let told = missed.terminal.notifications
        #expect(!told.isEmpty && told.count <= minutes, "\(told)")
        #expect(told.allSatisfy { $0.title == "Backyard Birds" })
    }

    private func configure(_ text: String, on other: TestMachine? = nil) throws {
        let machine = other ?? machine
        try machine.files.makeDirectory("/home/robin/.config/backyard-birds")
        try machine.files.write(Array(text.utf8), to: "/home/robin/.config/backyard-birds/config.json")
    }

    /// The player's file counts from the first frame on, and again as soon as it is saved anew; what is wrong in it is said
    /// with its line, and what was there before goes on.
    @Test func theFileOfSettingsIsObeyedWhileItIsEdited() throws {
        try configure(#"{ "theme": "light", "keys": { "water": "x" } }"#)
        let (ending, terminal) = try play { terminal in
            terminal.type("x", after: 2000)
            terminal.interrupt(.stop, after: 1000)
            terminal.onSuspend = { try? configure("{\n  \"theme\": \"dark\",\n  \"thme\": 1\n}") }
            terminal.type("p", after: 1000)
            terminal.send(keys: .control("c"), after: 1000)
        }
        #expect(ending == .left)
        let grounds = terminal.frames.map { $0[0, $0.height - 1].style.background }
        let (light, dark) = (Theme(scheme: .light).fill(.ground), Theme(scheme: .dark).fill(.panel))
        #expect(grounds.first == light.background)
        #expect(terminal.frames.contains { text($0).contains("Fresh water in Bird Springs") })
        #expect(terminal.frames.contains { text($0).contains("line 3") && text($0).contains("thme") })
        #expect(grounds.last != light.background, "\(dark)")
    }

    /// Keys that are set by pressing them stand in the file, and in no save.
    @Test func keysAreKeptInTheFile() throws {
        let (ending, _) = try play("--open backyardbirds://keys") { terminal in
            for _ in 0..<11 { terminal.send(keys: .down, after: 50) }
            terminal.send(keys: .enter, .function(5), after: 500)
            terminal.send(keys: .control("c"), after: 500)
        }
        #expect(ending == .left)
        let file = ConfigFile(machine.environment)
        #expect(file.faults.isEmpty && file.keys.count == 1)
        #expect(file.keys.first?.keys == ["F5"], "\(file.keys)")
    }

    /// The window is called by where the player is and who is there, and gets its name back.
    @Test func theWindowIsNamed() throws {
        let (_, terminal) = try play { terminal in
            terminal.send(keys: .enter, after: 500)
            terminal.type("8", after: 30_000)
            terminal.send(keys: .control("c"), after: 500)
        }
        #expect(terminal.titles.contains { $0?.hasPrefix("Bird Springs") == true }, "\(terminal.titles)")
        try configure(#"{ "title": false }"#)
        let (_, silent) = try play { $0.type("q", after: 1000) }
        #expect(silent.titles == [nil])
    }

    /// What the terminal is opened with is asked for anew when settings change it.
    @Test func theTerminalIsOpenedAnewForOtherColors() throws {
        try configure("{}")
        let first = MemoryTerminal(size: CellSize(width: 80, height: 24)) { [machine] milliseconds in
            machine.pass(.milliseconds(Int64(milliseconds)))
        }
        first.interrupt(.stop, after: 1000)
        first.onSuspend = { try? configure(#"{ "theme": "sixteen" }"#) }
        first.type("x", after: 1000)
        let second = MemoryTerminal(
            size: CellSize(width: 80, height: 24),
            capabilities: TerminalCapabilities(colorDepth: .ansi16, unicode: true, mouse: true))
        second.send(keys: .control("c"), after: 1000)
        let session = try Session.open(Configuration(), environment: machine.environment, savesInline: true)
        var isOpenedAnew = false
        var loop = GameLoop(
            session: session, terminal: first, options: PlayOptions(), library: AssetLibrary(),
            config: ConfigWatch(machine.environment)
        ) { settings in
            guard !isOpenedAnew, settings.theme == "sixteen" else { return nil }
            isOpenedAnew = true
            return second
        }
        #expect(loop.run() == .left)
        #expect(isOpenedAnew && !second.frames.isEmpty)
        #expect(second.frame[0, 23].style.background == .standard)
        session.close()
    }

    @Test func theEndOfTheInputEndsTheGame() throws {
        #expect(try play { $0.send(.endOfInput) }.ending == .left)
    }
}
