import Drawing
import Simulation

/// The birds of a yard, which see each other.
extension YardPainter {
    /// The airspace of the yard as a picture of its own.
    var airspace: Airspace {
        var airspace = Airspace(left: 0, right: layout.width, height: layout.height, bird: layout.bird)
        airspace.perches = Perch.allCases.map {
            let feet = layout.feet(on: $0).point
            return ScenePoint(x: feet.x, y: feet.y - 0.5 * layout.bird)
        }
        return airspace
    }

    /// Returns the bird in the light of the hour, separated from its background.
    func dressed(_ bird: BirdPicture, _ key: StillKey, _ light: Light) -> BirdPicture {
        var picture = bird
        picture.light = light.bird
        if key.backdrop.palette == .xterm256 { picture.ramps = ColorRamps(.day, .bird) }
        // Without colors a bird is cut out from its background.
        if light.isOutlines {
            picture.rim = light.top
            picture.colors = BirdPicture.solid(picture.colors, keepingHue: light == .ink)
            picture.isTwoTone = light.isMono
        } else {
            if key.backdrop.palette.isBasic { picture.colors = BirdPicture.plain(picture.colors) }
            picture.edge = BirdEdge(
                palette: key.backdrop.palette, isDark: light.isDark, shadow: light.shadow, side: light.side)
            if !key.backdrop.palette.isBasic { picture.relief.side = light.side }
            (picture.relief.snow, picture.relief.snowCover) = (light.snow, light.snowCover)
            picture.relief.depth = snowDepth
            picture.relief.isLitAsAWhole = pixels.glyphs == nil
        }
        return picture
    }

    /// Returns the states of birds on their perches or on their paths through `airspace`, which is in the yard's own
    /// units.
    /// - Parameter origins: the places of birds that were in another yard of the picture a moment ago.
    func scenes(
        of actors: [StagedBird], flying airspace: Airspace, from origins: [ID<Visit>: ScenePoint] = [:],
        _ key: StillKey, at moment: Moment
    ) -> [BirdScene] {
        let surroundings = Surroundings(hour: key.backdrop.minute / 60, weather: key.backdrop.weather.current)
        var scenes = actors.compactMap { actor in
            var space = airspace
            space.origin = origins[actor.visit.id]
            return BirdScene(actor, in: layout, flying: space, surroundings, at: moment)
        }
        if moment.ambience {
            let stirs = scenes.map { (middle: $0.middle, stir: $0.stir) }
            for index in scenes.indices {
                for (other, stirrer) in stirs.enumerated() where other != index && stirrer.stir > 0 {
                    scenes[index].notice(stirrer.middle, stir: stirrer.stir, isAbove: index < other)
                }
            }
        }
        return scenes
    }

    func draw(
        _ scenes: [BirdScene], of backyard: Backyard, _ key: StillKey, light: Light, into canvas: inout Canvas
    ) {
        for scene in scenes {
            let picture = dressed(scene.picture, key, light)
            switch scene.act {
            case .flight(let flight, let seconds):
                picture.draw(flight, beating: seconds, library: library, space: space, into: &canvas)
            case .perched(let pose, let feet, let facesRight):
                picture.draw(pose, feet: feet, facesRight: facesRight, library: library, space: space, into: &canvas)
                guard pose.bath > 0 else { continue }
                drawFountainFront(backyard, light: light, &canvas)
                picture.draw(
                    pose.waterEffects, around: picture.perchedBox(feet: feet), facesRight: facesRight,
                    library: library, space: space, into: &canvas)
            }
        }
    }
}
