import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import CursesTerminal

/// The cutting of input, by itself: no terminal, no time.
@Suite struct InputDecoderTests {
    private static let keys = KeyTable { name in
        ["kcuu1": "\u{1B}OA", "kf1": "\u{1B}OP", "kf2": "\u{1B}[[B", "kdch1": "\u{7F}", "kf9": "\u{1}I\r"][name].map {
            Array($0.utf8)
        }
    }

    private func decoder() -> InputDecoder { InputDecoder(keys: Self.keys, hasMouse: true) }

    /// All that comes of some bytes, silence included.
    private func events(_ bytes: [UInt8]) -> [InputEvent] {
        var decoder = decoder()
        decoder.take(bytes)
        return drain(&decoder)
    }

    private func drain(_ decoder: inout InputDecoder) -> [InputEvent] {
        var events = decoder.finish()
        while let timeLeft = decoder.timeLeft {
            decoder.pass(timeLeft)
            events += decoder.finish()
        }
        return events
    }

    /// Whole sequences, each of which means something by itself or nothing at all.
    private static let whole: [String] = [
        "a", "Z", " ", "\r", "\t", "\u{3}", "\u{7F}", "鳥", "é", "\u{1B}OA", "\u{1B}OP", "\u{1B}[[B", "\u{1}I\r",
        "\u{1B}[1;5C", "\u{1B}[1;3D", "\u{1B}[5~", "\u{1B}[Z", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;5;6M",
        "\u{1B}[<0;5;6m",
        "\u{1B}[<64;300;7M", "\u{1B}[M !!", "\u{1B}[200~two\u{1B}[2J words\u{1B}[201~",
        "\u{1B}[99;7u", "\u{1B}x", "\u{1B}é", "\u{1B}Op", "\u{1B}[27;5;97~", "\u{1B}\u{1B}[D", "\u{1B}\r",
    ]
    private static let answers: [String] = [
        "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}]4;1;rgb:ff/00/00\u{7}", "\u{1B}P>|kitty(0.32)\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^quiet\u{1B}\\", "\u{1B}Xquiet\u{1B}\\",
        "\u{1B}[?62;22c",
        "\u{1B}[>41;354;0c", "\u{1B}[?2031;2$y", "\u{1B}[?997;1n", "\u{1B}[?1u", "\u{1B}[24;80R", "\u{1B}[8;24;80t",
    ]

    /// However the bytes come apart, what is heard is what each sequence means, and answers mean nothing.
    @Test func wholeSequencesStayWhole() {
        var generator = Dice(seed: 1)
        for round in 0..<rounds(short: 2000) {
            var bytes: [UInt8] = []
            var expected: [InputEvent] = []
            for _ in 0..<generator.next(12) {
                let isAnswer = generator.next(3) == 0
                let list = isAnswer ? Self.answers : Self.whole
                let sequence = Array(list[generator.next(list.count)].utf8)
                bytes += sequence
                let meant = events(sequence)
                #expect(meant.allSatisfy { if case .ground = $0 { true } else { !isAnswer } })
                expected += meant
            }
            var decoder = decoder()
            var heard: [InputEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = 1 + generator.next(rest.count)
                decoder.take(rest.prefix(count))
                rest = rest.dropFirst(count)
                heard += decoder.finish()
                // It may come slowly, if not too slowly.
                decoder.pass(InputDecoder.escapeTimeout - 1)
            }
            heard += drain(&decoder)
            #expect(heard == expected, "round \(round): \(bytes)")
        }
    }

    /// An answer that pauses after its Esc, as over a slow line, is no key while one may come.
    @Test(arguments: ["\u{1B}P>|kitty(0.40.1)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[?62;22c"])
    func pausesInAnswersAreNoKeys(answer: String) {
        for pause in 1...2 {
            var decoder = decoder()
            decoder.expectsAnswers = true
            decoder.take(Array(answer.utf8).prefix(pause))
            decoder.pass(InputDecoder.answerTimeout - 1)
            decoder.take(Array(answer.utf8).dropFirst(pause))
            #expect(drain(&decoder).isEmpty && decoder.takeReports().count == 1, "after \(pause)")
        }
        var decoder = decoder()
        decoder.expectsAnswers = true
        decoder.take([0x1B])
        #expect(drain(&decoder).count == 1)
    }

    /// From wherever random bytes have led, Ctrl-C is heard, silence leads back to the ground, and so do letters.
    @Test func nothingLeadsAstray() {
        var generator = Dice(seed: 2)
        var count = 0
        for round in 0..<rounds(short: 10_000) {
            var bytes: [UInt8] = []
            for _ in 0..<generator.next(5) {
                let list = Self.whole + Self.answers
                var sequence = Array(list[generator.next(list.count)].utf8)
                switch generator.next(4) {
                case 0: sequence[generator.next(sequence.count)] = UInt8(generator.next(256))
                case 1: sequence.removeLast(generator.next(sequence.count))
                case 2: sequence.insert(UInt8(generator.next(256)), at: generator.next(sequence.count))
                default: sequence = (0..<generator.next(20)).map { _ in UInt8(generator.next(256)) }
                }
                bytes += sequence
            }
            count += bytes.count
            var lost = decoder()
            lost.take(bytes)
            _ = lost.finish()

            var stopped = lost
            stopped.take([0x03])
            #expect(stopped.finish().last == .key(.control("c")), "round \(round): \(bytes)")
            #expect(stopped.timeLeft == nil)

            var silent = lost
            if let timeLeft = silent.timeLeft {
                #expect((1...InputDecoder.pasteTimeout).contains(timeLeft))
                silent.pass(timeLeft)
            }
            #expect(silent.timeLeft == nil, "round \(round): \(bytes)")

            // A paste alone may be as long as it likes.
            if round % 100 == 0, lost.timeLeft.map({ $0 < InputDecoder.pasteTimeout }) == true {
                lost.take(repeatElement(0x3B, count: InputDecoder.endLimit))
                #expect(lost.timeLeft == nil, "round \(round): \(bytes)")
            }
        }
        #expect(count > 100_000)
    }

    /// Nothing of an answer is a key: not whole, not in pieces, not with another in the midst of it.
    @Test func answersAreNoKeys() {
        var generator = Dice(seed: 3)
        for round in 0..<rounds(short: 2000) {
            let introducer = Array("]P_^X".utf8)[generator.next(5)]
            let body = (0..<generator.next(300)).map { _ in UInt8(0x20 + generator.next(0x5F)) }
            let bytes = [0x1B, introducer] + body + Array("\u{1B}\\".utf8)
            var decoder = decoder()
            for byte in bytes {
                decoder.take([byte])
                decoder.pass(generator.next(InputDecoder.escapeTimeout))
            }
            #expect(decoder.finish().isEmpty && decoder.timeLeft == nil, "round \(round): \(bytes)")
        }
    }

    /// What the terminal's ground is like is heard, however it is said and however it comes apart; nothing else is.
    @Test(
        arguments: [
            ("11;rgb:1e1e/1e1e/2e2e\u{1B}\\", ColorScheme.dark), ("11;rgb:fdfd/f6f6/e3e3\u{7}", .light),
            ("11;rgb:ff/ff/ff\u{7}", .light), ("11;rgb:0/0/0\u{7}", .dark),
            ("11;rgba:ffff/ffff/ffff/ffff\u{7}", .light),
            ("10;rgb:ffff/ffff/ffff\u{7}", nil), ("11;?\u{7}", nil), ("11;rgb:zz/ff/ff\u{7}", nil),
            ("11;rgb:ff/ff\u{7}", nil), ("11;rgb:fffff/fffff/fffff\u{7}", nil),
        ] as [(String, ColorScheme?)])
    func theGroundIsHeard(answer: String, scheme: ColorScheme?) {
        let expected = (scheme.map { [InputEvent.ground($0)] } ?? []) + [.key(.character("q"))]
        var decoder = decoder()
        var heard: [InputEvent] = []
        for byte in ("\u{1B}]" + answer + "q").utf8 {
            decoder.take([byte])
            heard += decoder.finish()
        }
        #expect(heard == expected)
    }

    @Test func anEndlessAnswerIsBounded() {
        var decoder = decoder()
        decoder.take(Array("\u{1B}]52;c;".utf8))
        for _ in 0..<1_000_000 { decoder.take(CollectionOfOne(UInt8(ascii: "x"))) }
        // What comes after so much of it was no answer; it is text, as a paste without brackets would be.
        #expect(decoder.timeLeft == nil)
        #expect(decoder.finish().count > 900_000)
    }

    @Test func largePasteIsBounded() {
        var decoder = decoder()
        decoder.take("\u{1B}[200~".utf8)
        for _ in 0..<1_000_000 { decoder.take(CollectionOfOne(UInt8(ascii: "x"))) }
        #expect(decoder.finish().isEmpty)
        decoder.take("\u{1B}[201~".utf8)
        #expect(decoder.finish() == [.paste(String(repeating: "x", count: InputDecoder.pasteLimit))])
    }

    /// Silence decides: Esc soon, half a sequence later, a paste without an end last.
    @Test func silenceDecides() {
        for (typed, timeLeft, expected) in [
            ("\u{1B}", 25, [InputEvent.key(.escape)]), ("\u{1B}O", 25, [.key(.escape), .key(.character("O"))]),
            ("\u{1B}]", 25, [.key(.escape), .key(.character("]"))]), ("\u{1B}]1", 1000, []),
            ("\u{1B}]1\u{1B}", 1000, []),
            ("\u{1B}[<0;5", 1000, []), ("\u{1B}[M!", 1000, []), ("\u{1B}[200~kept", 10_000, [.paste("kept")]),
            ("\u{1}", 25, [.key(.control("a"))]), ("\u{1}I", 25, [.key(.control("a")), .key(.character("I"))]),
        ] {
            var decoder = decoder()
            decoder.take(typed.utf8)
            #expect(decoder.timeLeft == timeLeft, "\(typed.debugDescription)")
            decoder.pass(timeLeft - 1)
            #expect(decoder.finish().isEmpty, "\(typed.debugDescription)")
            decoder.pass(1)
            #expect(decoder.finish() == expected, "\(typed.debugDescription)")
            #expect(decoder.timeLeft == nil)
        }
    }

    /// Text, Return, Esc alone and Ctrl-C are never taken for keys that a description names.
    @Test func descriptionsCannotTakeTheWayOut() {
        for bytes: [UInt8] in [[0x03], [0x1B], [0x0D], Array("q".utf8), []] {
            let keys = KeyTable { $0 == "kf5" ? bytes : nil }
            var decoder = InputDecoder(keys: keys, hasMouse: false)
            decoder.take(bytes)
            #expect(!drain(&decoder).contains(.key(.function(5))))
        }
    }
}

/// The same throws in every run.
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// From 0 up to and without `limit`.
    mutating func next(_ limit: Int) -> Int {
        // xorshift64*
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(1, limit)
    }
}
