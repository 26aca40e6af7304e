import Chronology

/// What a bird is doing at a moment, and until when if nobody comes or goes.
package struct Doing: Hashable, Sendable {
    package let visit: ID<Visit>
    package let perch: Perch
    package let activity: Activity
    /// The soonest that it may do something else by itself.
    package let until: Instant
    /// By now the feeder has another food than the one it took, or none.
    package var isFinishing = false
}

/// Visits as stories: a pure function of the seed and the dates of the visits that overlap, the same for every reader.
extension World {
    /// What everyone in a yard does at a date, by arrival. Every bird has a perch of its own.
    package func doings(in backyard: ID<Backyard>, at date: Instant? = nil) -> [Doing] {
        let date = date ?? clock
        // Of the past only what is asked for: at the clock everybody who is there is present.
        let known = date == clock ? presentVisits(in: backyard) : knownVisits(in: backyard)
        let visits = known.filter { $0.isPresent(at: date) }
        let moment = moment(of: visits, at: date)
        return visits.compactMap { visit in
            moment.guest(visit.id).map {
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

    /// What the bird of a visit does at a date; `nil` if it is not there.
    package func doing(_ visit: Visit, at date: Instant? = nil) -> Doing? {
        doings(in: visit.backyard, at: date).first { $0.visit == visit.id }
    }

    /// A visit as one could have watched it, as far as it has come.
    ///
    /// - Parameter others: visits of the same yard, among them all that overlap it; those that the world remembers, if
    ///   none are given. A journal, which knows more, gives a day's.
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
            ActivityChange.current(of: $0, temperament(of: $0), seed: seed, at: date)
        }
    }

    private func temperament(of visit: Visit) -> Temperament { bird(visit.bird)?.temperament ?? .calm }
}

/// Tells one visit from beginning to end, stopping wherever somebody comes, goes or changes its activity.
private struct StoryTeller {
    private(set) var story: VisitStory
    private let visits: [Visit]
    private let changes: [[ActivityChange]]
    private var beside: [ID<Visit>: Span] = [:]

    /// Two that have eaten side by side for so long are told to have.
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
        // Whom it found there, to tell whose perch it took as it came.
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
        YardMoment(visits, at: date) { visit in
            let place = visits.firstIndex { $0.id == visit.id } ?? 0
            return changes[place].last { $0.start <= date } ?? changes[place][0]
        }
    }

    private mutating func note(_ moment: YardMoment, after before: YardMoment?, at date: Instant, until end: Instant) {
        guard let own = moment.guest(story.visit.id) else { return }
        if let last = story.episodes.last, last.perch == own.perch, last.activity == own.activity {
            story.episodes[story.episodes.count - 1].end = end
        } else {
            story.episodes.append(Episode(perch: own.perch, activity: own.activity, start: date, end: end))
        }
        for other in moment.guests where other.visit.id != own.visit.id {
            if let former = before?.guest(own.visit.id), former.change == own.change, former.isAtHome,
                former.perch == other.perch
            {
                meet(.gaveWay, other.visit, at: date)
            }
            if let former = before?.guest(other.visit.id), former.change == other.change, former.isAtHome,
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

    /// A shy bird that left soon after a bold one had landed; see `makeShyGuestsLeave`.
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
