import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// Where the player's seasons are those of the south.
@Suite struct HemisphereTests {
    @Test(
        arguments: [
            // Clocks that are put forward tell by themselves: hours ahead of UTC in January and in July.
            ("Europe/Berlin", 1, 2, Hemisphere.north), ("America/New_York", -5, -4, .north),
            ("Australia/Sydney", 11, 10, .south), ("Pacific/Auckland", 13, 12, .south), (nil, 11, 10, .south),
            // Those that stay as they are tell by their name.
            ("Asia/Tokyo", 9, 9, .north), ("Africa/Lagos", 1, 1, .north), ("Africa/Johannesburg", 2, 2, .south),
            ("America/Argentina/Ushuaia", -3, -3, .south), ("Australia/Brisbane", 10, 10, .south),
            ("posix/America/Lima", -5, -5, .south), ("UTC", 0, 0, .north), (nil, 0, 0, .north),
        ] as [(String?, Int64, Int64, Hemisphere)])
    func isThatOfTheZone(name: String?, january: Int64, july: Int64, expected: Hemisphere) {
        var environment = TestMachine().environment
        environment.zoneName = { name }
        environment.zoneOffset = { date in .hours((4...9).contains(CivilDate(utc: date).month) ? july : january) }
        for month in 1...12 {
            let date = CivilDate(year: 2026, month: month, day: 10).utcInstant
            #expect(environment.hemisphere(at: date) == expected)
        }
    }
}
