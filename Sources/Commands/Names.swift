import Simulation
import Words

/// Foods as people type them: the name or the id, any case, with or without blanks and hyphens. The English name is
/// understood in every language, as in a script.
enum FoodName {
    static func find(_ text: String, _ words: Words = Words()) -> Food? {
        let (wanted, english) = (plain(text), Words())
        return Catalog.foods.first { food in
            [food.id.rawValue, english.name(of: food.id), words.name(of: food.id)].contains { plain($0) == wanted }
        }
    }

    static func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
