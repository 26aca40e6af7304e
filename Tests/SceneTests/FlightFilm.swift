import Chronology
import Simulation

@testable import Scene

/// A flight frame by frame, 60 milliseconds apart.
struct FlightFilm {
    static let step = 0.06

    let name: String
    let frames: [(seconds: Double, flight: Flight)]

    static func moments(_ length: Double) -> [Double] { Array(stride(from: 0, through: length, by: step)) }

    private init(_ name: String, _ length: Double, _ flight: (_ progress: Double, _ seconds: Double) -> Flight) {
        self.name = name
        frames = Self.moments(length).map { ($0, flight($0 / length, $0)) }
    }

    /// The ways in, out and about, to and from each perch.
    static func all(of species: Species, _ layout: SceneLayout, _ airspace: Airspace) -> [FlightFilm] {
        let side = layout.bird * species.scale
        let beats = species.wingBeatsPerSecond
        func middle(_ perch: Perch) -> ScenePoint {
            let feet = layout.feet(on: perch).point
            return ScenePoint(x: feet.x, y: feet.y - 0.5 * side)
        }
        return Perch.allCases.flatMap { perch -> [FlightFilm] in
            let (place, facesRight) = (middle(perch), layout.feet(on: perch).facesRight)
            let arrival = FlightFilm("arrival at \(perch)", Stage.arrivalSeconds) {
                Flight.arriving(
                    to: place, facesRight: facesRight, in: airspace, progress: $0, seconds: $1, beatsPerSecond: beats)
            }
            let departure = FlightFilm("departure from \(perch)", Stage.departureSeconds) {
                Flight.leaving(
                    from: place, facesRight: facesRight, in: airspace, progress: $0, seconds: $1, beatsPerSecond: beats)
            }
            let others = Perch.allCases.filter { $0 != perch }.map { other in
                FlightFilm("\(other) to \(perch)", Stage.moveSeconds) {
                    Flight.crossing(
                        from: middle(other), to: place, in: airspace, progress: $0, seconds: $1, beatsPerSecond: beats)
                }
            }
            return [arrival, departure] + others
        }
    }
}

extension StagedBird {
    /// Somebody who stays for five minutes and eats nothing.
    init(_ species: Species, _ phase: Phase, on perch: Perch, _ activity: Activity? = nil) {
        let visit = Visit(
            id: ID("visit"), backyard: ID("yard"), bird: ID("bird"), species: species.id, perch: perch,
            arrival: Instant(milliseconds: 0), departure: Instant(milliseconds: 300_000), food: nil, drank: false,
            enjoyment: nil)
        self.init(visit: visit, species: species.id, palette: 0, phase: phase)
        self.activity = activity
    }
}
