import Chronology
import JSON
import Testing

@Suite struct CodingTests {
    private struct Yard: Codable, Hashable {
        var name = "Bird Springs"
        var opened = Instant(milliseconds: 1_795_000_000_123)
    }

    private struct Everything: Codable, Hashable {
        enum Choice: Codable, Hashable { case none, some(Int, label: String) }
        var flag = true
        var small = Int8(-3)
        var large = UInt64.max
        var fraction = 0.1
        var whole = 3.0
        var text = "Ångström"
        var nothing: String?
        var list: [Int?] = [1, nil]
        var names: Set<String> = ["b", "a"]
        var dictionary = ["x": [1.5, 2]]
        var choice = Choice.some(4, label: "four")
        var other = Choice.none
        var yards = [Yard(), Yard(name: "Quiet Haven")]
    }

    @Test func everyKindOfValueSurvives() throws {
        let tree = try JSONValue(encoding: Everything())
        #expect(try tree.decode(Everything.self) == Everything())
        #expect(try JSONValue(parsing: tree.pretty).decode(Everything.self) == Everything())
        #expect(tree["names"] == ["a", "b"])
        #expect(tree["whole"] == 3)
        #expect(tree["fraction"] == .decimal("0.1"))
        #expect(throws: JSONError.self) { try JSONValue(encoding: [Double.nan]) }
    }

    @Test(arguments: [
        ("name", 7 as JSONValue, JSONError.Fault.mismatch(expected: .string, found: .number)), ("name", nil, .missing),
        ("opened", "yesterday", .unsuitable("“yesterday” is not an ISO 8601 date")),
    ])
    func errorsNameTheKey(_ key: String, _ value: JSONValue?, _ fault: JSONError.Fault) throws {
        var tree = try JSONValue(encoding: Everything())
        var yards = try #require(tree["yards"]?.arrayValue)
        yards[1][key] = value
        tree["yards"] = .array(yards)
        let error = #expect(throws: JSONError.self) { try tree.decode(Everything.self) }
        #expect(error?.fault == fault)
        #expect(error?.within("world").key == "world.yards[1].\(key)")
    }

    @Test func aReaderComesBeforeTheCodableWay() throws {
        let tree = try JSONValue(encoding: Everything())
        let reader = JSONReader { tree -> [Yard]? in tree.arrayValue?.count == 2 ? [] : nil }
        #expect(try tree.decode(Everything.self, by: [reader]).yards == [])
        #expect(try JSONValue.array([]).decode([Yard].self, by: [reader]) == [])
    }
}
