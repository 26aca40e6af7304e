import Chronology
import TestSupport
import Testing

@testable import Session

/// A game in memory on the first of November 2026, for what needs a shop and a calendar.
func testSession() throws -> Session {
    let now = CivilDate(year: 2026, month: 11, day: 1).utcInstant
    let environment = Environment(
        now: { now }, uptime: { .zero }, makeSeed: { 7 }, randomBytes: { Array(repeating: 7, count: $0) },
        variable: { _ in nil }, loginName: "Robin", hostName: "garden", processID: 1, zoneOffset: { _ in .zero },
        files: MemoryFiles())
    var configuration = Configuration()
    configuration.inMemory = true
    configuration.seed = 7
    return try Session.open(configuration, environment: environment, savesInline: true)
}
