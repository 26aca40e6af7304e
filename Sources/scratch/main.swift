import Chronology
import Drawing
import Glibc
import Scene
import Simulation

let args = CommandLine.arguments
let w = Int(args[1])!, h = Int(args[2])!, hour = Double(args[3])!, seed = UInt64(args[4])!
let mode = args[5]
var world = World.firstWorld(seed: seed, began: Instant(iso8601: "2026-06-01T00:00:00Z")!)
let yard = world.backyards[args.count > 6 ? Int(args[6])! : 0]
// go to the hour
let start = world.began + .seconds(Int64((hour * 3600))) - yard.timeOffset + .days(1)
_ = world.advance(to: start, allowances: .standard)
let book = PictureBook()
var grid = CellGrid(size: CellSize(width: w, height: h))
let speciesOrder = Catalog.species
func visit(_ n: Int, _ perch: Perch, _ food: ID<Food>?) -> Visit {
    Visit(id: ID("v\(n)"), backyard: yard.id, bird: world.birds[n].id, perch: perch, arrival: start, departure: start + .minutes(5), food: food, drank: true, enjoyment: .enjoyed)
}
let t = args.count > 7 ? Double(args[7])! : 1.0
var actors: [Actor] = []
let perches: [Perch] = [.fountain, .feeder, .ground, .branch]
let wanted = args.count > 8 ? args[8].split(separator: ",").map { String($0) } : ["cardinal", "swallow", "dove", "chickadee"]
for (i, name) in wanted.enumerated() {
    let v = visit(i, perches[i % 4], ID("corn"))
    let phase: Actor.Phase = mode == "arrive" ? .arriving(since: 10 - t) : mode == "leave" ? .leaving(since: 10 - t) : .perched(since: 10 - t)
    actors.append(Actor(visit: v, species: ID(name), palette: i, phase: phase))
}
book.drawYard(yard, in: world, actors: actors, at: Moment(date: start, uptime: 10, ambience: true), into: &grid, rect: CellRect(x: 0, y: 0, width: w, height: h))
// PPM: 4x8 px a cell
let quads = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
var out = [UInt8]("P6 \(w * 6) \(h * 12) 255\n".utf8)
for y in 0..<h * 12 {
    for x in 0..<w * 6 {
        let cell = grid[x / 6, y / 12]
        var on = false
        if case .glyph(let g) = cell.content, let m = quads.firstIndex(of: g) {
            let bit = (y % 12 >= 6 ? 2 : 0) + (x % 6 >= 3 ? 1 : 0)
            on = m >> bit & 1 == 1
        }
        let c = on ? cell.style.foreground : cell.style.background
        if case .rgb(let rgb) = c { out += [rgb.red, rgb.green, rgb.blue] } else { out += [0, 0, 0] }
    }
}
let f = open("/tmp/look/scene.ppm", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
_ = write(f, out, out.count)
