import Chronology
import Drawing
import Simulation
import TestSupport
import Testing

@testable import Scene

/// Portraits, foods, plants and goods as images, for a terminal that shows pixels.
@Suite struct StillImageTests {
    private let size = CellSize(width: 16, height: 8)
    private let pixels = CellPixels(columns: 9, rows: 18)
    private let ground = RGB(40, 60, 50)

    private func drawn(_ book: PictureBook, _ draw: (PictureBook, inout CellGrid, CellRect) -> Void) -> CellGrid {
        var grid = CellGrid(size: size)
        draw(book, &grid, CellRect(size))
        return grid
    }

    private func portrait(_ book: PictureBook) -> CellGrid {
        drawn(book) { $0.drawPortrait(species: ID("cardinal"), palette: 0, on: ground, into: &$1, rect: $2) }
    }

    /// The picture fills its cells with one image, which is made once.
    @Test func everyStillPictureIsOneImage() throws {
        let book = PictureBook()
        book.pixels = pixels
        let stranger = try #require(Catalog.species.first).id
        for draw: (PictureBook, inout CellGrid, CellRect) -> Void in [
            { $0.drawPortrait(species: stranger, palette: 1, unseen: true, on: ground, into: &$1, rect: $2) },
            { $0.drawFood(.goldenAcorn, on: ground, into: &$1, rect: $2) },
            { $0.drawAsset("Shop/pellet-box.svg", on: ground, into: &$1, rect: $2) },
        ] {
            let grid = drawn(book, draw)
            let image = try #require(grid.placements.first?.image)
            let isWhole = grid.cells.allSatisfy(\.showsImages)
            #expect(grid.placements.count == 1 && isWhole)
            #expect((image.width, image.height) == (size.width * pixels.columns, size.height * pixels.rows))
            #expect(Array(image.bytes.prefix(3)) == [ground.red, ground.green, ground.blue])
            let reds = Set(stride(from: 0, to: image.bytes.count, by: 3).map { image.bytes[$0] })
            #expect(reds.count > 8)
            let again = drawn(book, draw)
            #expect(again.placements == grid.placements)
        }
    }

    /// Below a sheet and in pictures to be kept there are glyphs; a cell of another size has another image.
    @Test func imagesFollowTheTerminal() throws {
        let book = PictureBook()
        book.pixels = pixels
        let image = try #require(portrait(book).placements.first)
        book.showsImages = false
        let inGlyphs = portrait(book)
        #expect(inGlyphs.placements.isEmpty && !inGlyphs.cells.contains(where: \.showsImages))
        book.showsImages = true
        #expect(portrait(book).placements == [image])
        book.pixels = CellPixels(columns: 12, rows: 24)
        #expect(portrait(book).placements.first?.image.width == size.width * 12)
    }

    /// An image is not sent again for each beat of a wing.
    @Test func theSkyOfThePassStandsAsAnImage() throws {
        let book = PictureBook()
        let began = try #require(Instant(iso8601: "2026-06-01T14:00:00Z"))
        func sky(_ uptime: Double) -> CellGrid {
            drawn(book) { $0.drawPassSky(at: Moment(date: began, uptime: uptime, ambience: true), into: &$1, rect: $2) }
        }
        book.pixels = pixels
        #expect(sky(0).placements.count == 1)
        #expect(sky(0).placements == sky(7.3).placements)
    }
}
