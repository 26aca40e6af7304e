import Testing

@testable import Commands

@Suite struct DrawTests {
    private let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">
          <rect width="50" height="50" fill="#FF0000"/>
          <rect x="50" width="50" height="50" fill="#0000FF"/>
        </svg>
        """

    private func run() throws -> CommandRun {
        let run = CommandRun()
        try run.files.write(Array(drawing.utf8), to: "two.svg")
        try run.files.write(Array("<svg viewBox=\"0 0 9 9\">\n<image/></svg>".utf8), to: "image.svg")
        return run
    }

    @Test func keepsItsProportionsInTheRoomItIsGiven() throws {
        let run = try run()
        let (code, out, error) = run("draw|two.svg|--size|40x30|--colors|24bit|--glyphs|half")
        #expect(code == 0 && error.isEmpty)
        let lines = out.split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.allSatisfy { $0.contains("48;2;255;0;0") && $0.contains("48;2;0;0;255") })
        // As wide as it may be: 40 cells, half of them red.
        #expect(lines.allSatisfy { $0.count { $0 == " " } == 40 })
        #expect(run("draw|two.svg|--size|200x4|--colors|256").out.split(separator: "\n").count == 4)
    }

    /// The ground of the terminal may be any color: nothing is painted but the drawing.
    @Test func paintsNoHaloRoundWhatIsDrawn() throws {
        let run = try run()
        try run.files.write(
            Array("<svg viewBox='0 0 60 60'><circle cx='30' cy='30' r='27' fill='#FF8000'/></svg>".utf8), to: "o.svg")
        for glyphs in ["half", "quadrant", "sextant"] {
            let (code, out, _) = run("draw|o.svg|--size|30x15|--colors|24bit|--glyphs|\(glyphs)")
            #expect(code == 0 && out.contains("255;128;0"))
            let colors = out.matches(of: /[34]8;2;(\d+;\d+;\d+)/).map { String($0.1) }
            #expect(Set(colors) == ["255;128;0"], "\(glyphs)")
        }
    }

    @Test func isPlainInAPipeAndWithoutColors() throws {
        let run = try run()
        for line in ["draw|two.svg", "draw|two.svg|--colors|mono", "--colors|mono|draw|two.svg|--glyphs|braille"] {
            let (code, out, _) = run(line)
            #expect(code == 0 && !out.contains("\u{1B}") && !out.isEmpty)
            #expect(out.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.count <= 80 })
        }
    }

    /// A picture within another is fitted into its place and cut off there; texts stand where they are in the drawing, or
    /// below it where they have no room.
    @Test func innerPicturesAndTextsAreDrawn() throws {
        let run = try run()
        let card = """
            <svg viewBox="0 0 400 200"><svg x="100" y="0" width="200" height="100" viewBox="0 0 10 10">
            <rect x="-90" y="-90" width="200" height="200" fill="#00F"/><rect width="50%" height="50%" fill="#0F0"/></svg>
            <text x="200" y="160" font-size="16" text-anchor="middle">A &amp; B</text>
            <text x="0" y="160" direction="rtl">
              out&#27;]0;x&#7;
            </text><g display="none"><text x="1" y="9">hidden</text></g><text x="1" y="9" fill="none">no</text>
            <text x="0" y="40">ab</text><text x="20" y="40">cd</text><g transform="translate(0 20)"><text y="180">whole&#27;</text></g>
            <text x="10" y="196" font-size="4">\(String(repeating: "long ", count: 9))</text></svg>
            """
        try run.files.write(Array(card.utf8), to: "card.svg")
        let (code, out, error) = run("draw|card.svg|--size|40x13|--colors|mono|--glyphs|ascii")
        #expect(code == 0 && error.isEmpty)
        let lines = out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines[7].hasPrefix(String(repeating: " ", count: 18) + "A & B"))
        #expect(lines[9].hasPrefix("whole") && !out.contains("\u{1B}"))
        #expect(lines[10] == "out\\u001b]0;x\\u0007" && lines[11].hasPrefix("long long"))
        #expect(out.contains("abcd") && !out.contains("hidden") && !out.contains("no"))
        let colored = run("draw|card.svg|--size|40x13|--colors|24bit|--glyphs|half").out.split(separator: "\n")
        #expect(colored[0].contains("0;0;255") && colored[4].contains("0;0;255") && !colored[5].contains("0;0;255"))
        #expect(colored[4].firstMatch(of: /48;2;0;0;255m( +)/)?.1.count == 20)
        #expect(colored[0].firstMatch(of: /48;2;0;255;0m( +)/)?.1.count == 5)
    }

    /// The game's own cards can be looked at.
    @Test func drawsPostcards() throws {
        let run = try run()
        _ = run("favorite|Bird Springs")
        #expect(run("postcard|Bird Springs|card.svg").code == 0)
        #expect(run("draw|card.svg|--size|80x24|--colors|mono").out.split(separator: "\n").count <= 24)
        let (code, out, error) = run("draw|card.svg|--size|80x40|--colors|mono")
        #expect(code == 0 && error.isEmpty && out.contains("Greetings from Bird Springs"))
    }

    @Test func faultsSayWhereAndWhatToDo() throws {
        let run = try run()
        let refused = run("draw|image.svg")
        #expect(refused.code == 1 && refused.out.isEmpty)
        #expect(refused.error.contains("image.svg:2: <image>"))
        let missing = run("draw|none.svg")
        #expect(missing.code == 1 && missing.error.contains("“none.svg” can’t be read, since it isn’t there"))
        for size in ["40", "0x4", "40x", "axb", "99999x9"] {
            let (code, _, error) = run("draw|two.svg|--size|\(size)")
            #expect(code == 2 && error.contains("columns and rows"), "\(size)")
        }
        #expect(run("draw").code == 2)
    }
}
