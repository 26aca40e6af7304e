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
