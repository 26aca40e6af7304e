import Chronology

/// The perches and activities of all birds in a yard at a moment; of two that want one perch, one gets it.
///
/// It depends on the overlapping visits alone, so all readers of those see the same.
struct YardMoment {
    struct Guest {
        let visit: Visit
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
    ///   - change: returns the planned activity of a visit at the date.
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
