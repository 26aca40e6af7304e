import Drawing
import Simulation

/// The part of a yard that a picture shows.
package enum Framing: Hashable, Sendable {
    /// The whole yard.
    case yard
    /// One bird, whole and near, where the picture is too small for the whole yard; without a bird the yard.
    case guest
    /// The bird that came last, whole and near, however large the picture is; without a bird the yard.
    case closeUp
    /// The plants at the left (`leading`) or at the right, even where a picture of the whole yard has no room for them.
    case leading, trailing
    /// The front plants at the left (`frontLeading`) or at the right, with more of the lawn.
    case frontLeading, frontTrailing
}

extension SceneLayout {
    init(size: CellSize, framing: Framing) {
        switch framing {
        case .yard, .guest, .closeUp: self.init(size: size)
        case .leading, .trailing: self.init(size: size, isLeading: framing == .leading)
        case .frontLeading, .frontTrailing:
            let yard = SceneLayout(size: size)
            let plant = yard.frontPlants[0].width
            let aside = (framing == .frontLeading ? -0.4 : 0.4) * plant
            self = yard.seen(in: size, scale: 1, origin: ScenePoint(x: aside, y: 0.72 * plant))
            // The branch reaches in from outside the picture.
            branch.x += max(0, aside)
        }
    }

    /// Shows the plants of one side.
    private init(size: CellSize, isLeading: Bool) {
        // The width at which all three plants of a side stand in a row; shown from the outermost on.
        let rows = Double(size.height)
        let width = max(size.width, Int(5.9 * max(0.66 * rows, min(13, 1.2 * rows))))
        let wide = SceneLayout(size: CellSize(width: width, height: size.height))
        let x =
            isLeading
            ? wide.leadingPlants[0].x - 1 : wide.trailingPlants[0].maxX + 1 - Double(size.width)
        self = wide.seen(in: size, scale: 1, origin: ScenePoint(x: x, y: 0))
        // The branch reaches in from outside the picture.
        branch.x += max(0, x + Double(size.width) - wide.width)
    }
}

/// The subject of a small picture: the bird that it shows whole, or the yard.
struct Camera: Hashable {
    /// The bird's perch; `nil` if nobody is there or a bird is on its way.
    private(set) var perch: Perch?
    /// The bird's own size; 1 is the usual.
    private(set) var scale = 1.0
    /// True if the bird may hover before the perch, and so needs room above it.
    private(set) var isAloft = false

    /// Shows the yard from afar.
    init() {}

    init(on perch: Perch, scale: Double, isAloft: Bool = false) {
        (self.perch, self.scale, self.isAloft) = (perch, scale, isAloft)
    }

    /// Makes a camera on a bird's perch, or on the whole yard for `nil` and for a bird that flies in or off.
    init(on bird: StagedBird?) {
        guard let bird, !bird.crossesTheYard else { return }
        let species = Catalog.species(bird.species)
        (perch, scale) = (bird.perch, species?.scale ?? 1)
        isAloft = species?.hovers == true && bird.perch != .branch
    }

    /// Returns the bird to show: the one that set out last, else the one that came to rest last. It stays the same
    /// until another one flies; a bird that leaves counts only when none stays.
    static func choice(of actors: [StagedBird]) -> StagedBird? {
        let staying = actors.filter(\.isThere)
        var chosen: StagedBird?
        for actor in staying.isEmpty ? actors : staying {
            guard let best = chosen else {
                chosen = actor
                continue
            }
            if best.isPerched != actor.isPerched ? best.isPerched : best.since < actor.since { chosen = actor }
        }
        return chosen
    }

    /// Returns whether a picture is too small for every bird of a yard.
    static func isNeeded(at size: CellSize) -> Bool { size.width < 60 || size.height < 18 }

    /// The size of the yard that the camera looks at, in cells; at this size perches do not overlap.
    private static let reference = CellSize(width: 64, height: 22)

    /// Returns the layout of the yard as a picture of `size` shows it.
    func layout(size: CellSize) -> SceneLayout {
        let (width, height) = (Double(size.width), Double(size.height * 2))
        guard let perch else {
            // The same proportions as the picture's; a low picture comes nearer, a narrow one moves back.
            let rows = min(Double(Self.reference.height), max(14, 2.2 * Double(size.height)))
            let columns = max(48, 2 * rows * width / height)
            let scene = SceneLayout(
                size: CellSize(width: Int(columns.rounded()), height: Int((columns * height / width / 2).rounded())))
            let scale = width / scene.width
            return scene.seen(in: size, scale: scale, origin: ScenePoint(x: 0, y: scene.height * scale - height))
        }
        let scene = SceneLayout(size: Self.reference)
        // At least six rows, and as many as leave room for what the bird stands on; a small bird is shown nearly as
        // large.
        let side = min(
            max(0.4 * height * (1 + min(1, scale)), 12), (isAloft ? 0.6 : 0.93) * height, 0.86 * width)
        let nearness = side / scale / scene.bird
        let feet = scene.feet(on: perch)
        // The bird has more room ahead than behind and stands in the lower half.
        let lead = (feet.facesRight ? 0.06 : -0.06) * max(0, width - side)
        let spare = height - side
        let origin = ScenePoint(
            x: feet.point.x * nearness + lead - width / 2,
            y: feet.point.y * nearness - 0.96 * side - (isAloft ? 0.76 : 0.3) * spare)
        var layout = scene.seen(in: size, scale: nearness, origin: origin)
        layout.subject = SceneRect(
            x: feet.point.x * nearness - origin.x - side / 2, y: feet.point.y * nearness - origin.y - 0.96 * side,
            width: side, height: side)
        return layout
    }
}

extension SceneLayout {
    /// Returns the same yard `scale` times as large, cut to a picture of `size` that begins at `origin`.
    func seen(in size: CellSize, scale: Double, origin: ScenePoint) -> SceneLayout {
        SceneLayout(self, in: size, scale: scale, origin: origin)
    }

    private init(_ scene: SceneLayout, in size: CellSize, scale: Double, origin: ScenePoint) {
        func place(_ rect: SceneRect) -> SceneRect {
            SceneRect(
                x: rect.x * scale - origin.x, y: rect.y * scale - origin.y, width: rect.width * scale,
                height: rect.height * scale)
        }
        (width, height) = (Double(size.width), Double(size.height * 2))
        bird = scene.bird * scale
        horizon = scene.horizon * scale - origin.y
        ground = scene.ground * scale - origin.y
        skylineHeight = scene.skylineHeight * scale
        fountain = place(scene.fountain)
        feeder = place(scene.feeder)
        branch = place(scene.branch)
        leadingPlants = scene.leadingPlants.map(place)
        trailingPlants = scene.trailingPlants.map(place)
        frontPlants = scene.frontPlants.map(place)
        hangingFeeder = place(scene.hangingFeeder)
        birdhouse = place(scene.birdhouse)
        gifts = scene.gifts.map(place)
        groundFeet = ScenePoint(x: scene.groundFeet.x * scale - origin.x, y: scene.groundFeet.y * scale - origin.y)
    }
}
