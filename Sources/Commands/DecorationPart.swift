import Session
import Simulation
import Words

/// A part of a yard's decoration, with its name on the command line.
enum DecorationPart: String, CaseIterable, Sendable {
    case fountain, ground, feeder, birdhouse
    case farSkyline = "far-skyline"
    case nearSkyline = "near-skyline"
    case leftPlants = "left-plants"
    case rightPlants = "right-plants"
    case frontPlants = "front-plants"

    /// The option that sets the part: `--far-skyline`.
    var option: String { "--\(rawValue)" }
    /// The part's name in JSON: `farSkyline`.
    var key: String {
        let parts = rawValue.split(separator: "-").map(String.init)
        return parts.dropFirst().reduce(parts[0]) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// The most plants that one side of a yard can hold.
    private static let mostPlants = 3

    /// Returns the paragraphs of help that list the names of all styles and plants.
    static let help: @Sendable (Words) -> [String] = { words in
        [words.helpFurnishing]
            + [Self.fountain, .ground, .feeder, .birdhouse, .nearSkyline, .leftPlants].flatMap { part in
                let names =
                    part.isPlants
                    ? PlantKind.allCases.flatMap { kind in
                        (0..<Decoration.plantVariants).map { words.name(of: Plant(kind, $0)) }
                    } : part.names(words)
                return wrapped(part.isPlants ? "plants" : part == .nearSkyline ? "skyline" : part.rawValue, names)
            }
    }

    /// Returns a titled list of names in indented lines of at most 78 characters, which help doesn't wrap again.
    private static func wrapped(_ title: String, _ names: [String]) -> [String] {
        var lines = ["  \(title):"]
        for (index, name) in names.enumerated() {
            let piece = index == names.count - 1 ? name : name + ","
            if let last = lines.last, last.count + piece.count < 78 {
                lines[lines.count - 1] = last + " " + piece
            } else {
                lines.append("    " + piece)
            }
        }
        return lines
    }

    var isPlants: Bool { self == .leftPlants || self == .rightPlants || self == .frontPlants }

    /// Returns the names of every style or plant that the part can have, in the order in which `change(to:_:)` numbers
    /// them.
    func names(_ words: Words) -> [String] {
        switch self {
        case .fountain: FountainStyle.allCases.map(words.name(of:))
        case .ground: (0..<Decoration.floorVariants).map(words.floor)
        case .farSkyline, .nearSkyline: (0..<Decoration.skylineVariants).map(words.skyline)
        case .feeder: FeederStyle.allCases.map { words.name(of: $0) } + [words.name(of: FeederStyle?.none)]
        case .birdhouse: BirdhouseStyle.allCases.map { words.name(of: $0) } + [words.name(of: BirdhouseStyle?.none)]
        case .leftPlants, .rightPlants, .frontPlants:
            PlantKind.allCases.flatMap { kind in
                [words.name(of: kind)] + (0..<Decoration.plantVariants).map { words.name(of: Plant(kind, $0)) }
            } + [words.decorateNothing]
        }
    }

    /// Returns the names of the style or plants that a decoration has for the part: several for plants, maybe none.
    func value(in decoration: Decoration, _ words: Words) -> [String] {
        func names(_ plants: [Plant]) -> [String] { plants.map { words.name(of: $0) } }
        return switch self {
        case .fountain: [words.name(of: decoration.fountain)]
        case .ground: [words.floor(decoration.floor)]
        case .farSkyline: [words.skyline(decoration.skyline[0])]
        case .nearSkyline: [words.skyline(decoration.skyline[1])]
        case .feeder: [words.name(of: decoration.feeder)]
        case .birdhouse: [words.name(of: decoration.birdhouse)]
        case .leftPlants: names(decoration.leadingPlants)
        case .rightPlants: names(decoration.trailingPlants)
        case .frontPlants: names(decoration.foregroundPlants)
        }
    }

    /// Returns the change that sets the part to the style or plants named, in the player's language or English, in any
    /// case.
    func change(to text: String, _ words: Words) throws(UsageError) -> DecorationChange {
        if isPlants {
            let plants = try plants(text, words)
            return { decoration in
                switch self {
                case .leftPlants: decoration.leadingPlants = plants
                case .rightPlants: decoration.trailingPlants = plants
                default: decoration.foregroundPlants = plants
                }
            }
        }
        let index = try place(of: text, words)
        return { decoration in
            switch self {
            case .fountain: decoration.fountain = FountainStyle.allCases[index]
            case .ground: decoration.floor = index
            case .farSkyline: decoration.skyline[0] = index
            case .nearSkyline: decoration.skyline[1] = index
            case .feeder: decoration.feeder = index < FeederStyle.allCases.count ? FeederStyle.allCases[index] : nil
            default:
                decoration.birdhouse = index < BirdhouseStyle.allCases.count ? BirdhouseStyle.allCases[index] : nil
            }
        }
    }

    /// Parses up to three names of plants, separated by commas; a kind alone is its first variety, "none" no plant.
    private func plants(_ text: String, _ words: Words) throws(UsageError) -> [Plant] {
        let varieties = Decoration.plantVariants
        var plants: [Plant] = []
        for name in text.split(separator: ",").map(String.init) {
            let (kind, variety) = try place(of: name, words).quotientAndRemainder(dividingBy: varieties + 1)
            guard kind < PlantKind.allCases.count else { continue }
            plants.append(Plant(PlantKind.allCases[kind], max(0, variety - 1)))
        }
        guard plants.count <= Self.mostPlants else {
            throw .tooManyValues(option, most: Self.mostPlants)
        }
        return plants
    }

    /// Returns the index in `names(_:)` of the style or plant named, in the player's language or English.
    private func place(of text: String, _ words: Words) throws(UsageError) -> Int {
        let local = names(words)
        let all = [local, names(Words())]
        let wanted = FoodName.plain(text)
        for names in all {
            if let index = names.firstIndex(where: { FoodName.plain($0) == wanted }) { return index }
        }
        throw .badChoice(option, value: text, choices: local, suggestion: nearest(text, local))
    }
}

/// A closure that changes one part of a decoration.
typealias DecorationChange = (inout Decoration) -> Void

extension ValueKind where Value == DecorationChange {
    /// Returns a parser for the style or plants of a part of the decoration.
    static func decoration(_ part: DecorationPart) -> Self {
        Self(placeholder: part.isPlants ? "PLANT,..." : "STYLE", subject: .decoration(part)) {
            text, _, words throws(UsageError) in
            try part.change(to: text, words())
        }
    }
}

/// The options that set the parts of a yard's decoration.
struct DecorationOptions {
    @Option("--fountain", .decoration(.fountain), \.optionFountain) var fountain: DecorationChange?
    @Option("--ground", .decoration(.ground), \.optionGround) var ground: DecorationChange?
    @Option("--far-skyline", .decoration(.farSkyline), \.optionFarSkyline) var farSkyline: DecorationChange?
    @Option("--near-skyline", .decoration(.nearSkyline), \.optionNearSkyline) var nearSkyline: DecorationChange?
    @Option("--feeder", .decoration(.feeder), \.optionFeeder) var feeder: DecorationChange?
    @Option("--birdhouse", .decoration(.birdhouse), \.optionBirdhouse) var birdhouse: DecorationChange?
    @Option("--left-plants", .decoration(.leftPlants), \.optionLeftPlants) var leftPlants: DecorationChange?
    @Option("--right-plants", .decoration(.rightPlants), \.optionRightPlants) var rightPlants: DecorationChange?
    @Option("--front-plants", .decoration(.frontPlants), \.optionFrontPlants) var frontPlants: DecorationChange?

    /// The changes asked for by the options on the line.
    var changes: [DecorationChange] {
        [fountain, ground, farSkyline, nearSkyline, feeder, birdhouse, leftPlants, rightPlants, frontPlants]
            .compactMap(\.self)
    }
}

extension Plant {
    /// Creates a plant for a request; the world replaces its id.
    init(_ kind: PlantKind, _ variant: Int) { self.init(id: ID("new"), kind: kind, variant: variant) }
}
