import Chronology
import Foundation
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

    /// The list of zones with their places says of each whether it is in the south, whatever its clocks do; so do those
    /// that had another name.
    @Test func everyZoneIsOnItsSide() throws {
        let list = try String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)
        var zones = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t")
            return (name: String(columns[2]), isSouth: columns[1].hasPrefix("-"))
        }
        #expect(zones.count > 300)
        zones += [
            ("Brazil/East", true), ("Chile/Continental", true), ("NZ", true), ("America/Mendoza", true),
            ("US/Samoa", true), ("Pacific/Enderbury", true), ("Asia/Ujung_Pandang", true), ("US/Hawaii", false),
        ]
        for zone in zones {
            guard let offset = Zones.offset(zone.name) else { continue }
            var environment = TestMachine().environment
            environment.zoneName = { zone.name }
            environment.zoneOffset = offset
            for year in 2020...2040 {
                let hemisphere = environment.hemisphere(at: CivilDate(year: year, month: 5, day: 1).utcInstant)
                #expect(hemisphere == (zone.isSouth ? .south : .north), "\(zone.name) \(year)")
            }
        }
    }
}
