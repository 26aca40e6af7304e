import Chronology
import Drawing
import Scene
import Simulation

/// Yards at the hours and in the weather that differ most, with a bird on every perch.
struct Yards {
    let artist: Artist
    let world: World
    private static let hours = [7, 13, 20, 23]
    private static let skies: [Weather] = [.clear, .cloud, .rain, .snow]
    private static let hardest: [Weather] = [.clear, .rain, .snow, .fog]

    init?(artist: Artist) {
        guard let began = Instant(iso8601: "2026-01-05T08:00:00Z") else { return nil }
        (self.artist, world) = (artist, World.firstWorld(seed: 7, began: began))
    }

    /// Returns a sheet of one yard: a row for each hour, a column for each weather.
    func sheet(_ name: String, yard index: Int, _ size: CellSize) -> Sheet {
        var sheet = Sheet(name: name)
        let yard = world.backyards[index % world.backyards.count]
        for hour in Self.hours {
            sheet.rows.append(
                Self.skies.map { weather in
                    var grid = CellGrid(size: size)
                    if let date = date(of: weather, at: hour, in: yard) {
                        artist.draw(
                            yard, in: world, actors: guests(in: yard, turn: hour + index), on: date, into: &grid)
                    }
                    return Item(label: "\(hour):40 \(weather)", grid: grid)
                })
        }
        return sheet
    }

    /// Returns the rows of one yard on the screen `name`: one for each hour, with each weather that changes the light
    /// most.
    func hours(_ name: String, yard index: Int, _ size: CellSize) -> [[Item]] {
        let yard = world.backyards[index % world.backyards.count]
        return Self.hours.map { hour in
            Self.hardest.compactMap { weather in
                // Fog is gone by noon.
                guard let date = date(of: weather, at: hour, in: yard) else { return nil }
                var grid = CellGrid(size: size)
                artist.draw(yard, in: world, actors: guests(in: yard, turn: 2), on: date, into: &grid)
                return Item(label: "\(name) \(hour):40 \(weather)", grid: grid)
            }
        }
    }

    /// Returns every species in a tile of its own, by day and by night, in an arbitrary order, for a viewer to name.
    func guestsUnnamed() -> Sheet {
        var sheet = Sheet(name: "guests-unnamed")
        let size = CellSize(width: 30, height: 10)
        for (hour, step) in [(13, 5), (23, 7)] {
            for start in stride(from: 0, to: Catalog.species.count, by: 4) {
                sheet.rows.append(
                    (start..<min(start + 4, Catalog.species.count)).map { number in
                        var grid = CellGrid(size: size)
                        let yard = world.backyards[number % world.backyards.count]
                        let guest = guest(
                            Catalog.species[(number * step + 3) % Catalog.species.count],
                            on: Perch.allCases[number % Perch.allCases.count], palette: 0, in: yard)
                        if let date = date(of: .clear, at: hour, in: yard) {
                            artist.draw(yard, in: world, actors: [guest], on: date, framing: .guest, into: &grid)
                        }
                        return Item(label: "\(number + 1)", grid: grid)
                    })
            }
        }
        return sheet
    }

    /// Returns every yard in the sizes of tiles and small panes: empty, and with a guest on each perch.
    func tiles() -> Sheet {
        var sheet = Sheet(name: "tiles")
        for (width, height) in [(30, 6), (29, 10), (38, 13), (24, 16)] {
            for (number, yard) in world.backyards.enumerated() {
                let guests = guests(in: yard, turn: number)
                let casts = [("nobody", [])] + guests.map { ("\($0.species) \($0.perch)", [$0]) }
                sheet.rows.append(
                    (casts + [("all", guests)]).map { label, actors in
                        var grid = CellGrid(size: CellSize(width: width, height: height))
                        let hour = Self.hours[number % Self.hours.count]
                        if let date = date(of: .clear, at: hour, in: yard) {
                            artist.draw(yard, in: world, actors: actors, on: date, framing: .guest, into: &grid)
                        }
                        return Item(label: label, grid: grid)
                    })
            }
        }
        return sheet
    }

    /// Returns the first time within two years that the yard has such weather at such an hour.
    func date(of weather: Weather, at hour: Int, in yard: Backyard) -> Instant? {
        for step in Int64(0)..<(2 * 365 * 24) {
            let date = world.began + .hours(step) + .minutes(40)
            let local = yard.localTime(at: date, began: world.began)
            if local.hour == hour, world.weather(in: yard, at: date) == weather { return date }
        }
        return nil
    }

    private func guests(in yard: Backyard, turn: Int) -> [StagedBird] {
        Perch.allCases.enumerated().map { index, perch in
            guest(
                Catalog.species[(index * 3 + turn) % Catalog.species.count], on: perch, palette: turn % 3, in: yard)
        }
    }

    func guest(_ species: Species, on perch: Perch, palette: Int, in yard: Backyard) -> StagedBird {
        let visit = Visit(
            id: ID("visit-\(perch)"), backyard: yard.id, bird: ID("bird"), species: species.id, perch: perch,
            arrival: world.began, departure: world.began + .hours(20_000), food: nil, drank: false, enjoyment: nil)
        return StagedBird(visit: visit, species: species.id, palette: palette, phase: .perched(since: 0))
    }
}
