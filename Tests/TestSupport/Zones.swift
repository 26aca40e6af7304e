import Chronology
import Foundation
import Session

/// The time zones in which local times are tried, and the moments at which their clocks are moved.
package enum Zones {
    /// Zones that leave out midnight or have it twice, that leave out a day, or that move their clocks by other than an
    /// hour.
    private static let strange = [
        "America/Santiago", "America/Asuncion", "America/Havana", "America/Nuuk", "America/Scoresbysund",
        "America/Goose_Bay", "America/St_Johns", "America/Sao_Paulo", "Atlantic/Azores", "Asia/Beirut", "Asia/Amman",
        "Asia/Damascus", "Asia/Gaza", "Asia/Hebron", "Asia/Tehran", "Africa/Cairo", "Africa/Casablanca",
        "Antarctica/Troll", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kwajalein", "Pacific/Easter",
    ]

    /// The names of the strange ones and of some others; in the long rounds of all.
    package static var names: [String] {
        let others = TimeZone.knownTimeZoneIdentifiers.filter { !strange.contains($0) }.sorted()
        let step = max(1, others.count / rounds(short: 12))
        return strange + stride(from: 0, to: others.count, by: step).map { others[$0] }
    }

    /// Returns the offsets from UTC of the zone of that name; `nil` where this machine does not know it.
    package static func offset(_ name: String) -> (@Sendable (Instant) -> Span)? {
        guard let zone = TimeZone(identifier: name) else { return nil }
        return { date in
            let seconds = Foundation.Date(timeIntervalSince1970: TimeInterval(date.milliseconds) / 1000)
            return .seconds(Int64(zone.secondsFromGMT(for: seconds)))
        }
    }

    /// Returns the moments of 2020 to 2040, and of some odd days before, at which a zone's clocks are moved.
    package static func transitions(_ offset: (Instant) -> Span) -> [Instant] {
        let begun = CivilDate(year: 2011, month: 12, day: 1).utcInstant
        let ended = CivilDate(year: 2040, month: 12, day: 31).utcInstant
        var transitions: [Instant] = []
        var date = begun
        while date < ended {
            let next = date + .days(9)
            if offset(date) != offset(next) {
                var (before, after) = (date, next)
                while after - before > .milliseconds(1) {
                    let middle = before + .milliseconds((after - before).milliseconds / 2)
                    if offset(middle) == offset(date) { before = middle } else { after = middle }
                }
                transitions.append(after)
            }
            date = next
        }
        return transitions
    }
}

extension TestMachine {
    /// Begins a game in the zone of that name, which saves nothing; throws `UnknownZone` where this machine does not know
    /// the zone.
    package func begin(inZone name: String) throws -> Session {
        guard let offset = Zones.offset(name) else { throw UnknownZone(name: name) }
        var environment = environment
        environment.zoneOffset = offset
        var configuration = Configuration()
        configuration.inMemory = true
        return try Session.open(configuration, environment: environment, savesInline: true)
    }
}

package struct UnknownZone: Error {
    let name: String
}
