import Chronology
import Session
import Simulation

/// What happened while the player was away.
extension Words {
    /// "12 visits in 3 yards"
    package func visits(_ report: AwayReport) -> String {
        let yards = report.yards.filter { $0.visits > 0 }
        return switch yards.count {
        case 0: absenceNobody
        case 1: absenceVisits(visits: report.visits, yard: yards[0].name)
        default: absenceVisitsInYards(visits: report.visits, yards: yards.count)
        }
    }

    /// "Food ran out in Calm Palms at 05:00"; `nil` where it did not.
    package func ranOut(_ kind: SupplyKind, _ report: AwayReport, _ session: Session) -> String? {
        let moments = report.yards.compactMap { yard in
            (kind == .food ? yard.foodRanOut : yard.waterRanOut).map { (yard: yard.name, date: $0) }
        }
        guard let first = moments.map(\.date).min() else { return nil }
        let time = time(first, session)
        return switch (kind, moments.count) {
        case (.food, 1): absenceFoodRanOut(yard: moments[0].yard, time: time)
        case (.food, let yards): absenceFoodRanOutInYards(yards: yards, time: time)
        case (.water, 1): absenceWaterRanOut(yard: moments[0].yard, time: time)
        case (.water, let yards): absenceWaterRanOutInYards(yards: yards, time: time)
        }
    }
}
