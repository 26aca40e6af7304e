import Simulation
import Words

/// Foods as people type them: the name, one word of it or the id, any case, with or without blanks and hyphens. The
/// English name is understood in every language, as in a script.
enum FoodName {
    static func find(_ text: String, _ words: Words = Words()) -> Food? {
        let wanted = plain(text)
        func names(_ food: Food) -> [String] { [food.id.rawValue, Words().name(of: food.id), words.name(of: food.id)] }
        if let food = Catalog.foods.first(where: { names($0).hasName(text) }) { return food }
        // One word of a name will do where no other food has it: "pellet".
        let partial = Catalog.foods.filter { food in
            names(food).contains { name in
                name.split { !($0.isLetter || $0.isNumber) }.contains { plain(String($0)) == wanted }
            }
        }
        return partial.count == 1 ? partial.first : nil
    }

    static func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
