import Chronology
import Drawing
import Session
import Simulation
import TestSupport
import Testing

@testable import Words

@Suite("The journal’s words")
struct JournalWordsTests {
    private let words = Words()
    private let world = World.firstWorld(seed: 1, began: Instant(milliseconds: 0))

    private func visit(_ food: ID<Food>?, _ enjoyment: Enjoyment?, drank: Bool = false, isFirst: Bool = false) -> Visit
    {
        var visit = Visit(
            id: ID("visit-1"), backyard: ID("yard-1"), bird: ID("nobody"), species: .owl, perch: .feeder,
            arrival: world.clock, departure: world.clock + .minutes(5), food: food, drank: drank,
            enjoyment: enjoyment)
        visit.isFirstOfSpecies = isFirst
        return visit
    }

    @Test func daysHaveTheirNames() {
        let date = CivilDate(year: 2026, month: 11, day: 7)
        #expect(words.shortDay(date) == "Sat  7 Nov" && words.longDay(date) == "Saturday, 7 Nov 2026")
    }

    @Test func opinionsAreSaid() {
        func opinion(_ visit: Visit) -> String? { words.opinion(of: visit, isHere: false).first }
        #expect(opinion(visit(.corn, .loved)) == "loved the corn")
        #expect(opinion(visit(.nutritionPellet, .noOpinion)) == "ate a nutrition pellet")
        #expect(opinion(visit(.corn, .disliked)) == "disliked the corn")
        #expect(opinion(visit(nil, nil, drank: true)) == "came to drink")
        #expect(opinion(visit(nil, nil)) == "")
        #expect(words.opinion(of: visit(.corn, .loved), isHere: true) == ["now"])
    }

    @Test func aVisitIsOneLine() {
        func line(_ visit: Visit) -> String {
            words.line(of: visit, day: "2026-11-21 08:42", yard: "Calm Palms", in: world)
        }
        #expect(line(visit(.corn, .loved)) == "2026-11-21 08:42  Owl in Calm Palms, corn")
        #expect(line(visit(nil, nil, drank: true)).hasSuffix("Calm Palms, water"))
        #expect(line(visit(nil, nil, isFirst: true)).hasSuffix("Calm Palms, the first of its kind"))
        #expect(line(visit(.corn, nil, isFirst: true)).hasSuffix("corn, the first of its kind"))
    }

    /// A field is read as the name that it was, and is no formula; the reader goes by code points.
    @Test(arguments: HostileNames.all + ["two\nlines\r", "a\u{0D4E}\nb", "\u{FF1D}cmd", "\t=cmd", "+1", "-1"])
    func aFieldOfATableIsOneField(name: String) {
        let field = Array(JournalRecord.field(name).unicodeScalars)
        var shown: [Unicode.Scalar] = []
        var isQuoted = false
        var wasQuote = false
        for (place, scalar) in field.enumerated() {
            if scalar == "\"" {
                if isQuoted { wasQuote.toggle() } else { #expect(place == 0) }
                if isQuoted, !wasQuote { shown.append(scalar) }
                isQuoted = true
                continue
            }
            #expect(!wasQuote, "a sign after the closing quote")
            if !isQuoted { #expect(![",", ";", "\n", "\r", "\t"].contains(scalar)) }
            shown.append(scalar)
        }
        #expect(isQuoted == wasQuote)
        let starts: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r", "\u{FF1D}"]
        let isFormula = name.unicodeScalars.first.map(starts.contains) ?? false
        #expect(shown == (isFormula ? ["'"] : []) + Array(name.onOneLine.unicodeScalars))
    }
}
