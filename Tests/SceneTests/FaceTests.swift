import Drawing
import Simulation
import Testing

@testable import Scene

/// What a kind is known by is there whatever the bird does: its face asleep, its crest at rest, its marks without colors.
@Suite struct FaceTests {
    private let studio = BirdStudio()

    @Test(arguments: Catalog.species)
    func aSleepingBirdKeepsItsFace(species: Species) throws {
        let name = species.id.rawValue
        let drawing = try #require(AssetLibrary().drawing("Birds/\(name).svg"))
        let asleep = PerchedPose.sample(.sleep, at: 0.5, of: species)
        let posed = PosedParts(asleep, of: drawing)
        #expect(posed.parts["beak"]?.isHidden != true)
        #expect((posed.parts["head"]?.scale.x ?? 1) > 0, "it looks ahead")
        // At tile size lids are no eyes, and seen.
        var awake = asleep
        awake.eyesShut = false
        let pictures = [asleep, awake].map {
            studio.canvas(of: name, .perched($0), size: CellSize(width: 16, height: 8), glyphs: .quadrant)
        }
        let changed = zip(pictures[0].pixels, pictures[1].pixels).count { $0 != $1 }
        #expect(changed >= 2)
    }

    @Test func aShutEyeIsALineThatPartsFromItsLid() {
        for name in ["magpie", "swallow", "chickadee"] {
            var pose = PerchedPose()
            pose.eyesShut = true
            let canvas = studio.canvas(
                of: name, .perched(pose), colors: BirdStudio.colors(of: name, palette: 0),
                size: CellSize(width: 16, height: 8), glyphs: .quadrant)
            // Two neighbors in a row that are alike, and unlike what is above and below them.
            var found = false
            for y in 1..<canvas.height / 2 {
                for x in 0..<canvas.width - 1 where canvas[x, y].w > 0.99 && canvas[x, y] == canvas[x + 1, y] {
                    let line = OKLab(linear: canvas[x, y])
                    let around = [canvas[x, y - 1], canvas[x, y + 1]]
                    if around.allSatisfy({ $0.w > 0.5 && OKLab(linear: $0 / $0.w).distance(to: line) > 0.15 }) {
                        found = true
                    }
                }
            }
            #expect(found, "\(name)")
        }
    }

    @Test func aHoopoesCrestIsNeverLaidBack() throws {
        let hoopoe = try #require(Catalog.species(.hoopoe))
        let visit = Visit(
            id: ID("visit-7"), backyard: ID("y"), bird: ID("b"), species: .hoopoe, perch: .ground,
            arrival: .init(milliseconds: 0), departure: .init(milliseconds: 900_000), food: ID("corn"), drank: true,
            enjoyment: nil)
        for second in stride(from: 0.0, to: 240, by: 0.1) {
            #expect(PerchedPose.during(visit, seconds: second).crest <= 0.6)
        }
        #expect(PerchedPose().crest == 0)
        #expect(hoopoe.idleMotion == .lowersCrest)
    }

    @Test func withoutColorsADarkFieldIsDimWithinALightLine() {
        var canvas = Canvas(width: 12, height: 12)
        canvas.fill(RGB(hex: 0x303030), rect: PixelRect(x: 2, y: 2, width: 8, height: 8))
        canvas.fill(RGB(hex: 0xE0E0E0), rect: PixelRect(x: 6, y: 2, width: 4, height: 8))
        canvas.cutInTwoTones(line: 1)
        for y in 0..<12 {
            for x in 0..<12 {
                let isInside = (3..<6).contains(x) && (3..<9).contains(y)
                let isBird = (2..<10).contains(x) && (2..<10).contains(y)
                #expect(canvas[x, y] == (!isBird ? .zero : isInside ? Canvas.dim : .one))
            }
        }
    }

    /// Neither a hole in the night nor one white patch.
    @Test(arguments: Catalog.species)
    func theMarksOfEveryKindAreSeenWithoutColors(species: Species) throws {
        let name = species.id.rawValue
        for palette in species.palettes.indices {
            var canvas = studio.canvas(
                of: name, .perched(PerchedPose()),
                colors: BirdStudio.solid(BirdStudio.colors(of: name, palette: palette)),
                size: CellSize(width: 16, height: 8), glyphs: .quadrant)
            canvas.cutInTwoTones(line: 1)
            let bird = canvas.pixels.count { $0.w > 0.5 }
            let light = canvas.pixels.count { $0 == .one }
            #expect(light * 3 > bird && light < bird, "\(palette): \(light) of \(bird)")
        }
    }

    /// Gray ground takes no part of a bird away: most of what is seen in all colors is seen at sixteen.
    @Test(arguments: Catalog.species)
    func aPortraitOfSixteenColorsIsWhole(species: Species) {
        let size = CellSize(width: 17, height: 9)
        let ground = RGB(hex: 0x4F6D73)
        /// Cells that are not of the ground alone.
        func covered(_ palette: Int, _ colors: ColorPalette) -> Int {
            var options = PictureOptions()
            options.colors = colors
            var grid = CellGrid(size: size)
            PictureBook(options: options).drawPortrait(
                species: species.id, palette: palette, on: ground, into: &grid, rect: CellRect(size))
            let corner = grid[0, 0]
            return (0..<size.width * size.height).count { grid[$0 % size.width, $0 / size.width] != corner }
        }
        for palette in species.palettes.indices {
            let share = Double(covered(palette, .ansi16)) / Double(covered(palette, .trueColor))
            #expect(share > 0.6, "palette \(palette)")
        }
    }
}
