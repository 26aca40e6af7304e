import Simulation

/// The state of one bird of a yard at one moment.
struct BirdScene {
    enum Act: Hashable {
        case perched(PerchedPose, feet: ScenePoint, facesRight: Bool)
        /// A flight or a hover; the wings beat by the `seconds` since it began.
        case flight(Flight, seconds: Double)
    }

    let picture: BirdPicture
    private(set) var act: Act
    /// The attention that the yard's other birds pay to this one, 0 … 1.
    private(set) var stir: Double
    private let canLookBack: Bool
    private let isHovering: Bool

    /// - Returns: `nil` for a species that the catalog does not have.
    init?(
        _ actor: StagedBird, in layout: SceneLayout, flying airspace: Airspace, _ surroundings: Surroundings,
        at moment: Moment
    ) {
        guard let species = Catalog.species(actor.species) else { return nil }
        picture = BirdPicture(species: species, palette: actor.palette, bird: layout.bird)
        // An owl would turn the back of its head to the player.
        canLookBack = !species.isNocturnal
        let direction = Direction(
            actor: actor, species: species, side: picture.side, layout: layout, airspace: airspace,
            surroundings: surroundings, moment: moment)
        isHovering = direction.hoversHere && actor.isPerched
        (act, stir) = direction.act()
    }

    /// The middle of the bird's box, in scene units.
    var middle: ScenePoint {
        switch act {
        case .flight(let flight, _): flight.position
        case .perched(_, let feet, _): ScenePoint(x: feet.x, y: feet.y - 0.5 * picture.side)
        }
    }

    /// Returns the scene with the bird in another pose on its perch; unchanged for a bird on the wing.
    func posed(_ change: (PerchedPose) -> PerchedPose) -> BirdScene {
        guard case .perched(let pose, let feet, let facesRight) = act else { return self }
        var scene = self
        scene.act = .perched(change(pose), feet: feet, facesRight: facesRight)
        return scene
    }

    /// Looks at another bird that flies or has just come, and makes room for it.
    /// - Parameter isAbove: of two that meet in the air, whether this one rises.
    mutating func notice(_ other: ScenePoint, stir: Double, isAbove: Bool = true) {
        let (dx, dy) = (other.x - middle.x, other.y - middle.y)
        let side = picture.side
        switch act {
        case .perched(var pose, let feet, let facesRight):
            // The bird is asleep or about to leave.
            guard self.stir < 1, !(pose.eyesShut && pose.crouch >= 1) else { return }
            let offset = ScenePoint(x: (facesRight ? dx : -dx) / side, y: dy / side)
            pose.watch(birdAt: offset, stir: stir * (1 - 0.5 * self.stir), canLookBack: canLookBack)
            act = .perched(pose, feet: feet, facesRight: facesRight)
        case .flight(var flight, let seconds):
            let way = max(0.1, (dx * dx + dy * dy).squareRoot() / side)
            if isHovering {
                // A hovering bird sways out of the way.
                let push = 0.45 * stir * (1 - Flight.smooth(way, from: 0.7, to: 1.6))
                flight.position.x -= push * dx / way
                flight.position.y -= push * dy / way
            } else {
                // Two birds in the air pass one above the other.
                let push = 0.5 * side * stir * (1 - flight.settled) * (1 - Flight.smooth(way, from: 0.5, to: 1.8))
                flight.position.y += isAbove ? -push : push
            }
            act = .flight(flight, seconds: seconds)
        }
    }
}

/// Decides what one bird does at one moment.
private struct Direction {
    let actor: StagedBird
    let species: Species
    /// The side of the bird's box.
    let side: Double
    let layout: SceneLayout
    let airspace: Airspace
    let surroundings: Surroundings
    let moment: Moment

    var hoversHere: Bool { hovers(actor.perch, actor.activity) }

    private func hovers(_ perch: Perch, _ activity: Activity?) -> Bool {
        Flight.hovers(species, at: perch, activity, in: surroundings)
    }

    private func middle(_ feet: ScenePoint) -> ScenePoint { ScenePoint(x: feet.x, y: feet.y - 0.5 * side) }

    /// Returns what the bird does, and the attention that the others pay to it.
    func act() -> (BirdScene.Act, stir: Double) {
        let (feet, facesRight) = layout.feet(on: actor.perch)
        let center = middle(feet)
        let beats = species.wingBeatsPerSecond
        switch actor.phase {
        case .arriving(let since):
            let seconds = moment.uptime - since
            let progress = max(0, min(1, seconds / Stage.arrivalSeconds))
            let flight = Flight.arriving(
                to: center, facesRight: facesRight, in: airspace, progress: progress, seconds: seconds,
                beatsPerSecond: beats)
            let landing = hoversHere ? flight.toHover(Flight.smooth(progress, from: 0.8, to: 1)) : flight
            return (.flight(landing, seconds: seconds), 1)
        case .leaving(let since):
            let hovered = hovers(actor.perch, actor.seat?.activity ?? actor.activity)
            return takeOff(actor.perch, since: since, for: Stage.departureSeconds) { progress, seconds in
                let flight = Flight.leaving(
                    from: center, facesRight: facesRight, in: airspace, progress: progress, seconds: seconds,
                    beatsPerSecond: beats)
                return hovered ? flight.toHover(1 - Flight.smooth(progress, from: 0, to: 0.2)) : flight
            }
        case .moving(let former, let since):
            let from = middle(layout.feet(on: former).point)
            return takeOff(former, since: since, for: Stage.moveSeconds) { progress, seconds in
                let flight = Flight.crossing(
                    from: from, to: center, in: airspace, progress: progress, seconds: seconds, beatsPerSecond: beats)
                return hoversHere ? flight.toHover(Flight.smooth(progress, from: 0.8, to: 1)) : flight
            }
        case .perched(let since):
            let seconds = max(0, moment.uptime - since)
            // Landing ends a flight; afterwards a bird moves from pose to pose, less often the more of the screen it
            // and the birds of other yards take, since nothing else there costs as much; once a second where nobody has
            // pressed a key for a while.
            let beats = moment.isCalm ? 8 : min(4, max(2, Int(side * side * Double(moment.sharers) / 300)))
            let act = sitting(
                on: actor.perch, actor.activity, seconds,
                hold: seconds < 1.3 ? 0 : Double(beats) / Double(Cadence.ambience.rawValue), facesRight: facesRight)
            // A bird that has just come is looked at for a moment.
            return (act, 1 - Flight.smooth(seconds, from: 0.6, to: 1.3))
        }
    }

    /// Returns the pose of a bird that has sat on its perch for so many seconds, before it takes off or for good.
    private func sitting(
        on perch: Perch, _ activity: Activity?, _ seconds: Double, hold: Double = 0, facesRight: Bool,
        settingOut: Double? = nil
    ) -> BirdScene.Act {
        let (feet, ahead) = layout.feet(on: perch)
        // If its way out is behind it, it turns round first.
        let turned = ahead == facesRight ? 1 : Flight.smooth(settingOut ?? 1, from: 0, to: 0.9)
        let looksRight = turned < 0.5 ? ahead : facesRight
        let width = max(0.72, abs(1 - 2 * turned))
        if hovers(perch, activity) {
            let still = moment.ambience ? seconds : 0
            var flight = Flight.hovering(
                at: middle(feet), facesRight: ahead, side: side, seconds: still,
                sips: activity == .feeds || activity == .drinks, ease: 1 - (settingOut ?? 0))
            (flight.facesRight, flight.width) = (looksRight, width)
            return .flight(flight, seconds: still)
        }
        var pose =
            moment.ambience
            ? PerchedPose.during(actor.visit, activity, seconds: seconds, hold: hold, in: surroundings)
            : PerchedPose.still(actor.visit, in: surroundings)
        if let settingOut {
            pose = pose.settingOut(settingOut)
            pose.width = width
            pose.turn = max(pose.turn, 0.5 * (1 - abs(1 - 2 * turned)))
        }
        // Only a bird in the bath is lowered into water.
        if perch != .fountain { (pose.bath, pose.splash) = (0, nil) }
        return .perched(pose, feet: ScenePoint(x: feet.x, y: feet.y + 0.13 * side * pose.bath), facesRight: looksRight)
    }

    /// Returns the state of a bird that leaves its perch: first it crouches, then it flies as `path` gives by progress and
    /// seconds.
    private func takeOff(
        _ perch: Perch, since: Double, for length: Double, _ path: (_ progress: Double, _ seconds: Double) -> Flight
    ) -> (BirdScene.Act, stir: Double) {
        let crouch = Flight.crouchSeconds
        let seconds = moment.uptime - since
        if seconds < crouch {
            let seat = actor.seat ?? StagedBird.Seat(since: since - 9, activity: actor.activity)
            let act = sitting(
                on: perch, seat.activity, moment.uptime - seat.since, facesRight: path(0, 0).facesRight,
                settingOut: max(0, seconds) / crouch)
            return (act, 0)
        }
        let flown = seconds - crouch
        let stir = Flight.smooth(flown, from: 0, to: 0.25)
        return (.flight(path(min(1, flown / (length - crouch)), flown), seconds: flown), stir)
    }
}
