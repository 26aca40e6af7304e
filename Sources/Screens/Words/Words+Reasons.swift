import Simulation

/// Why a yard is as busy or as quiet as it is.
extension Words {
    /// One reason in a few words: "Food is low: half the visitors", "Swallows sleep at this hour".
    package static func reason(_ reason: Reason) -> String {
        switch reason.factor {
        case .food(.low): "Food is low: \(share(reason.percent))"
        case .food(.empty): "The feeder is empty: \(share(reason.percent))"
        case .food(.ok): "The feeder is full"
        case .premium(let food): "\(Catalog.food(food)?.name ?? "Fine food"): \(share(reason.percent))"
        case .water(.low): "Water is low: \(share(reason.percent))"
        case .water(.empty): "The fountain is dry: \(share(reason.percent))"
        case .water(.ok): "The fountain is full"
        case .hour(.night): "It is night: \(share(reason.percent))"
        case .hour(.sunrise): "Sunrise, the busiest hour: \(share(reason.percent))"
        case .hour(.morning): "Morning: \(share(reason.percent))"
        case .hour(.afternoon): "Afternoon"
        case .hour(.sunset): "Sunset: \(share(reason.percent))"
        case .weather(.rain): "Birds shelter from the rain: \(share(reason.percent))"
        case .weather(.snow): "It snows: \(share(reason.percent))"
        case .weather(.fog): "Fog: \(share(reason.percent))"
        case .weather(.clear), .weather(.cloud): "Fair weather"
        case .company(let birds):
            reason.percent == 0
                ? "Every perch is taken"
                : "\(count(birds, "bird is", "birds are")) here already: \(share(reason.percent))"
        case .asleep(let species): "\(kinds(species)) sleep at this hour"
        case .away(let species): "\(kinds(species)) are away at this time of year"
        }
    }

    /// "half the visitors", "half as many again"
    private static func share(_ percent: Int) -> String {
        switch percent {
        case ..<8: "hardly a visitor"
        case ..<15: "one visitor in ten"
        case ..<30: "a quarter of the visitors"
        case ..<45: "not half the visitors"
        case ..<55: "half the visitors"
        case ..<70: "fewer visitors"
        case ..<78: "a quarter fewer visitors"
        case ..<100: "a fifth fewer visitors"
        case ..<115: "a tenth more visitors"
        case ..<130: "a fifth more visitors"
        default: "half as many visitors again"
        }
    }

    /// "Swallows", "Swallows and owls", "Swallows and 4 other kinds"
    private static func kinds(_ ids: [ID<Species>]) -> String {
        let names = ids.compactMap { Catalog.species($0)?.name }.map(plural)
        guard let first = names.first else { return "Some" }
        return switch names.count {
        case 1: first
        case 2: "\(first) and \(names[1].lowercased())"
        default: "\(first) and \(names.count - 1) other kinds"
        }
    }
}
