import Chronology
import JSON
import Simulation
import TerminalUI
import Testing

@testable import Session
@testable import Storefront
@testable import Words

@Suite("What went wrong, in words")
struct ErrorTests {
    private let words = Words()

    @Test(
        arguments: [
            .noDataDirectory, .badProfile("a/b"),
            .badCatalog(CatalogError(path: "My.storekit", key: "", line: 3, reason: "there is no value")),
            .unreadableCatalog(FileError(.read, "/shop", 13)),
            .noGame, .noProfile("wren", others: []), .noProfile("wren", others: ["default"]), .lost(why: nil),
            .lost(why: "line 1"), .closed(.busy),
        ] as [OpeningError]) func whyNoGameOpensIsASentence(error: OpeningError)
    {
        check(words.sentence(for: error))
    }

    @Test(arguments: FileOperation.allCases) func whatFailedWithAFileIsASentence(operation: FileOperation) {
        let text = words.sentence(for: FileError(operation, "/tmp/a", 28))
        check(text)
        #expect(text.contains("“/tmp/a”") && text.contains("the disk is full"))
    }

    @Test func whatTheSystemSaysHasWordsOrItsNumber() {
        for cause in FileError.Cause.allCases { #expect(words.has("cause", cause.rawValue, "inText"), "\(cause)") }
        #expect(words.cause(of: FileError(.read, "/a", 9999)) == "the system reports “unknown error 9999” (error 9999)")
        #expect(words.sentence(for: FileError(.lock, "/a", 11)) == "“/a” is in use by another program.")
    }

    @Test(
        arguments: [
            .unknownBackyard(ID("x")), .unknownBird(ID("x")), .unknownFood(ID("x")), .noneOwned(.nectar), .invalidName,
            .nameTaken,
            .notYetNameable(ID("x")), .backyardLimitReached(3), .lastBackyard, .invalidDecoration,
            .decorationNotOwned(nil),
            .alreadyEaten, .nothingToUndo,
        ] as [WorldError]) func whyTheWorldStaysAsItIsIsASentence(error: WorldError)
    {
        check(words.sentence(for: error))
        #expect(words.sentence(for: RequestError.world(error)) == words.sentence(for: error))
    }

    @Test(
        arguments: [
            .newer(path: "/a"), .unreadable(FileError(.read, "/a", 13)), .playedElsewhere(nil), .busy, .mustBeClosed,
            .look,
        ] as [ReadOnlyReason]) func whyNothingIsWrittenIsASentence(reason: ReadOnlyReason)
    {
        check(words.sentence(for: reason))
        #expect(words.sentence(for: Notice.readOnly(reason)) == words.sentence(for: RequestError.readOnly(reason)))
    }

    @Test func aRestoredGameSaysWhatIsKeptAndWhatIsGone() {
        func text(_ flaw: Restoration.Flaw, missing: Int) -> String {
            words.sentence(
                for: Restoration(
                    flaw: flaw, date: Instant(milliseconds: 0), missing: missing, isKept: flaw != .missingEnd))
        }
        #expect(
            text(.part("history.jsonl", why: "line 2"), missing: 0)
                == "Part of “history.jsonl” was damaged (line 2). The game goes on from 1 Jan 1970, 00:00 UTC. "
                + "What was damaged is kept beside it, with “.damaged-” in its name.")
        #expect(
            text(.missingEnd, missing: 3)
                == "The end of the history is gone. The game goes on from 1 Jan 1970, 00:00 UTC. "
                + "The last 3 changes couldn’t be found.")
        #expect(text(.save(why: nil), missing: 0).hasPrefix("The save was missing."))
        #expect(text(.save(why: "its checksum"), missing: 0).hasPrefix("The save was damaged (its checksum)."))
        check(text(.foreignHistory, missing: 1))
    }

    @Test(
        arguments: [
            .refused(.full), .refused(.alreadyMember), .refused(.notAMember), .refused(.organizerStays), .noFamily,
            .exists(organizer: "a"), .notOrganizer("a"), .file(FileError(.write, "/a", 28)),
        ] as [FamilyError]) func whyAFamilyStaysAsItIsIsASentence(error: FamilyError)
    {
        check(words.sentence(for: error))
    }

    @Test(
        arguments: [
            .damaged(.otherFormat), .damaged(.newer), .damaged(.checksum), .damaged(.members),
            .damaged(.document(JSONError("no number"))), .unreadable(FileError(.read, "/a", 13)), .member("a"),
        ] as [FamilyTrouble]) func whyTheFamilyIsUnknownIsASentence(trouble: FamilyTrouble)
    {
        check(words.story(of: trouble))
        check(words.sentence(for: Notice.familyUnknown(trouble)))
    }

    @Test(
        arguments: [.notATerminal, .dumb(nil), .dumb("adm3"), .unknown("x"), .failed("setupterm", 5)]
            as [TerminalError]) func whyThereIsNoScreenIsTwoSentences(error: TerminalError)
    {
        check(words.sentence(for: error))
        #expect(words.sentence(for: error).contains("backyard-birds status"))
    }

    /// A whole sentence, with nothing left out.
    private func check(_ text: String) {
        #expect(text.first?.isLowercase == false && text.hasSuffix(".") && !text.contains("..") && !text.contains("()"))
    }
}
