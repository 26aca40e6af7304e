import Chronology
import Session
import Simulation

extension Glimpse {
    /// The sample data of the gallery: a simulated first world at the moment when a bird is present by day, always the
    /// same.
    static let sample: Glimpse = {
        let began = CivilDate(year: 2026, month: 5, day: 2, hour: 9).utcInstant
        var world = World.firstWorld(seed: 7, began: began)
        for yard in world.backyards {
            _ = try? world.refillWater(yard.id)
            _ = try? world.refillFood(yard.id, with: yard.foodID)
        }
        let end = began + .hours(7)
        while world.clock < end {
            world.advance(to: world.clock + .minutes(5), allowances: .standard)
            let isLively = world.presentVisits.contains { visit in
                world.backyard(visit.backyard).map { world.localTime(in: $0).timeOfDay != .night } ?? false
            }
            if isLively, world.clock > began + .hours(2) { break }
        }
        let all = (world.pastVisits.all + world.presentVisits).sorted { $0.arrival < $1.arrival }
        return Glimpse(
            world: world, visits: all[...],
            sightings: world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) })
    }()
}
