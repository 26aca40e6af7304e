import Chronology
import Drawing
import Simulation
import TestSupport
import Testing

@testable import Scene

/// Small pictures show their bird whole.
@Suite struct CameraTests {
    /// Of the compact layout, of tiles, and of tiles in panes of odd shapes.
    static let sizes = [
        (30, 6), (40, 8), (29, 10), (38, 10), (36, 12), (38, 13), (24, 16), (58, 14), (70, 12), (59, 17), (120, 9),
    ].map(CellSize.init(width:height:))

    private let library = AssetLibrary()

    /// Where a bird that has come to rest is drawn, in units.
    private func bounds(of species: Species, on perch: Perch, in layout: SceneLayout) throws -> Bounds {
        let drawing = try #require(library.drawing("Birds/\(species.id.rawValue).svg"))
        let (feet, facesRight) = layout.feet(on: perch)
        let box = BirdPicture(species: species, palette: 0, bird: layout.bird).perchedBox(feet: feet)
        let place =
            Transform2D.translation(box.x, box.y)
            * .scale(box.width / drawing.viewBox.width, box.height / drawing.viewBox.height)
        let turn = facesRight ? Transform2D.identity : .translation(drawing.viewBox.width, 0) * .scale(-1, 1)
        return try #require(drawing.bounds(transform: place * turn))
    }

    @Test(arguments: sizes) func everyBirdIsWholeOnEveryPerch(size: CellSize) throws {
        #expect(Camera.isNeeded(at: size))
        for species in Catalog.species {
            for perch in Perch.allCases {
                let layout = Camera(on: perch, scale: species.scale).layout(size: size)
                let bird = try bounds(of: species, on: perch, in: layout)
                let what = "\(species.id) on \(perch)"
                #expect(bird.min.x >= 0 && bird.min.y >= 0, "\(what)")
                #expect(bird.max.x <= layout.width && bird.max.y <= layout.height, "\(what)")
                // A box of twelve cells by six, or all of the height.
                #expect(layout.bird * species.scale + 1e-9 >= min(12, 0.92 * layout.height), "\(what)")
            }
        }
    }

    /// What the camera is for: as the whole yard is laid out in a small picture, birds lose head or tail.
    @Test func withoutACameraBirdsAreCutOff() throws {
        let lost = try Self.sizes.filter { size in
            let layout = SceneLayout(size: size)
            return try Catalog.species.contains { species in
                try Perch.allCases.contains { perch in
                    let bird = try bounds(of: species, on: perch, in: layout)
                    let isWhole =
                        bird.min.x >= 0 && bird.min.y >= 0 && bird.max.x <= layout.width && bird.max.y <= layout.height
                    return !isWhole || layout.bird * species.scale < min(12, 0.92 * layout.height)
                }
            }
        }
        #expect(!lost.isEmpty)
    }

    /// Nobody there: bath, feeder, branch and a plant on each side are in sight.
    @Test(arguments: sizes) func withoutABirdTheYardIsShown(size: CellSize) {
        let layout = Camera().layout(size: size)
        for thing in [layout.fountain, layout.feeder] {
            #expect(thing.x >= 0 && thing.maxX <= layout.width)
            #expect(thing.y > 0 && thing.y < layout.height)
        }
        #expect(layout.horizon > 0 && layout.horizon < layout.height)
        #expect(layout.branch.x < layout.width && layout.branch.maxY > 0)
        #expect(layout.leadingPlants.contains { $0.maxX > 0 } && layout.trailingPlants.contains { $0.x < layout.width })
    }

    private func bird(_ name: String, _ perch: Perch, _ phase: StagedBird.Phase) throws -> StagedBird {
        let began = try #require(Instant(iso8601: "2026-06-01T08:00:00Z"))
        let visit = Visit(
            id: ID(name), backyard: ID("yard-1"), bird: ID(name), species: .dove, perch: perch, arrival: began,
            departure: began + .hours(2), food: nil, drank: false, enjoyment: nil)
        return StagedBird(visit: visit, species: .dove, palette: 0, phase: phase)
    }

    /// It looks at whoever flies, and stays with that bird until another one does.
    @Test func theCameraFollowsWhoActs() throws {
        let first = try bird("a", .fountain, .perched(since: 1))
        let second = try bird("b", .feeder, .perched(since: 1))
        #expect(Camera.choice(of: [])?.visit.id.rawValue == nil)
        #expect(Camera.choice(of: [first, second])?.visit.id.rawValue == "a")
        var landing = second
        landing.phase = .arriving(since: 0.5)
        #expect(Camera.choice(of: [first, landing])?.visit.id.rawValue == "b")
        landing.phase = .perched(since: 2.9)
        #expect(Camera.choice(of: [first, landing])?.visit.id.rawValue == "b")
        landing.phase = .leaving(since: 9)
        #expect(Camera.choice(of: [first, landing])?.visit.id.rawValue == "a")
        #expect(Camera.choice(of: [landing])?.visit.id.rawValue == "b")
    }

    /// Who comes or goes crosses all of the yard; from perch to perch the camera is there before the bird.
    @Test func whoFliesInOrOutIsSeenFromAfar() throws {
        #expect(Camera(on: try bird("a", .feeder, .arriving(since: 1))) == Camera())
        #expect(Camera(on: try bird("a", .feeder, .leaving(since: 1))) == Camera())
        #expect(Camera(on: try bird("a", .feeder, .moving(from: .branch, since: 1))).perch == .feeder)
        #expect(Camera(on: try bird("a", .feeder, .perched(since: 1))).perch == .feeder)
    }

    /// A bird that hovers darts to and fro, and yet its wings stay within the picture.
    @Test(arguments: [CellSize(width: 29, height: 10), CellSize(width: 29, height: 13), CellSize(width: 40, height: 8)])
    func whoHoversIsNotCutOffAbove(size: CellSize) throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T12:00:00Z")))
        let yard = try #require(
            world.backyards.first { (8...16).contains(world.localTime(in: $0, at: world.clock).hour) })
        let book = PictureBook()
        for perch in Perch.allCases where perch != .branch {
            func picture(_ activity: Activity, _ seconds: Double) throws -> CellGrid {
                let dove = try bird("a", perch, .perched(since: 40))
                var actor = StagedBird(visit: dove.visit, species: .hummingbird, palette: 0, phase: dove.phase)
                actor.activity = activity
                var grid = CellGrid(size: size)
                book.drawYard(
                    yard, in: world, actors: [actor],
                    at: Moment(date: world.clock, uptime: 40 + seconds, ambience: true), framing: .guest,
                    into: &grid, rect: CellRect(size))
                return grid
            }
            for seconds in stride(from: 2.0, to: 4, by: 0.1) {
                let (hovering, sitting) = (try picture(.feeds, seconds), try picture(.preens, seconds))
                #expect(hovering != sitting)
                for x in 0..<size.width { #expect(hovering[x, 0] == sitting[x, 0], "\(perch) \(seconds)") }
            }
        }
    }

    /// The picture of a tile stays the same while its bird sits, whoever else comes to be listed before it.
    @Test func aTileShowsItsBirdAndTurnsToTheNext() throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T08:00:00Z")))
        let yard = try #require(world.backyards.first)
        let moment = Moment(date: world.clock, uptime: 40, ambience: false)
        let size = CellSize(width: 29, height: 10)
        func picture(_ book: PictureBook, _ actors: [StagedBird]) -> CellGrid {
            var grid = CellGrid(size: size)
            book.drawYard(
                yard, in: world, actors: actors, at: moment, framing: .guest, into: &grid, rect: CellRect(size))
            return grid
        }
        let book = PictureBook()
        let sitting = try bird("a", .fountain, .perched(since: 5))
        let other = try bird("b", .branch, .perched(since: 3))
        let empty = picture(book, [])
        let near = picture(book, [sitting, other])
        #expect(near != empty)
        #expect(picture(book, [other, sitting]) == near)
        #expect(picture(book, [other]) != near)
        #expect(picture(book, []) == empty)
        // The same as from a book that has shown nothing else.
        #expect(picture(PictureBook(), [sitting, other]) == near)
    }
}
