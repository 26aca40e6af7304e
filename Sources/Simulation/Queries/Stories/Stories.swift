import Chronology

/// The present activity of a bird, with the date until which it lasts if no bird comes or goes.
package struct Doing: Hashable, Sendable {
    package let visit: ID<Visit>
    package let perch: Perch
    package let activity: Activity
    /// The earliest date at which the bird may do something else by itself.
    package let until: Instant
    /// True if the feeder now has another food than the bird took, or none.
    package var isFinishing = false
}

/// Stories of visits: a pure function of the seed and the dates of overlapping visits, the same for every reader.
extension World {
    /// Returns the activities of all birds in a yard at a date, by arrival. Each bird has a perch of its own.
    package func doings(in backyard: ID<Backyard>, at date: Instant? = nil) -> [Doing] {
        let date = date ?? clock
        // At the clock all present visits are known; for the past all remembered visits are searched.
        let known = date == clock ? presentVisits(in: backyard) : knownVisits(in: backyard)
        let visits = known.filter { $0.isPresent(at: date) }
        let moment = moment(of: visits, at: date)
        return visits.indices.compactMap { place in
            let visit = visits[place]
            return moment.guest(at: place).map {
                Doing(
                    visit: visit.id, perch: $0.perch, activity: $0.activity, until: $0.change.end,
                    isFinishing: date == clock && visit.food.map { !isServed($0, in: backyard) } == true)
            }
        }
    }

    private func isServed(_ food: ID<Food>, in backyard: ID<Backyard>) -> Bool {
        guard let yard = self.backyard(backyard) else { return false }
        return yard.foodID == food && yard.food.state(at: clock) != .empty
    }

    /// Returns the activity of a visit's bird at a date; `nil` if it is not there.
    package func doing(_ visit: Visit, at date: Instant? = nil) -> Doing? {
        doings(in: visit.backyard, at: date).first { $0.visit == visit.id }
    }

    /// Returns the story of a visit as far as it has come.
    ///
    /// - Parameter others: visits to the same yard, with all that overlap it; by default those that the world
    ///   remembers. A journal gives all visits of the day.
    package func story(of visit: Visit, among others: [Visit]? = nil) -> VisitStory {
        let end = min(visit.departure, clock)
        let others = (others ?? knownVisits(in: visit.backyard)).filter {
            $0.id != visit.id && $0.backyard == visit.backyard && $0.arrival < end && $0.departure > visit.arrival
        }
        return StoryTeller(of: visit, among: others, until: end, seed: seed, temperament: temperament(of:)).story
    }

    private func knownVisits(in backyard: ID<Backyard>) -> [Visit] {
        pastVisits[backyard] + presentVisits(in: backyard)
    }

    private func moment(of visits: [Visit], at date: Instant) -> YardMoment {
        YardMoment(visits, at: date) {
            ActivityChange.current(of: visits[$0], temperament(of: visits[$0]), seed: seed, at: date)
        }
    }

    private func temperament(of visit: Visit) -> Temperament { bird(visit.bird)?.temperament ?? .calm }
}

/// Tells one visit from its beginning, stopping whenever a bird comes, goes or changes its activity.
private struct StoryTeller {
    private(set) var story: VisitStory
    /// The visit itself, followed by the others.
    private let visits: [Visit]
    private static let own = 0
    private let changes: [[ActivityChange]]
    private var beside: [ID<Visit>: Span] = [:]

    /// The time side by side after which two birds are told to have eaten together.
    private static let together = Span.seconds(40)

    init(
        of visit: Visit, among others: [Visit], until end: Instant, seed: UInt64,
        temperament: (Visit) -> Temperament
    ) {
        story = VisitStory(of: visit)
        visits = [visit] + others
        changes = visits.map { guest in
            var all = ActivityChanges(of: guest, temperament(guest), seed: seed)
            var list = [all.next()]
            while let last = list.last, last.end < min(guest.departure, end) { list.append(all.next()) }
            return list
        }
        var dates = changes.joined().map(\.start) + others.map(\.departure)
        dates = dates.filter { $0 > visit.arrival && $0 < end }
        dates.append(visit.arrival)
        dates.sort()
        // The moment before the arrival shows whose perch the bird took.
        var before: YardMoment? = moment(at: visit.arrival - .milliseconds(1))
        for (place, date) in dates.enumerated() where place == 0 || dates[place - 1] != date {
            let moment = moment(at: date)
            note(moment, after: before, at: date, until: dates.first { $0 > date } ?? end)
            before = moment
        }
        if visit.departure <= end { noteFlight(of: visit, among: others, temperament) }
        story.meetings.sort { ($0.date, $0.other) < ($1.date, $1.other) }
    }

    private func moment(at date: Instant) -> YardMoment {
        YardMoment(visits, at: date) { [changes] in changes[$0].last { $0.start <= date } ?? changes[$0][0] }
    }

    private mutating func note(_ moment: YardMoment, after before: YardMoment?, at date: Instant, until end: Instant) {
        guard let own = moment.guest(at: Self.own) else { return }
        if let last = story.episodes.last, last.perch == own.perch, last.activity == own.activity {
            story.episodes[story.episodes.count - 1].end = end
        } else {
            story.episodes.append(Episode(perch: own.perch, activity: own.activity, start: date, end: end))
        }
        let ownBefore = before?.guest(at: Self.own)
        for other in moment.guests where other.place != Self.own {
            if let former = ownBefore, former.change == own.change, former.isAtHome,
                former.perch == other.perch
            {
                meet(.gaveWay, other.visit, at: date)
            }
            if let former = before?.guest(at: other.place), former.change == other.change, former.isAtHome,
                former.perch == own.perch
            {
                meet(.tookPlace, other.visit, at: date)
            }
            if own.activity == .isSilent, other.activity != .isSilent { meet(.fellSilent, other.visit, at: date) }
            if own.activity == .feeds, other.activity == .feeds {
                beside[other.visit.id, default: .zero] = beside[other.visit.id, default: .zero] + (end - date)
                if beside[other.visit.id, default: .zero] >= Self.together { meet(.fedBeside, other.visit, at: date) }
            }
        }
    }

    /// Adds the meeting of a shy bird that left because a bold one landed; see `makeShyGuestsLeave`.
    private mutating func noteFlight(of visit: Visit, among others: [Visit], _ temperament: (Visit) -> Temperament) {
        guard temperament(visit) == .shy, visit.flock == nil else { return }
        let cause = others.first {
            temperament($0) == .bold && (Span.seconds(3)...Span.seconds(9)).contains(visit.departure - $0.arrival)
                && $0.arrival > visit.arrival
        }
        if let cause { meet(.fled, cause, at: visit.departure) }
    }

    private mutating func meet(_ kind: Meeting.Kind, _ other: Visit, at date: Instant) {
        guard !story.meetings.contains(where: { $0.kind == kind && $0.other == other.id }) else { return }
        story.meetings.append(Meeting(kind, with: other, at: date))
    }
}
