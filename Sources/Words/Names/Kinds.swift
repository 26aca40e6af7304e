import Simulation

/// The names of species, foods, plants and things. Without a text in the catalog the id is shown.
extension Words {
    /// Returns the species as a title: "Cardinal".
    package func name(of species: ID<Species>) -> String { text("species", species.rawValue, "name") }
    /// Returns the species within a sentence after "a" or "the": "cardinal".
    package func inText(_ species: ID<Species>) -> String { text("species", species.rawValue, "inText") }
    /// Returns one bird of the species within a sentence: "an owl".
    package func one(_ species: ID<Species>) -> String { text("species", species.rawValue, "one") }
    /// Returns several birds of the species within a sentence: "cardinals".
    package func many(_ species: ID<Species>) -> String { text("species", species.rawValue, "many") }
    /// Returns a description of the species in one or two sentences.
    package func about(_ species: ID<Species>) -> String { text("species", species.rawValue, "about") }
    /// Returns what players can see the species do.
    package func habits(of species: ID<Species>) -> String { text("species", species.rawValue, "habits") }
    /// Returns the spelled song of the species: "chick-a-dee-dee".
    package func song(of species: ID<Species>) -> String { text("species", species.rawValue, "song") }
    /// Returns the rarity: "Rarely seen".
    package func name(of rarity: Rarity) -> String { text("rarity", rarity.rawValue, "name") }

    /// Returns the food as a title: "Sunflower Seeds".
    package func name(of food: ID<Food>) -> String { text("food", food.rawValue, "name") }
    /// Returns the food within a sentence after "the": "sunflower seeds".
    package func inText(_ food: ID<Food>) -> String { text("food", food.rawValue, "inText") }
    /// Returns the food within a sentence after "ate": "sunflower seeds", "a golden acorn".
    package func some(_ food: ID<Food>) -> String { text("food", food.rawValue, "some") }
    /// Returns one or two sentences about the food for shelves and pickers.
    package func summary(of food: ID<Food>) -> String { text("food", food.rawValue, "summary") }
    /// Returns the owned pieces of a premium food: "3 owned", or that none is left.
    package func owned(_ count: Int) -> String { count == 0 ? foodNoneLeft : foodOwned(count: count) }

    /// Returns a bird's opinion of a meal: "loved it".
    package func past(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "past") }
    /// Returns the heading before the foods of an opinion: "Loves".
    package func title(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "title") }
    /// Returns the heading above the number of birds of an opinion: "love it".
    package func column(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "column") }

    /// Returns the gift as a title: "Acorn cap".
    package func name(of gift: GiftKind) -> String { text("gift", gift.rawValue, "name") }
    /// Returns the gift within a sentence after "left": "an acorn cap".
    package func one(_ gift: GiftKind) -> String { text("gift", gift.rawValue, "one") }

    /// Returns the weather after the time of day: "cloudy".
    package func name(of weather: Weather) -> String { text("weather", weather.rawValue, "name") }
}
