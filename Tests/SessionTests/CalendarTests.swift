import Chronology
import Foundation
import TestSupport
import Testing

@testable import Session

/// The player's days in every zone, around every change of its clocks.
@Suite struct CalendarTests {
    /// Zones that leave out midnight or have it twice, that leave out a day, or that move their clocks by other than an
    /// hour.
    private static let strange = [
        "America/Santiago", "America/Asuncion", "America/Havana", "America/Nuuk", "America/Scoresbysund",
        "America/Goose_Bay", "America/St_Johns", "America/Sao_Paulo", "Atlantic/Azores", "Asia/Beirut", "Asia/Amman",
        "Asia/Damascus", "Asia/Gaza", "Asia/Hebron", "Asia/Tehran", "Africa/Cairo", "Africa/Casablanca",
        "Antarctica/Troll", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kwajalein", "Pacific/Easter",
    ]

    /// The strange ones and some others; in the long rounds all.
    private static var zones: [String] {
        let others = TimeZone.knownTimeZoneIdentifiers.filter { !strange.contains($0) }.sorted()
        let step = max(1, others.count / rounds(short: 12))
        return strange + stride(from: 0, to: others.count, by: step).map { others[$0] }
    }

    private static func calendar(_ zone: TimeZone, difference: Span = .zero) -> PlayerCalendar {
        PlayerCalendar(difference: difference) { date in
            let seconds = Foundation.Date(timeIntervalSince1970: TimeInterval(date.milliseconds) / 1000)
            return .seconds(Int64(zone.secondsFromGMT(for: seconds)))
        }
    }

    /// The moments of 2020 to 2040, and of some odd days before, at which a zone's clocks are moved.
    private static func transitions(_ calendar: PlayerCalendar) -> [Instant] {
        let begun = CivilDate(year: 2011, month: 12, day: 1).utcInstant
        let ended = CivilDate(year: 2040, month: 12, day: 31).utcInstant
        var transitions: [Instant] = []
        var date = begun
        while date < ended {
            let next = date + .days(9)
            if calendar.zoneOffset(date) != calendar.zoneOffset(next) {
                var (before, after) = (date, next)
                while after - before > .milliseconds(1) {
                    let middle = before + .milliseconds((after - before).milliseconds / 2)
                    if calendar.zoneOffset(middle) == calendar.zoneOffset(date) {
                        before = middle
                    } else {
                        after = middle
                    }
                }
                transitions.append(after)
            }
            date = next
        }
        return transitions
    }

    @Test(arguments: zones) func everyDayHasABeginningAndAnEnd(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let calendar = Self.calendar(zone)
        for transition in Self.transitions(calendar) {
            var dates = stride(from: Int64(-27 * 60), through: 27 * 60, by: 53).map { transition + .minutes($0) }
            dates += [-3_600_000, -60_000, -1, 0, 1, 60_000, 3_600_000].map { transition + .milliseconds($0) }
            for date in dates {
                let (begun, ended) = (calendar.midnight(before: date), calendar.midnight(after: date))
                let place = Comment("\(name) \(date.iso8601): \(begun.iso8601) to \(ended.iso8601)")
                #expect(begun <= date && date < ended, place)
                #expect(date - begun < .hours(50) && ended - date < .hours(50), place)
                let today = calendar.time(date).date.midnight
                // The day begins in the first millisecond that is not before it.
                #expect(!isBefore(calendar.time(begun).date, today), place)
                #expect(isBefore(calendar.time(begun - .milliseconds(1)).date, today), place)
                #expect(isBefore(today, calendar.time(ended).date.midnight), place)
                #expect(!isBefore(today, calendar.time(ended - .milliseconds(1)).date.midnight), place)
            }
        }
    }

    private func isBefore(_ a: CivilDate, _ b: CivilDate) -> Bool { a.utcInstant < b.utcInstant }

    /// In Chile, 6 September 2026 has no midnight: the clocks go from 23:59 to 1:00.
    @Test func aMidnightThatIsLeftOutIsWhereTheClocksMove() throws {
        let calendar = Self.calendar(try #require(TimeZone(identifier: "America/Santiago")))
        let date = try #require(Instant(iso8601: "2026-09-06T02:50:00Z"))
        #expect(calendar.midnight(after: date).iso8601 == "2026-09-06T04:00:00.000Z")
        #expect(calendar.midnight(before: date).iso8601 == "2026-09-05T04:00:00.000Z")
        #expect(calendar.midnight(before: date + .hours(4)).iso8601 == "2026-09-06T04:00:00.000Z")
        #expect(calendar.midnight(after: date + .hours(4)).iso8601 == "2026-09-07T03:00:00.000Z")
    }

    /// A world that stands ahead of the wall has its days by the player's clock all the same.
    @Test func aDifferenceMovesTheDays() throws {
        let zone = try #require(TimeZone(identifier: "America/Santiago"))
        let date = try #require(Instant(iso8601: "2026-09-06T02:50:00Z"))
        let (usual, ahead) = (Self.calendar(zone), Self.calendar(zone, difference: .hours(100)))
        #expect(ahead.midnight(after: date + .hours(100)) == usual.midnight(after: date) + .hours(100))
        #expect(ahead.midnight(before: date + .hours(100)) == usual.midnight(before: date) + .hours(100))
    }
}
