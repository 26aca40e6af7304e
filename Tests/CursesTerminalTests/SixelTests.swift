import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import CursesTerminal

@Suite struct SixelTests {
    private static let cell = CellPixels(columns: 5, rows: 10)

    /// An image of a few colors that run into each other, as drawings are.
    private static func image(_ dice: inout ImageDice, _ width: Int, _ height: Int, hasAlpha: Bool = false)
        -> PixelImage
    {
        let corners = (0..<2).map { _ in (0..<3).map { _ in dice.next(256) } }
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    let way = corners[1][channel] - corners[0][channel]
                    bytes.append(UInt8(corners[0][channel] + way * (x + y) / max(1, width + height)))
                }
                if hasAlpha { bytes.append(x / 2 % 3 == 0 ? 0 : 255) }
            }
        }
        return PixelImage(width: width, height: height, hasAlpha: hasAlpha, bytes: bytes)
    }

    /// Whatever comes and goes, moves and is written over, the terminal shows what the frame has; where no image is to
    /// show there is none, and nothing is drawn below the screen.
    @Test func theTerminalShowsWhatTheFrameHas() {
        let size = CellSize(width: 14, height: 8)
        var (dice, writer, screen) = (ImageDice(1), SixelWriter(), SixelScreen(size: size, cell: Self.cell))
        let grounds = (0..<3).map { _ in Self.image(&dice, 60, 70) }
        let sprites = (0..<4).map { _ in Self.image(&dice, 1 + dice.next(20), 1 + dice.next(20), hasAlpha: true) }
        let boxes = [CellRect(x: 1, y: 0, width: 6, height: 7), CellRect(x: 8, y: 3, width: 5, height: 5)]
        var former: CellGrid?
        for round in 0..<rounds(short: 600) {
            var frame = CellGrid(size: size)
            if let former, dice.next(3) > 0 { frame = former }
            if former == nil || dice.next(3) == 0 {
                frame = CellGrid(size: size)
                for box in boxes where dice.next(4) > 0 {
                    for y in box.y..<box.maxY {
                        for x in box.x..<box.maxX where dice.next(16) > 0 { frame[x, y] = .picture(on: RGB(9, 9, 9)) }
                    }
                    frame.placements.append(Placement(grounds[dice.next(grounds.count)], frame: box))
                }
            }
            if dice.next(4) == 0 { frame[dice.next(14), dice.next(8)] = Cell("a") }
            frame.placements.removeAll { $0.z > 0 }
            for box in Set(frame.placements.map(\.frame)) {
                for z in 1..<1 + dice.next(3) {
                    frame.placements.append(
                        Placement(
                            sprites[dice.next(sprites.count)], frame: box, x: dice.next(30) - 5, y: dice.next(50) - 5,
                            z: z))
                }
            }
            if dice.next(40) == 0 {
                writer.forget()
                former = nil
            }
            screen.write(frame, after: former)
            screen.take(writer.update(to: frame, cell: Self.cell))
            former = frame
            let expected = ComposedImages.of(frame, Self.cell)
            #expect(ComposedImages.difference(screen.canvas, expected) < 4, "round \(round)")
            #expect(Self.strays(screen, frame) == 0, "round \(round)")
            #expect(screen.faults.isEmpty, "round \(round): \(screen.faults)")
            #expect(writer.update(to: frame, cell: Self.cell).isEmpty, "the same frame costs nothing")
        }
    }

    /// Returns the number of cells without images in which there are pixels.
    private static func strays(_ screen: SixelScreen, _ frame: CellGrid) -> Int {
        let cell = screen.cell
        let width = frame.width * cell.columns
        return (0..<frame.height * cell.rows * width).count { pixel in
            let (x, y) = (pixel % width / cell.columns, pixel / width / cell.rows)
            return !frame[x, y].showsImages && screen.canvas[pixel * 3..<pixel * 3 + 3] != [0, 0, 0]
        }
    }

    /// An image that moves sends the cells that it was in and is in.
    @Test func movesAreLocal() {
        let size = CellSize(width: 60, height: 30)
        let cell = CellPixels(columns: 10, rows: 20)
        var (dice, writer) = (ImageDice(2), SixelWriter())
        let ground = Self.image(&dice, 600, 600)
        let bird = Self.image(&dice, 50, 40, hasAlpha: true)
        func frame(_ x: Int) -> CellGrid {
            var frame = CellGrid(size: size, filledWith: .picture(on: RGB(0, 0, 0)))
            frame.placements = [
                Placement(ground, frame: CellRect(size)), Placement(bird, frame: CellRect(size), x: x, y: 107, z: 1),
            ]
            return frame
        }
        let whole = writer.update(to: frame(0), cell: cell).count
        for x in 1..<20 {
            let count = writer.update(to: frame(x * 4), cell: cell).count
            #expect(count * 10 < whole, "\(count) of \(whole) bytes")
        }
    }

    /// A change in one place is one image, with its colors once, even where its rows have different lengths; text
    /// beside it is left alone.
    @Test func aChangeIsOneImage() {
        let size = CellSize(width: 30, height: 15)
        let cell = CellPixels(columns: 10, rows: 20)
        var (dice, writer, screen) = (ImageDice(3), SixelWriter(), SixelScreen(size: size, cell: cell))
        var frame = CellGrid(size: size, filledWith: .picture(on: RGB(0, 0, 0)))
        frame[12, 3] = Cell("a")
        frame.placements = [Placement(Self.image(&dice, 300, 300), frame: CellRect(size))]
        screen.take(writer.update(to: frame, cell: cell))
        let disk = (0..<160 * 160).flatMap { (place: Int) -> [UInt8] in
            let (x, y) = (place % 160 - 80, place / 160 - 80)
            return [200, 90, 60, x * x + y * y < 6400 ? 255 : 0]
        }
        let ball = PixelImage(width: 160, height: 160, hasAlpha: true, bytes: disk)
        frame.placements.append(Placement(ball, frame: CellRect(size), x: 20, y: 80, z: 1))
        let before = screen.images
        screen.take(writer.update(to: frame, cell: cell))
        #expect(screen.images == before + 1)
        #expect(ComposedImages.difference(screen.canvas, ComposedImages.of(frame, cell)) < 4)
        #expect(Self.strays(screen, frame) == 0)
    }

    /// A picture with as many colors as there is room for keeps them, and what is new in it gets its own.
    @Test func colorsAreKept() {
        func bytes(_ color: RGB) -> [UInt8] { [color.red, color.green, color.blue] }
        let colors = (0..<SixelPalette.most).map { (number: Int) -> RGB in
            RGB(UInt8(number), UInt8(255 - number), UInt8(number * 7 % 256))
        }
        var palette = SixelPalette(colors.flatMap(bytes))
        let all = colors + [RGB(255, 0, 255)]
        let image = all.flatMap(bytes)
        for _ in 0..<2 {
            let (places, shown) = palette.indexed(image)
            let far = zip(places, all).filter { place, color in
                zip(bytes(shown[Int(place)]), bytes(color)).contains { abs(Int($0) - Int($1)) > 3 }
            }
            #expect(far.isEmpty)
            #expect(palette.colors.count <= SixelPalette.most)
        }
    }
}
