import Drawing
import Foundation
import Simulation
import Synchronization
import Testing

@testable import Scene

/// Every file that was taken into the program can be drawn: a player never meets a broken one.
@Suite struct AssetTests {
    @Test func allDrawingsAreThoseOfTheirFiles() throws {
        let drawings = AssetLibrary.paths.filter { $0.hasSuffix(".svg") }
        #expect(drawings.count >= 70)
        let assets = URL(filePath: #filePath).appending(path: "../../../Assets").standardized
        for path in drawings {
            let bytes = try Array(Data(contentsOf: assets.appending(path: path)))
            do {
                let document = try SVGDocument(parsing: bytes, name: path)
                #expect(document.bounds(transform: .identity) != nil, "\(path) shows nothing")
                let own = AssetLibrary.ownDrawing(path)
                #expect(own?.compiled() == document.compiled(), "\(path) was not compiled anew: make assets")
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test func pathsAreSortedForTheSearch() {
        #expect(
            AssetLibrary.paths.map { Array($0.utf8) }
                == AssetLibrary.paths.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(AssetLibrary.ownDrawing("Birds/no-such-bird.svg") == nil)
    }

    @Test(arguments: Catalog.species.map(\.id.rawValue))
    func everySpeciesHasItsPartsInBothDrawings(species: String) throws {
        let library = AssetLibrary()
        let perched = try #require(library.drawing("Birds/\(species).svg"))
        #expect(
            Set(["tail", "feet", "body", "belly", "head", "eye", "eyelid", "beak", "beak-lower", "wing"]).isSubset(
                of: Set(perched.partIDs)))
        let flying = try #require(library.drawing("Birds/\(species)-flight.svg"))
        #expect(Set(["wing-back", "wing-front", "body", "head"]).isSubset(of: Set(flying.partIDs)))
    }

    @Test(arguments: Catalog.species.map(\.id.rawValue))
    func everyPaletteChangesThePicture(species: String) throws {
        let known = try #require(Catalog.species(ID(species)))
        let library = AssetLibrary()
        let drawing = try #require(library.drawing("Birds/\(species).svg"))
        var pictures: [[Pixel]] = []
        for palette in known.palettes {
            var canvas = Canvas(width: 24, height: 24)
            let transform = Transform2D.fitting(drawing.viewBox, into: canvas.bounds)
            drawing.draw(into: &canvas, transform: transform, style: SVGStyle(colors: palette.roleColors))
            #expect(!pictures.contains(canvas.pixels))
            pictures.append(canvas.pixels)
        }
    }

    @Test func everyFoodFountainFloorSkylineAndPlantHasADrawing() {
        let library = AssetLibrary()
        var paths = Catalog.foods.map { "Food/\($0.id.rawValue).svg" }
        paths += FountainStyle.allCases.map { "Fountains/\($0.rawValue).svg" }
        paths += (0..<4).map { "Floors/\($0).svg" } + (0..<10).map { "Silhouettes/\($0).svg" }
        for kind in PlantKind.allCases {
            paths += (0..<4).map { Plant(id: ID("p"), kind: kind, variant: $0).path }
        }
        paths += ["Feeders/ground.svg", "Feeders/branch.svg", "Sky/sun.svg", "Sky/moon.svg"]
        for path in paths { #expect(library.drawing(path) != nil, "\(path)") }
    }

    /// Pictures may be drawn in another program while the game shows them.
    @Test func aSavedFileIsTakenOverAndABrokenOneLeavesTheLastGoodPicture() {
        let file = Mutex("<svg viewBox='0 0 10 10'><rect width='10' height='10' fill='#f00'/></svg>")
        let library = AssetLibrary { path in path == "Sky/sun.svg" ? Array(file.withLock { $0 }.utf8) : nil }
        func color() -> RGB? {
            guard let drawing = library.drawing("Sky/sun.svg") else { return nil }
            var canvas = Canvas(width: 1, height: 1)
            drawing.draw(into: &canvas, transform: .fitting(drawing.viewBox, into: canvas.bounds))
            return RGB(linear: canvas[0, 0])
        }
        #expect(color() == RGB(255, 0, 0))
        file.withLock { $0 = "<svg viewBox='0 0 10 10'><rect width='10' height='10' fill='#00f'/></svg>" }
        #expect(color() == RGB(255, 0, 0))
        #expect(library.refresh(["Sky/sun.svg"]).isEmpty)
        #expect(color() == RGB(0, 0, 255))
        file.withLock { $0 = "<svg viewBox='0 0 10 10'>\n<rect" }
        let faults = library.refresh(["Sky/sun.svg", "Sky/moon.svg"])
        #expect(faults.count == 1 && faults[0].line == 2 && faults[0].file == "Sky/sun.svg")
        #expect(color() == RGB(0, 0, 255))
    }
}
