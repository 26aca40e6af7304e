import Session
import Simulation
import Storefront
import Widgets
import Words

/// The places that tabs and digits lead to, in their order: one line here and one in `screen`, from which sidebar, tabs,
/// keys, Help, the palette and links follow.
package enum Section: String, Hashable, Sendable, CaseIterable {
    case backyards, birds, plants, journal, shop, pass, account, settings

    /// Its own screen, as it is found at first.
    var screen: any Screen {
        switch self {
        case .backyards: BackyardsScreen()
        case .birds: BirdsScreen()
        case .plants: PlantsScreen()
        case .journal: JournalScreen()
        case .shop: ShopScreen()
        case .pass: PassScreen()
        case .account: AccountScreen()
        case .settings: SettingsScreen()
        }
    }

    /// What goes there.
    var command: Command { .screen(index + 1) }

    /// Its place among them, from 0.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The section so many further on, around the end.
    func turned(by step: Int) -> Section {
        let all = Self.allCases
        return all[(index + step + all.count) % all.count]
    }
}

/// A page that is open above a section's own: what `back` closes.
package enum Place: Hashable, Sendable {
    case section(Section)
    case journal(JournalPage)
    /// Something for sale, on its shelf; a pass on the screen of passes.
    case product(String)
    /// By its place among all.
    case setting(Int)
    case backyard(ID<Backyard>)
    case bird(ID<Bird>)
    case species(ID<Species>)
    case plant(ID<Plant>)
    /// A yard being furnished; `nil`: one that is still to be made.
    case decorate(ID<Backyard>?)
    /// A plant that waits for a place, and a yard that could have it.
    case planting(ID<Plant>, ID<Backyard>)
    case transactionManager
    case keys
    case widgets
    /// A widget being put together.
    case widget(WidgetStart)

    var isBackyard: Bool { backyard != nil }

    /// The yard that it is about, where it is a yard's own page.
    var backyard: ID<Backyard>? { if case .backyard(let id) = self { id } else { nil } }

    /// Whether what it shows is there.
    func exists(in session: Session) -> Bool {
        switch self {
        case .backyard(let id), .decorate(let id?): session.world.backyard(id) != nil
        case .bird(let id): session.world.bird(id) != nil
        case .species(let id): Catalog.species(id) != nil
        case .planting(let plant, let yard):
            session.world.backyard(yard) != nil && session.world.sparePlants.contains { $0.id == plant }
        case .plant(let id): Plant.all(in: session.world).contains { $0.id == id }
        case .widget(.kept(let name)): session.settings.widgets[name] != nil
        case .section, .journal, .product, .setting, .decorate(nil), .transactionManager, .keys, .widgets,
            .widget(.new):
            true
        }
    }

    /// Each bird's page, where it first stands.
    static func birds(_ all: [ID<Bird>]) -> [Place] {
        var met: Set<ID<Bird>> = []
        return all.filter { met.insert($0).inserted }.map { .bird($0) }
    }

    /// All of its sort, in their usual order.
    func siblings(in session: Session, _ words: Words) -> [Place] {
        switch self {
        case .bird: BirdsScreen().birds(in: session.world, words).map { .bird($0.id) }
        case .species: JournalScreen().species(in: session).map { .species($0.id) }
        case .plant: PlantsScreen.places(in: session.world).map { .plant($0.plant.id) }
        case .backyard: YardFinder.yards(in: session.world).map { .backyard($0.id) }
        default: []
        }
    }

    func screen(in session: Session, _ words: Words) -> (any Screen)? {
        switch self {
        case .section(let section): section.screen
        case .journal: JournalScreen()
        case .product: ShopScreen()
        case .setting: SettingsScreen()
        case .backyard(let id): BackyardScreen(id)
        case .bird(let id): BirdScreen(id)
        case .species(let id): SpeciesScreen(id)
        case .plant(let id): PlantScreen(id)
        case .decorate(let id): DecorateScreen(id, in: session.world, words)
        case .planting(let plant, let yard):
            session.world.sparePlants.first { $0.id == plant }.flatMap {
                DecorateScreen(yard, planting: $0, in: session.world, words)
            }
        case .transactionManager: TransactionManagerScreen()
        case .keys: KeysScreen()
        case .widgets: WidgetsScreen()
        case .widget(let start): WidgetFormScreen(start, in: session)
        }
    }

    /// Where the parts of a link lead; `nil` for none of the game's. Whether the yard or bird exists is not known here.
    init?(link parts: [String]) {
        switch (parts.first?.lowercased(), parts.count) {
        case ("journal", 2):
            guard let page = JournalPage.allCases.first(where: { "\($0)" == parts[1] }) else { return nil }
            self = .journal(page)
        case ("backyard", 2): self = .backyard(ID(parts[1]))
        case ("bird", 2): self = .bird(ID(parts[1]))
        case ("transactions", 1): self = .transactionManager
        case ("keys", 1): self = .keys
        case ("widgets", 1): self = .widgets
        case (let name?, 1):
            guard let section = Section.allCases.first(where: { "\($0)" == name }) else { return nil }
            self = .section(section)
        default: return nil
        }
    }
}

/// Windows over the screen.
enum SheetKind: Hashable, Sendable {
    /// For these yards, each its own.
    case foodPicker([ID<Backyard>])
    case away
    case purchase(productID: String, offer: OfferRequest? = nil)
    case ask(Question)
    case redeem
    case accountDetail(AccountDetail)
    /// Waits for the key that a command is to have.
    case key(Command)

    func screen(in session: Session) -> any Screen {
        switch self {
        case .foodPicker(let ids): FoodPicker(ids, in: session.world)
        case .away: AwaySheet()
        case .purchase(let productID, let offer): PurchaseSheet(productID: productID, offer: offer)
        case .ask(let question): AskSheet(question)
        case .redeem: RedeemSheet()
        case .accountDetail(let detail): AccountDetailSheet(detail)
        case .key(let command): KeySheet(command)
        }
    }
}
