import Simulation

/// The reasons why a yard is busy or quiet.
extension Words {
    /// Returns the first `limit` reasons as sentences; a single bird that is in the yard already is left out.
    package func reasons(_ reasons: [Reason], limit: Int) -> [String] {
        reasons.filter { $0.factor != .company(1) }.prefix(limit).map(reason)
    }

    /// Returns one reason in a short sentence: "Food is low: half as many visitors."
    package func reason(_ reason: Reason) -> String {
        let share = share(reason.percent)
        return switch reason.factor {
        case .day(let liveliness): text(reason: "day.\(liveliness.rawValue)", share)
        case .food(let state): text(reason: "food.\(state.rawValue)", share)
        case .premium(let food): reasonPremium(food: name(of: food), share: share)
        case .water(let state): text(reason: "water.\(state.rawValue)", share)
        case .hour(let time): text(reason: "hour.\(time.rawValue)", share)
        case .weather(let weather): text(reason: "weather.\(weather.rawValue)", share)
        case .company(let birds): reason.percent == 0 ? reasonFull : reasonCompany(birds: birds, share: share)
        case .asleep(let species): reasonAsleep(kinds: kinds(species))
        case .away(let species): reasonAway(kinds: kinds(species))
        }
    }

    private func text(reason: String, _ share: String) -> String {
        has("reason", reason, "plain")
            ? text("reason", reason, "plain") : text("reason", reason, "text(share:)", .text(share))
    }

    /// Returns a percentage of the usual arrivals in words: "half as many visitors", "half again as many visitors".
    private func share(_ percent: Int) -> String {
        let bands = [
            (8, "5"), (15, "10"), (30, "25"), (45, "40"), (55, "50"), (70, "65"), (78, "75"), (100, "80"),
            (115, "110"), (130, "120"),
        ]
        return text("share", bands.first { percent < $0.0 }?.1 ?? "150", "inText")
    }

    /// Returns species: "swallows", "swallows and owls", "swallows and 4 other kinds".
    private func kinds(_ ids: [ID<Species>]) -> String {
        guard ids.count > 2, let first = ids.first else { return list(ids.map(many)) }
        return reasonKindAndOthers(count: ids.count - 1, kind: many(first))
    }
}
