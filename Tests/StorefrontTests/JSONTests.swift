import Testing

@testable import Storefront

@Suite struct JSONTests {
    @Test(arguments: [
        (#""a\u00e5\n\"\\\/""#, "aå\n\"\\/"), (#""\ud83d\udc26 sings""#, "🐦 sings"), (#""鳥""#, "鳥"), (#""""#, ""),
    ])
    func texts(_ json: String, _ expected: String) throws {
        #expect(try JSONParser.parse(Array(json.utf8)) == .string(expected))
    }

    @Test(arguments: [
        #""\ud83d""#, #""\ud83dx""#, #""\q""#, #""\u12""#, "\"\u{1}\"", "01", "1.", "-", "1e", "tru", "[1,]", "{\"a\"}",
        "1 2", "",
        "\"open",
    ])
    func refused(_ json: String) {
        #expect(throws: JSONError.self) { try JSONParser.parse(Array(json.utf8)) }
    }

    @Test(arguments: ["0", "-0.5", "726429294.46772897", "1e-7", "1E+22", "123456789012345678901234567890"])
    func numbersKeepTheirDigits(_ digits: String) throws {
        #expect(try JSONParser.parse(Array(" \(digits) ".utf8)) == .number(digits))
        #expect(JSONValue.number(digits).pretty == digits)
    }

    @Test func notUTF8IsRefused() {
        #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
        #expect(throws: Never.self) { try JSONParser.parse([0xEF, 0xBB, 0xBF, 0x31]) }
    }
}
