import Chronology
import Drawing
import Scene
import Simulation
import TerminalUI
import Words

/// The hour of sunrise in a yard: the kinds that the player knows sing, one after the other, and their songs stand
/// written in the sky.
struct DawnChorus {
    /// How long a song stands there before the next kind begins.
    private static let stay: Int64 = 12_000

    private struct Verse {
        let text: String
        let place: CellPoint
        /// Of the light that it is written in, 0…1: one that has been sung fades.
        let strength: Double
    }

    private let verses: [Verse]

    /// - Parameter size: of the picture.
    init(over yard: Backyard, size: CellSize, frame: Frame) {
        let (world, date) = (frame.world, frame.moment.date)
        guard world.localTime(in: yard, at: date).timeOfDay == .sunrise, size.width >= 40, size.height >= 12,
            ![.rain, .snow].contains(world.weather(in: yard, at: date)),
            // Who is looked at is not written over.
            !frame.stage.isFlightUnderWay(in: [yard.id])
        else {
            verses = []
            return
        }
        let singers = world.dawnChorus(in: yard, at: date)
        // Turns have numbers before 1970, too.
        let now = UInt64(bitPattern: date.milliseconds / Self.stay)
        verses =
            singers.isEmpty
            ? []
            : [(now &- 1, 0.55), (now, 1)].suffix(singers.count).compactMap { turn, strength in
                let song = frame.words.song(of: singers[Int(turn % UInt64(singers.count))])
                let text = "\(frame.symbols.note) \(song)"
                let room = size.width - text.columns - 4
                // A letter is a cell.
                guard room >= 0, text.columns == text.count else { return nil }
                // One song after another, and none beside itself; they take different rows, in the upper quarter, where only the sky is.
                let rows = UInt64(max(2, size.height / 4 - 1))
                let column = Int((turn &* 2_654_435_761) % UInt64(room + 1))
                return Verse(
                    text: text, place: CellPoint(x: 2 + column, y: 1 + Int(turn % rows)), strength: strength)
            }
    }

    /// Writes the songs into the picture, in a light that can be read on the sky behind each letter.
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

    private static let light = RGB(255, 246, 214)
}
