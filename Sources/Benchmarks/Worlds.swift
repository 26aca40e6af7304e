#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Chronology
import Simulation

/// Measures a living world: a watched day, a year of absence, and how that grows.
func worlds() {
    let began = CivilDate(year: 2026, month: 11, day: 21, hour: 9).utcInstant
    say("\na world that lives                 visits        time   a visit   (× reference)   peak memory so far")
    func measure(_ label: String, _ work: () -> Int) {
        let start = uptime()
        let visits = work()
        let ms = (uptime() - start) * 1000
        say(
            "  \(pad(label, 28)) \(aligned("\(visits)", 10)) \(aligned(text(ms), 9)) ms "
                + "\(aligned(text(ms * 1000 / Double(max(1, visits))), 6)) µs   \(pad(text(ms / reference), 12)) "
                + "\(text(Double(peakKiB()) / 1024)) MiB")
    }
    measure("5 yards, a tended day") {
        Almanac(seed: 1, days: 1, caretaker: .twice, began: began).counts.visits
    }
    measure("5 yards, a tended \(quick ? "month" : "year")") {
        Almanac(seed: 1, days: quick ? 30 : 365, caretaker: .twice, began: began).counts.visits
    }
    for yards in [5, 50, 200] {
        var world = World.firstWorld(seed: 1, began: began)
        furnish(&world, yards: yards)
        measure("\(yards) yards, a \(quick ? "month" : "year") in one go") {
            let report = world.advanceAway(to: began + .days(quick ? 30 : 365), allowances: everything)
            return report.visits
        }
    }
    measure("5 yards, a day second by second") {
        var world = World.firstWorld(seed: 1, began: began)
        var visits = 0
        for second in 1...(quick ? 3600 : 86_400) {
            world.advance(to: began + .seconds(Int64(second)), allowances: everything) { event in
                if case .arrived = event.kind { visits += 1 }
            }
        }
        return visits
    }
}

private let everything = Allowances(backyardLimit: nil, earlyAccessSpecies: true)

private func furnish(_ world: inout World, yards: Int) {
    while world.backyards.count < yards {
        let number = world.backyards.count
        guard
            (try? world.createBackyard(
                name: "Yard \(number)", decoration: world.backyards[number % 5].decoration,
                localTime: LocalTime(hour: number % 24), allowances: everything)) != nil
        else { return }
    }
}

/// Returns the most memory that this process has had, in KiB.
private func peakKiB() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss) / 1024
    #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_maxrss)
    #endif
}

private func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}
