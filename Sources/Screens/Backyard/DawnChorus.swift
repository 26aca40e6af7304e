import Chronology
import Drawing
import Scene
import Simulation
import TerminalUI
import Words

/// The songs of known species, written into the sky of a yard's picture at sunrise.
struct DawnChorus {
    /// The time from one song to the next, in milliseconds.
    private static let stay: Int64 = 12_000

    /// A song's text at its position in the picture.
    private struct Verse {
        let text: String
        let place: CellPoint
        /// The opacity of the text, 0…1; the previous song is fainter.
        let strength: Double
    }

    private let verses: [Verse]

    /// Creates the songs for the present moment; none outside sunrise, in rain or snow, or during a flight.
    ///
    /// - Parameter size: The size of the picture in cells.
    init(over yard: Backyard, size: CellSize, frame: Frame) {
        let (world, date) = (frame.world, frame.moment.date)
        guard world.localTime(in: yard, at: date).timeOfDay == .sunrise, size.width >= 40, size.height >= 12,
            ![.rain, .snow].contains(world.weather(in: yard, at: date)),
            // Text would cover birds in flight.
            !frame.stage.isFlightUnderWay(in: [yard.id])
        else {
            verses = []
            return
        }
        let singers = world.dawnChorus(in: yard, at: date)
        // Dates before 1970 have negative numbers, so their bit pattern is used.
        let now = UInt64(bitPattern: date.milliseconds / Self.stay)
        verses =
            singers.isEmpty
            ? []
            : [(now &- 1, 0.55), (now, 1)].suffix(singers.count).compactMap { turn, strength in
                let song = frame.words.song(of: singers[Int(turn % UInt64(singers.count))])
                let text = "\(frame.symbols.note) \(song)"
                let room = size.width - text.columns - 4
                // Only texts with one cell per letter can be placed.
                guard room >= 0, text.columns == text.count else { return nil }
                // The turn's number decides row and column, in the upper quarter, where there is only sky. Consecutive
                // songs get different rows.
                let rows = UInt64(max(2, size.height / 4 - 1))
                let column = Int((turn &* 2_654_435_761) % UInt64(room + 1))
                return Verse(
                    text: text, place: CellPoint(x: 2 + column, y: 1 + Int(turn % rows)), strength: strength)
            }
    }

    /// Writes the songs into the picture, in a color readable on the sky behind each letter.
    func draw(into grid: inout CellGrid, theme: Theme) {
        for verse in verses {
            var x = verse.place.x
            for character in verse.text {
                guard x < grid.size.width else { break }
                let sky = grid[x, verse.place.y].style.background
                var style = CellStyle(background: sky, attributes: .italic)
                if case .rgb(let color) = sky {
                    let light = OKLab.mix(OKLab(color), OKLab(Self.light), verse.strength).rgb
                    style.foreground = .rgb(theme.readable(light, on: color))
                }
                grid[x, verse.place.y] = Cell(character, style: style)
                x += 1
            }
        }
    }

    /// The color of the text before it is mixed with the sky.
    private static let light = RGB(255, 246, 214)
}
