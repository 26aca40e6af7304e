import Chronology
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
        Case(request: .store(.setAutoRenew(false)), prepare: buys("pass.family")),
        Case(request: .store(.answerPriceIncrease(agrees: true)), prepare: seesPriceRise),
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
            Case(request: .album(.list), prepare: keepsPhoto),
            Case(request: .album(.show(photoName)), prepare: keepsPhoto), Case(request: .album(photo)),
            Case(request: .album(.delete(photoName)), prepare: keepsPhoto),
            Case(request: .transfer(.export(to: "/home/robin/game.json"))), Case(request: imported),
            Case(request: .transfer(.repair)),
        ] + store

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

    @Test(arguments: all)
    func doesWhatItSays(test: Case) throws {
        let machine = TestMachine()
        let session = try machine.open()
        try test.prepare(session)
        session.done = test.request == .undo ? session.done : []
        let before = Facts(session, machine)
        let reply = try session.perform(test.request)
        check(test.request, reply, before, session, machine)
        if test.request.isReading, case .transfer = test.request {
        } else if test.request.isReading {
            #expect(Facts(session, machine) == before)
        }
        #expect(session.done.isEmpty != (test.request.isUndoable || test.request.isLasting || test.request == .redo))
        guard test.request.isUndoable else {
            if test.request == .redo { return }
            let error = #expect(throws: RequestError.self) { try session.perform(.undo) }
            // What stays is not forgotten for having been asked about.
            if case .stays? = error {
                #expect(test.request.isLasting && session.done.count == 1)
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
        #expect(Facts(session, machine) == before && session.done.isEmpty)

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

    /// A game that looks on, and one that is only looked at.
    @Test(arguments: all)
    func aGameThatMayNotWriteRefuses(test: Case) throws {
        let machine = TestMachine()
        let first = try machine.open()
        try test.prepare(first)
        first.saveNow()
        for session in [try machine.open(), try Session.glance(Configuration(), environment: machine.environment)] {
            let before = Facts(session, machine)
            if test.request.isReading {
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

    /// Without `default`: a new request has to say here what it changes, and to come into `all`.
    private func check(
        _ request: Request, _ reply: Reply, _ before: Facts, _ session: Session, _ machine: TestMachine
    ) {
        let world = session.world
        switch request {
        case .refillWater(let id): #expect(world.backyard(id)?.water.filledAt == world.clock)
        case .refillFood(let id, let food):
            #expect(world.backyard(id)?.foodID == food && world.owned(.nectar) == before.world.owned(.nectar) - 1)
        case .setBackyardFavorite(let id, let isOn): #expect(world.backyard(id)?.isFavorite == isOn)
        case .renameBackyard(let id, let name): #expect(world.backyard(id)?.name == name)
        case .createBackyard(let name, _, let hemisphere):
            let yard = reply.backyard.flatMap(world.backyard)
            #expect(yard?.name == name && yard?.hemisphere == hemisphere)
            #expect(world.backyards.count == before.world.backyards.count + 1)
        case .decorateBackyard(let id, let decoration): #expect(world.backyard(id)?.decoration == decoration)
        case .removeBackyard(let id):
            #expect(world.backyard(id) == nil && session.journalNotes.formerBackyards[id] != nil)
        case .setBirdFavorite(let id, let isOn): #expect(world.bird(id)?.isFavorite == isOn)
        case .nameBird(let id, let name): #expect(world.bird(id)?.name == name)
        case .setDisplayName(let name): #expect(session.account.displayName == name)
        case .setEmail(let email): #expect(session.account.email == email)
        case .setAvatar(let bird): #expect(session.account.avatar == bird)
        case .changeSettings(let settings): #expect(session.settings == settings && settings != before.settings)
        case .keepWidget(let name, let widget): #expect(session.settings.widgets == [name: widget])
        case .removeWidget: #expect(session.settings.widgets.isEmpty && before.settings.widgets.count == 1)
        case .undo: #expect(session.account.displayName == "robin")
        case .redo: #expect(session.account.displayName == "Wren" && reply == .redone(.setDisplayName("Wren")))
        case .together(let requests, _) where requests.contains(.removeBackyard(Self.yard)):
            check(requests[0], reply, before, session, machine)
            check(requests[1], reply, before, session, machine)
        case .together:
            #expect(session.account.displayName == "Wren")
            #expect(["yard-1", "yard-2"].allSatisfy { world.backyard(ID($0))?.water.filledAt == world.clock })
        case .store(let request): check(request, reply, before, session)
        case .family: #expect(session.family?.isOrganizer == true)
        case .journal(.visits): #expect(reply == .visits(world.presentVisits))
        case .journal(.months): #expect(reply == .months(Array(repeating: 0, count: 12)))
        case .album(.list): #expect(reply.photos == [Self.photoName])
        case .album(.show(let name)): #expect(reply == .photo(name, text: "@"))
        case .album(.keep):
            #expect(reply == .kept("\(directory)/album/\(Self.photoName).svg"))
            #expect(machine.files.contents.count { $0.key.contains("/album/") } == 3)
        case .album(.delete):
            #expect(reply.photos == [] && !machine.files.contents.contains { $0.key.contains("/album/") })
        case .transfer(.export(let path, _)):
            #expect(reply == .exported(visits: 0) && (try? ImportFile(path, files: machine.files)) != nil)
        case .transfer(.replace):
            #expect(reply == .replaced(unverified: 0) && session.account.displayName == "Heron")
        case .transfer(.repair): #expect(!Doctor(session).hasProblems)
        // They want a clock that was wrong: see `ClockJumpTests`.
        case .transfer(.returnBeforeJump), .transfer(.declineReturn): break
        }
    }

    private func check(_ request: StoreRequest, _ reply: Reply, _ before: Facts, _ session: Session) {
        let store = session.store
        let nectar = session.world.owned(.nectar) - before.world.owned(.nectar)
        switch request {
        case .purchase: #expect(reply.transaction?.productID == "nectar.bottle" && nectar == 5)
        case .setAutoRenew(let isOn):
            #expect(reply.subscription?.willAutoRenew == isOn && session.ownSubscription == reply.subscription)
        case .answerPriceIncrease:
            #expect(
                reply.subscription?.priceIncrease.isPending == false && session.ownSubscription == reply.subscription)
        case .restore:
            #expect(reply.restored == ["decor.feeders"])
        case .redeem:
            #expect(reply.transaction?.productID == "pass.individual" && session.entitlements.pass == .individual)
        case .signOffer:
            if case .signed(let signature) = reply { #expect(OfferSignature(text: signature.text) == signature) }
            #expect(store.state.ledger == before.store.ledger && store.state.nextID > before.store.nextID)
        case .refund, .revoke:
            #expect(reply.refunded?.revocationDate != nil && nectar == -1)
        case .decline:
            #expect(reply.declined?.productID == "nectar.cup" && store.state.pendingPurchases.isEmpty && nectar == 0)
        case .settings(let settings): #expect(store.settings == settings && settings != before.store.settings)
        case .approve, .resolve:
            #expect(reply.transaction?.productID == "nectar.cup" && nectar == 1)
            #expect(store.state.pendingPurchases.isEmpty)
        case .expire: #expect(session.entitlements.pass == .none && session.ownSubscription?.state == .expired)
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
        switch self {
        case .album(.delete), .store(.purchase), .store(.redeem), .store(.refund), .store(.approve), .store(.resolve),
            .store(.revoke):
            true
        default: false
        }
    }
}
