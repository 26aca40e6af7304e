import Chronology
import JSON
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct CoexistenceTests {
    private func act(_ machine: TestMachine, _ deed: (Session) throws -> Void) throws {
        let session = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        try deed(session)
        session.close()
        #expect(session.saveStatus == .saved)
    }

    /// Lets a game look for what others did, as its watch would make it.
    private func look(_ session: Session, _ machine: TestMachine) -> [SessionEvent] {
        machine.pass(Autosave.lookPeriod)
        _ = session.advance()
        return session.advance()
    }

    private func journal(of session: Session) throws -> [ID<Visit>] {
        var visits: [ID<Visit>] = []
        try session.enumerateJournal { visits.append($0.id) }
        return visits
    }

    @Test func aCommandFillsTheGaugeOfAnOpenGame() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let yard = game.world.backyards[1].id
        machine.pass(.minutes(30))
        _ = game.advance()
        try act(machine) { try $0.perform(.refillWater(yard)) }
        machine.pass(Autosave.lookPeriod)
        var events = game.advance()
        events += game.advance()
        #expect(events.contains(.changedElsewhere(.commandLine)))
        let water = try #require(game.world.backyard(yard)?.water)
        #expect(game.world.clock - water.filledAt <= .seconds(1))
        game.close()
        #expect(try machine.open().world.backyard(yard)?.water == water)
    }

    @Test func bothSidesCountAndNothingIsLostOrDoubled() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        let yards = game.world.backyards.map(\.id)
        // Not yet saved when the command acts.
        machine.pass(.seconds(2))
        try game.perform(.refillFood(yards[0], food: .nectar))
        try act(machine) { session in
            try session.perform(.refillFood(yards[1], food: .nectar))
            try session.perform(.store(.purchase("nectar.cup")))
        }
        _ = game.advance()
        _ = look(game, machine)
        #expect(game.world.owned(.nectar) == 5 - 1 - 1 + 1)
        #expect(game.world.backyard(yards[0])?.foodID == .nectar && game.world.backyard(yards[1])?.foodID == .nectar)
        let before = game.store.all(includingFinishedConsumables: true).count
        #expect(before == 2)
        try game.perform(.store(.purchase("nectar.cup")))
        game.close()
        let again = try machine.open()
        #expect(again.world.owned(.nectar) == 5)
        let ids = again.store.state.ledger.map(\.transaction.id)
        #expect(ids.count == 3 && ids == ids.sorted() && Set(ids).count == 3)
        #expect(again.store.unfinished.isEmpty)
        #expect(again.world.validate().isEmpty)
    }

    @Test func theOpenGameKeepsItsOwnTime() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let alone = TestMachine()
        let twin = try alone.open()
        for minute in 0..<40 {
            machine.pass(.minutes(1))
            alone.pass(.minutes(1))
            _ = game.advance()
            _ = twin.advance()
            if minute.isMultiple(of: 10) {
                try act(machine) { try $0.perform(.setBackyardFavorite(game.world.backyards[2].id, minute < 20)) }
            }
        }
        _ = look(game, machine)
        alone.pass(Autosave.lookPeriod)
        _ = twin.advance()
        #expect(game.world.visitCount == twin.world.visitCount && game.world.birds == twin.world.birds)
        #expect(game.world.presentVisits == twin.world.presentVisits)
    }

    /// A history that is folded under an open game, by whatever program, takes nothing away.
    @Test func aCheckpointMadeByAnotherProgramIsTakenOver() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.cup")))
        game.saveNow()
        // Another computer's program, which knows nothing of our lock, on the same files.
        let other = TestMachine(files: machine.files.restarted(afterPowerCut: false))
        other.wall = machine.wall
        let stranger = try other.open()
        try stranger.perform(.store(.purchase("nectar.bottle")))
        try stranger.perform(.renameBackyard(stranger.world.backyards[1].id, "Theirs"))
        stranger.close()
        machine.files.contents = other.files.contents
        try game.perform(.renameBackyard(game.world.backyards[0].id, "Ours"))
        game.close()
        let again = try machine.open()
        #expect(again.notices.isEmpty)
        #expect(again.world.backyards.prefix(2).map(\.name) == ["Ours", "Theirs"])
        #expect(again.world.owned(.nectar) == 6)
        #expect(again.store.all(includingFinishedConsumables: true).count == 2)
    }

    /// Past the length at which a game folds its history, a command beside it still only appends.
    @Test func aCommandBesideAGameNeverFoldsItsHistory() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.setDisplayName("Wren"))
        game.saveNow()
        let generation = try machine.recovered().game.checkpoint.generation
        // One long line, just short of the limit.
        var settings = game.settings
        settings.hintsSeen = [String(repeating: "x", count: PersistentStore.gameHistoryLimit - 8000)]
        try game.perform(.changeSettings(settings))
        game.saveNow()
        for number in 0..<20 {
            try act(machine) { session in
                for yard in session.world.backyards {
                    try session.perform(.renameBackyard(yard.id, "Deed \(number) in \(yard.id.rawValue)"))
                    session.saveNow()
                }
            }
        }
        #expect(try machine.recovered().game.checkpoint.generation == generation)
        #expect(
            try #require(machine.files.contents[directory + "/history.jsonl"]).count > PersistentStore.gameHistoryLimit)
        game.close()
        #expect(try machine.open().world.backyards.allSatisfy { $0.name.hasPrefix("Deed 19 ") })
    }

    /// A command may take its time: the game goes on from what it saves.
    @Test func aSlowCommandSavesTheWorldAsItIsThen() throws {
        let machine = TestMachine()
        let game = try machine.open()
        machine.pass(.minutes(30))
        _ = game.advance()
        game.saveNow()
        let yard = game.world.backyards[3].id
        let command = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        machine.pass(.hours(3))
        try command.perform(.refillWater(yard))
        command.close()
        let after = try machine.recovered().game.checkpoint.snapshot.world
        #expect(after.clock == command.world.clock && after.backyard(yard)?.water.filledAt == after.clock)
        _ = look(game, machine)
        game.close()
        let again = try machine.open()
        let (ended, found) = (try journal(of: game), try journal(of: again))
        #expect(Set(found).count == found.count && Set(ended).isSubset(of: found))
        #expect(again.world.validate().isEmpty && again.world.backyard(yard)?.water == after.backyard(yard)?.water)
    }

    /// A command that refuses leaves the passing of time to the game.
    @Test func aCommandThatDoesNothingBesideAGameWritesNothing() throws {
        let machine = TestMachine()
        let game = try machine.open()
        machine.pass(.hours(1))
        let before = machine.files.contents[directory + "/history.jsonl"]
        let command = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        #expect(throws: RequestError.self) { try command.perform(.setDisplayName("")) }
        machine.pass(.hours(1))
        command.close()
        #expect(machine.files.contents[directory + "/history.jsonl"] == before)
        game.close()
    }

    @Test func nobodyIsToldOfContradictionsAfterACommandBesideAGame() throws {
        let machine = TestMachine()
        let game = try machine.open()
        machine.pass(.seconds(50))
        for yard in game.world.backyards {
            let command = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
            #expect(command.notices.isEmpty)
            try command.perform(.refillWater(yard.id))
            command.close()
            machine.pass(.seconds(1))
        }
        _ = look(game, machine)
        game.saveNow()
        #expect(try machine.recovered().game.checkpoint.snapshot.world.validate().isEmpty)
    }

    /// What others save while a command waits for its turn is not in the future of it.
    @Test func aCommandThatWaitedForItsTurnFindsNoContradiction() throws {
        let machine = TestMachine()
        let game = try machine.open()
        game.saveNow()
        let (yard, began) = (game.world.backyards[1], (machine.wall, machine.uptime))
        machine.pass(.seconds(3))
        let food = try #require(Catalog.foods.first { !$0.isPremium && $0.id != yard.foodID }).id
        try act(machine) { try $0.perform(.refillFood(yard.id, food: food)) }
        // The second one had begun before, and gets the lock only now.
        (machine.wall, machine.uptime) = began
        machine.files.fail { [machine] call in
            if call.operation == .lock, call.path.hasSuffix("write.lock") { machine.pass(.seconds(4)) }
            return nil
        }
        let second = try Session.act(Configuration(), environment: machine.environment, author: .commandLine)
        #expect(second.notices.isEmpty && second.world.validate().isEmpty)
        #expect(second.world.backyard(yard.id)?.foodID == food)
        second.close()
    }

    @Test func aSecondGameLooksOnAndFollows() throws {
        let machine = TestMachine()
        let first = try machine.open()
        let second = try machine.open()
        guard case .readOnly(let why) = second.saveStatus, case .playedElsewhere(let holder?) = why else {
            Issue.record("it should be read-only")
            return
        }
        #expect(holder.processID == 4711 && holder.host == "testbed")
        let yard = first.world.backyards[0].id
        #expect(throws: RequestError.readOnly(why)) { try second.perform(.refillWater(yard)) }
        try first.perform(.renameBackyard(yard, "Followed"))
        _ = first.advance()
        machine.pass(.seconds(5))
        _ = second.advance()
        _ = second.advance()
        #expect(second.world.backyard(yard)?.name == "Followed")
        #expect(!second.seesFollowedGameEnd())
        let before = machine.files.contents
        second.close()
        #expect(machine.files.contents == before)
        first.close()
        machine.pass(.seconds(2))
        #expect(second.seesFollowedGameEnd())
        let again = try machine.open()
        #expect(again.saveStatus == .saved && again.world.backyard(yard)?.name == "Followed")
        machine.pass(.minutes(1))
        #expect(!second.seesFollowedGameEnd() && !again.seesFollowedGameEnd())
    }

    @Test func aCrashedHolderOfALockBlocksNobody() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.setDisplayName("Wren"))
        _ = game.advance()
        let after = TestMachine(files: machine.files.restarted(afterPowerCut: false))
        let again = try after.open()
        #expect(again.saveStatus == .saved && again.account.displayName == "Wren" && again.notices.isEmpty)
    }

    @Test func everyNumberedDeedOfOthersArrivesOnce() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let yard = game.world.backyards[0].id
        for number in 0..<200 {
            try act(machine) { try $0.perform(.renameBackyard(yard, "Deed \(number)")) }
            if number.isMultiple(of: 7) { _ = look(game, machine) }
            if number.isMultiple(of: 13) { try game.perform(.setEmail("\(number)@example.org")) }
        }
        game.close()
        var names: [String] = []
        for path in try machine.files.list(directory + "/backups") where path.hasPrefix("history") {
            let history = HistoryFile(reading: try machine.files.read(directory + "/backups/" + path))
            for entry in history.entries where entry.author == .commandLine {
                for operation in entry.operations {
                    if case .put(let table, _, let value) = operation, table.name == "backyard" {
                        names.append(value["name"]?.stringValue ?? "")
                    }
                }
            }
        }
        #expect(names == (0..<200).map { "Deed \($0)" })
        #expect(try machine.open().world.backyard(yard)?.name == "Deed 199")
    }

    /// The number that the player saw stays, and a command's purchase has another one.
    @Test func aPurchaseThatIsNotSavedYetKeepsItsNumber() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let bought = try #require(game.perform(.store(.purchase("nectar.bottle"))).transaction)
        var other: UInt64?
        try act(machine) { session in
            other = try session.perform(.store(.purchase("nectar.cup"))).transaction?.id
            try session.perform(.renameBackyard(session.world.backyards[0].id, "Theirs"))
        }
        try game.perform(.renameBackyard(game.world.backyards[1].id, "Ours"))
        game.close()
        let again = try machine.open()
        #expect(again.store.state.ledger.map(\.transaction.id) == [bought.id, other])
        #expect(again.world.backyards.prefix(2).map(\.name) == ["Theirs", "Ours"])
        #expect(again.world.owned(.nectar) == 6 && again.store.unfinished.isEmpty)
        #expect(again.store.all(includingFinishedConsumables: true).allSatisfy { $0.verifiedPayload != nil })
    }

    /// Undo takes back the request as it was done again, and what came before it.
    @Test func undoGoesOnAfterAnotherProgramsChange() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let yard = game.world.backyards[0]
        try game.perform(.renameBackyard(yard.id, "First"))
        game.saveNow()
        try game.perform(.renameBackyard(game.world.backyards[1].id, "Second"))
        try game.perform(.decorateBackyard(yard.id, Decoration(floor: (yard.decoration.floor + 1) % 4)))
        try act(machine) { try $0.perform(.setBackyardFavorite(yard.id, !yard.isFavorite)) }
        _ = look(game, machine)
        #expect(game.undoStack.count == 3)
        for _ in 0..<3 { try game.perform(.undo) }
        let now = try #require(game.world.backyard(yard.id))
        #expect(now.name == yard.name && now.decoration == yard.decoration && now.isFavorite != yard.isFavorite)
    }

    @Test func whatAnotherProgramHasMadeImpossibleIsTold() throws {
        let machine = TestMachine()
        let game = try machine.open()
        let bottle = try #require(game.perform(.store(.purchase("nectar.bottle"))).transaction?.id)
        game.saveNow()
        try game.perform(.store(.revoke(bottle, .other)))
        try act(machine) { try $0.perform(.store(.delete(bottle))) }
        game.saveNow()
        let overtaken = game.advance().compactMap { if case .overtaken(let request) = $0 { request } else { nil } }
        #expect(overtaken.map(\.request) == [.store(.revoke(bottle, .other))])
        #expect(game.store.state.ledger.isEmpty && game.world.owned(.nectar) == 0)
        #expect(try machine.recovered().game.checkpoint.snapshot.store.ledger.isEmpty)
    }

    @Test func twoProgramsChangeDifferentSettings() throws {
        let machine = TestMachine()
        let game = try machine.open()
        var settings = game.settings
        settings.bell.toggle()
        try game.perform(.changeSettings(settings, from: game.settings))
        try act(machine) { session in
            var settings = session.settings
            settings.isPlain.toggle()
            try session.perform(.changeSettings(settings, from: session.settings))
        }
        game.close()
        let again = try machine.open().settings
        #expect(again.bell == settings.bell && again.isPlain != settings.isPlain)
    }

    /// The deeds of a player while the disk was full are neither lost nor done twice when a command saves first.
    @Test func whatWaitsForTheDiskIsDoneOnTopOfWhatACommandSaves() throws {
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.store(.purchase("nectar.bottle")))
        game.saveNow()
        machine.files.fail { [.write, .append].contains($0.operation) ? ENOSPC : nil }
        let yards = game.world.backyards.map(\.id)
        for yard in yards.prefix(2) {
            try game.perform(.refillFood(yard, food: .nectar))
            machine.pass(.minutes(3))
            _ = game.advance()
        }
        #expect(game.saveStatus != .saved)
        machine.files.fail(where: nil)
        try act(machine) { try $0.perform(.refillFood(yards[2], food: .nectar)) }
        _ = look(game, machine)
        game.saveNow()
        #expect(game.saveStatus == .saved && game.world.owned(.nectar) == 2)
        #expect(try machine.recovered().game.checkpoint.snapshot.world.owned(.nectar) == 2)
        #expect(yards.prefix(3).allSatisfy { game.world.backyard($0)?.foodID == .nectar })
        #expect(game.world.validate().isEmpty)
    }

    /// The world goes on from the command's time, as it would without a game.
    @Test func aCommandWhoseClockWasSetAheadTakesTheGameWithIt() throws {
        let machine = TestMachine()
        let game = try machine.open()
        game.saveNow()
        machine.wall += .hours(3)
        try act(machine) { try $0.perform(.refillWater($0.world.backyards[0].id)) }
        let saved = try machine.recovered().game.checkpoint.snapshot.world
        _ = look(game, machine)
        #expect(game.now >= saved.clock && game.world.clock == game.now)
        machine.pass(.minutes(1))
        _ = game.advance()
        #expect(game.world.clock - saved.clock >= .minutes(1) && game.world.validate().isEmpty)
    }

    /// A game that is imported while a command saves replaces what that one has saved, too.
    @Test func anImportReplacesWhatACommandHasSaved() throws {
        let other = TestMachine()
        _ = try other.open { $0.seed = 99 }.perform(.transfer(.export(to: "/other.json")))
        let machine = TestMachine()
        let game = try machine.open()
        try game.perform(.renameBackyard(game.world.backyards[1].id, "Ours"))
        machine.files.contents["/other.json"] = other.files.contents["/other.json"]
        let file = try ImportFile("/other.json", files: machine.files)
        try act(machine) { try $0.perform(.renameBackyard($0.world.backyards[0].id, "Theirs")) }
        try game.perform(.transfer(.replace(with: file, trustPurchases: false)))
        _ = look(game, machine)
        #expect(game.world.seed == 99)
        game.close()
        let again = try machine.open()
        #expect(again.world.seed == 99 && again.notices.isEmpty && again.world.validate().isEmpty)
        #expect(!again.world.backyards.contains { ["Ours", "Theirs"].contains($0.name) })
    }
}
