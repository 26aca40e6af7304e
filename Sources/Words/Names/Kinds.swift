import Simulation

/// What kinds of birds and foods are called. What the catalog has no words for shows its id.
extension Words {
    /// As a title: "Cardinal".
    package func name(of species: ID<Species>) -> String { text("species", species.rawValue, "name") }
    /// In a sentence after "a" or "the": "cardinal".
    package func inText(_ species: ID<Species>) -> String { text("species", species.rawValue, "inText") }
    /// Several of them in a sentence: "cardinals".
    package func many(_ species: ID<Species>) -> String { text("species", species.rawValue, "many") }
    /// What it is, in one or two sentences.
    package func about(_ species: ID<Species>) -> String { text("species", species.rawValue, "about") }
    /// What players can see it do.
    package func habits(of species: ID<Species>) -> String { text("species", species.rawValue, "habits") }
    /// Its song, spelled: "chick-a-dee-dee".
    package func song(of species: ID<Species>) -> String { text("species", species.rawValue, "song") }

    /// As a title: "Sunflower Seeds".
    package func name(of food: ID<Food>) -> String { text("food", food.rawValue, "name") }
    /// In a sentence: "sunflower seeds".
    package func inText(_ food: ID<Food>) -> String { text("food", food.rawValue, "inText") }
    /// One sentence for shelves and pickers.
    package func summary(of food: ID<Food>) -> String { text("food", food.rawValue, "summary") }
}
