import JSON
import Testing

@Suite struct ParsingTests {
    @Test(arguments: [
        "null", "true", "[]", "{}", "-1", "0", "18446744073709551615", "-9223372036854775808", "1.5", "1e3",
        #""\u00e9\ud83d\udc26\n\"\\""#, #"{"a":[1,{"b":null}],"c":""}"#,
    ])
    func readsWhatItWrites(text: String) throws {
        let tree = try JSONValue(parsing: text)
        #expect(try JSONValue(parsing: tree.compact) == tree)
        #expect(try JSONValue(parsing: tree.pretty) == tree)
    }

    @Test(arguments: [
        (#""a\u00e5\n\"\\\/""#, "aå\n\"\\/"), (#""\ud83d\udc26 sings""#, "🐦 sings"), (#""鳥""#, "鳥"), (#""""#, ""),
    ])
    func texts(_ json: String, _ expected: String) throws {
        #expect(try JSONValue(parsing: json) == .string(expected))
    }

    @Test(arguments: [
        ("", 1, 1, ""), ("[1,\n2,\n]", 3, 1, "[2]"), ("{\"a\":1,}", 1, 8, ""), ("[1 2]", 1, 4, ""), ("01", 1, 3, ""),
        ("\"\u{1}\"", 1, 2, ""), ("\"abc", 1, 5, ""), (#""\ud83d""#, 1, 8, ""), (#"["\ud83dx"]"#, 1, 9, "[0]"),
        ("nul", 1, 1, ""), ("[1]\n\nx", 3, 1, ""), ("{a:1}", 1, 2, ""), ("1e999", 1, 6, ""), ("-", 1, 2, ""),
        ("+1", 1, 1, ""), ("1.", 1, 3, ""), ("1e", 1, 3, ""), ("{\"a\"}", 1, 5, ""), (#""\q""#, 1, 4, ""),
        (#""\u12""#, 1, 4, ""), ("{\"a\":{\"b\":[1,\n nope]}}", 2, 2, "a.b[1]"),
    ])
    func refusesWithThePlace(text: String, line: Int, column: Int, key: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.key == key)
    }

    @Test func refusesWhatIsNotUTF8AndWhatIsTooDeep() {
        // A stray byte, one after letters, a letter cut short, one written too long, half a pair, and one in a key.
        let texts: [[UInt8]] = [[0xFF], [0x61, 0x62, 0x80], [0xE9, 0xB3], [0xC0, 0xAF], [0xED, 0xA0, 0x80]]
        for text in texts {
            #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22] + text + [0x22]) }
            #expect(throws: JSONError.self) { try JSONValue(parsing: [0x7B, 0x22] + text + Array("\":1}".utf8)) }
        }
        #expect(throws: JSONError.self) { try JSONValue(parsing: String(repeating: "[", count: 1000)) }
    }

    @Test func aByteOrderMarkIsPassedOver() throws {
        #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == 1)
    }

    @Test(arguments: ["-0", "-0.5", "4.90", "726429294.46772897", "1e-7", "1E+22", "123456789012345678901234567890"])
    func decimalsKeepTheirDigits(_ digits: String) throws {
        let tree = try JSONValue(parsing: " \(digits) ")
        #expect(tree == .decimal(digits))
        #expect(tree.compactText == digits)
    }

    @Test(arguments: ["0", "-7", "999999999999999999", "-1000000000000000000", "9223372036854775807"])
    func integersOfEveryLength(_ digits: String) throws {
        #expect(try JSONValue(parsing: digits) == Int64(digits).map(JSONValue.integer))
    }

    @Test func keysAreSortedAndTheLastOfEqualOnesCounts() throws {
        #expect(try JSONValue(parsing: #"{"b":1,"a":2,"b":3}"#).compactText == #"{"a":2,"b":3}"#)
    }

    @Test func keysStayAsFoundWhereThatIsAskedFor() throws {
        let text = #"{"b":1,"a":2,"b":3}"#
        let tree = try JSONValue(parsing: Array(text.utf8), keys: .asFound)
        #expect(tree.compactText == text)
        #expect(tree["b"] == 3)
    }

    @Test func settingAKeyKeepsTheOrder() {
        var tree: JSONValue = ["a": 1, "c": 3]
        tree["b"] = 2
        tree["d"] = 4
        tree["a"] = nil
        tree["c"] = "three"
        #expect(tree == ["b": 2, "c": "three", "d": 4])
    }
}
