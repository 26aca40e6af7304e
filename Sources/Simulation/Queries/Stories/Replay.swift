import Chronology

/// A visit as a sequence of moments at which somebody in its yard comes, goes or turns to something else.
package struct Replay: Hashable, Sendable {
    package struct Scene: Hashable, Sendable {
        package let date: Instant
        /// Everybody who is there, and what each of them does.
        package let guests: [AwayMoment.Guest]
    }

    package let visit: Visit
    /// By date; the last one shows the yard after the bird has left.
    package let scenes: [Scene]
}

extension World {
    /// Returns a visit that is over as it was to be seen.
    ///
    /// - Parameters:
    ///   - others: visits of the same yard, among them all that overlap it.
    ///   - limit: the most moments; of more, those in which the bird itself has a part are kept.
    package func replay(_ visit: Visit, among others: [Visit], limit: Int = 10) -> Replay {
        let all = [visit] + others.filter { $0.id != visit.id && $0.backyard == visit.backyard }
        let near = all.filter { $0.arrival < visit.departure && $0.departure > visit.arrival }
        let story = story(of: visit, among: near)
        let own = story.episodes.map(\.start) + story.meetings.map(\.date)
        let comings = near.flatMap { [$0.arrival, $0.departure] }
        let range = visit.arrival..<visit.departure
        var dates = Array(Set(own).filter(range.contains)).sorted()
        let more = Array(Set(comings).filter { range.contains($0) && !dates.contains($0) }).sorted()
        dates = Array(dates.prefix(limit - 1)) + more.prefix(max(0, limit - 1 - dates.count))
        dates = [visit.arrival - .milliseconds(1)] + dates.sorted() + [visit.departure]
        return Replay(visit: visit, scenes: dates.map { Replay.Scene(date: $0, guests: guests(of: near, at: $0)) })
    }

    private func guests(of visits: [Visit], at date: Instant) -> [AwayMoment.Guest] {
        let moment = YardMoment(visits, at: date) {
            ActivityChange.current(of: $0, bird($0.bird)?.temperament ?? .calm, seed: seed, at: date)
        }
        return visits.filter { $0.isPresent(at: date) }.map { visit in
            let guest = moment.guest(visit.id)
            return AwayMoment.Guest(
                visit: visit,
                doing: guest.map {
                    Doing(visit: visit.id, perch: $0.perch, activity: $0.activity, until: $0.change.end)
                })
        }
    }
}
