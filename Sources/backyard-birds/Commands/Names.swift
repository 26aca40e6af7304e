import Simulation

/// Foods as people type them: the name or the id, any case, with or without blanks and hyphens.
enum FoodName {
    static func find(_ text: String) -> Food? {
        let wanted = plain(text)
        return Catalog.foods.first { plain($0.name) == wanted || plain($0.id.rawValue) == wanted }
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

/// Lengths of time as a status shows them.
enum Words {
    /// "7h 25m", "12m", "under a minute"
    static func short(_ minutes: Int64) -> String {
        switch minutes {
        case ..<1: "under a minute"
        case ..<60: "\(minutes)m"
        default: minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes / 60)h \(minutes % 60)m"
        }
    }

    /// "7 hours and 25 minutes", for a screen reader.
    static func long(_ minutes: Int64) -> String {
        func count(_ n: Int64, _ unit: String) -> String { "\(n) \(unit)\(n == 1 ? "" : "s")" }
        switch minutes {
        case ..<1: return "less than a minute"
        case ..<60: return count(minutes, "minute")
        default:
            let rest = minutes % 60
            return count(minutes / 60, "hour") + (rest == 0 ? "" : " and " + count(rest, "minute"))
        }
    }
}
