import Simulation

/// What kinds of birds, foods, plants and things are called. What the catalog has no words for shows its id.
extension Words {
    /// As a title: "Cardinal".
    package func name(of species: ID<Species>) -> String { text("species", species.rawValue, "name") }
    /// In a sentence after "a" or "the": "cardinal".
    package func inText(_ species: ID<Species>) -> String { text("species", species.rawValue, "inText") }
    /// Any one of them in a sentence: "an owl".
    package func one(_ species: ID<Species>) -> String { text("species", species.rawValue, "one") }
    /// Several of them in a sentence: "cardinals".
    package func many(_ species: ID<Species>) -> String { text("species", species.rawValue, "many") }
    /// Several of them at the beginning of a sentence: "Cardinals".
    /// What it is, in one or two sentences.
    package func about(_ species: ID<Species>) -> String { text("species", species.rawValue, "about") }
    /// What players can see it do.
    package func habits(of species: ID<Species>) -> String { text("species", species.rawValue, "habits") }
    /// Its song, spelled: "chick-a-dee-dee".
    package func song(of species: ID<Species>) -> String { text("species", species.rawValue, "song") }
    /// How often it comes: "Rarely seen".
    package func name(of rarity: Rarity) -> String { text("rarity", rarity.rawValue, "name") }

    /// As a title: "Sunflower Seeds".
    package func name(of food: ID<Food>) -> String { text("food", food.rawValue, "name") }
    /// In a sentence after "the": "sunflower seeds".
    package func inText(_ food: ID<Food>) -> String { text("food", food.rawValue, "inText") }
    /// In a sentence after "ate": "sunflower seeds", "a golden acorn".
    package func some(_ food: ID<Food>) -> String { text("food", food.rawValue, "some") }
    /// One or two sentences for shelves and pickers.
    package func summary(of food: ID<Food>) -> String { text("food", food.rawValue, "summary") }
    /// How many of a premium food the player has: "3 owned".
    package func owned(_ count: Int) -> String { count == 0 ? foodNoneLeft : foodOwned(count: count) }

    /// What a bird thought of what it ate: "loved it".
    package func past(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "past") }
    /// Before the foods of which it is true: "Loves".
    package func title(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "title") }
    /// Above how many birds do: "love it".
    package func column(_ enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "column") }

    /// As a title: "Acorn cap".
    package func name(of gift: GiftKind) -> String { text("gift", gift.rawValue, "name") }
    /// In a sentence after "left": "an acorn cap".
    package func one(_ gift: GiftKind) -> String { text("gift", gift.rawValue, "one") }

    /// After the time of day: "cloudy".
    package func name(of weather: Weather) -> String { text("weather", weather.rawValue, "name") }
}
