import Chronology
import Drawing
import Scene
import Session
import TerminalUI
import TestSupport
import Testing

@testable import Commands
@testable import backyard_birds

/// Games that are served to whoever logs in.
@Suite struct KioskTests {
    private let machine = TestMachine(files: MemoryFiles(hasWatch: true))

    /// Plays what `script` sends to the terminal, by a kiosk's rules or, with none, as in an ordinary game.
    private func play(
        _ kiosk: Kiosk?, profile: String = "wren", size: CellSize = CellSize(width: 100, height: 40),
        _ script: (MemoryTerminal) -> Void
    ) throws -> (ending: GameLoop.Ending, terminal: MemoryTerminal, session: Session) {
        let terminal = MemoryTerminal(size: size) { [machine] milliseconds in
            machine.pass(.milliseconds(Int64(milliseconds)))
        }
        script(terminal)
        let session = try open(kiosk, profile: profile)
        var loop = GameLoop(session: session, terminal: terminal, options: PlayOptions(), library: AssetLibrary())
        let ending = loop.run()
        session.close()
        return (ending, terminal, session)
    }

    private func open(_ kiosk: Kiosk?, profile: String = "wren") throws -> Session {
        var configuration = Configuration()
        (configuration.kiosk, configuration.profile, configuration.dataDirectory) = (kiosk, profile, Self.root)
        let environment = kiosk?.environment(machine.environment) ?? machine.environment
        return try Session.open(configuration, environment: environment, savesInline: true)
    }

    private static let root = "/home/robin/birds"

    private var context: CommandContext {
        CommandContext(
            environment: machine.environment, console: Console(write: { _ in }, writeError: { _ in }),
            pages: ScreenPages())
    }

    // MARK: Ways out

    /// Every way out is closed in a kiosk, and open where it alone is not: each place asks for its own.
    @Test(arguments: WayOut.allCases) func noWayLeadsOut(_ way: WayOut) throws {
        var other = Kiosk()
        other.closed.remove(way)
        #expect(try !leads(way, Kiosk()))
        #expect(try leads(way, other))
    }

    /// Tries a way out, and returns whether it leads anywhere.
    private func leads(_ way: WayOut, _ kiosk: Kiosk) throws -> Bool {
        let files = machine.files
        switch way {
        case .suspension:
            var stops = 0
            _ = try play(kiosk) { terminal in
                terminal.onSuspend = { stops += 1 }
                terminal.send(keys: .control("z"), after: 500)
                terminal.interrupt(.stop, after: 500)
                terminal.type("q", after: 500)
            }
            #expect([0, 2].contains(stops))
            return stops > 0
        case .writtenFiles:
            _ = try play(kiosk) {
                $0.send(keys: .character("E"), .enter, after: 500)
                $0.type("q", after: 500)
            }
            return files.contents.keys.contains { $0.contains("/exports/") }
        case .namedFiles:
            files.contents["/etc/passwd"] = Array("{}".utf8)
            let session = try open(kiosk)
            defer { session.close() }
            var error: RequestError?
            do throws(RequestError) { try session.perform(.guest(.open("/etc/passwd"))) } catch let found {
                error = found
            }
            return error == .letter(.notALetter)
        case .family:
            let session = try open(kiosk)
            defer { session.close() }
            _ = try? session.perform(.family(.start))
            return files.contents[Self.root + "/family.json"] != nil
        case .paths:
            let (_, terminal, _) = try play(kiosk) {
                $0.type("p8", after: 500)
                $0.send(keys: .end, after: 500)
                $0.send(keys: .control("c"), after: 500)
            }
            return terminal.frames.contains { $0.textRows.joined(separator: "\n").contains(Self.root) }
        case .variables:
            machine.set("BACKYARD_BIRDS_HOME", "/evil")
            let game = try ServeSessionCommand().game(for: guest(kiosk), context)
            return game.dataDirectory == "/evil"
        case .commands:
            machine.set("SSH_ORIGINAL_COMMAND", "sh")
            return (try? ServeSessionCommand().game(for: guest(kiosk), context)) != nil
        }
    }

    private func guest(_ kiosk: Kiosk) -> Kiosk {
        var kiosk = kiosk
        kiosk.isGuest = true
        return kiosk
    }

    /// Plain names of a terminal and a language are all that is left of what a client can set.
    @Test func ofTheClientsVariablesOnlyPlainWordsCount() {
        for (name, value) in [
            ("HOME", "/evil"), ("XDG_CONFIG_HOME", "/evil"), ("XDG_DATA_HOME", "/evil"), ("TERMINFO", "/evil"),
            ("TMPDIR", "/evil"), ("TZ", "/evil"), ("NO_COLOR", "1"), ("TERM", "../../evil"), ("LANG", "a/b"),
            ("LC_ALL", "sv_SE.UTF-8"), ("COLORTERM", "truecolor"), ("LC_CTYPE", String(repeating: "a", count: 65)),
            ("LC_MESSAGES", "sv\u{1B}[0m"),
        ] { machine.set(name, value) }
        let environment = Kiosk().environment(machine.environment, adding: ["HOME": "/srv"])
        let names =
            Kiosk.clientVariables + [
                "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TERMINFO", "TMPDIR", "TZ", "NO_COLOR",
            ]
        let left = names.compactMap { name in environment.variable(name).map { "\(name)=\($0)" } }
        #expect(left == ["COLORTERM=truecolor", "LC_ALL=sv_SE.UTF-8", "HOME=/srv"])
        #expect(environment.loginName.isEmpty)
    }

    /// A player's keys are the profile's own, and the name is not the account's.
    @Test func whatAPlayerChoosesStaysInTheProfile() throws {
        let session = try play(Kiosk()) { $0.type("q", after: 500) }.session
        #expect(session.account.displayName == "Player")
        let environment = Kiosk().environment(
            machine.environment, adding: ["XDG_CONFIG_HOME": Self.root + "/profiles/wren"])
        #expect(Paths.config(environment) == Self.root + "/profiles/wren/backyard-birds/config.json")
    }

    // MARK: Logging in

    private func serve(_ line: String) -> CommandLineResult {
        CommandLineRunner(environment: machine.environment, console: context.console, pages: ScreenPages())
            .run(["serve-session"] + line.split(separator: " ").map(String.init))
    }

    @Test func aKeyIsAPlayer() throws {
        #expect(serve("") == .finished(ExitCode.failure))
        machine.set("SSH_USER_AUTH", "/tmp/sshauth.x1")
        machine.files.contents["/tmp/sshauth.x1"] = Array("password\npublickey ssh-ed25519 YWJj\n".utf8)
        guard case .play(let options) = serve("") else { throw UsageError.unknownCommand("", suggestion: nil) }
        // The sum of “abc” in FIPS 180-4.
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(options.configuration.profile == sum && options.configuration.kiosk == Kiosk())
        #expect(options.configuration.dataDirectory == "/home/robin/.local/share/backyard-birds")
        // A file that sshd has not made says nothing.
        machine.files.contents["/home/robin/sshauth.x1"] = Array("publickey ssh-ed25519 YWJj\n".utf8)
        machine.set("SSH_USER_AUTH", "/home/robin/sshauth.x1")
        #expect(serve("") == .finished(ExitCode.failure))
        guard case .play(let named) = serve("--profile robin --data /srv --most 5") else {
            throw UsageError.unknownCommand("", suggestion: nil)
        }
        #expect(named.configuration.profile == "robin" && named.configuration.dataDirectory == "/srv")
        #expect(named.configuration.kiosk?.most == 5)
    }

    // MARK: Guests and limits

    @Test func aGuestLooksAndIsSentHomeAfterAWhile() throws {
        let own = try play(nil, profile: "default") { $0.type("q", after: 500) }.session
        let files = machine.files.contents
        let (ending, terminal, session) = try play(Kiosk(isGuest: true), profile: "default") {
            $0.send(keys: .character("s"), .character("8"), .enter, after: 1000)
            $0.type("1", after: 400_000)
            $0.type("1", after: 700_000)
        }
        #expect(ending == .idle && session.saveStatus == .readOnly(.look))
        #expect(session.settings == own.settings)
        #expect(machine.files.contents.filter { !$0.key.contains("/guests/") } == files)
        #expect(terminal.frames.contains { $0.textRows.joined().contains("just a look") })
    }

    /// A terminal that reads nothing does not keep its game for ever; one that reads does.
    @Test(arguments: [true, false]) func aGameThatNobodyReadsEnds(isBlocked: Bool) throws {
        let ending = try play(Kiosk()) {
            $0.isBlocked = isBlocked
            for _ in 0..<20 { $0.type("1", after: 60_000) }
        }.ending
        #expect(ending == (isBlocked ? .idle : .left))
    }
}
