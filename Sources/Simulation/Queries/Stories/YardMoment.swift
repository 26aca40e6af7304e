import Chronology

/// The perches and activities of all birds in a yard at a moment; of two that want one perch, one gets it.
///
/// It depends on the overlapping visits alone, so all readers of those see the same.
struct YardMoment {
    struct Guest {
        let visit: Visit
        /// The index of the visit among those that the moment was made of.
        let place: Int
        let change: ActivityChange
        let perch: Perch
        let activity: Activity

        /// True if the bird is on the perch that it wanted.
        var isAtHome: Bool { perch == change.perch }
    }

    let guests: [Guest]

    /// The time for which all birds are silent after a bird of the night has landed.
    static let silence = Span.seconds(90)

    /// - Parameters:
    ///   - visits: visits to one yard; those that do not include the date are ignored.
    ///   - change: returns the planned activity at the date, of the visit with an index in `visits`.
    init(_ visits: [Visit], at date: Instant, change: (Int) -> ActivityChange) {
        // Visits are large, so their places are sorted instead of them.
        let present = visits.indices.filter { visits[$0].isPresent(at: date) }.map { (place: $0, change: change($0)) }
            .sorted { a, b in
                if a.change.rank != b.change.rank { return a.change.rank > b.change.rank }
                return (a.change.start, visits[a.place].arrival, visits[a.place].id)
                    < (b.change.start, visits[b.place].arrival, visits[b.place].id)
            }
        // The last arrival of a bird of the night, if it has just come.
        let hush = present.filter { visits[$0.place].commandsSilence }.map { visits[$0.place].arrival }
            .filter { date - $0 < Self.silence }.max()
        var guests: [Guest] = []
        for (place, change) in present {
            var (perch, activity) = (change.perch, change.activity)
            func isFree(_ perch: Perch) -> Bool { !guests.contains { $0.perch == perch } }
            if !isFree(perch) {
                perch = Self.others(for: change).first(where: isFree) ?? perch
                activity = Self.activity(change.activity, on: perch)
            }
            let visit = visits[place]
            if let hush, visit.arrival < hush, !visit.commandsSilence { activity = .isSilent }
            guests.append(Guest(visit: visit, place: place, change: change, perch: perch, activity: activity))
        }
        self.guests = guests
    }

    /// Returns the guest whose visit has that index among those that the moment was made of; `nil` if it is not there.
    func guest(at place: Int) -> Guest? { guests.first { $0.place == place } }

    /// Returns the perches that a bird tries when its own is taken, in order.
    private static func others(for change: ActivityChange) -> [Perch] {
        switch change.activity {
        case .feeds: [.ground, .feeder, .branch, .fountain]
        case .drinks, .bathes: [.branch, .ground, .feeder, .fountain]
        default:
            change.number.isMultiple(of: 2)
                ? [.branch, .ground, .feeder, .fountain] : [.ground, .branch, .fountain, .feeder]
        }
    }

    /// Returns the activity that is possible on a perch in place of the wanted one.
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
    /// True if other birds fall silent when it lands: it is a bird of the night.
    fileprivate var commandsSilence: Bool { Catalog.species(species)?.isNocturnal == true }
}
