import Drawing
import Simulation

/// One yard as images, for a terminal that shows pixels: the yard at rest, and before it what moves. All is drawn as for
/// cells, on larger canvases.
final class YardImages {
    /// The yard at rest.
    private struct Ground {
        /// The number by which sprites know it; the same for grounds in nearly the same light.
        let number: Int
        let key: YardPainter.StillKey
        let layout: SceneLayout
        let light: Light
        /// The light of the first ground with the number, in which birds are drawn.
        let birdLight: Light
        /// Everything behind the bath.
        let behindBath: PixelImage
        let image: PixelImage
        /// The colors that stand for it until it is there, by rows of cells.
        let rows: [RGB]
        /// The uptime at which it was drawn.
        let since: Double
    }

    private let picture: YardPicture
    private let pixels: CellPixels
    private let sprites: SpriteCache
    private var ground: Ground?

    /// The least seconds from one ground to the next where only clouds and light have moved on.
    private static let groundSeconds = 20.0
    /// The minutes of a yard's day for which sprites are kept: light changes by less than a tenth of a channel then.
    private static let spriteMinutes = 5
    /// The number of steps of running water, shown in turn.
    private static let waterSteps = 12

    init(size: CellSize, framing: Framing, pixels: CellPixels, library: AssetLibrary, sprites: SpriteCache) {
        picture = YardPicture(size: size, framing: framing, pixels: pixels, library: library)
        (self.pixels, self.sprites) = (pixels, sprites)
    }

    /// Returns the yard's cells, in which its images show.
    func draw(
        _ backyard: Backyard, in world: World, actors: [StagedBird], at moment: Moment, palette: ColorPalette
    ) -> CellGrid {
        let (next, scenes) = picture.composition(backyard, in: world, actors, at: moment, palette: palette)
        let ground = ground(of: backyard, next.key.atRest, at: moment)
        let size = picture.painter.size
        var grid = CellGrid(size: size)
        for y in 0..<size.height {
            let cell = Cell.picture(on: ground.rows[y])
            for x in 0..<size.width { grid[x, y] = cell }
        }
        let frame = CellRect(size)
        func add(_ sprite: SpriteCache.Sprite?, x: Int = 0, y: Int = 0, z: Int) {
            guard let sprite else { return }
            grid.placements.append(Placement(sprite.image, frame: frame, x: x + sprite.x, y: y + sprite.y, z: z))
        }
        grid.placements = [Placement(ground.image, frame: frame)]
        // The veil of a fog lies on the ground as a whole, so there the water stands.
        let isVeiled = ground.key.backdrop.weather.parts.contains { $0.weather == .fog }
        if let sway = next.key.sway, !isVeiled { add(water(backyard, sway, ground), z: 1) }
        for (index, scene) in scenes.enumerated() {
            switch scene.act {
            case .perched(_, let feet, _):
                add(perched(scene, on: feet, of: backyard, ground), z: 2 + index)
            case .flight(let flight, let seconds):
                let (sprite, x, y) = flying(scene, flight, seconds, ground)
                add(sprite, x: x, y: y, z: 2 + scenes.count + index)
            }
        }
        for (weather, share) in next.key.backdrop.weather.parts {
            let drops = Precipitation.falling(
                weather, of: next.key.backdrop.seed, share, at: moment, picture.painter.layout)
            for drop in drops {
                let (sprite, x, y) = falling(drop)
                add(sprite, x: x, y: y, z: 2 + 2 * scenes.count)
            }
        }
        return grid
    }

    // MARK: The ground

    private func ground(of backyard: Backyard, _ key: YardPainter.StillKey, at moment: Moment) -> Ground {
        let painter = picture.painter
        if let ground, ground.layout == painter.layout {
            var known = ground.key
            if known == key { return ground }
            let isSoon = moment.uptime < ground.since + Self.groundSeconds
            known.backdrop = key.backdrop
            if isSoon, known == key { return ground }
        }
        // Its memory is for the new one.
        sprites.canvas = Canvas(width: 0, height: 0)
        var backdrop = Backdrop(key: key.backdrop, layout: painter.layout, library: painter.library)
        let behindBath = backdrop.canvas.cropped(painter.fountainArea).image
        painter.drawStillLife(of: backyard, key: key, light: backdrop.light, into: &backdrop.canvas)
        var still = moment
        still.ambience = false
        Precipitation.drawVeils(
            key.backdrop.weather, at: still, layout: painter.layout, space: painter.space, into: &backdrop.canvas)
        let former = ground.flatMap { isAlike($0, key) ? $0 : nil }
        let made = Ground(
            number: former?.number ?? sprites.newGround(), key: key, layout: painter.layout, light: backdrop.light,
            birdLight: former?.birdLight ?? backdrop.light, behindBath: behindBath, image: backdrop.canvas.image,
            rows: backdrop.canvas.rowColors(rows: painter.size.height), since: moment.uptime)
        (ground, sprites.canvas) = (made, backdrop.canvas)
        return made
    }

    /// Returns whether sprites on a ground are right on one with another key, too.
    private func isAlike(_ ground: Ground, _ key: YardPainter.StillKey) -> Bool {
        var (former, key) = (ground.key, key)
        former.backdrop.minute /= Self.spriteMinutes
        key.backdrop.minute /= Self.spriteMinutes
        return former == key && ground.layout == picture.painter.layout
    }

    // MARK: What moves

    /// Draws over an area of the ground, and returns what differs from it by more than `tolerance`.
    private func drawing(
        in area: PixelRect, of ground: Ground, tolerance: Int = 0, _ draw: (inout Canvas) -> Void
    ) -> (image: PixelImage, x: Int, y: Int)? {
        let image = ground.image
        if (sprites.canvas.width, sprites.canvas.height) != (image.width, image.height) {
            sprites.canvas = Canvas(width: image.width, height: image.height)
        }
        let area = area.intersection(sprites.canvas.all)
        sprites.canvas.limits = area
        sprites.canvas.draw(image, in: area)
        draw(&sprites.canvas)
        return sprites.canvas.image(in: area, over: image, tolerance: tolerance)
    }

    private func water(_ backyard: Backyard, _ sway: Sway, _ ground: Ground) -> SpriteCache.Sprite? {
        let step = sway.water % Self.waterSteps
        return sprites.sprite(.water(ground: ground.number, step: step)) {
            let painter = picture.painter
            var key = ground.key
            key.sway = Sway(water: step)
            let area = painter.fountainArea
            // The bath is drawn again on rounded colors.
            return drawing(in: area, of: ground, tolerance: 2) { canvas in
                canvas.draw(ground.behindBath, x: max(0, area.x), y: max(0, area.y), in: area)
                painter.drawStillLife(of: backyard, key: key, light: ground.light, into: &canvas)
            }
        }
    }

    /// Returns a bird on its perch, in the nearest of a few poses.
    private func perched(_ scene: BirdScene, on feet: ScenePoint, of backyard: Backyard, _ ground: Ground)
        -> SpriteCache.Sprite?
    {
        let (scene, bird) = (scene.posed(\.coarse), scene.picture)
        return sprites.sprite(.pose(ground: ground.number, bird.name, bird.colors, scene.act)) {
            let painter = picture.painter
            let (box, air) = (bird.perchedBox(feet: feet), 0.45 * bird.side)
            let area = painter.space.pixels(
                SceneRect(x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 1.5 * air))
            return drawing(in: area, of: ground) {
                painter.draw([scene], of: backyard, ground.key, light: ground.birdLight, into: &$0)
            }
        }
    }

    /// Returns a bird on the wing, and its place in pixels. Its background is not known, so it has no rim.
    private func flying(_ scene: BirdScene, _ flight: Flight, _ seconds: Double, _ ground: Ground)
        -> (SpriteCache.Sprite?, x: Int, y: Int)
    {
        let painter = picture.painter
        var bird = painter.dressed(scene.picture, ground.key, ground.birdLight)
        bird.edge = nil
        let (width, height) = (Int(3 * bird.side * painter.space.perUnitX), Int(3 * bird.side * painter.space.perUnitY))
        let middle = ScenePoint(
            x: Double(width / 2) / painter.space.perUnitX, y: Double(height / 2) / painter.space.perUnitY)
        let isBlurred = painter.library.drawing("Birds/\(bird.name)-flight.svg")?.partIDs.contains("wing-blur") ?? false
        let phase = isBlurred ? Int(seconds * 36) % 4 : 0
        let pose = flight.coarse(at: middle)
        let key = SpriteCache.Key.flight(
            name: bird.name, colors: bird.colors, light: bird.light, side: bird.side, pose, phase: phase, pixels)
        let sprite = sprites.sprite(key) {
            var canvas = Canvas(width: width, height: height)
            bird.draw(
                pose, beating: Double(phase) / 36, library: painter.library, space: painter.space, into: &canvas)
            return canvas.image(in: canvas.all, over: nil)
        }
        let x = Int((flight.position.x * painter.space.perUnitX).rounded()) - width / 2
        let y = Int((flight.position.y * painter.space.perUnitY).rounded()) - height / 2
        return (sprite, x, y)
    }

    private func falling(_ drop: Precipitation.Falling) -> (SpriteCache.Sprite?, x: Int, y: Int) {
        let space = picture.painter.space
        // All streaks are alike, and so are splashes and flakes.
        let place = drop.place
        let middle = ScenePoint(x: 2, y: 2)
        let pose = drop.moved(x: middle.x - place.x, y: middle.y - place.y).rounded
        let sprite = sprites.sprite(.drop(pose, pixels)) {
            var canvas = Canvas(cells: CellSize(width: 6, height: 8), pixels: pixels)
            Precipitation.draw(pose, 0..<canvas.width, space, &canvas)
            return canvas.image(in: canvas.all, over: nil)
        }
        return (
            sprite, Int(((place.x - middle.x) * space.perUnitX).rounded()),
            Int(((place.y - middle.y) * space.perUnitY).rounded())
        )
    }
}

private func nearest(_ value: Double, _ step: Double) -> Double { (value / step).rounded() * step }

extension PerchedPose {
    /// The nearest of a few poses, so that one image serves many moments.
    fileprivate var coarse: PerchedPose {
        var pose = self
        (pose.lean, pose.head, pose.tail) = (nearest(lean, 3), nearest(head, 6), nearest(tail, 6))
        (pose.wing, pose.beak, pose.hop) = (nearest(wing, 7), nearest(beak, 11), nearest(hop, 0.04))
        (pose.neck, pose.open, pose.crouch) = (nearest(neck, 0.25), nearest(open, 0.25), nearest(crouch, 0.25))
        (pose.fluff, pose.crest, pose.roll) = (nearest(fluff, 0.25), nearest(crest, 0.5), nearest(roll, 0.5))
        (pose.width, pose.bath, pose.turn) = (nearest(width, 0.2), nearest(bath, 0.25), nearest(turn, 0.125))
        (pose.note, pose.spray) = (note.map { nearest($0, 0.125) }, spray.map { nearest($0, 0.125) })
        if let splash {
            pose.splash?.strength = nearest(splash.strength, 0.25)
            pose.splash?.time = nearest(splash.time - splash.time.rounded(.down), 0.125)
        }
        return pose
    }
}

extension Flight {
    /// Returns the nearest of a few poses elsewhere.
    fileprivate func coarse(at position: ScenePoint) -> Flight {
        var flight = Flight(
            position: position, pitch: nearest(pitch, 9), wing: nearest(wing, 0.25), facesRight: facesRight,
            fold: nearest(fold, 1), bend: nearest(bend, 1), brake: nearest(brake, 0.5),
            settled: nearest(settled, 0.25))
        flight.width = nearest(width, 0.25)
        return flight
    }
}
