import Chronology
import Testing

@testable import Simulation

@Suite struct TimeAndChanceTests {
    /// The first outputs of SplitMix64 for seed 0, as its authors' program prints them.
    @Test func splitMix64IsItself() {
        var generator = SplitMix64(seed: 0)
        #expect(generator.next() == 0xe220_a839_7b1d_cdaf)
        #expect(generator.next() == 0x6e78_9e6a_a1b9_65f4)
        #expect(generator.next() == 0x06c4_5d18_8009_454f)
    }

    @Test func streamsAreKeyedByWhatTheyAreFor() {
        let stream = RandomStream(seed: 1, purpose: .arrivals, key: 5)
        #expect(stream[-3] == RandomStream(seed: 1, purpose: .arrivals, key: 5)[-3])
        let others = [
            RandomStream(seed: 2, purpose: .arrivals, key: 5)[0], RandomStream(seed: 1, purpose: .guests, key: 5)[0],
            RandomStream(seed: 1, purpose: .arrivals, key: 6)[0], stream[1], stream[-1],
        ]
        #expect(Set(others + [stream[0]]).count == 6)
    }

    @Test func drawsAreEven() {
        var generator = SplitMix64(seed: 3)
        var counts = Array(repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[generator.below(6)] += 1 }
        #expect(counts.allSatisfy { abs($0 - 10_000) < 400 })
        var picks = [0, 0, 0]
        for _ in 0..<40_000 { picks[generator.pick(weights: [1, 0, 3]) ?? 1] += 1 }
        #expect(picks[1] == 0 && abs(picks[0] - 10_000) < 400)
        #expect(generator.pick(weights: [0, 0]) == nil && generator.pick(weights: []) == nil)
        #expect(generator.below(0) == 0)
    }

    @Test(
        arguments: [
            (0, 0, .night, .night), (5, 30, .night, .sunrise), (6, 0, .sunrise, .morning), (7, 0, .morning, .morning),
            (11, 45, .morning, .afternoon), (12, 0, .afternoon, .afternoon), (19, 59, .afternoon, .sunset),
            (20, 15, .sunset, .night), (21, 0, .night, .night), (23, 59, .night, .night),
        ] as [(Int, Int, TimeOfDay, TimeOfDay)])
    func lightByTheHour(hour: Int, minute: Int, now: TimeOfDay, next: TimeOfDay) {
        let time = LocalTime(hour: hour, minute: minute)
        #expect(time.timeOfDay == now && time.hour == hour && time.minute == minute)
        #expect(time.blend.from == now && time.blend.to == next)
        #expect(time.blend.fraction == Double(minute) / 60)
    }

    @Test func yardsKeepTheirOwnTime() {
        let world = World.firstWorld(seed: 1, began: began)
        let calmPalms = world.backyards[2]
        #expect(calmPalms.localTime(at: began + .hours(5), began: began) == LocalTime(hour: 1))
        #expect(calmPalms.localTime(at: began - .minutes(1), began: began) == LocalTime(hour: 19, minute: 59))
        #expect(calmPalms.localTime(at: began + .days(400), began: began) == LocalTime(hour: 20))
    }

    /// Mostly fair, now and then wet, snow in winter alone, fog at dawn alone; never from clear to rain at once.
    @Test func weatherIsGentle() {
        let world = World.firstWorld(seed: 6, began: began)
        for yard in world.backyards {
            var counts: [Weather: Int] = [:]
            var last = world.weather(in: yard, at: began)
            for minute in stride(from: Int64(0), to: 366 * 1440, by: 5) {
                let date = began + .minutes(minute)
                let weather = world.weather(in: yard, at: date)
                counts[weather, default: 0] += 1
                let winter = yard.hemisphere == .north ? [12, 1, 2] : [6, 7, 8]
                if weather == .snow { #expect(winter.contains(CivilDate(utc: date).month)) }
                if weather == .fog { #expect((5..<8).contains(world.localTime(in: yard, at: date).hour)) }
                #expect(Set([last, weather]) != [.clear, .rain])
                last = weather
            }
            let total = counts.values.reduce(0, +)
            for (weather, range) in [
                (Weather.clear, 40...60), (.cloud, 18...35), (.rain, 8...25), (.snow, 2...8), (.fog, 1...7),
            ] {
                #expect(range.contains(counts[weather, default: 0] * 100 / total), "\(weather) \(counts)")
            }
        }
        #expect(
            (0..<100).contains { hour in
                let date = began + .hours(Int64(hour))
                return world.weather(in: world.backyards[0], at: date)
                    != world.weather(in: world.backyards[1], at: date)
            })
    }
}
