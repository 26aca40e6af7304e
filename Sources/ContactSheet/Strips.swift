import Drawing
import Scene
import Simulation

/// A movement of a bird, as a strip of frames 60 ms apart.
enum Act: String, CaseIterable {
    case arrives, lands, feeds, bathes, leaves, meets

    /// The seconds of the first frame from the moment at which the bird begins to fly, sits down, bathes or sets out.
    var start: Double {
        switch self {
        case .arrives: 0.78
        case .lands: -0.42
        case .feeds: 0.55
        case .bathes: 1.6
        case .leaves: 0
        case .meets: 0.48
        }
    }

    /// Returns the phase of a staged bird so many seconds from that moment.
    func phase(_ seconds: Double, now: Double) -> StagedBird.Phase {
        switch self {
        case .arrives: .arriving(since: now - seconds)
        case .lands:
            seconds < 0 ? .arriving(since: now - seconds - Stage.arrivalSeconds) : .perched(since: now - seconds)
        case .feeds, .bathes: .perched(since: now - seconds)
        case .leaves: .leaving(since: now - seconds)
        case .meets: .moving(from: .ground, since: now - seconds)
        }
    }
}

extension Yards {
    private static let frames = 12
    private static let pane = CellSize(width: 40, height: 16)

    /// Returns a sheet with a row for each movement of the species at `index`, which counts around the catalog.
    /// - Parameter unnamed: a number that gives the order of rows without captions.
    func strips(of index: Int, unnamed: Int? = nil) -> Sheet {
        let species = Catalog.species[index % Catalog.species.count]
        let other = Catalog.species[(index + 5) % Catalog.species.count]
        var sheet = Sheet(name: unnamed.map { "strips-unnamed-\($0 + 1)" } ?? "strips-\(species.id)")
        let yard = world.backyards[0]
        guard let date = date(of: .clear, at: 13, in: yard) else { return sheet }
        let now = Artist.uptime
        var acts = Act.allCases
        if let unnamed {
            for place in acts.indices { acts.swapAt(place, (place * 3 + unnamed * 7) % acts.count) }
        }
        for (row, act) in acts.enumerated() {
            sheet.rows.append(
                (0..<Self.frames).map { number in
                    let seconds = act.start + 0.06 * Double(number)
                    let perch: Perch = act == .meets || act == .feeds ? .feeder : .fountain
                    var actor = guest(species, on: perch, palette: 0, in: yard)
                    actor.phase = act.phase(seconds, now: now)
                    if act == .bathes { actor.activity = .bathes }
                    if act == .feeds { actor.activity = .feeds }
                    var actors = [actor]
                    if act == .meets { actors.insert(guest(other, on: .fountain, palette: 0, in: yard), at: 0) }
                    var grid = CellGrid(size: Self.pane)
                    artist.draw(yard, in: world, actors: actors, on: date, into: &grid)
                    let label = unnamed == nil ? "\(species.id) \(act.rawValue)" : "\(row + 1)"
                    return Item(label: label, grid: grid)
                })
        }
        return sheet
    }
}
