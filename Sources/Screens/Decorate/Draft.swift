import Simulation
import Words

/// A decoration while it is edited: plants in slots that may be empty, where the world has lists without gaps.
struct Draft: Hashable {
    /// A part of the yard that can be changed.
    enum Part: Hashable {
        case name, fountain, floor
        /// The far (0) or the near (1) skyline.
        case skyline(Int)
        /// The hanging feeder, which is additional to the one on the ground.
        case feeder
        case birdhouse
        /// The left and the right side; 0 is the outermost place, 2 the innermost.
        case leading(Int), trailing(Int)
        /// The foreground; 0 is the left corner, 1 the right corner, 2 beside the left one.
        case front(Int)
    }

    /// All parts in the form's order.
    static let parts: [Part] =
        [.name, .fountain, .floor, .feeder, .birdhouse, .skyline(0), .skyline(1)] + (0..<3).map(Part.leading)
        + (0..<3).reversed().map(Part.trailing) + (0..<3).map(Part.front)

    /// The decoration without the plants, which are in the slots below.
    private var base: Decoration
    private var leading: [Plant?]
    private var trailing: [Plant?]
    private var front: [Plant?]

    init(_ decoration: Decoration) {
        base = decoration
        leading = Self.slots(decoration.leadingPlants)
        trailing = Self.slots(decoration.trailingPlants)
        front = Self.slots(decoration.foregroundPlants)
    }

    /// Creates the draft of a new yard.
    ///
    /// - Parameter number: the number of yards so far, which determines the default decoration.
    init(number: Int) { self.init(Decoration(number: number)) }

    /// Returns plants in three slots, the last ones empty.
    private static func slots(_ plants: [Plant]) -> [Plant?] {
        Array((plants.map(Optional.some) + [nil, nil, nil]).prefix(3))
    }

    /// Returns a new plant; the world replaces its id.
    private static func plant(_ kind: PlantKind, _ variant: Int) -> Plant {
        Plant(id: ID("new"), kind: kind, variant: variant)
    }

    /// The decoration for the world, without empty slots.
    var decoration: Decoration {
        var decoration = base
        decoration.leadingPlants = leading.compactMap(\.self)
        decoration.trailingPlants = trailing.compactMap(\.self)
        decoration.foregroundPlants = front.compactMap(\.self)
        return decoration
    }

    /// Moves plants to fill empty slots before them, as the picture shows them.
    mutating func closeGaps() { self = Draft(decoration) }

    /// The plant at a place; `nil` if the place is empty or the part is no place for plants.
    private(set) subscript(part: Part) -> Plant? {
        get {
            switch part {
            case .leading(let place): leading[place]
            case .trailing(let place): trailing[place]
            case .front(let place): front[place]
            case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: nil
            }
        }
        set {
            switch part {
            case .leading(let place): leading[place] = newValue
            case .trailing(let place): trailing[place] = newValue
            case .front(let place): front[place] = newValue
            case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: break
            }
        }
    }

    /// The places where one more plant could stand: those that are taken, and the first free one of each row.
    var places: [Part] {
        Self.parts.filter { part in
            switch part {
            case .leading(let place), .trailing(let place), .front(let place):
                place == 0 || self[part] != nil || self[part.moved(to: place - 1)] != nil
            case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: false
            }
        }
    }

    /// Returns the draft with a plant at a place.
    func with(_ plant: Plant, at part: Part) -> Draft {
        var draft = self
        draft[part] = plant
        return draft
    }

    /// Returns the draft with the feeder and birdhouse, if among the given parts, as they were before.
    func without(_ parts: [Part], as before: Decoration?) -> Draft {
        var draft = self
        if parts.contains(.feeder) { draft.base.feeder = before?.feeder }
        if parts.contains(.birdhouse) { draft.base.birdhouse = before?.birdhouse }
        return draft
    }

    /// Sets a part to its next or previous value, cyclically.
    ///
    /// - Parameters:
    ///   - step: 1 or -1.
    ///   - waiting: the spare plants, of which a kind begins with the variety that can be planted.
    mutating func turn(_ part: Part, by step: Int, waiting: [Plant] = []) {
        func turned(_ value: Int, _ count: Int) -> Int { (value + step + count) % count }
        switch part {
        case .name: break
        case .fountain:
            let styles = FountainStyle.allCases
            base.fountain = styles[turned(styles.firstIndex(of: base.fountain) ?? 0, styles.count)]
        case .floor: base.floor = turned(base.floor, Decoration.floorVariants)
        case .skyline(let place): base.skyline[place] = turned(base.skyline[place], Decoration.skylineVariants)
        case .feeder: base.feeder = Self.turned(base.feeder, by: step)
        case .birdhouse: base.birdhouse = Self.turned(base.birdhouse, by: step)
        case .leading, .trailing, .front:
            self[part] = Self.turned(self[part], by: step)
            if let spare = waiting.first(where: { $0.kind == self[part]?.kind }) { self[part]?.variant = spare.variant }
        }
    }

    /// Changes a plant to the next variety of its kind; other parts to their next value.
    mutating func vary(_ part: Part) {
        switch part {
        case .leading, .trailing, .front: self[part]?.vary()
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: turn(part, by: 1)
        }
    }

    /// Returns the next or previous style, cyclically; no style comes between the last and the first.
    private static func turned<Style: CaseIterable & Equatable>(_ style: Style?, by step: Int) -> Style? {
        let all = [nil] + Style.allCases.map(Optional.some)
        return all[((all.firstIndex(of: style) ?? 0) + step + all.count) % all.count]
    }

    /// Returns the next or previous kind of plant, cyclically; no plant comes between the last and the first.
    private static func turned(_ plant: Plant?, by step: Int) -> Plant? {
        let kinds = PlantKind.allCases
        let place = plant.flatMap { kinds.firstIndex(of: $0.kind) } ?? kinds.count
        let next = (place + step + kinds.count + 1) % (kinds.count + 1)
        guard next < kinds.count else { return nil }
        var result = plant ?? Self.plant(kinds[next], 0)
        result.kind = kinds[next]
        return result
    }

    /// Returns the text of a part's current value; empty for the yard's name.
    func value(of part: Part, _ words: Words) -> String {
        switch part {
        case .name: ""
        case .fountain: words.name(of: base.fountain)
        case .floor: words.floor(base.floor)
        case .skyline(let place): words.skyline(base.skyline[place])
        case .feeder: words.name(of: base.feeder)
        case .birdhouse: words.name(of: base.birdhouse)
        case .leading, .trailing, .front: words.name(of: self[part])
        }
    }
}

extension Plant {
    /// Changes the plant to the next variety of its kind.
    fileprivate mutating func vary() { variant = (variant + 1) % Decoration.plantVariants }
}

extension Draft.Part {
    /// True for the places of plants.
    var isPlant: Bool {
        switch self {
        case .leading, .trailing, .front: true
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: false
        }
    }

    /// Returns the heading of the group that the part begins; `nil` for other parts.
    func heading(_ words: Words) -> String? {
        switch self {
        case .skyline(0): words.decorateSkylines
        case .leading(0): words.decorateLeading
        case .trailing(2): words.decorateTrailing
        case .front(0): words.decorateFront
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline, .leading, .trailing, .front: nil
        }
    }

    /// Returns the part's label in the form.
    func title(_ words: Words) -> String {
        switch self {
        case .name: words.decorateName
        case .fountain: words.decorateFountain
        case .floor: words.decorateFloor
        case .feeder: words.decorateFeeder
        case .birdhouse: words.decorateBirdhouse
        case .skyline(let place): place == 0 ? words.decorateFar : words.decorateNear
        case .leading(let place), .trailing(let place): words.plantPlace(place)
        case .front(let place): words.frontPlace(place)
        }
    }

    /// Returns another place of the same row of plants.
    fileprivate func moved(to place: Int) -> Draft.Part {
        switch self {
        case .leading: .leading(place)
        case .trailing: .trailing(place)
        case .front: .front(place)
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: self
        }
    }
}
