import Drawing
import Simulation

extension YardPainter {
    /// In the light of the hour, set off from what is behind it.
    func dressed(_ bird: BirdPicture, _ key: StillKey, _ light: Light) -> BirdPicture {
        var picture = bird
        picture.light = light.bird
        if key.backdrop.palette == .xterm256 { picture.ramps = ColorRamps(.day, .bird) }
        // Without colors a bird is cut out from what is behind it.
        if light.isOutlines {
            picture.rim = light.top
            picture.colors = BirdPicture.solid(picture.colors, keepingHue: light == .ink)
            picture.isTwoTone = light == .mono
        } else {
            if key.backdrop.palette == .ansi16 { picture.colors = BirdPicture.plain(picture.colors) }
            picture.edge = BirdEdge(
                palette: key.backdrop.palette, isDark: light.isDark, shadow: light.shadow, side: light.side)
            if key.backdrop.palette != .ansi16 { picture.relief.side = light.side }
            (picture.relief.snow, picture.relief.depth) = (light.snow, snowDepth)
        }
        return picture
    }

    /// A bird as it is drawn at a moment.
    enum Stance: Hashable {
        case perched(PerchedPose, feet: ScenePoint, facesRight: Bool)
        case flying(Flight, beating: Double)
    }

    /// On its perch, or on its way through `airspace`, which is in the yard's own units.
    func stance(of actor: StagedBird, flying airspace: Airspace, _ key: StillKey, at moment: Moment) -> Stance? {
        guard let species = Catalog.species(actor.species) else { return nil }
        let side = layout.bird * species.scale
        let (feet, facesRight) = layout.feet(on: actor.perch)
        let center = ScenePoint(x: feet.x, y: feet.y - 0.5 * side)
        let beats = species.wingBeatsPerSecond
        let surroundings = Surroundings(hour: key.backdrop.minute / 60, weather: key.backdrop.weather)
        /// On the wing since then, in a flight of so many seconds.
        func fly(since: Double, for length: Double, _ path: (_ progress: Double, _ seconds: Double) -> Flight) -> Stance
        {
            let seconds = moment.uptime - since
            return .flying(path(max(0, min(1, seconds / length)), seconds), beating: seconds)
        }
        switch actor.phase {
        case .arriving(let since):
            return fly(since: since, for: Stage.arrivalSeconds) { progress, seconds in
                .arriving(
                    to: center, facesRight: facesRight, in: airspace, progress: progress, seconds: seconds,
                    beatsPerSecond: beats)
            }
        case .leaving(let since):
            return fly(since: since, for: Stage.departureSeconds) { progress, seconds in
                .leaving(
                    from: center, facesRight: facesRight, in: airspace, progress: progress, seconds: seconds,
                    beatsPerSecond: beats)
            }
        case .moving(let former, let since):
            let start = layout.feet(on: former).point
            let from = ScenePoint(x: start.x, y: start.y - 0.5 * side)
            return fly(since: since, for: Stage.moveSeconds) { progress, seconds in
                .crossing(
                    from: from, to: center, bird: side, progress: progress, seconds: seconds, beatsPerSecond: beats)
            }
        case .perched(let since):
            // Landing is the end of a flight; after it a bird goes from pose to pose, a large one less often.
            let isLanding = moment.uptime - since < 0.75
            let own = Int(Cosmetic.draw(actor.visit, 7) & 0xF)
            let shown = isLanding ? moment.uptime : moment.held(min(4, max(2, Int(side * side / 300))), own: own)
            let seconds = max(0, shown - since)
            if Flight.hovers(species, at: actor.perch, actor.activity, in: surroundings) {
                let still = moment.ambience ? seconds : 0
                return .flying(
                    .hovering(at: center, facesRight: facesRight, side: side, seconds: still), beating: still)
            }
            let pose =
                moment.ambience
                ? PerchedPose.during(actor.visit, actor.activity, seconds: seconds, in: surroundings)
                : PerchedPose.still(actor.visit, in: surroundings)
            return .perched(pose, feet: feet, facesRight: facesRight)
        }
    }

    /// A bird in that stance.
    func draw(_ actor: StagedBird, _ stance: Stance?, _ key: StillKey, light: Light, into canvas: inout Canvas) {
        guard let stance, let species = Catalog.species(actor.species) else { return }
        let picture = dressed(
            BirdPicture(species: species, palette: actor.palette, bird: layout.bird), key, light)
        switch stance {
        case .perched(let pose, let feet, let facesRight):
            picture.draw(pose, feet: feet, facesRight: facesRight, library: library, space: space, into: &canvas)
        case .flying(let flight, let seconds):
            picture.draw(flight, beating: seconds, library: library, space: space, into: &canvas)
        }
    }
}
