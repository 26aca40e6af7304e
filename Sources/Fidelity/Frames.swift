import Chronology
import Drawing
import PictureTools
import Scene
import Simulation

/// Measures frames: four birds on the wing, in fair weather and in rain, ten seconds at thirty frames.
enum Frames {
    static func report() {
        print("\nframes of a yard with four birds on the wing, 24 bits, 300 frames")
        print(pad("", 20) + pad("drawn in", 12) + pad("of a core at 30", 18) + pad("cells changed", 16) + "kB a frame")
        for weather in [Weather.clear, .rain] {
            for size in [CellSize(width: 120, height: 40), CellSize(width: 200, height: 60)] {
                measure(weather, size)
            }
        }
    }

    private static func measure(_ weather: Weather, _ size: CellSize) {
        let began = Instant(milliseconds: 1_795_000_000_000)
        let world = World.firstWorld(seed: 7, began: began)
        let yard = world.backyards[0]
        // An afternoon of that weather.
        let date =
            (0..<365 * 24).lazy.map { began + .hours(Int64($0)) }
            .first { world.weather(in: yard, at: $0) == weather && yard.localTime(at: $0, began: began).hour == 14 }
            ?? began
        let species: [ID<Species>] = [ID("cardinal"), ID("dove"), ID("swallow"), ID("petrel")]
        let visits = zip(Perch.allCases, species).map { perch, species in
            Visit(
                id: ID("visit-\(perch.rawValue)"), backyard: yard.id, bird: ID("bird"), species: species, perch: perch,
                arrival: date, departure: date + .minutes(5), food: nil, drank: false, enjoyment: nil)
        }
        let book = PictureBook(options: PictureOptions())
        var grid = CellGrid(size: size)
        var (seconds, changed) = (0.0, 0)
        for frame in -30..<300 {
            let uptime = 100 + Double(frame) / 30
            let flight = Double((frame + 72) / 72) * Stage.arrivalSeconds
            let actors = visits.enumerated().map { index, visit in
                StagedBird(
                    visit: visit, species: visit.species, palette: 0,
                    phase: .arriving(since: 100 - Stage.arrivalSeconds + flight - 0.1 * Double(index)))
            }
            let before = grid
            let start = Shell.uptime()
            book.drawYard(
                yard, in: world, actors: actors, at: Moment(date: date, uptime: uptime, ambience: true), into: &grid,
                rect: CellRect(size))
            guard frame >= 0 else { continue }
            seconds += Shell.uptime() - start
            changed += zip(grid.cells, before.cells).count { $0 != $1 }
        }
        let share = Double(changed) / 300 / Double(grid.cells.count)
        print(
            pad("  \(size.width)×\(size.height) \(weather.rawValue)", 20)
                + pad("\(text(seconds / 300 * 1000, 2)) ms", 12) + pad("\(text(seconds / 10 * 100, 1)) %", 18)
                + pad("\(text(share * 100, 1)) %", 16) + text(Double(changed) / 300 * 36 / 1000, 1))
    }
}
