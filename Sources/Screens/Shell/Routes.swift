import Session
import Simulation
import Storefront
import Widgets
import Words

/// A main section of the game, in the order of tabs and digit keys.
///
/// A new section needs one case here and one in `screen`; sidebar, tabs, keys, Help, palette and links follow from
/// them.
package enum Section: String, Hashable, Sendable, CaseIterable {
    case backyards, birds, plants, journal, shop, pass, account, settings

    /// Returns the section's root screen in its initial state, with the orders of its lists that the player chose last.
    func screen(_ settings: Settings) -> any Screen {
        switch self {
        case .backyards: BackyardsScreen(settings)
        case .birds: BirdsScreen(settings)
        case .plants: PlantsScreen()
        case .journal: JournalScreen()
        case .shop: ShopScreen()
        case .pass: PassScreen()
        case .account: AccountScreen()
        case .settings: SettingsScreen()
        }
    }

    /// The command that goes to the section.
    var command: Command { .screen(index + 1) }

    /// The section's position, from 0.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Returns the section `step` positions further on, wrapping around.
    func turned(by step: Int) -> Section {
        let all = Self.allCases
        return all[(index + step + all.count) % all.count]
    }
}

/// A destination in the game: a section, or a page that opens above one and that `back` closes.
package enum Place: Hashable, Sendable {
    case section(Section)
    case journal(JournalPage)
    /// A product in the shop, by its identifier; a pass on the screen of passes.
    case product(String)
    /// A row of the settings screen, by its index.
    case setting(Int)
    case backyard(ID<Backyard>)
    case bird(ID<Bird>)
    case species(ID<Species>)
    case plant(ID<Plant>)
    /// The decoration form of a yard; `nil` for a new yard.
    case decorate(ID<Backyard>?)
    /// The decoration form of a yard with a spare plant to be placed in it.
    case planting(ID<Plant>, ID<Backyard>)
    case transactionManager
    case keys
    case widgets
    /// The form for a new or a kept widget.
    case widget(WidgetStart)

    var isBackyard: Bool { backyard != nil }

    /// True for a yard, and for the form that makes or changes one.
    var isOfYard: Bool { if case .decorate = self { true } else { isBackyard } }

    /// The yard whose own page this is, else `nil`.
    var backyard: ID<Backyard>? { if case .backyard(let id) = self { id } else { nil } }

    /// Returns true if the yard, bird, plant, species or widget of the place exists.
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

    /// Returns the pages of birds in order, without repetitions.
    static func birds(_ all: [ID<Bird>]) -> [Place] {
        var met: Set<ID<Bird>> = []
        return all.filter { met.insert($0).inserted }.map { .bird($0) }
    }

    /// Returns the places of the same kind in their usual order, such as all birds for a bird's page.
    func siblings(in session: Session, _ words: Words) -> [Place] {
        switch self {
        case .bird: BirdsScreen(session.settings).birds(in: session.world, words).map { .bird($0.id) }
        case .species: JournalScreen().species(in: session).map { .species($0.id) }
        case .plant: PlantsScreen.places(in: session.world).map { .plant($0.plant.id) }
        case .backyard: session.world.favoritesFirst.map { .backyard($0.id) }
        default: []
        }
    }

    /// Creates the screen of the place; `nil` for a part of a section, and for a form whose yard, plant or widget no
    /// longer exists.
    func screen(in session: Session, _ words: Words) -> (any Screen)? {
        switch self {
        case .section, .journal, .product, .setting: nil
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

    /// Creates the place named by a link's path components; `nil` if they name none. Does not check that it exists.
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

/// A sheet that can be opened over the screen, with what it is about.
enum SheetKind: Hashable, Sendable {
    /// Chooses the food for each of these yards.
    case foodPicker([ID<Backyard>])
    case away
    case replay(Replay)
    case purchase(productID: String, offer: OfferRequest? = nil)
    case ask(Question)
    case redeem
    case accountDetail(AccountDetail)
    /// Opens a letter from a friend, or sends a bird away with one.
    case guest(GuestSheet.Purpose)
    /// Records the new key of a command.
    case key(Command)

    /// Creates the sheet's screen.
    func screen(in session: Session) -> any Screen {
        switch self {
        case .foodPicker(let ids): FoodPicker(ids, in: session.world)
        case .away: AwaySheet()
        case .replay(let replay):
            ReplaySheet(
                replay,
                uptime: session.preferences.reducedMotion || session.preferences.ambienceChoice == .off
                    || session.preferences.isPlain
                    ? nil : session.environment.uptime().seconds)
        case .purchase(let productID, let offer): PurchaseSheet(productID: productID, offer: offer)
        case .ask(let question): AskSheet(question)
        case .redeem: RedeemSheet()
        case .accountDetail(let detail): AccountDetailSheet(detail)
        case .guest(let purpose): GuestSheet(purpose, in: session)
        case .key(let command): KeySheet(command)
        }
    }
}
