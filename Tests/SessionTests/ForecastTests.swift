import Chronology
import Simulation
import Storefront
import Synchronization
import TestSupport
import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

private let path = directory + "/forecast.json"

@Suite struct ForecastTests {
    /// A game with a pass whose renewals come every half minute until twelve were missed, left to itself.
    private func left() throws -> TestMachine {
        let machine = TestMachine()
        let session = try machine.open()
        try session.setStore { $0.rate = .monthIs5Minutes }
        try session.perform(.store(.purchase("pass.family")))
        try session.perform(.refillFood(session.world.backyards[1].id, food: .corn))
        machine.pass(.hours(5))
        _ = session.advance()
        machine.pass(.minutes(50))
        session.close()
        return machine
    }

    private func glimpse(_ machine: TestMachine) throws -> ForecastReader {
        try ForecastReader(Configuration(), environment: machine.environment)
    }

    /// The early access species count while the pass lasts, also in what is known of the future.
    @Test(arguments: [("pass.family", Catalog.species.count - 1), ("pass.premium", Catalog.species.count)])
    func countsTheSpeciesOfThePass(product: String, count: Int) throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.store(.purchase(product)))
        #expect(session.glimpse.possibleSpecies == count)
        session.close()
        let quick = try glimpse(machine)
        #expect(quick.isForecast)
        #expect(quick.outlook.glimpse(at: quick.world.clock)?.possibleSpecies == count)
    }

    private func isBelieved(_ machine: TestMachine) throws -> Bool { try glimpse(machine).isForecast }

    @Test func saysTheSameAsTheSaveAtAnyMoment() throws {
        let machine = try left()
        #expect(try machine.recovered().recovery.damages.isEmpty)
        let end = machine.wall
        var passes: Set<String> = []
        var moments = (0..<70).map { Span.seconds(Int64($0 * 1847)) }
        moments += (0..<20).map { .seconds(Int64($0 * 29)) } + [.zero, .milliseconds(1), Forecast.horizon, -.hours(3)]
        for moment in moments {
            machine.wall = end + moment
            let quick = try glimpse(machine)
            let place: Comment = "after \(moment.seconds) s"
            let isForecast = quick.isForecast
            #expect(isForecast, place)
            let session = try Session.glance(Configuration(), environment: machine.environment)
            #expect(quick.world.clock == session.world.clock, place)
            // Who will be chased off early is known to the forecast beforehand; everything else is the same.
            let (quickly, fully) = (quick.world.presentVisits, session.world.presentVisits)
            #expect(quickly.map(\.untilWhenever) == fully.map(\.untilWhenever), place)
            #expect(zip(quickly, fully).allSatisfy { $0.departure <= $1.departure }, place)
            #expect(quick.pass == session.entitlements.pass, place)
            passes.insert(quick.pass.name)
            for (yard, other) in zip(quick.world.backyards, session.world.backyards) {
                #expect(yard.food == other.food && yard.water == other.water && yard.name == other.name, place)
                #expect(yard.foodID == other.foodID && yard.isFavorite == other.isFavorite, place)
                #expect(quick.world.localTime(in: yard) == session.world.localTime(in: other), place)
                let weather = session.world.weather(in: other, at: session.world.clock)
                #expect(quick.world.weather(in: yard, at: quick.world.clock) == weather, place)
            }
            #expect(quick.world.birds.map(\.name) == session.world.birds.map(\.name), place)
        }
        #expect(passes == ["family", "none"], "it lapses within the time looked at")
    }

    @Test func doesNotReachBeyondItsEnd() throws {
        let machine = try left()
        machine.wall += Forecast.horizon + .milliseconds(1)
        #expect(try !isBelieved(machine))
    }

    /// Whatever has changed, whoever changed it.
    @Test func aStaleForecastIsNotBelieved() throws {
        let machine = try left()
        let stale = try #require(machine.files.contents[path])
        let command = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        try command.perform(.renameBackyard(command.world.backyards[0].id, "Wren’s Rest"))
        command.saveNow()
        #expect(try !isBelieved(machine), "not yet")
        command.close()
        #expect(try isBelieved(machine))
        #expect(try glimpse(machine).world.backyards[0].name == "Wren’s Rest")
        machine.files.contents[path] = stale
        #expect(try !isBelieved(machine))
        #expect(try glimpse(machine).world.backyards[0].name == "Wren’s Rest")
    }

    @Test func aForeignForecastIsNotBelieved() throws {
        let machine = try left()
        let other = try left()
        let third = try other.open()
        try third.perform(.renameBackyard(third.world.backyards[0].id, "Theirs"))
        third.close()
        machine.files.contents[path] = other.files.contents[path]
        #expect(machine.files.contents[path] != nil)
        #expect(try !isBelieved(machine))
    }

    @Test func onAFullDiskTheForecastMakesRoom() throws {
        let machine = try left()
        let session = try machine.open()
        machine.files.fail { [.write, .append].contains($0.operation) ? 28 : nil }
        try session.perform(.setDisplayName("Wren"))
        session.saveNow()
        #expect(machine.files.contents[path] == nil && machine.files.contents[path + ".new"] == nil)
        machine.files.fail(where: nil)
        session.close()
        #expect(session.saveStatus == .saved)
        #expect(try isBelieved(machine))
    }

    /// What is shared may end whenever another player's save says so.
    @Test func inAFamilyNoForecastIsBelieved() throws {
        let machine = try left()
        #expect(try isBelieved(machine))
        let session = try machine.open()
        try session.perform(.family(.start))
        session.close()
        #expect(machine.files.contents[path] != nil)
        #expect(try !isBelieved(machine))
    }

    @Test(arguments: DamageSweepTests.Harm.allCases)
    func aDamagedForecastIsSilentlyMadeAnew(harm: DamageSweepTests.Harm) throws {
        let machine = try left()
        let whole = try #require(machine.files.contents[path])
        let expected = try Session.glance(Configuration(), environment: machine.environment).world.presentVisits
        var random = SweepRandom(state: 99)
        for _ in 0..<40 {
            machine.files.contents[path] = harm.apply(whole, &random)
            let glimpse = try glimpse(machine)
            #expect(
                glimpse.notices.isEmpty
                    && glimpse.world.presentVisits.map(\.untilWhenever) == expected.map(\.untilWhenever))
            #expect(!glimpse.isForecast || machine.files.contents[path] == whole)
        }
        let session = try machine.open()
        #expect(session.notices.isEmpty)
        session.close()
        #expect(try isBelieved(machine))
    }

    @Test func lookingWritesNothingAndADiskThatTakesNoForecastIsNoTrouble() throws {
        let machine = try left()
        let before = machine.files.contents
        _ = try glimpse(machine)
        machine.files.contents[path] = nil
        _ = try glimpse(machine)
        #expect(machine.files.contents == before.filter { $0.key != path })
        machine.files.refuseForecasts()
        let session = try machine.open()
        try session.perform(.setDisplayName("Wren"))
        session.close()
        #expect(session.saveStatus == .saved)
        #expect(try !isBelieved(machine))
    }
}

@Suite struct ForecastOnAFullDiskTests {
    /// What fails makes files come and go beside the save, and whoever watches the folder wakes and would try again at
    /// once, for ever.
    @Test func whatFailsIsTriedSeldom() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.perform(.refillWater(session.world.backyards[0].id))
        session.close()
        let (game, recovery) = try machine.recovered()
        let saved = PersistentStore(
            paths: recovery.paths, files: machine.files, author: .game, heldLock: nil,
            historyLimit: PersistentStore.gameHistoryLimit, wall: { machine.wall })
        try saved.adopt(game, recovery)
        #expect(saved.version != nil)
        let forecaster = Forecaster(
            saved, files: machine.files, catalog: session.store.catalog, key: session.key,
            uptime: machine.environment.uptime)

        let tries = Mutex(0)
        machine.files.fail { call in
            guard call.operation == .write, call.path.contains("forecast.json") else { return nil }
            tries.withLock { $0 += 1 }
            return ENOSPC
        }
        for _ in 0..<100 { forecaster.update(isLast: false) }
        #expect(tries.withLock(\.self) == 1)
        machine.pass(Forecaster.leastInterval)
        for _ in 0..<100 { forecaster.update(isLast: false) }
        #expect(tries.withLock(\.self) == 2)
        // At the end once more, since there may be room again.
        forecaster.update(isLast: true)
        #expect(tries.withLock(\.self) == 3)

        machine.files.fail(where: nil)
        machine.pass(Forecaster.leastInterval)
        machine.files.contents[path] = nil
        forecaster.update(isLast: false)
        #expect(machine.files.contents[path] != nil)
    }
}

extension Visit {
    /// The same without its end.
    fileprivate var untilWhenever: Visit {
        var visit = self
        visit.departure = arrival
        return visit
    }
}
