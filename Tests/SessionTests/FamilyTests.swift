import Chronology
import Simulation
import Storefront
import TestSupport
import Testing

@testable import Session

/// Several profiles of one computer: who shares a pass, who joins and who leaves.
@Suite struct FamilyTests {
    private let path = "/home/robin/.local/share/backyard-birds/family.json"

    private func open(_ machine: TestMachine, _ profile: String = "default") throws -> Session {
        try machine.open { $0.profile = profile }
    }

    /// Does something in a profile that is opened for it and closed again.
    private func visit(_ machine: TestMachine, _ profile: String, _ act: (Session) throws -> Void) throws {
        let session = try open(machine, profile)
        try act(session)
        session.close()
    }

    /// Robin (`default`) with a pass, and a family that `members` have joined.
    private func family(_ machine: TestMachine, _ pass: String = "pass.family", _ members: String...) throws {
        try visit(machine, "default") { session in
            // A month is an hour.
            try session.setStore { $0.rate = .monthIs1Hour }
            try session.perform(.store(.purchase(pass)))
            try session.perform(.family(.start))
        }
        for member in members { try visit(machine, member) { try $0.perform(.family(.join)) } }
    }

    @Test func aMemberHasThePassUntilTheyLeave() throws {
        let machine = TestMachine()
        try family(machine, "pass.premium", "wren")
        let wren = try open(machine, "wren")
        #expect(wren.entitlements.pass == .premium && wren.entitlements.passSharedBy == "default")
        #expect(wren.allowances.backyardLimit == nil && wren.allowances.earlyAccessSpecies)
        #expect(wren.store.spending().allSatisfy { $0.amount == .zero })
        #expect(
            wren.family?.members.map(\.profile) == ["default", "wren"]
                && wren.family?.members.first?.shares == ["pass.premium"])
        try wren.perform(.family(.leave))
        #expect(wren.entitlements.pass == .none)
        let shared = try #require(wren.store.state.ledger.last?.transaction)
        #expect(shared.ownershipType == .familyShared && shared.revocationDate != nil)
        wren.close()
        #expect(try open(machine, "wren").entitlements.pass == .none)
    }

    @Test func sixAndNoMore() throws {
        let machine = TestMachine()
        try family(machine, "pass.family", "a", "b", "c", "d", "e")
        try visit(machine, "f") { session in
            #expect(throws: RequestError.family(.refused(.full))) { try session.perform(.family(.join)) }
            #expect(session.entitlements.pass == .none)
        }
        try visit(machine, "e") { #expect($0.entitlements.pass == .family) }
        try visit(machine, "default") { try $0.perform(.family(.remove("e"))) }
        try visit(machine, "e") { #expect($0.entitlements.pass == .none) }
        try visit(machine, "f") { session in
            try session.perform(.family(.join))
            #expect(session.entitlements.pass == .family)
        }
    }

    @Test func anIndividualPassIsNotShared() throws {
        let machine = TestMachine()
        try family(machine, "pass.individual", "wren")
        #expect(try open(machine, "wren").entitlements.pass == .none)
    }

    @Test func refusalsChangeNothing() throws {
        let machine = TestMachine()
        try visit(machine, "wren") { session in
            for change in [FamilyChange.join, .leave, .end, .remove("x")] {
                #expect(throws: RequestError.family(.noFamily)) { try session.perform(.family(change)) }
            }
        }
        #expect(machine.files.contents[path] == nil)
        try family(machine, "pass.family", "wren")
        let before = machine.files.contents[path]
        try visit(machine, "wren") { session in
            #expect(throws: RequestError.family(.exists(organizer: "default"))) { try session.perform(.family(.start)) }
            #expect(throws: RequestError.family(.refused(.alreadyMember))) { try session.perform(.family(.join)) }
            #expect(throws: RequestError.family(.notOrganizer("default"))) { try session.perform(.family(.end)) }
            #expect(throws: RequestError.family(.notOrganizer("default"))) {
                try session.perform(.family(.remove("default")))
            }
        }
        try visit(machine, "default") { session in
            #expect(throws: RequestError.family(.refused(.organizerStays))) { try session.perform(.family(.leave)) }
            #expect(throws: RequestError.family(.refused(.notAMember))) {
                try session.perform(.family(.remove("nobody")))
            }
        }
        #expect(machine.files.contents[path] == before)
        try visit(machine, "default") { try $0.perform(.family(.end)) }
        #expect(machine.files.contents[path] == nil)
        #expect(try open(machine, "wren").entitlements.pass == .none)
    }

    @Test func aGameInMemoryHasNoFamily() throws {
        let session = try TestMachine().open { $0.inMemory = true }
        #expect(throws: RequestError.inMemory(.family)) { try session.perform(.family(.start)) }
    }

    /// The buyer's renewals come to the member at their own dates, while the member plays and while nobody does.
    @Test func renewalsComeAtTheirOwnDates() throws {
        let machine = TestMachine()
        try family(machine, "pass.family", "wren")
        let wren = try open(machine, "wren")
        let first = try #require(wren.store.subscriptions.first?.verifiedPayload).periodEnd
        machine.pass(.minutes(90))
        let events = wren.advance()
        let renewal = events.compactMap { event -> StoreEvent? in
            if case .store(let event) = event { event } else { nil }
        }
        #expect(renewal.count == 1 && renewal.first?.date == first)
        #expect(wren.entitlements.pass == .family)
        wren.close()
        machine.pass(.minutes(140))
        let again = try open(machine, "wren")
        #expect(again.entitlements.pass == .family)
        let shared = again.store.state.ledger.map(\.transaction).filter { $0.ownershipType == .familyShared }
        #expect(shared.count == 4 && shared.allSatisfy { $0.price == .zero })
    }

    /// The buyer cancels in another pane: the member keeps the pass to its last day, and then it ends.
    @Test func whatTheBuyerDoesIsNoticed() throws {
        let machine = TestMachine()
        try family(machine, "pass.family", "wren")
        let wren = try open(machine, "wren")
        machine.pass(.minutes(1))
        try visit(machine, "default") { session in
            try session.perform(.store(.setAutoRenew(false, group: "21B4A7E0")))
        }
        _ = wren.advance()
        #expect(wren.entitlements.pass == .family)
        machine.pass(.minutes(80))
        _ = wren.advance()
        #expect(wren.entitlements.pass == .none)
        // And is back with the buyer's next one, within half a minute.
        try visit(machine, "default") { try $0.perform(.store(.purchase("pass.premium"))) }
        machine.pass(Session.familyCheckInterval)
        _ = wren.advance()
        #expect(wren.entitlements.pass == .premium)
    }

    /// A member's game is open while a shell joins the family for it: what is shared is booked once, and stays.
    @Test func aShellJoinsForAnOpenGame() throws {
        let machine = TestMachine()
        try family(machine)
        let game = try open(machine, "wren")
        _ = game.advance()
        #expect(game.entitlements.pass == .none && game.family?.isMember == false)
        let deeds: [Request] = [.family(.join), .store(.purchase("nectar.cup")), .store(.purchase("nectar.cup"))]
        for deed in deeds {
            var configuration = Configuration()
            configuration.profile = "wren"
            let command = try Session.act(configuration, environment: machine.environment, author: .commandLine)
            try command.perform(deed)
            command.close()
            machine.pass(Autosave.lookPeriod)
            _ = game.advance()
            _ = game.advance()
            #expect(game.entitlements.pass == .family && game.family?.isMember == true)
        }
        try game.perform(.store(.purchase("nectar.cup")))
        game.close()
        for session in [game, try open(machine, "wren")] {
            let all = session.store.state.ledger.map(\.transaction)
            #expect(all.map(\.ownershipType) == [.familyShared, .purchased, .purchased, .purchased])
            #expect(all.allSatisfy { $0.revocationDate == nil && $0.id < 100 })
        }
    }

    /// A family's list that was damaged takes nothing away, is told about, and is kept when a new one is made.
    @Test(arguments: ["", "{", "{}", "[1]", "edited"])
    func damage(text: String) throws {
        let machine = TestMachine()
        try family(machine, "pass.family", "wren")
        let whole = String(decoding: try #require(machine.files.contents[path]), as: UTF8.self)
        let damaged = Array((text == "edited" ? whole.replacing("wren", with: "crow") : text).utf8)
        machine.files.contents[path] = damaged
        let wren = try open(machine, "wren")
        #expect(wren.notices.contains { if case .familyUnknown = $0 { true } else { false } })
        #expect(wren.entitlements.pass == .family && wren.family == nil && wren.familyTrouble != nil)
        #expect(machine.files.contents[path] == damaged)
        #expect(Doctor(wren).findings.contains { $0.severity == .problem && $0.subject == "family.json" })
        try wren.perform(.family(.start))
        #expect(machine.files.contents.contains { $0.key.hasPrefix(path + ".damaged-") && $0.value == damaged })
        #expect(wren.family?.members.map(\.profile) == ["wren"])
        #expect(wren.entitlements.pass == .none, "the new family is of one, who has no pass")
    }

    /// A crash at any operation of a change leaves the old list or the new one.
    @Test func aCrashLeavesTheOldListOrTheNewOne() throws {
        let machine = TestMachine()
        try family(machine)
        let wren = try open(machine, "wren")
        wren.saveNow()
        machine.files.recordImages()
        let first = machine.files.calls.count
        try wren.perform(.family(.join))
        wren.close()
        let last = machine.files.calls.count
        #expect(last - first >= 8)
        for operation in first...last {
            for crash in MemoryFiles.Crash.allCases {
                let after = TestMachine(files: machine.files.restarted(after: operation, crash))
                let again = try open(after, "wren")
                #expect(again.familyTrouble == nil)
                let isMember = again.family?.isMember == true
                #expect((again.entitlements.pass == .family) == isMember)
                let shared = again.store.state.ledger.filter { $0.transaction.ownershipType == .familyShared }
                #expect(shared.count == (isMember ? 1 : 0))
            }
        }
    }

    /// A world that was played faster is ahead; what its owner shares still ends at the same moment of the wall.
    @Test func clocksThatDifferAgreeOnTheEnd() throws {
        let machine = TestMachine()
        let fast = try machine.open { $0.timeScale = 3600 }
        machine.pass(.minutes(1))
        _ = fast.advance()
        try fast.setStore { $0.rate = .monthIs1Hour }
        try fast.perform(.store(.purchase("pass.family")))
        try fast.perform(.family(.start))
        try fast.perform(.store(.setAutoRenew(false, group: "21B4A7E0")))
        fast.close()
        let wren = try open(machine, "wren")
        try wren.perform(.family(.join))
        let end = try #require(wren.store.subscriptions.first?.verifiedPayload).periodEnd
        #expect(end - wren.world.clock == .hours(1))
        machine.pass(end - wren.world.clock)
        _ = wren.advance()
        #expect(wren.entitlements.pass == .none)
    }

    @Test func whatIsSharedIsNobodysSecret() throws {
        let machine = TestMachine()
        try family(machine, "pass.family", "wren")
        let text = String(decoding: try #require(machine.files.contents[path]), as: UTF8.self)
        #expect(text.contains("\"members\": [") && !text.contains("pass.family") && !text.contains("Robin"))
    }
}
