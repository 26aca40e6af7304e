import Chronology

/// Past visits as a sequence of moments at which a bird in their yard comes, goes or turns to something else.
package struct Replay: Hashable, Sendable {
    package struct Scene: Hashable, Sendable {
        package let date: Instant
        /// The visit that the scene is about.
        package let visit: Visit
        /// The birds that are there with what they do, the one that it is about last.
        package let guests: [AwayMoment.Guest]

        /// The bird that the scene is about with what it does; `nil` after it has left.
        package var subject: AwayMoment.Guest? { guests.first { $0.visit.id == visit.id } }
    }

    /// The scenes, visit by visit, those of each by date; the last of a visit shows the yard after the bird has left.
    package let scenes: [Scene]
}

extension World {
    /// The greatest number of scenes shown to a player at once, and the least number of each visit.
    static let (scenes, scenesOfVisit) = (10, 3)

    /// Returns past visits as scenes, visit by visit.
    ///
    /// - Parameters:
    ///   - visits: visits that are over.
    ///   - others: further visits, among them all that overlap those.
    ///   - limit: the most scenes of each visit; of more, meetings are kept first, then what the bird itself does.
    ///     Without it, several visits share what is shown at once.
    package func replay(_ visits: [Visit], among others: [Visit], limit: Int? = nil) -> Replay {
        let limit = limit ?? max(Self.scenesOfVisit, Self.scenes / max(1, visits.count))
        return Replay(scenes: visits.flatMap { scenes(of: $0, among: others, limit: limit) })
    }

    private func scenes(of visit: Visit, among others: [Visit], limit: Int) -> [Replay.Scene] {
        let all = [visit] + others.filter { $0.id != visit.id && $0.backyard == visit.backyard }
        let near = all.filter { $0.arrival <= visit.departure && $0.departure >= visit.arrival }
        let story = story(of: visit, among: near)
        let range = visit.arrival..<visit.departure
        var dates: Set = [visit.arrival]
        for date in story.meetings.map(\.date) + story.episodes.map(\.start).sorted()
            + near.flatMap({ [$0.arrival, $0.departure] }).sorted()
        where range.contains(date) && dates.count < limit - 1 { dates.insert(date) }
        return (dates.sorted() + [visit.departure]).map { date in
            let guests = guests(of: near, at: date)
            return Replay.Scene(
                date: date, visit: visit,
                guests: guests.filter { $0.visit.id != visit.id } + guests.filter { $0.visit.id == visit.id })
        }
    }

    private func guests(of visits: [Visit], at date: Instant) -> [AwayMoment.Guest] {
        let moment = YardMoment(visits, at: date) {
            ActivityChange.current(
                of: visits[$0], bird(visits[$0].bird)?.temperament ?? .calm, seed: seed, at: date)
        }
        return moment.guests.map { guest in
            AwayMoment.Guest(
                visit: guest.visit,
                doing: Doing(
                    visit: guest.visit.id, perch: guest.perch, activity: guest.activity, until: guest.change.end))
        }
    }
}
