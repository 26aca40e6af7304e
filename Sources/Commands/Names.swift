import Simulation
import Words

/// The lookup of foods by typed names: name, one word of it, or id; in any case, with or without blanks and hyphens.
///
/// English names are understood in every language, so that scripts work everywhere.
enum FoodName {
    /// Returns the food that a text names; `nil` if none or several fit.
    static func find(_ text: String, _ words: Words = Words()) -> Food? {
        let wanted = plain(text)
        func names(_ food: Food) -> [String] { [food.id.rawValue, Words().name(of: food.id), words.name(of: food.id)] }
        if let food = Catalog.foods.first(where: { names($0).hasName(text) }) { return food }
        // A single word of a name is enough if no other food's name has it: "pellet".
        let partial = Catalog.foods.filter { food in
            names(food).contains { name in
                name.split { !($0.isLetter || $0.isNumber) }.contains { plain(String($0)) == wanted }
            }
        }
        return partial.count == 1 ? partial.first : nil
    }

    /// Returns a name for comparison: its letters and digits in lowercase.
    static func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
