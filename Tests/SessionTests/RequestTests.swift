import Chronology
import JSON
import Storefront
import TestSupport
import Testing

@testable import Session
@testable import Simulation

/// Everything that can be asked of a game, each once, on a fresh one.
@Suite struct RequestTests {
    typealias Preparation = @Sendable (Session) throws -> Void

    /// What is asked, and what has to have happened before.
    struct Case: CustomTestStringConvertible, Sendable {
        let request: Request
        var prepare: Preparation = { _ in }
        var testDescription: String { String("\(request)".prefix(60)) }
    }

    private static let yard = ID<Backyard>("yard-1")
    private static let bird: ID<Bird> = World.firstWorld(seed: 7, began: Instant(milliseconds: 0)).birds[1].id
    private static let settings: Settings = {
        var settings = Settings()
        settings.reducedMotion = true
        return settings
    }()
    private static let storeSettings: StoreSettings = {
        var settings = StoreSettings()
        settings.storefront = "DEU"
        return settings
    }()
    private static let photo = AlbumRequest.keep(
        title: "Calm Palms", [PhotoVersion(ending: "svg", text: "<svg/>"), PhotoVersion(ending: "ansi", text: "@")])
    private static let photoName = "2026-11-18-110640-calm-palms"

    private static func buys(_ product: String) -> Preparation {
        { try $0.perform(.store(.purchase(product))) }
    }
    private static func waits(_ change: @escaping @Sendable (inout StoreSettings) -> Void) -> Preparation {
        { session in
            try session.setStore(change)
            try session.perform(.store(.purchase("nectar.cup")))
        }
    }
    private static let seesPriceRise: Preparation = { session in
        try session.perform(.store(.purchase("pass.individual")))
        try session.perform(.store(.askForPriceIncrease(1)))
    }
    private static let keepsPhoto: Preparation = { try $0.perform(.album(photo)) }

    static let store: [Case] = [
        Case(request: .store(.purchase("nectar.bottle"))),
        Case(request: .store(.setAutoRenew(false, group: "21B4A7E0")), prepare: buys("pass.family")),
        Case(request: .store(.answerPriceIncrease(agrees: true, group: "21B4A7E0")), prepare: seesPriceRise),
        Case(request: .store(.restore), prepare: buys("decor.feeders")),
        Case(request: .store(.signOffer("premium.thanks", of: "pass.premium"))),
        Case(request: .store(.redeem("ROBIN3"))),
        Case(request: .store(.refund(1)), prepare: buys("nectar.cup")),
        Case(request: .store(.decline(1)), prepare: waits { $0.askToBuy = true }),
        Case(request: .store(.settings(storeSettings))),
        Case(request: .store(.approve(1)), prepare: waits { $0.askToBuy = true }),
        Case(request: .store(.resolve(1)), prepare: waits { $0.interruptedPurchases = true }),
        Case(request: .store(.revoke(1, .developerIssue)), prepare: buys("nectar.cup")),
        Case(request: .store(.expire(1)), prepare: buys("pass.family")),
        Case(request: .store(.renewNow(1)), prepare: buys("pass.family")),
        Case(request: .store(.delete(1)), prepare: buys("decor.feeders")),
        Case(request: .store(.askForPriceIncrease(1)), prepare: buys("pass.individual")),
    ]

    static let all: [Case] =
        [
            Case(request: .refillWater(yard)),
            Case(request: .refillFood(yard, food: .nectar), prepare: buys("nectar.cup")),
            Case(request: .setBackyardFavorite(yard, true)) { try $0.perform(.setBackyardFavorite(yard, false)) },
            Case(request: .setHomeBackyard(yard, true)) { $0.world.home = nil },
            Case(request: .setHomeBackyard(yard, false)) { try $0.perform(.setHomeBackyard(yard, true)) },
            Case(request: .renameBackyard(yard, "New Name")), Case(request: .createBackyard(name: "New", Decoration())),
            Case(request: .createBackyard(name: "Down Under", Decoration(), hemisphere: .south)),
            Case(request: .decorateBackyard(yard, decoration)), Case(request: .removeBackyard(yard)),
            Case(request: .setBirdFavorite(bird, true)),
            Case(request: .nameBird(bird, "Pip")) { session in
                // Known well enough.
                guard let index = session.world.birds.firstIndex(where: { $0.id == bird }) else { return }
                session.world.birds[index].visitCount = 10
            },
            Case(request: .setDisplayName("Wren")), Case(request: .setEmail("wren@example.org")),
            Case(request: .setAvatar(bird)), Case(request: .changeSettings(settings)),
            Case(request: .keepWidget("calm", KeptWidget())),
            Case(request: .removeWidget("calm")) { try $0.perform(.keepWidget("calm", KeptWidget())) },
            Case(request: .undo) { try $0.perform(.setDisplayName("Wren")) },
            Case(request: .redo) {
                try $0.perform(.setDisplayName("Wren"))
                try $0.perform(.undo)
            },
            Case(request: .together([.refillWater(yard), .setDisplayName("Wren"), .refillWater(ID("yard-2"))])),
            Case(request: .together([.removeBackyard(yard), .removeBackyard(ID("yard-2"))])),
            Case(request: .family(.start)),
            Case(request: .journal(.visits(days: 60))), Case(request: .journal(.months)),
            Case(request: .shareLifeList(in: "/home/robin", as: "Robin")),
            Case(request: .journal(.sharedLists)) { try $0.perform(.shareLifeList(in: "/home/robin", as: "Robin")) },
            Case(request: .album(.list), prepare: keepsPhoto),
            Case(request: .album(.show(photoName)), prepare: keepsPhoto), Case(request: .album(photo)),
            Case(request: .album(.delete(photoName)), prepare: keepsPhoto),
            Case(request: .transfer(.export(to: "/home/robin/game.json"))), Case(request: imported),
            Case(request: .transfer(.repair)),
            Case(request: .guest(.send(bird, nonce: GuestLetters.nonce, household: "Robin")), prepare: meets),
            Case(request: .guest(.post(bird, household: "Robin")), prepare: meets),
            Case(request: .guest(.welcome(GuestLetters.card, until: Instant(milliseconds: 1_795_300_000_000)))),
            Case(request: .guest(.open(GuestLetters.card.text))),
            Case(request: .guest(.sendHome(GuestLetters.guest, household: "Robin"))) {
                try $0.perform(.guest(.open(GuestLetters.card.text)))
            },
        ] + store

    private static let meets: Preparation = { session in
        guard let index = session.world.birds.firstIndex(where: { $0.id == bird }) else { return }
        session.world.birds[index].firstSeen = session.world.clock
    }

    private static let decoration: Decoration = {
        var decoration = Decoration()
        decoration.feeder = nil
        decoration.birdhouse = nil
        return decoration
    }()

    /// A game in which the player is called Heron.
    private static let imported: Request = {
        let machine = TestMachine()
        do {
            let session = try machine.open()
            try session.perform(.setDisplayName("Heron"))
            try session.perform(.transfer(.export(to: "/heron.json")))
            return .transfer(
                .replace(with: try ImportFile("/heron.json", files: machine.files), trustPurchases: false))
        } catch {
            Issue.record("no game to import: \(error)")
            return .undo
        }
    }()

    /// Nothing that can be asked for is forgotten here.
    @Test func everyRequestIsTried() {
        let elsewhere = ["transfer.returnBeforeJump", "transfer.declineReturn"]
        #expect(Set(Self.all.map(\.request.name) + elsewhere) == Set(Request.names))
    }

    /// `undo.json` as the program wrote it before each request became a type of its own: its form is for good.
    @Test func undoFilesAreReadAndWrittenAsEver() throws {
        let path = Paths.directory(of: Paths.directory(of: #filePath)) + "/Fixtures/undo.json"
        let bytes = try DiskFiles().read(path)
        let file = try JSONValue(parsing: bytes).decode(UndoFile.self)
        #expect(try SealedDocument.bytes(JSONValue(encoding: file)) == bytes)
        #expect(file.done.count == 18 && file.undone.count == 2)
        let requests = file.done.map(\.request)
        let parts = requests.flatMap { $0.as(RequestGroup.self)?.requests ?? [$0] }
        let kinds = Set((parts + requests).compactMap { ($0.intent as? any StoredIntent)?.kind })
        #expect(kinds.count == 18, "all that the program could store then")
        #expect(file.done.allSatisfy { $0.steps.count == $0.request.intent.changes.count })
        // What is never one of several, and what no version has written.
        for spoiled in [
            #"{"kind":"together","requests":[{"kind":"purchase","name":"nectar.cup"}],"spared":[]}"#,
            #"{"kind":"together","requests":[{"kind":"together","requests":[],"spared":[]}],"spared":[]}"#,
            #"{"kind":"paintTheFence"}"#,
        ] {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array(spoiled.utf8)).decode(Request.self) }
        }
        #expect(throws: JSONError.self) { try JSONValue(encoding: Request.store(.restore)) }
    }

    @Test(arguments: all)
    func doesWhatItSays(test: Case) throws {
        let machine = TestMachine()
        let session = try machine.open()
        try test.prepare(session)
        session.undoStack = test.request == .undo ? session.undoStack : []
        let before = Facts(session, machine)
        let reply = try session.perform(test.request)
        check(test.request, reply, before, session, machine)
        if test.request.intent.isReading, test.request.as(TransferRequest.self) == nil {
            #expect(Facts(session, machine) == before)
        }
        #expect(
            session.undoStack.isEmpty != (test.request.isUndoable || test.request.isLasting || test.request == .redo))
        guard test.request.isUndoable else {
            if test.request == .redo { return }
            let error = #expect(throws: RequestError.self) { try session.perform(.undo) }
            // What stays is not forgotten for having been asked about.
            if case .irreversible? = error {
                #expect(test.request.isLasting && session.undoStack.count == 1)
            } else {
                #expect(error == .nothingToUndo && !test.request.isLasting)
            }
            return
        }
        try session.perform(.undo)
        let after = Facts(session, machine)
        #expect(after.world.backyards == before.world.backyards && after.world.birds == before.world.birds)
        #expect(after.settings == before.settings)
        #expect(after.account == before.account && after.world.owned(.nectar) == before.world.owned(.nectar))
    }

    /// Several requests as one: nothing of them stays if one of them cannot be, and one undo takes all of them back.
    @Test func requestsTogetherAreOne() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let before = Facts(session, machine)
        #expect(throws: RequestError.world(.unknownBackyard(ID("none")))) {
            try session.perform(
                .together([.setDisplayName("Wren"), .refillWater(Self.yard), .refillWater(ID("none"))]))
        }
        #expect(Facts(session, machine) == before && session.undoStack.isEmpty)

        machine.pass(.minutes(1))
        let both = Request.together([.refillWater(Self.yard), .refillFood(Self.yard)])
        try session.perform(both)
        let filled = session.world
        #expect(try session.perform(.undo) == .undone(both))
        #expect(session.world.backyard(Self.yard)?.food == before.world.backyard(Self.yard)?.food)
        #expect(session.world.backyard(Self.yard)?.water == before.world.backyard(Self.yard)?.water)
        #expect(try session.perform(.redo) == .redone(both))
        #expect(session.world.backyard(Self.yard)?.water == filled.backyard(Self.yard)?.water)
        #expect(throws: RequestError.nothingToRedo) { try session.perform(.redo) }
        // What was done since cannot be jumped over.
        try session.perform(.undo)
        try session.perform(.setDisplayName("Wren"))
        #expect(throws: RequestError.nothingToRedo) { try session.perform(.redo) }
    }

    /// A yard whose creation was undone and redone is the same yard, so what followed is redone, too.
    @Test func aYardIsMadeAgainUnderItsId() throws {
        let session = try TestMachine().open()
        let made = try #require(try session.perform(.createBackyard(name: "New", Decoration())).backyard)
        try session.perform(.setBackyardFavorite(made, true))
        for request in [Request.undo, .undo, .redo, .redo] { try session.perform(request) }
        #expect(session.world.backyard(made)?.isFavorite == true)
        // An id that is taken is not given again.
        for request in [Request.undo, .undo] { try session.perform(request) }
        let other = try #require(try session.perform(.createBackyard(name: "Other", Decoration())).backyard)
        #expect(other != made && session.world.validate().isEmpty)
    }

    /// A game that looks on, and one that is only looked at.
    @Test(arguments: all)
    func aGameThatMayNotWriteRefuses(test: Case) throws {
        let machine = TestMachine()
        let first = try machine.open()
        try test.prepare(first)
        first.saveNow()
        for session in [try machine.open(), try Session.glance(Configuration(), environment: machine.environment)] {
            let before = Facts(session, machine)
            if test.request.intent.isReading {
                try session.perform(test.request)
            } else {
                guard case .readOnly(let reason) = session.saveStatus else {
                    Issue.record("it should be read-only")
                    return
                }
                #expect(throws: RequestError.readOnly(reason)) { try session.perform(test.request) }
                #expect(Facts(session, machine) == before)
            }
        }
    }

    /// - Parameter request: of which every type is checked here, but for those whose own tests do.
    private func check(
        _ request: Request, _ reply: Reply, _ before: Facts, _ session: Session, _ machine: TestMachine
    ) {
        let world = session.world
        switch request.intent {
        case let request as RefillWater: #expect(world.backyard(request.yard)?.water.filledAt == world.clock)
        case let request as RefillFood:
            #expect(world.backyard(request.yard)?.foodID == request.food)
            #expect(world.owned(.nectar) == before.world.owned(.nectar) - 1)
        case let request as SetBackyardFavorite: #expect(world.backyard(request.yard)?.isFavorite == request.isOn)
        case let request as SetHomeBackyard:
            #expect(world.isHome(request.yard) == request.isOn)
            #expect(!request.isOn || world.backyard(request.yard).map { session.shift(of: $0) } == .zero)
        case let request as RenameBackyard: #expect(world.backyard(request.yard)?.name == request.name)
        case let request as CreateBackyard:
            let yard = reply.backyard.flatMap(world.backyard)
            #expect(yard?.name == request.name && yard?.hemisphere == request.hemisphere)
            #expect(world.backyards.count == before.world.backyards.count + 1)
        case let request as DecorateBackyard:
            #expect(world.backyard(request.yard)?.decoration == request.decoration)
        case let request as RemoveBackyard:
            #expect(world.backyard(request.yard) == nil)
            #expect(session.journalNotes.formerBackyards[request.yard] != nil)
        case let request as SetBirdFavorite: #expect(world.bird(request.bird)?.isFavorite == request.isOn)
        case let request as NameBird: #expect(world.bird(request.bird)?.name == request.name)
        case let request as SetDisplayName: #expect(session.account.displayName == request.name)
        case let request as SetEmail: #expect(session.account.email == request.name)
        case let request as SetAvatar: #expect(session.account.avatar == request.bird)
        case let request as ChangeSettings:
            #expect(session.settings == request.settings && request.settings != before.settings)
        case let request as KeepWidget: #expect(session.settings.widgets == [request.name: request.widget])
        case is RemoveWidget: #expect(session.settings.widgets.isEmpty && before.settings.widgets.count == 1)
        case is UndoRequest: #expect(session.account.displayName == "robin")
        case is RedoRequest:
            #expect(session.account.displayName == "Wren" && reply == .redone(.setDisplayName("Wren")))
        case let group as RequestGroup: for part in group.requests { check(part, reply, before, session, machine) }
        case let request as StoreRequest: check(request, reply, before, session)
        case is FamilyChange: #expect(session.family?.isOrganizer == true)
        case let request as JournalRequest:
            switch request {
            case .visits: #expect(reply == .visits(world.presentVisits))
            case .months:
                let months = if case .months(let months) = reply { months } else { [Int]() }
                #expect(months.count == 12 && months.reduce(0, +) == world.presentVisits.count)
            case .sharedLists:
                let lists = if case .sharedLists(let lists) = reply { lists } else { [SharedList]() }
                #expect(lists.map(\.household) == ["Robin"] && lists[0].count == world.sightings.count)
            }
        case let request as ShareLifeList:
            #expect(session.sharedFolder == request.folder && session.settings.household == "Robin")
        case let request as AlbumRequest: check(request, reply, machine)
        case let request as TransferRequest: check(request, reply, session, machine)
        case let request as GuestRequest: check(request, session, machine)
        default: Issue.record("a request that is not checked: \(request)")
        }
    }

    private func check(_ request: GuestRequest, _ session: Session, _ machine: TestMachine) {
        let (world, letters) = (session.world, machine.files.contents.count { $0.key.contains("/exports/guest-") })
        switch request {
        case .send(let bird, _, _): #expect(world.bird(bird)?.journey(at: world.clock) != nil && letters == 0)
        case .post(let bird, _): #expect(world.bird(bird)?.journey(at: world.clock) != nil && letters == 1)
        case .welcome, .open: #expect(world.bird(GuestLetters.guest)?.isStaying(at: world.clock) == true)
        case .sendHome(let bird, _): #expect(world.bird(bird)?.isStaying(at: world.clock) == false)
        }
    }

    private func check(_ request: AlbumRequest, _ reply: Reply, _ machine: TestMachine) {
        switch request {
        case .list: #expect(reply.photos == [Self.photoName])
        case .show(let name): #expect(reply == .photo(name, text: "@"))
        case .keep:
            #expect(reply == .kept("\(directory)/album/\(Self.photoName).svg"))
            #expect(machine.files.contents.count { $0.key.contains("/album/") } == 3)
        case .delete:
            #expect(reply.photos == [] && !machine.files.contents.contains { $0.key.contains("/album/") })
        }
    }

    private func check(_ request: TransferRequest, _ reply: Reply, _ session: Session, _ machine: TestMachine) {
        switch request {
        case .export(let path, _):
            #expect(reply == .exported(visits: 0) && (try? ImportFile(path, files: machine.files)) != nil)
        case .replace:
            #expect(reply == .replaced(unverified: 0) && session.account.displayName == "Heron")
        case .repair: #expect(!Doctor(session).hasProblems)
        // They want a clock that was wrong: see `ClockJumpTests`.
        case .returnBeforeJump, .declineReturn: break
        }
    }

    private func check(_ request: StoreRequest, _ reply: Reply, _ before: Facts, _ session: Session) {
        let store = session.store
        let nectar = session.world.owned(.nectar) - before.world.owned(.nectar)
        switch request {
        case .purchase: #expect(reply.transaction?.productID == "nectar.bottle" && nectar == 5)
        case .setAutoRenew(let isOn, _):
            #expect(reply.subscription?.willAutoRenew == isOn && session.ownSubscriptions.first == reply.subscription)
        case .answerPriceIncrease:
            #expect(
                reply.subscription?.priceIncrease.isPending == false
                    && session.ownSubscriptions.first == reply.subscription)
        case .restore:
            #expect(reply.restored == ["decor.feeders"])
        case .redeem:
            #expect(reply.transaction?.productID == "pass.individual" && session.entitlements.pass == .individual)
        case .signOffer:
            if case .signed(let signature) = reply { #expect(OfferSignature(text: signature.text) == signature) }
            #expect(store.state.ledger == before.store.ledger && store.state.nextID == before.store.nextID)
        case .refund, .revoke:
            #expect(reply.refunded?.revocationDate != nil && nectar == -1)
        case .decline:
            #expect(reply.declined?.productID == "nectar.cup" && store.state.pendingPurchases.isEmpty && nectar == 0)
        case .settings(let settings): #expect(store.settings == settings && settings != before.store.settings)
        case .approve, .resolve:
            #expect(reply.transaction?.productID == "nectar.cup" && nectar == 1)
            #expect(store.state.pendingPurchases.isEmpty)
        case .expire: #expect(session.entitlements.pass == .none && session.ownSubscriptions.first?.state == .expired)
        case .renewNow: #expect(store.state.ledger.count == 2)
        case .delete: #expect(store.state.ledger.isEmpty && session.entitlements.owned.isEmpty)
        case .askForPriceIncrease: #expect(reply.subscription?.priceIncrease.isPending == true)
        }
    }
}

/// All of a game that a request could change.
private struct Facts: Equatable {
    let world: World
    let account: Account
    let settings: Settings
    let store: StoreState
    let files: [String: [UInt8]]

    init(_ session: Session, _ machine: TestMachine) {
        (world, account, settings) = (session.world, session.account, session.settings)
        store = session.store.state
        files = machine.files.contents
    }
}

extension Reply {
    fileprivate var subscription: Subscription? { if case .subscription(let found) = self { found } else { nil } }
    fileprivate var refunded: Transaction? { if case .refunded(let found) = self { found } else { nil } }
    fileprivate var declined: PendingPurchase? { if case .declined(let found) = self { found } else { nil } }
    fileprivate var restored: [String]? {
        if case .restored(let found) = self { found.compactMap(\.verifiedPayload?.productID) } else { nil }
    }
    fileprivate var photos: [String]? { if case .photos(let photos) = self { photos.map(\.name) } else { nil } }
}

extension Request {
    /// Whether undo neither takes it back nor reaches behind it.
    fileprivate var isLasting: Bool {
        [
            "album.delete", "store.purchase", "store.redeem", "store.refund", "store.approve", "store.resolve",
            "store.revoke", "store.renewNow", "sendGuest", "postLetter", "welcomeGuest", "openLetter", "returnGuest",
        ].contains(name)
    }
}
