import TestSupport
import Testing

@testable import Commands

/// The colors and glyphs of all commands that draw: one gate for what the terminal, the locale and the player allow.
@Suite struct DisplayTests {
    /// A line of each command that draws, before its options.
    static let lines = [
        "postcard|Bird Springs", "photos|show|1", "draw|two.svg|--size|20x5", "widget|supplies|--family|small",
        "widget|backyard|--family|strip",
    ]

    struct Place: Sendable, CustomTestStringConvertible {
        var variables: [String: String] = [:]
        var isPipe = false
        var options = ""
        /// How colors are named; nil: not at all.
        var colors: String?
        var isASCII = false
        var testDescription: String { "\(variables.sorted { $0.key < $1.key }) \(isPipe ? "|" : "") \(options)" }
    }

    private static let usual = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"]

    @Test(
        arguments: [
            Place(colors: "24bit"), Place(variables: ["COLORTERM": ""], colors: "256"),
            Place(variables: ["COLORTERM": "", "TERM": "xterm"], colors: "16"),
            Place(variables: ["TERM": "linux"], colors: "16"), Place(variables: ["NO_COLOR": "1"]),
            Place(variables: ["TERM": "vt100"]), Place(variables: ["TERM": "dumb"]),
            Place(variables: ["CLICOLOR": "0"]),
            Place(variables: ["STY": "1.pts", "TERM": "screen.xterm-256color"], colors: "256"),
            Place(variables: ["LC_ALL": "C"], colors: "24bit", isASCII: true),
            Place(variables: ["LC_ALL": "C", "NO_COLOR": "1"], isASCII: true),
            Place(isPipe: true), Place(variables: ["FORCE_COLOR": "2"], isPipe: true, colors: "24bit"),
            Place(variables: ["FORCE_COLOR": "2", "COLORTERM": ""], isPipe: true, colors: "256"),
            Place(isPipe: true, options: "|--colors|16", colors: "16"),
            Place(variables: ["NO_COLOR": "1"], options: "|--colors|256", colors: "256"),
            Place(options: "|--colors|mono"),
        ], lines)
    func eachPlaceGetsWhatItShows(place: Place, line: String) throws {
        let run = CommandRun()
        try run.files.write(
            Array("<svg viewBox='0 0 9 9'><path d='M0 0L9 9L0 9Z' fill='#F00'/></svg>".utf8), to: "two.svg")
        _ = run("refill|--all")
        run.pass(.hours(2))
        _ = run("photos|take|Bird Springs")
        for (name, value) in Self.usual.merging(place.variables, uniquingKeysWith: { $1 }) { run.set(name, value) }
        run.terminal = place.isPipe ? nil : (80, 24)
        let (code, out, error) = run(line + place.options)
        #expect(code == 0 && !out.isEmpty, "\(error)")
        let codes = out.matches(of: /\u{1B}\[([0-9;]*)m/).map(\.1)
        #expect(codes.contains { $0.contains(/[34]8;2;/) } == (place.colors == "24bit"))
        #expect(codes.contains { $0.contains(/[34]8;5;/) } == (place.colors == "256"))
        #expect(codes.isEmpty == (place.colors == nil))
        #expect(out.allSatisfy(\.isASCII) == place.isASCII, "\(out)")
    }

    /// A photo in other glyphs is the same picture with the same words.
    @Test func aPhotoKeepsItsWords() {
        let run = CommandRun()
        _ = run("photos|take|Bird Springs")
        for (name, value) in Self.usual { run.set(name, value) }
        run.terminal = (80, 24)
        for options in ["", "|--colors|256", "|--colors|16|--glyphs|half", "|--colors|mono", "|--glyphs|ascii"] {
            let text = run("photos|show|1" + options).out.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            #expect(text.contains("Greetings from Bird Springs"), "\(options)")
            #expect(text.split(separator: "\n").count == 30)
        }
    }

    /// `-` is standard output and input.
    @Test func aGameGoesThroughAPipe() throws {
        let run = CommandRun()
        _ = run("backyard|rename|Bird Springs|Über Nest")
        // Where temporary files belong.
        try run.files.makeDirectory("/tmp")
        let (code, game, error) = run("export|-")
        #expect(code == 0 && error.isEmpty && game.hasPrefix("{\n  \"checksum\""))
        #expect(run("export|/home/robin/game.json").code == 0)
        run.files.contents["/dev/stdin"] = Array(game.utf8)
        let names = Set(run.files.contents.keys)
        #expect(run("import|-|--data|/other").code == 0)
        #expect(run("status|--data|/other").out == run("status").out)
        #expect(run("import|-").code == 2, "it asks first, and standard input is the game")
        run.files.contents["/dev/stdin"] = Array("no game".utf8)
        #expect(run("import|-|--yes").code == 1)
        let left = Set(run.files.contents.keys).subtracting(names).filter { !$0.hasPrefix("/other") }
        #expect(left.isEmpty, "\(left)")
        run.set("TMPDIR", "/missing")
        #expect(run("export|-").code == 1)
    }

    /// A drawing comes through a pipe, and a shop's file from the player's home.
    @Test func drawingsAndShopsAreFound() throws {
        let run = CommandRun()
        let svg = ##"<svg viewBox="0 0 8 8"><rect width="8" height="8" fill="#ff0000"/></svg>"##
        for path in ["/dev/stdin", "/home/robin/red.svg"] { run.files.contents[path] = Array(svg.utf8) }
        let drawn = run("draw|-|--size|8x4|--colors|24bit")
        #expect(drawn.code == 0 && drawn.out.contains("255;0;0") && run.files.contents["-"] == nil)
        #expect(drawn.out == run("draw|/home/robin/red.svg|--size|8x4|--colors|24bit").out)
        let missing = run("store|products|--store|~/shop.storekit")
        #expect(missing.code != 0 && missing.error.contains("/home/robin/shop.storekit"), "\(missing.error)")
    }
}
