import Session
import Simulation
import Words

/// A part of a yard's look as the command line names it: what it can be, and how it is put into a decoration.
enum Furnishing: String, CaseIterable, Sendable {
    case fountain, ground
    case farSkyline = "far-skyline"
    case nearSkyline = "near-skyline"
    case feeder, birdhouse
    case leftPlants = "left-plants"
    case rightPlants = "right-plants"
    case frontPlants = "front-plants"

    var option: String { "--\(rawValue)" }
    /// In JSON: "farSkyline".
    var key: String {
        let parts = rawValue.split(separator: "-").map(String.init)
        return parts.dropFirst().reduce(parts[0]) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// A side of a yard has room for so many plants.
    private static let mostPlants = 3

    static let options: [Option] = allCases.map { part in
        Option(part.option, .required(part.isPlants ? "PLANT,..." : "STYLE"), names: .furnishing(part)) { words in
            switch part {
            case .fountain: words.optionFountain
            case .ground: words.optionGround
            case .farSkyline: words.optionFarSkyline
            case .nearSkyline: words.optionNearSkyline
            case .feeder: words.optionFeeder
            case .birdhouse: words.optionBirdhouse
            case .leftPlants: words.optionLeftPlants
            case .rightPlants: words.optionRightPlants
            case .frontPlants: words.optionFrontPlants
            }
        }
    }

    /// What can be chosen, in paragraphs of help.
    static let help: @Sendable (Words) -> [String] = { words in
        [words.helpFurnishing]
            + [Self.fountain, .ground, .nearSkyline, .feeder, .birdhouse, .leftPlants].flatMap { part in
                let names =
                    part.isPlants
                    ? PlantKind.allCases.flatMap { kind in
                        (0..<Decoration.plantVariants).map { words.name(of: Plant(kind, $0)) }
                    } : part.names(words)
                return wrapped(part.isPlants ? "plants" : part == .nearSkyline ? "skyline" : part.rawValue, names)
            }
    }

    /// A list below its name, in lines that keep their shape.
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

    /// Everything that it can be.
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

    /// What it is in a decoration.
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

    /// Puts what was typed into a decoration: names in this language or in English, any case.
    func put(_ text: String, into decoration: inout Decoration, _ words: Words) throws(UsageError) {
        if isPlants {
            let plants = try plants(text, words)
            switch self {
            case .leftPlants: decoration.leadingPlants = plants
            case .rightPlants: decoration.trailingPlants = plants
            default: decoration.foregroundPlants = plants
            }
            return
        }
        let index = try place(of: text, words)
        switch self {
        case .fountain: decoration.fountain = FountainStyle.allCases[index]
        case .ground: decoration.floor = index
        case .farSkyline: decoration.skyline[0] = index
        case .nearSkyline: decoration.skyline[1] = index
        case .feeder: decoration.feeder = index < FeederStyle.allCases.count ? FeederStyle.allCases[index] : nil
        default: decoration.birdhouse = index < BirdhouseStyle.allCases.count ? BirdhouseStyle.allCases[index] : nil
        }
    }

    /// Up to three, parted by commas; a kind alone is its first variety, and "none" none.
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

extension Plant {
    /// One that is still to be planted: the world gives it an id of its own.
    fileprivate init(_ kind: PlantKind, _ variant: Int) { self.init(id: ID("new"), kind: kind, variant: variant) }
}
