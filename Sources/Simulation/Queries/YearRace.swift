import Chronology

/// A year's list of species beside the other years'.
package struct YearStanding: Hashable, Sendable {
    package let year: Int
    /// Species seen by this day of the year, and in all of it.
    package let byThisDay: Int
    package let inAll: Int
}

extension World {
    /// Every year that has a list and the one of `date`, the latest first: a race with oneself.
    package func yearRace(at date: Instant) -> [YearStanding] {
        let today = CivilDate(utc: date + zone)
        var years = Set(sightings.flatMap { $0.years.map(\.year) })
        years.insert(today.year)
        return years.filter { $0 <= today.year }.sorted(by: >).map { year in
            let firsts = yearList(year).map { CivilDate(utc: $0.entry.first.date + zone) }
            // A yard beyond the date line may begin its year a day sooner or later.
            let early = firsts.filter {
                $0.year < year || $0.year == year && ($0.month, $0.day) <= (today.month, today.day)
            }
            return YearStanding(year: year, byThisDay: early.count, inAll: firsts.count)
        }
    }
}
