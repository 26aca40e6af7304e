import Chronology
import Simulation
import Storefront
import Testing

@testable import Session

@Suite struct JSONTests {
    @Test(arguments: [
        "null", "true", "[]", "{}", "-1", "0", "18446744073709551615", "-9223372036854775808", "1.5", "1e3",
        #""\u00e9\ud83d\udc26\n\"\\""#, #"{"a":[1,{"b":null}],"c":""}"#,
    ])
    func readsWhatItWrites(text: String) throws {
        let tree = try JSON(parsing: text)
        #expect(try JSON(parsing: tree.compact) == tree)
        #expect(try JSON(parsing: tree.pretty) == tree)
    }

    @Test(arguments: [
        ("", 1), ("[1,\n2,\n]", 3), ("{\"a\":1,}", 1), ("[1 2]", 1), ("01", 1), ("\"\u{1}\"", 1), ("\"abc", 1),
        (#""\ud83d""#, 1), ("nul", 1), ("[1]\n\nx", 3), ("{a:1}", 1), ("1e999", 1), ("-", 1), ("+1", 1),
    ])
    func refusesWithTheLine(text: String, line: Int) {
        #expect {
            try JSON(parsing: text)
        } throws: { error in
            (error as? DocumentError)?.line == line
        }
    }

    @Test func refusesWhatIsNotUTF8AndWhatIsTooDeep() {
        #expect(throws: DocumentError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
        #expect(throws: DocumentError.self) { try JSON(parsing: String(repeating: "[", count: 1000)) }
    }

    @Test func keysAreSortedAndTheLastOfEqualOnesCounts() throws {
        #expect(try JSON(parsing: #"{"b":1,"a":2,"b":3}"#).compactText == #"{"a":2,"b":3}"#)
    }

    @Test func errorsNameTheKey() throws {
        var tree = try JSON(encoding: World.firstWorld(seed: 1, began: Instant(milliseconds: 0)))
        var yards = try #require(tree["backyards"]?.arrayValue)
        yards[2]["name"] = 7
        tree["backyards"] = .array(yards)
        #expect {
            try tree.decode(World.self)
        } throws: { error in
            (error as? DocumentError)?.key == "backyards[2].name"
        }
    }

    @Test func everyKindOfValueSurvives() throws {
        struct Everything: Codable, Hashable {
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
        }
        let tree = try JSON(encoding: Everything())
        #expect(try tree.decode(Everything.self) == Everything())
        #expect(tree["names"] == ["a", "b"])
        #expect(throws: DocumentError.self) { try JSON(encoding: [Double.nan]) }
    }

    /// The quick way must be taken, and must say the same as the general one.
    @Test func visitsReadByHandAreTheSame() throws {
        var world = World.firstWorld(seed: 3, began: Instant(milliseconds: 1_795_000_000_000))
        world.advance(to: world.clock + .days(2), allowances: .standard)
        let visits = world.pastVisits.all + world.presentVisits
        #expect(visits.contains { $0.flock != nil } && visits.contains { $0.food == nil })
        let tree = try JSON(encoding: visits)
        #expect(QuickVisits.decode(tree) == visits)
        var strange = tree.arrayValue ?? []
        strange[0]["hat"] = "red"
        #expect(QuickVisits.decode(.array(strange)) == nil)
        #expect(try JSON.array(strange).decode([Visit].self) == visits)
    }

    @Test func checksumIsTheKnownOne() {
        #expect(Checksum(Array("123456789".utf8)).text == "cbf43926")
        #expect(Checksum([]).text == "00000000")
    }
}
