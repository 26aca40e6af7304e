import Chronology
import JSON
import Testing

@testable import Drawing
@testable import Commands

/// A yard to give away: as vector art, as text, as a badge, as a recording.
@Suite struct PostcardTests {
    private static let file = "/home/robin/card"

    private func bytes(_ run: CommandRun, _ path: String) throws -> [UInt8] {
        try #require(run.files.contents[path])
    }

    /// Reads all of a document, which throws where it is not well formed.
    private func elements(_ bytes: [UInt8]) throws -> Int {
        var reader = XMLReader(bytes)
        var count = 0
        while try reader.next() != nil { count += 1 }
        return count
    }

    /// A game of two hours, in which somebody has come.
    private func game() -> CommandRun {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.pass(.hours(2))
        return run
    }

    @Test func aCardIsVectorArt() throws {
        let run = game()
        #expect(run("postcard|Bird Springs|\(Self.file).svg").code == 0)
        let card = try bytes(run, Self.file + ".svg")
        #expect(try elements(card) > 200 && card.count < 600_000)
        let text = String(decoding: card, as: UTF8.self)
        #expect(text.contains("Greetings from Bird Springs") && text.contains("<path d=\"M"))
        // Printed where no file is named, the same.
        #expect(run("postcard|Bird Springs|--format|svg").out == text)
    }

    /// A picture format that isn't written is refused instead of filled with text.
    @Test func aCardIsNoOtherPicture() {
        let result = game()("postcard|Bird Springs|card.PNG")
        #expect(result.code == 2 && result.error.contains(".svg") && result.error.contains("card.PNG"))
    }

    /// Whoever is there is shown close up and by name, with a story; of an empty yard the last guest's story is told.
    @Test func aCardTellsOfABird() throws {
        let run = game()
        var cards = (close: 0, empty: 0)
        for _ in 0..<40 {
            run.pass(.minutes(20))
            for yard in ["Bird Springs", "Calm Palms"] {
                let lines = run("postcard|\(yard)").out.split(separator: "\n", omittingEmptySubsequences: false)
                let text = lines.suffix(6).joined(separator: "\n")
                #expect(!text.contains("more visitors") && !text.contains("fewer visitors"), "a rule is no caption")
                if text.contains("Nobody right now") {
                    cards.empty += 1
                } else {
                    cards.close += 1
                    let title = try #require(lines.first { $0.contains(", ") && $0.contains(":") })
                    #expect(!title.contains("Greetings"), "\(text)")
                }
                #expect(text.contains("Greetings from \(yard)"))
                // The hour is the yard's.
                #expect(
                    lines.contains { $0.contains(":") && $0.contains(" there") } == (yard == "Calm Palms"), "\(text)")
                #expect(!text.contains("…") && !text.contains("all quiet"), "\(text)")
            }
        }
        #expect(cards.close > 5 && cards.empty > 0, "\(cards)")
    }

    @Test func aCardIsTextInColors() throws {
        let run = game()
        let card = run("postcard|Bird Springs|--format|ansi").out
        let lines = card.split(separator: "\n")
        #expect(lines.count == 30 && card.contains("\u{1B}[") && card.contains("Greetings from Bird Springs"))
        #expect(run("postcard|Bird Springs|\(Self.file)").code == 0)
        #expect(try bytes(run, Self.file) == Array(card.utf8), "a file has it in full")
        #expect(run("postcard|Bird Springs|--size|40x10").out.split(separator: "\n").count == 16)
        #expect(run("postcard|Bird Springs|--size|x").code == 2 && run("postcard").code == 2)
        #expect(run("postcard|No Such Yard").code == 1)
    }

    @Test func aBadgeIsSmall() throws {
        let run = game()
        #expect(run("postcard|Bird Springs|\(Self.file).svg|--format|badge").code == 0)
        let badge = try bytes(run, Self.file + ".svg")
        #expect(try elements(badge) > 5 && badge.count < 40_000)
        #expect(String(decoding: badge, as: UTF8.self).contains("height=\"40\""))
    }

    /// The same world at the same moment is the same picture, to the byte.
    @Test(arguments: [
        "postcard|Bird Springs|--format|svg", "postcard|Bird Springs|--format|badge", "postcard|Bird Springs",
    ])
    func theSameIsTheSame(line: String) {
        let whole = line + "|--in-memory|--seed|7|--now|2026-04-02T11:00:00Z"
        let card = CommandRun()(whole).out
        #expect(!card.isEmpty && CommandRun()(whole).out == card)
    }

    @Test func namesAreNoMarkup() throws {
        let run = game()
        let name = "<b>&\"]]>'"
        #expect(run("backyard|rename|Bird Springs|\(name)").code == 0)
        for format in ["svg", "badge"] {
            let card = run("postcard|\(name)|--format|\(format)").out
            _ = try elements(Array(card.utf8))
            #expect(card.contains("&lt;b&gt;&amp;&quot;") && !card.contains("<b>"), "\(format)")
        }
        #expect(run("asciicast|\(name)|\(Self.file).cast|--seconds|1").code == 0)
        let head = try bytes(run, Self.file + ".cast").split(separator: UInt8(ascii: "\n"))[0]
        #expect(try JSONValue(parsing: Array(head))["title"] == .string(name))
        #expect("a\u{1B}\u{9B}\u{0}b".escapedForXML == "ab")
    }

    /// A hyphen is standard output, as for every file that is written or read.
    @Test func aRecordingGoesIntoAPipe() throws {
        let run = game()
        let written = run("asciicast|Bird Springs|-|--seconds|1")
        #expect(written.code == 0 && run.files.contents["-"] == nil)
        let lines = written.out.split(separator: "\n")
        #expect(lines.count > 1)
        for line in lines { _ = try JSONValue(parsing: Array(line.utf8)) }
    }

    @Test func nothingIsOverwrittenUnasked() throws {
        let run = game()
        run.files.contents[Self.file + ".svg"] = Array("mine".utf8)
        for command in ["postcard", "asciicast"] {
            let refused = run("\(command)|Bird Springs|\(Self.file).svg")
            #expect(refused.code == 1 && refused.error.contains("--force"), "\(command)")
            #expect(try bytes(run, Self.file + ".svg") == Array("mine".utf8))
        }
        #expect(run("postcard|Bird Springs|\(Self.file).svg|--force").code == 0)
        #expect(try bytes(run, Self.file + ".svg").count > 1000)
    }

    /// A line about the screen, then a line for each change, in their order: asciicast, version 2.
    @Test func aRecordingIsAnAsciicast() throws {
        let run = game()
        let told = run("asciicast|Bird Springs|\(Self.file).cast|--seconds|5|--size|60x18")
        #expect(told.code == 0 && told.out.contains("asciinema play /home/robin/card.cast"))
        let cast = try bytes(run, Self.file + ".cast")
        #expect(cast.count < 1_000_000)
        let lines = try cast.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: Array($0)) }
        #expect(lines[0]["version"] == 2 && lines[0]["width"] == 60 && lines[0]["height"] == 18)
        #expect(lines.count > 10)
        var times: [Int] = []
        for line in lines.dropFirst() {
            let parts = try #require(line.arrayValue)
            #expect(parts.count == 3 && parts[1] == "o" && parts[2].stringValue?.isEmpty == false)
            let digits = parts[0].compact.filter { $0 != UInt8(ascii: ".") }
            times.append(try #require(Int(String(decoding: digits, as: UTF8.self))))
        }
        #expect(times == times.sorted() && times.first == 0 && times.last == 5000)
        #expect(lines.last?.arrayValue?[2].stringValue?.hasSuffix("\u{1B}[?25h") == true, "the cursor comes back")
        // Nobody has touched the game, and the same again is the same.
        #expect(run("asciicast|Bird Springs|\(Self.file).cast|--seconds|5|--size|60x18|--force").code == 0)
        #expect(try bytes(run, Self.file + ".cast") == cast)
        for seconds in ["0", "301", "x"] {
            #expect(run("asciicast|Bird Springs|/home/robin/b.cast|--seconds|\(seconds)").code == 2)
        }
    }
}
