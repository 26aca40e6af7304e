import Chronology

/// The numbers of species seen in a year, for comparison with other years.
package struct YearStanding: Hashable, Sendable {
    package let year: Int
    /// The number of species seen by this day of the year and, in `inAll`, in the whole year.
    package let byThisDay: Int
    package let inAll: Int
}

extension World {
    /// Returns the standing of every year that has a list, and of the year of `date`, the latest first.
    package func yearRace(at date: Instant) -> [YearStanding] {
        let today = CivilDate(utc: date + zone)
        var years = Set(sightings.flatMap { $0.years.map(\.year) })
        years.insert(today.year)
        return years.filter { $0 <= today.year }.sorted(by: >).map { year in
            let firsts = yearList(year).map { CivilDate(utc: $0.entry.first.date + zone) }
            // A yard beyond the date line may begin its year a day earlier or later.
            let early = firsts.filter {
                $0.year < year || $0.year == year && ($0.month, $0.day) <= (today.month, today.day)
            }
            return YearStanding(year: year, byThisDay: early.count, inAll: firsts.count)
        }
    }
}
