import Chronology

/// Who sits where in a yard at a moment, and what everyone does: of any two that want one perch, one has it.
///
/// It follows from the visits that overlap the moment and from nothing before, so every reader that knows those sees the
/// same, and what a visit that goes on has shown is what will be told of it.
struct YardMoment {
    struct Guest {
        let visit: Visit
        let change: ActivityChange
        let perch: Perch
        let activity: Activity

        /// On the perch that it wanted.
        var isAtHome: Bool { perch == change.perch }
    }

    let guests: [Guest]

    /// How long nobody makes a sound after one has come whom all respect.
    static let silence = Span.seconds(90)

    /// - Parameters:
    ///   - visits: of one yard; those that are not there at the moment are left out.
    ///   - change: of a visit at the moment.
    init(_ visits: [Visit], at date: Instant, change: (Visit) -> ActivityChange) {
        let present = visits.filter { $0.isPresent(at: date) }.map { ($0, change($0)) }.sorted { a, b in
            if a.1.rank != b.1.rank { return a.1.rank > b.1.rank }
            return (a.1.start, a.0.arrival, a.0.id) < (b.1.start, b.0.arrival, b.0.id)
        }
        var free = Perch.allCases
        var guests: [Guest] = []
        for (visit, change) in present {
            var (perch, activity) = (change.perch, change.activity)
            if !free.contains(perch) {
                perch = Self.others(for: change).first { free.contains($0) } ?? perch
                activity = Self.activity(change.activity, on: perch)
            }
            free.removeAll { $0 == perch }
            let isHushed = present.contains { other, _ in
                other.id != visit.id && other.commandsSilence && !visit.commandsSilence
                    && date - other.arrival < Self.silence && visit.arrival < other.arrival
            }
            guests.append(
                Guest(visit: visit, change: change, perch: perch, activity: isHushed ? .isSilent : activity))
        }
        self.guests = guests
    }

    func guest(_ id: ID<Visit>) -> Guest? { guests.first { $0.visit.id == id } }

    /// Where else a bird goes whose perch another has.
    private static func others(for change: ActivityChange) -> [Perch] {
        switch change.activity {
        case .feeds: [.ground, .feeder, .branch, .fountain]
        case .drinks, .bathes: [.branch, .ground, .feeder, .fountain]
        default:
            change.number.isMultiple(of: 2)
                ? [.branch, .ground, .feeder, .fountain] : [.ground, .branch, .fountain, .feeder]
        }
    }

    /// What it can do there of what it wanted.
    private static func activity(_ wanted: Activity, on perch: Perch) -> Activity {
        switch wanted {
        case .feeds: perch == .feeder || perch == .ground ? .feeds : .waits
        case .drinks, .bathes: .waits
        case .sings: .looksAbout
        default: wanted
        }
    }
}

extension Visit {
    /// Others fall silent when a bird of the night lands.
    fileprivate var commandsSilence: Bool { Catalog.species(species)?.isNocturnal == true }
}
