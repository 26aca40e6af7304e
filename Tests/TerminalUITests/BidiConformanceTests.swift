import Testing

@testable import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Every line of Unicode's own tests of the bidirectional algorithm through what orders texts here, where Debian's
/// unicode-data and the library are installed. FriBidi 1.0.8 differs in none of them.
@Suite struct BidiConformanceTests {
    private static let folder = "/usr/share/unicode/"
    static let isReady = FriBidi.shared != nil && access(folder + "BidiTest.txt", R_OK) == 0

    /// A letter or mark of each class.
    private static let letters: [String: UInt32] = [
        "L": 0x61, "R": 0x5D0, "EN": 0x31, "ES": 0x2B, "ET": 0x23, "AN": 0x661, "CS": 0x2C, "B": 0x2029, "S": 0x9,
        "WS": 0x20, "ON": 0x21, "AL": 0x627, "NSM": 0x300, "BN": 0xAD, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
        "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    @Test(.enabled(if: isReady, "libfribidi0 and unicode-data are not installed"))
    func classesAreOrdered() throws {
        let library = try #require(FriBidi.shared)
        var (levels, order): ([Int8?], [Int32]) = ([], [])
        var (count, wrong) = (0, 0)
        try Self.lines(of: "BidiTest.txt") { line in
            if line.starts(with: "@Levels:") {
                levels = Self.words(line.dropFirst(8)).map { Int8($0) }
            } else if line.starts(with: "@Reorder:") {
                order = Self.words(line.dropFirst(9)).compactMap { Int32($0) }
            } else if let end = line.firstIndex(of: ";"), let bits = Int(line[end...].dropFirst().filter { $0 != " " })
            {
                let scalars = Self.words(line[..<end]).compactMap { Self.letters[String($0)] }
                for (bit, direction) in [(1, nil), (2, false), (4, true)] where bits & bit != 0 {
                    count += 1
                    let found = library.line(scalars, isRightToLeft: direction)
                    if !Self.agree(found, levels, order) { wrong += 1 }
                }
            }
        }
        #expect(count > 700_000 && wrong == 0)
    }

    @Test(.enabled(if: isReady, "libfribidi0 and unicode-data are not installed"))
    func charactersAreOrdered() throws {
        let library = try #require(FriBidi.shared)
        var (count, wrong) = (0, 0)
        try Self.lines(of: "BidiCharacterTest.txt") { line in
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5 else { return }
            let scalars = Self.words(fields[0]).compactMap { UInt32($0, radix: 16) }
            let found = library.line(scalars, isRightToLeft: fields[1] == "2" ? nil : fields[1] == "1")
            count += 1
            let levels = Self.words(fields[3]).map { Int8($0) }
            let order = Self.words(fields[4]).compactMap { Int32($0) }
            if !Self.agree(found, levels, order) || found.isRightToLeft != (fields[2] == "1") { wrong += 1 }
        }
        #expect(count > 90_000 && wrong == 0)
    }

    /// Compares without the marks whose level does not count.
    private static func agree(_ line: FriBidi.Line, _ levels: [Int8?], _ order: [Int32]) -> Bool {
        zip(levels, line.levels).allSatisfy { $0 == nil || $0 == $1 }
            && line.order.filter { levels[Int($0)] != nil } == order
    }

    private static func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func lines(of name: String, _ body: (Substring) throws -> Void) throws {
        let file = try #require(fopen(folder + name, "r"))
        defer { fclose(file) }
        var bytes = [CChar](repeating: 0, count: 4096)
        while fgets(&bytes, Int32(bytes.count), file) != nil {
            let line = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if !line.hasPrefix("#") { try body(line.dropLast()) }
        }
    }
}
