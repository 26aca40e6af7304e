import Simulation
import Words

/// A yard's furniture while it is being changed: slots that may be empty, where the world has lists.
struct Draft: Hashable {
    /// One thing that can be changed.
    enum Part: Hashable {
        case name, fountain, floor
        /// 0 far, 1 near.
        case skyline(Int)
        /// Hanging, beside the one on the ground.
        case feeder
        case birdhouse
        /// 0 outermost … 2.
        case leading(Int), trailing(Int)
        /// 0 in the left corner, 1 in the right one, 2 beside the first.
        case front(Int)
    }

    static let parts: [Part] =
        [.name, .fountain, .floor, .feeder, .birdhouse, .skyline(0), .skyline(1)] + (0..<3).map(Part.leading)
        + (0..<3).reversed().map(Part.trailing) + (0..<3).map(Part.front)

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

    /// Of a new yard.
    init(number: Int) { self.init(Decoration(number: number)) }

    private static func slots(_ plants: [Plant]) -> [Plant?] {
        Array((plants.map(Optional.some) + [nil, nil, nil]).prefix(3))
    }

    /// The world gives it an id of its own.
    private static func plant(_ kind: PlantKind, _ variant: Int) -> Plant {
        Plant(id: ID("new"), kind: kind, variant: variant)
    }

    var decoration: Decoration {
        var decoration = base
        decoration.leadingPlants = leading.compactMap(\.self)
        decoration.trailingPlants = trailing.compactMap(\.self)
        decoration.foregroundPlants = front.compactMap(\.self)
        return decoration
    }

    /// Has the plants move up to where none stands any more, as the picture shows them.
    mutating func closeGaps() { self = Draft(decoration) }

    /// What stands in one of the places for plants.
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

    /// Where one more plant could stand: in the place of another, or next to the last one.
    var places: [Part] {
        Self.parts.filter { part in
            switch part {
            case .leading(let place), .trailing(let place), .front(let place):
                place == 0 || self[part] != nil || self[part.moved(to: place - 1)] != nil
            case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: false
            }
        }
    }

    func with(_ plant: Plant, at part: Part) -> Draft {
        var draft = self
        draft[part] = plant
        return draft
    }

    /// Without what hangs there and is not to, but as it was before.
    func without(_ parts: [Part], as before: Decoration?) -> Draft {
        var draft = self
        if parts.contains(.feeder) { draft.base.feeder = before?.feeder }
        if parts.contains(.birdhouse) { draft.base.birdhouse = before?.birdhouse }
        return draft
    }

    /// The next value of a part, or the one before; round in a circle.
    mutating func turn(_ part: Part, by step: Int) {
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
        case .leading, .trailing, .front: self[part] = Self.turned(self[part], by: step)
        }
    }

    /// Another plant of the same kind.
    mutating func vary(_ part: Part) {
        switch part {
        case .leading, .trailing, .front: self[part]?.vary()
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: turn(part, by: 1)
        }
    }

    /// All there are, and none between the last and the first.
    private static func turned<Style: CaseIterable & Equatable>(_ style: Style?, by step: Int) -> Style? {
        let all = [nil] + Style.allCases.map(Optional.some)
        return all[((all.firstIndex(of: style) ?? 0) + step + all.count) % all.count]
    }

    /// Kinds in order, and no plant between the last and the first.
    private static func turned(_ plant: Plant?, by step: Int) -> Plant? {
        let kinds = PlantKind.allCases
        let place = plant.flatMap { kinds.firstIndex(of: $0.kind) } ?? kinds.count
        let next = (place + step + kinds.count + 1) % (kinds.count + 1)
        guard next < kinds.count else { return nil }
        var result = plant ?? Self.plant(kinds[next], 0)
        result.kind = kinds[next]
        return result
    }

    /// What a part is now.
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
    fileprivate mutating func vary() { variant = (variant + 1) % Decoration.plantVariants }
}

extension Draft.Part {
    var isPlant: Bool {
        switch self {
        case .leading, .trailing, .front: true
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: false
        }
    }

    /// Above the first part of a group.
    func heading(_ words: Words) -> String? {
        switch self {
        case .skyline(0): words.decorateSkylines
        case .leading(0): words.decorateLeading
        case .trailing(2): words.decorateTrailing
        case .front(0): words.decorateFront
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline, .leading, .trailing, .front: nil
        }
    }

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

    /// Another place of the same row.
    fileprivate func moved(to place: Int) -> Draft.Part {
        switch self {
        case .leading: .leading(place)
        case .trailing: .trailing(place)
        case .front: .front(place)
        case .name, .fountain, .floor, .feeder, .birdhouse, .skyline: self
        }
    }
}
