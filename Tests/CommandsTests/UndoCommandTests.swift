import JSON
import Session
import Simulation
import Testing

@testable import Commands

/// `undo` and `redo`: what one command did, another takes back.
@Suite struct UndoCommandTests {
    private let file = "/home/robin/.local/share/backyard-birds/profiles/default/undo.json"

    private func yards(_ run: CommandRun) throws -> [String] {
        try #require(try run.json("status")["yards"]?.arrayValue).compactMap { $0["name"]?.stringValue }
    }

    /// A purchase that bought nothing is nothing that undo stops at.
    @Test func whatIsOwnedAlreadyStopsNoUndo() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.family")
        _ = run("favorite|Calm Palms")
        _ = run("store|buy|pass.family")
        #expect(run("undo").out == "Undone: adding Calm Palms to the favorites.\n")
        _ = run("widgets|add|desk")
        _ = run("widgets|remove|desk")
        #expect(run("undo").out == "Undone: the removal of the widget “desk”.\n")
    }

    @Test func oneCommandIsOneStepBackAndForth() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        _ = run("backyard|rename|Calm Palms|Fern Gully")
        _ = run("refill|--all")
        _ = run("account|--name|Wren|--email|wren@example.org")
        _ = run("backyard|remove|Quiet Haven|--yes")
        run.pass(.minutes(3))
        #expect(try run.json("undo|--list").arrayValue?.count == 5)
        #expect(run("undo|--list").out.split(separator: "\n").first?.hasSuffix("the removal of Quiet Haven") == true)
        #expect(run("undo").out == "Undone: the removal of Quiet Haven.\n")
        #expect(try yards(run).contains("Quiet Haven"))
        #expect(run("undo").out == "Undone: your name and your email address.\n")
        #expect(try run.json("account")["name"] == "robin")
        #expect(run("undo").out == "Undone: food and water in 5 yards.\n")
        #expect(run("undo").out == "Undone: the name of Calm Palms.\n")
        #expect(try yards(run).contains("Calm Palms"))
        #expect(try run.json("redo")["redone"] == "the name of Fern Gully")
        #expect(try yards(run).contains("Fern Gully"))
        #expect(try run.json("undo")["undone"] == "the name of Calm Palms")
        // Something new is done: what was undone before it is not done again.
        _ = run("settings|theme|dark")
        _ = run("backyard|new|Pond")
        #expect(run("redo").error.contains("nothing to redo"))
        _ = run("undo")
        #expect(try yards(run).contains("Pond") == false)
    }

    /// A new yard and the food in it are one command, and come back as one.
    @Test func aFilledYardIsOneStep() throws {
        let run = CommandRun()
        _ = run("backyard|new|Pond|--food|corn")
        #expect(try run.json("undo|--list").arrayValue?.count == 1)
        #expect(run("undo").out == "Undone: the new yard Pond.\n")
        #expect(try yards(run).contains("Pond") == false)
        #expect(run("redo").out == "Redone: the new yard Pond.\n")
        #expect(try run.json("status")["yards"]?.arrayValue?.last?["food"]?["name"] == "Corn")
    }

    /// What was bought stays, and so does what was done before it.
    @Test func aPurchaseIsNotReachedBehind() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        #expect(run("store|buy|nectar.bottle").code == 0)
        let listed = run("undo|--list").out
        #expect(listed.contains("the purchase of Nectar Bottle") && !listed.contains("Calm Palms"))
        for _ in 0..<2 {
            let result = run("undo")
            #expect(result.code == 1 && result.error.contains("Undo stops here: you bought Nectar Bottle"))
        }
        _ = run("backyard|rename|Calm Palms|Fern Gully")
        #expect(run("undo").out == "Undone: the name of Calm Palms.\n")
        #expect(run("undo").code == 1)
    }

    /// A period that is paid for at once is a purchase too.
    @Test func aPaidRenewalIsNotReachedBehind() throws {
        let run = CommandRun()
        #expect(run("store|buy|pass.individual").code == 0)
        _ = run("favorite|Calm Palms")
        #expect(run("store|renew|--at-once").code == 0)
        let result = run("undo")
        #expect(result.code == 1 && result.error.contains("you bought Individual Pass"), "\(result)")
    }

    /// What is not as a command wrote it is not done, and stands in nobody's way.
    @Test func aDamagedFileIsNone() throws {
        let run = CommandRun()
        _ = run("backyard|remove|Quiet Haven|--yes")
        _ = run("backyard|rename|Calm Palms|Fern Gully")
        _ = run("undo")
        let whole = try #require(run.files.contents[file])
        for index in stride(from: 0, to: whole.count, by: 61) {
            var bytes = whole
            bytes[index] ^= 1
            run.files.contents[file] = bytes
            #expect(run("undo").code == 1, "byte \(index)")
            run.files.contents[file] = bytes
            #expect(run("redo").code == 1, "byte \(index)")
        }
        run.files.contents[file] = whole
        #expect(run("redo").code == 0)
    }

    /// The save may have become an older one meanwhile: a yard does not come back with visits that are yet to be.
    @Test func anEarlierGameTakesNoLaterVisitsBack() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        run.pass(.hours(20))
        let session = try Session.glance(Configuration(), environment: run.environment)
        let visit = try #require(session.world.pastVisits.all.last)
        let yard = try #require(session.world.backyard(visit.backyard))
        _ = run("backyard|remove|\(yard.name)|--yes")
        let earlier = CommandRun()
        _ = earlier("backyard|remove|\(yard.name)|--yes")
        earlier.files.contents[file] = run.files.contents[file]
        #expect(earlier("undo").code == 1)
        #expect(try yards(earlier).contains(yard.name) == false)
        // In its own game it does.
        #expect(run("undo").code == 0)
        #expect(try yards(run).contains(yard.name))
    }

    /// A favorite that is one already is no step back, and does not forget what may be done again.
    @Test func whatChangesNothingIsNoStep() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        _ = run("backyard|rename|Calm Palms|Fern Gully")
        _ = run("undo")
        #expect(run("favorite|Calm Palms").code == 0)
        #expect(try run.json("undo|--list").arrayValue?.count == 1)
        #expect(run("redo").code == 0)
        #expect(try yards(run).contains("Fern Gully"))
    }

    @Test func afterADayNothingIsTakenBackOrDoneAgain() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        _ = run("favorite|Calm Palms|--off")
        _ = run("undo")
        run.pass(.hours(23))
        #expect(try run.json("undo|--list").arrayValue?.count == 1)
        run.pass(.hours(2))
        let result = run("undo")
        #expect(result.code == 1 && result.error.contains("in the last 24 hours"))
        #expect(run("redo").error.contains("nothing to redo"))
    }

    /// A treat comes back into the pantry for as long as no bird has eaten of it.
    @Test func aTreatComesBack() throws {
        let run = CommandRun()
        _ = run("refill|Bird Springs|--food=nutrition pellet")
        let full = try run.json("status")["yards"]?.arrayValue?.first?["food"]?["name"]
        #expect(full == "Nutrition Pellet")
        #expect(run("undo").out == "Undone: food in Bird Springs.\n")
        #expect(try run.json("status")["yards"]?.arrayValue?.first?["food"]?["name"] == "Sunflower Seeds")
        let session = try Session.glance(Configuration(), environment: run.environment)
        #expect(session.world.owned(.nutritionPellet) == 3)
    }

    /// What somebody has changed since stays, is said, and does not stand in the way of what was done before it.
    @Test func whatHasChangedSinceStays() throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        _ = run("backyard|rename|Calm Palms|Fern Gully")
        let game = try Session.open(Configuration(), environment: run.environment, savesInline: true)
        let yard = try #require(game.world.backyards.first { $0.name == "Fern Gully" })
        try game.perform(.renameBackyard(yard.id, "Moss Hollow"))
        game.close()
        let refused = run("undo")
        #expect(refused.code == 1 && refused.error.contains("has changed since"))
        #expect(try yards(run).contains("Moss Hollow"))
        #expect(run("undo").out == "Undone: adding Moss Hollow to the favorites.\n")
    }

    /// Beside an open game, which shows it.
    @Test func anOpenGameTakesItOver() throws {
        let run = CommandRun()
        let game = try Session.open(Configuration(), environment: run.environment, savesInline: true)
        game.saveNow()
        #expect(run("backyard|rename|Calm Palms|Fern Gully").code == 0)
        game.saveNow()
        _ = game.advance()
        #expect(game.world.backyards.contains { $0.name == "Fern Gully" })
        #expect(run("undo").out == "Undone: the name of Calm Palms.\n")
        game.saveNow()
        _ = game.advance()
        #expect(game.world.backyards.contains { $0.name == "Calm Palms" })
        game.close()
    }

    /// The file is a comfort: where it is gone or damaged nothing else is.
    @Test(arguments: ["", "{", "[]", #"{"done": [{"date": 1}], "undone": []}"#])
    func aDamagedFileIsNoTrouble(_ text: String) throws {
        let run = CommandRun()
        _ = run("favorite|Calm Palms")
        #expect(run.files.contents[file] != nil)
        run.files.contents[file] = Array(text.utf8)
        #expect(run("undo").code == 1)
        #expect(run("favorite|Calm Palms|--off").code == 0)
        #expect(run("undo").code == 0)
    }

    /// What is remembered is read as it was written, whatever was asked.
    @Test func aNewGameHasNothingToUndo() throws {
        let run = CommandRun()
        #expect(run("undo").code == 1 && run("redo").code == 1)
        #expect(run.files.contents.isEmpty)
    }
}
