import Testing

@testable import Chronology

@Suite struct InstantTests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00.000Z", 0), ("2000-02-29T12:34:56.789Z", 951_827_696_789),
            ("2026-11-21T06:46:00.000Z", 1_795_243_560_000), ("1969-12-31T23:59:59.999Z", -1),
            ("0001-01-01T00:00:00.000Z", -62_135_596_800_000), ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ] as [(String, Int64)])
    func knownDates(text: String, milliseconds: Int64) {
        #expect(Instant(milliseconds: milliseconds).iso8601 == text)
        #expect(Instant(iso8601: text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        ("2026-11-21", "2026-11-21T00:00:00.000Z"), ("2026-11-21T06:46", "2026-11-21T06:46:00.000Z"),
        ("2026-11-21T06:46:01+01:00", "2026-11-21T05:46:01.000Z"),
        ("2026-11-21 06:46:01.5-0030", "2026-11-21T07:16:01.500Z"),
        ("2026-11-21T06:46:01.123456Z", "2026-11-21T06:46:01.123Z"),
    ])
    func readsTheUsualForms(text: String, expected: String) {
        #expect(Instant(iso8601: text)?.iso8601 == expected)
    }

    @Test(arguments: [
        "", "now", "2026-13-01", "2026-02-29", "2026-11-21T24:00", "2026-11-21T06:46x", "2026-11-21T06:46:00.Z",
        "0000-01-01",
    ])
    func refusesTheRest(text: String) {
        #expect(Instant(iso8601: text) == nil)
    }

    @Test func everyDayOfFourCenturiesGoesThereAndBack() {
        let first = CivilDate(year: 1800, month: 1, day: 1).utcInstant
        for day in stride(from: Int64(0), to: 146_097, by: 1) {
            let instant = first + .days(day)
            #expect(CivilDate(utc: instant).utcInstant == instant)
        }
    }

    @Test(arguments: [(2026, 11, 21, 6), (2026, 11, 22, 7), (2026, 11, 23, 1), (1969, 12, 31, 3), (2024, 2, 29, 4)])
    func weekdays(year: Int, month: Int, day: Int, weekday: Int) {
        #expect(CivilDate(year: year, month: month, day: day, hour: 23).weekday == weekday)
    }
}
