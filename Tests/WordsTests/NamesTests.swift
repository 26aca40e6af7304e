import Chronology
import Session
import Simulation
import Testing

@testable import Words

@Suite("Names of kinds and things")
struct NamesTests {
    private let words = Words()

    private func expect(_ family: String, _ ids: [String], have parts: [String]) {
        for id in ids {
            for part in parts {
                #expect(words.has(family, id, part), "\(family)/\(id)/\(part)")
            }
        }
    }

    private func expect<Kind: CaseIterable & RawRepresentable<String>>(
        _ family: String, _ kind: Kind.Type, have parts: [String] = ["name"]
    ) { expect(family, kind.allCases.map(\.rawValue), have: parts) }

    @Test func everyKindHasItsWords() {
        expect(
            "species", Catalog.species.map(\.id.rawValue),
            have: ["name", "inText", "one", "first", "many", "about", "habits", "song"])
        for species in Catalog.species.map(\.id) {
            #expect(words.about(species).count > 40 && words.habits(of: species).count > 40)
        }
        expect("food", Catalog.foods.map(\.id.rawValue), have: ["name", "inText", "some", "summary"])
        expect("gift", GiftKind.self, have: ["name", "one"])
        expect("temperament", Temperament.self, have: ["inText"])
        expect(
            "color", Set(Catalog.species.flatMap { $0.palettes.map(\.body.rawValue) }).sorted(),
            have: ["inText", "name"])
        expect("mark", Epithet.Mark.self, have: ["inText", "name"])
        expect("enjoyment", Enjoyment.self, have: ["name", "past", "column"])
        expect("rarity", Rarity.self)
        expect("weather", Weather.self, have: ["name", "when"])
        expect("timeOfDay", TimeOfDay.self, have: ["when"])
        expect("month", (1...12).map(String.init), have: ["short", "inText"])
        expect("weekday", (1...7).map(String.init), have: ["name", "short"])
    }

    @Test func everyDecorationHasItsName() {
        expect("plant", PlantKind.self, have: ["name", "many"] + (0..<Decoration.plantVariants).map(String.init))
        expect("fountainStyle", FountainStyle.self)
        expect("feederStyle", FeederStyle.self)
        expect("birdhouseStyle", BirdhouseStyle.self)
        expect("floor", (0..<Decoration.floorVariants).map(String.init), have: ["name"])
        expect("skyline", (0..<Decoration.skylineVariants).map(String.init), have: ["name"])
        expect("plantPlace", (0..<3).map(String.init), have: ["name"])
        expect("frontPlace", (0..<3).map(String.init), have: ["name"])
        #expect(words.name(of: nil as FeederStyle?) == "none" && words.name(of: .log) == "Hollow log")
    }

    private static func bird(_ species: ID<Species> = .owl, name: String? = nil, isMet: Bool = true) -> Bird {
        var bird = Bird(
            id: ID("owl-1"), species: species, palette: 1, favoriteFood: .corn, dislikedFoods: [], temperament: .shy)
        bird.name = name
        bird.firstSeen = isMet ? Instant(milliseconds: 0) : nil
        return bird
    }

    @Test func aBirdGoesByItsNameOrItsEpithetOnceItIsMet() {
        let (owl, pip, stranger) = (Self.bird(), Self.bird(name: "Pip"), Self.bird(isMet: false))
        #expect(words.names(of: owl) == ["Gray owl", "Owl"])
        #expect(words.names(of: owl, besidePicture: true) == ["Gray owl", "Gray"])
        #expect([words.individual(owl), words.firstIndividual(owl)] == ["the gray owl", "The gray owl"])
        #expect(words.names(of: pip) == ["Pip"])
        #expect([words.individual(pip), words.firstIndividual(pip)] == ["Pip", "Pip"])
        #expect(words.names(of: stranger) == ["Owl"])
        #expect([words.individual(stranger), words.firstIndividual(stranger)] == ["an owl", "An owl"])
        #expect(words.temper(of: pip) == "A shy owl")
        #expect(words.amongAll(owl) == "Gray owl" && words.amongAll(pip) == "Pip the owl")
        #expect([words.nameOrKind(of: owl), words.nameOrKind(of: pip)] == ["Owl", "Pip"])
    }

    /// In no world do two birds have the same title, and every one fits the narrowest list.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func noTwoBirdsAreCalledTheSame(seed: UInt64) {
        let birds = World.firstWorld(seed: seed, began: Instant(milliseconds: 0)).birds.map { bird in
            var bird = bird
            bird.firstSeen = Instant(milliseconds: 0)
            return bird
        }
        for form in [birds.map { words.name(of: $0) }, birds.map(words.individual)] {
            #expect(Set(form).count == birds.count)
            #expect(form.allSatisfy { $0.count <= 28 })
        }
        for bird in birds { #expect(words.names(of: bird, besidePicture: true)[1].count <= 13) }
    }

    private let world = World.firstWorld(seed: 1, began: Instant(milliseconds: 0))

    @Test func giftsSayWhoLeftThem() {
        var bird = world.birds[0]
        bird.firstSeen = world.clock
        let gift = Gift(
            id: ID("gift"), kind: .blueThread, bird: bird.id, species: bird.species, backyard: ID("yard-1"),
            date: world.clock)
        #expect(words.nameAndGiver(of: gift, in: world) == "Blue thread from a hummingbird")
        #expect(
            words.giver(of: gift, in: world.showing(backyards: [], birds: [bird])) == "from the green hummingbird")
        bird.name = "Pip"
        #expect(words.giver(of: gift, in: world.showing(backyards: [], birds: [bird])) == "from Pip the hummingbird")
    }

    @Test func suggestedNamesAreFree() {
        func suggestion(besides names: [String]) -> String {
            let yards = names.map { name in
                var yard = world.backyards[0]
                yard.name = name
                return yard
            }
            return words.suggestedName(in: world.showing(backyards: yards, birds: []))
        }
        let first = suggestion(besides: [])
        #expect(!first.isEmpty && suggestion(besides: [first]) != first)
        let all = (0..<12).map { words.text("yardName", String($0), "name") }
        #expect(suggestion(besides: all) == "Backyard 6")
    }

    /// Lists stand as the language sorts them, letters of its own in their places, whatever their case and accents.
    @Test(arguments: [
        ("en", ["apple", "Birch", "Zoo"]), ("pt-BR", ["água", "alto", "Ave"]),
        ("sv", ["blad", "zebra", "åker", "Ärla", "öl"]), ("ru", ["Ёж", "ель", "игла", "йод", "кит"]),
        ("uk", ["гора", "ґава", "день", "еней", "Єнот", "жук", "инжир", "Ірис", "їжак", "йод", "кіт"]),
    ])
    func namesAreSorted(code: String, names: [String]) throws {
        let words = Words(try #require(Language(code)))
        #expect(words.sorted(names.reversed()) == names)
        #expect(words.sorted(["b", "B", "a"]) == ["a", "b", "B"], "equal ones stay as they are")
    }
}
