import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The journal's pages, in the order of their names above it.
package enum JournalPage: Int, Hashable, Sendable, CaseIterable {
    case lifeList, days, album, gifts, charts
}

/// What has been seen and kept: the life list, the days, the album, gifts, and with a Premium Pass the charts.
struct JournalScreen: Screen {
    private(set) var page: JournalPage
    /// What is chosen on each page.
    private var cursors = JournalPage.allCases.map { _ in ListCursor<Int>() }
    /// Whether the life list is this year's alone.
    private(set) var isYearList = false
    /// The day whose visits are open.
    private(set) var openDay: CivilDate?
    /// Which of them is chosen.
    private var visitCursor = ListCursor<Int>()
    /// Whether a photo has the whole page.
    private(set) var isViewing = false
    /// Which species the charts are of; `nil`: all.
    private(set) var chartSpecies: ID<Species>?
    private(set) var log: JournalLog?
    /// The day that is open or chosen.
    private(set) var dayPage: DayPage?
    /// Visits within a year, 12 counts from January.
    private(set) var months: [Int] = []
    private(set) var photos: [Photo]?
    /// Photos to be deleted together, by their names.
    private(set) var marks = Marks<String>()
    var markedCount: Int { page == .album ? marks.count : 0 }
    /// The last photo that was read.
    private(set) var picture: (name: String, cells: CellGrid)?

    init(showing page: JournalPage = .lifeList) { self.page = page }

    /// Items of the hit map from here are the pages' names.
    static let firstTab = 900

    private var cursor: ListCursor<Int> {
        get { openDay == nil ? cursors[page.rawValue] : visitCursor }
        set { if openDay == nil { cursors[page.rawValue] = newValue } else { visitCursor = newValue } }
    }

    /// What is chosen of a page's list of so many.
    func selection(of count: Int) -> Int { cursors[page.rawValue].index(of: count) }
    func visitSelection(of count: Int) -> Int { visitCursor.index(of: count) }

    // MARK: What there is

    /// The life list: species seen, the first sighting first, then those still to come.
    func species(in session: Session) -> [Species] {
        let world = session.world
        let seen =
            isYearList
            ? world.yearList(year(session)).map(\.species)
            : world.fetch(FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.first.date)])).map(\.id)
        let rest = Catalog.species.map(\.id).filter { !seen.contains($0) }
        return (seen + rest).compactMap(Catalog.species)
    }

    func year(_ session: Session) -> Int { session.playerTime(session.world.clock).date.year }

    /// Whether the pass brings charts.
    static func isEnhanced(_ session: Session) -> Bool { session.entitlements.pass == .premium }

    /// What the days' list begins with.
    static func hasAwayCard(_ session: Session) -> Bool { session.hasAwayCard }

    /// Reads the day that is chosen: once, for its stories take their time.
    private mutating func readDay(_ session: Session) {
        guard page == .days else { return }
        let date = openDay ?? chosenDay(session) ?? log?.days.first?.date
        guard dayPage?.date != date else { return }
        dayPage = log?.days.first { $0.date == date }.map { DayPage($0, session) }
    }

    /// The day that is chosen in the list of days.
    func chosenDay(_ session: Session) -> CivilDate? {
        let index =
            cursors[JournalPage.days.rawValue].index(of: count(of: .days, in: session))
            - (Self.hasAwayCard(session) ? 1 : 0)
        guard let days = log?.days, days.indices.contains(index) else { return nil }
        return days[index].date
    }

    private func count(of page: JournalPage, in session: Session) -> Int {
        switch page {
        case .lifeList: Catalog.species.count
        case .days: (log?.days.count ?? 0) + (Self.hasAwayCard(session) ? 1 : 0)
        case .album: photos?.count ?? 0
        case .gifts: session.world.gifts.count
        case .charts: 1
        }
    }

    // MARK: Input

    func hints(in context: Context) -> [Hint] {
        let pages = Hint(.right, context.words.hintNextPage)
        let back = Hint(.back, context.words.hintBack)
        let export = Hint(.export, context.words.hintExport)
        if openDay != nil { return [Hint(.open, context.words.hintVisitor), back, export] }
        switch page {
        case .lifeList:
            return [
                Hint(.open, context.words.hintOpen), pages,
                Hint(.sort, isYearList ? context.words.hintAllYears : context.words.hintThisYear), back,
                export,
            ]
        case .days: return [Hint(.open, context.words.hintOpen), pages, back, export]
        case .album:
            let look = Hint(.open, isViewing ? context.words.hintSmaller : context.words.hintLook)
            let delete = Hint(.remove, context.words.hintDelete)
            let mark = Hint(.mark, context.words.hintMark)
            if !marks.isEmpty { return [delete, mark, look, Hint(.back, context.words.hintUnmark)] }
            let next = isViewing ? Hint(.right, context.words.hintNextPhoto) : pages
            return (photos?.isEmpty == false ? [look, delete, mark] : []) + [next, back]
        case .gifts:
            return (context.world.gifts.isEmpty ? [] : [Hint(.open, context.words.hintGiver)]) + [pages, back, export]
        case .charts:
            return Self.isEnhanced(context.session)
                ? [Hint(.sort, context.words.hintNextKind), pages, back, export]
                : [Hint(.open, context.words.hintSeePass), pages, back, export]
        }
    }

    func listed(in context: Context) -> [Place] {
        switch page {
        case .lifeList: species(in: context.session).map { .species($0.id) }
        case .days: Place.birds(dayPage.map { day in (0..<day.itemCount).compactMap { day.bird(at: $0) } } ?? [])
        case .gifts: Place.birds(context.world.latestGifts().map(\.bird))
        case .album, .charts: []
        }
    }

    mutating func appear(in context: Context) -> [Step] {
        [.perform(.journal(.visits(days: JournalLog.limit))), .perform(.album(.list))]
            + (page == .charts ? [.perform(.journal(.months))] : [])
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        switch try? answer.result.get() {
        case .visits(let visits)?:
            (log, dayPage) = (JournalLog(visits, context.session), nil)
            readDay(context.session)
            return tellOfTrouble(context)
        case .months(let months)?:
            self.months = months
            return tellOfTrouble(context)
        case .photos(let photos)?:
            self.photos = photos
            marks.settle(in: photos.map(\.name))
            return choosePhoto()
        case .photo(let name, let text)?: picture = (name, CellGrid(ansiText: text))
        default: break
        }
        return []
    }

    /// Visits that should be there and are not are no quiet days.
    private func tellOfTrouble(_ context: Context) -> [Step] {
        guard let trouble = context.session.journalTrouble else { return [] }
        return [.tell(Announcement(context.words.sentence(for: trouble), ink: .warning, seconds: 20))]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        defer { readDay(context.session) }
        if page == .album, let photos,
            marks.take(action, in: photos.map(\.name), &cursors[page.rawValue], among: photos.indices)
        {
            return choosePhoto()
        }
        switch action {
        case .click(let index) where index >= Self.firstTab:
            return turn(to: JournalPage(rawValue: index - Self.firstTab) ?? page)
        case .hover(let index) where index >= Self.firstTab: return []
        default:
            let isScrolled = page == .charts && Self.isEnhanced(context.session)
            let count =
                openDay != nil
                ? dayPage?.itemCount ?? 0 : isScrolled ? chartPlaces(in: context) : count(of: page, in: context.session)
            switch cursor.handle(action, count: count) {
            case .moved: break
            case .chosen: return open(in: context)
            case .other(let command): return handle(command, in: context)
            }
        }
        return page == .album ? choosePhoto() : []
    }

    private mutating func handle(_ command: Command, in context: Context) -> [Step] {
        switch command {
        case .left where page == .album && isViewing, .right where page == .album && isViewing:
            cursors[page.rawValue].move(command == .left ? .up : .down, in: 0..<(photos?.count ?? 0))
        case .left, .right:
            let (step, count) = (command == .left ? -1 : 1, JournalPage.allCases.count)
            return turn(to: JournalPage(rawValue: (page.rawValue + step + count) % count) ?? page)
        case .sort where page == .lifeList: isYearList.toggle()
        case .sort where page == .charts: chartSpecies = nextChart(in: context.world)
        case .remove where page == .album:
            let marked = (photos ?? []).filter { marks.contains($0.name) }
            let meant = marked.isEmpty ? [chosenPhoto].compactMap { $0 } : marked
            return meant.isEmpty ? [.ignored(command)] : [.present(.ask(.deletePhotos(meant)))]
        case .back, .leave, .dismiss:
            if openDay != nil {
                openDay = nil
            } else if isViewing {
                isViewing = false
            } else {
                return [.ignored(command)]
            }
        default: return [.ignored(command)]
        }
        return page == .album ? choosePhoto() : []
    }

    mutating func reveal(_ place: Place, in session: Session) {
        if case .journal(let page) = place { _ = turn(to: page) }
    }

    private mutating func turn(to page: JournalPage) -> [Step] {
        (self.page, openDay, isViewing) = (page, nil, false)
        switch page {
        case .lifeList, .gifts: return []
        case .days: return [.perform(.journal(.visits(days: JournalLog.limit)))]
        case .charts: return [.perform(.journal(.months))]
        case .album: return [.perform(.album(.list))]
        }
    }

    private mutating func open(in context: Context) -> [Step] {
        if openDay != nil {
            let bird = dayPage.flatMap { $0.bird(at: visitCursor.index(of: $0.itemCount)) }
            return bird.map { [.open(.bird($0))] } ?? [.ignored(.open)]
        }
        let selection = selection(of: count(of: page, in: context.session))
        switch page {
        case .lifeList:
            let all = species(in: context.session)
            return all.indices.contains(selection) ? [.open(.species(all[selection].id))] : []
        case .days:
            if Self.hasAwayCard(context.session), selection == 0 { return [.present(.away)] }
            (openDay, visitCursor) = (chosenDay(context.session), ListCursor())
        case .album: isViewing = chosenPhoto != nil && !isViewing
        case .gifts:
            let gifts = context.world.latestGifts()
            return gifts.indices.contains(selection) ? [.open(.bird(gifts[selection].bird))] : [.ignored(.open)]
        case .charts: return Self.isEnhanced(context.session) ? [] : [PassScreen.premium(in: context.session)]
        }
        return []
    }

    var chosenPhoto: Photo? {
        guard let photos, !photos.isEmpty else { return nil }
        return photos[cursors[JournalPage.album.rawValue].index(of: photos.count)]
    }

    /// Asks for the picture that is chosen, if it is not at hand.
    private func choosePhoto() -> [Step] {
        guard page == .album, let photo = chosenPhoto, picture?.name != photo.name else { return [] }
        return [.perform(.album(.show(photo.name)))]
    }

    /// All, then each species that was seen.
    private func nextChart(in world: World) -> ID<Species>? {
        let all = [nil] + world.sightings.map { Optional($0.id) }
        return all[((all.firstIndex(of: chartSpecies) ?? 0) + 1) % all.count]
    }

    // MARK: Drawing

    func page(in context: Context) -> Page? {
        switch page {
        case .lifeList: lifeListPage(width: FactPage.textWidth(in: context), in: context)
        case .days where openDay == nil: daysPage(isRoomy: false, in: context)
        case .days: dayPage?.page(width: FactPage.textWidth(in: context), hasItems: true, in: context)
        case .album: nil
        case .gifts: giftsPage(in: context)
        case .charts: chartsPage(in: context)
        }
    }

    func draw(in painter: Painter, frame: inout Frame) {
        if page == .album, isViewing, frame.theme.depth != .mono, let photo = chosenPhoto {
            return drawWhole(photo, in: painter, frame: &frame)
        }
        let whole = Margins.area(of: painter)
        drawTabs(in: whole.sub(CellRect(x: 0, y: 0, width: whole.width - 1, height: 1)), frame: &frame)
        let area = whole.sub(CellRect(x: 0, y: 2, width: whole.width, height: whole.height - 2))
        switch page {
        case .lifeList: drawLifeList(in: area, frame: &frame)
        case .days: openDay == nil ? drawDays(in: area, frame: &frame) : drawDay(in: area, frame: &frame)
        case .album: drawAlbum(in: area, frame: &frame)
        case .gifts: drawGifts(in: area, frame: &frame)
        case .charts: drawCharts(in: area, frame: &frame)
        }
    }

    private func drawTabs(in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        var x = 0
        for page in JournalPage.allCases {
            let title = frame.words.journalPage(String(describing: page))
            let isCurrent = page == self.page
            painter.put(
                title, at: CellPoint(x: x, y: 0),
                style: isCurrent ? theme.style(.accent, [.bold]) : theme.style(.faint))
            frame.hits.add(
                CellRect(x: x - 1, y: 0, width: title.columns + 2, height: 1), in: painter,
                .item(Self.firstTab + page.rawValue))
            x += title.columns + 3
        }
        painter.firstFitting(
            detail(frame.session, frame.words), y: 0, from: x + 2, alignment: .trailing, style: theme.style(.faint))
    }

    /// What the page comes to, from the longest.
    private func detail(_ session: Session, _ words: Words) -> [String] {
        let world = session.world
        switch page {
        case .lifeList:
            let (all, year) = (Catalog.species.count, year(session))
            guard isYearList else {
                let count = world.sightings.count
                return [words.journalSeen(count: count, all: all), words.journalSeenShort(count: count, all: all)]
            }
            let count = world.yearList(year).count
            return [
                words.journalSeenInYear(count: count, all: all, year: String(year)),
                words.journalSeenInYearShort(count: count, all: all, year: String(year)),
            ]
        case .days: return [words.visits(count: world.visitCount)]
        case .album: return photos.map { $0.isEmpty ? [] : [words.photos(count: $0.count)] } ?? []
        case .gifts: return world.gifts.isEmpty ? [] : [words.gifts(count: world.gifts.count)]
        case .charts: return []
        }
    }
}
