import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The pages of the journal, in the order of their tabs.
package enum JournalPage: Int, Hashable, Sendable, CaseIterable {
    case lifeList, days, album, gifts, guests, secrets, charts
}

/// The journal: life list, days, photo album, gifts, guests, secrets, and with a Premium Pass charts.
struct JournalScreen: Screen {
    private(set) var page: JournalPage
    /// The selection on each page.
    private var cursors = JournalPage.allCases.map { _ in ListCursor<Int>() }
    /// True if the life list is limited to this year.
    private(set) var isYearList = false
    /// The day whose visits are shown; `nil` for the list of days.
    private(set) var openDay: CivilDate?
    /// The selection among the open day's visits.
    private var visitCursor = ListCursor<Int>()
    /// True if a photo fills the page.
    private(set) var isViewing = false
    /// The species that the charts show; `nil` for all.
    private(set) var chartSpecies: ID<Species>?
    /// The visits of the last days; `nil` until they are read.
    private(set) var log: JournalLog?
    /// The content of the open or selected day.
    private(set) var dayPage: DayPage?
    /// The numbers of visits in the last 365 days by month, 12 counts from January; empty until they are read.
    private(set) var months: [Int] = []
    /// The life lists of the folder in which the player shares one; empty where nothing is shared.
    private(set) var sharedLists: [SharedList] = []
    /// The photos in the album; `nil` until they are read.
    private(set) var photos: [Photo]?
    /// The names of the photos marked for deletion.
    private(set) var marks = Marks<String>()
    var markedCount: Int { page == .album ? marks.count : 0 }
    /// The photos near the selected one as cells, by name.
    private(set) var pictures: [String: CellGrid] = [:]

    init(showing page: JournalPage = .lifeList) { self.page = page }

    /// The number by which clicks on the first tab are reported; lower numbers are rows of the page.
    static let firstTab = 900

    /// The selection on the page shown; on an open day, among its visits.
    private var cursor: ListCursor<Int> {
        get { openDay == nil ? cursors[page.rawValue] : visitCursor }
        set { if openDay == nil { cursors[page.rawValue] = newValue } else { visitCursor = newValue } }
    }

    /// The cursor among the tiles of the page shown.
    var tileCursor: ListCursor<Int> { cursors[page.rawValue] }
    /// Returns the selected index in the page's list of that length.
    func selection(of count: Int) -> Int { cursors[page.rawValue].index(of: count) }
    /// Returns the selected index among the open day's visits.
    func visitSelection(of count: Int) -> Int { visitCursor.index(of: count) }

    // MARK: Content

    /// Returns the species of the life list: those seen, by the date of their first sighting, then those not yet seen.
    func species(in session: Session) -> [Species] {
        let world = session.world
        let seen =
            isYearList
            ? world.yearList(year(session)).map(\.species)
            : world.fetch(FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.first.date)])).map(\.id)
        let rest = world.possibleSpecies(session.allowances).map(\.id).filter { !seen.contains($0) }
        return (seen + rest).compactMap(Catalog.species)
    }

    /// Returns the present year in the player's calendar.
    func year(_ session: Session) -> Int { session.playerTime(session.world.clock).date.year }

    /// Returns true if the player's pass includes charts.
    static func isEnhanced(_ session: Session) -> Bool { session.entitlements.pass == .premium }

    /// Makes the content of the open or selected day if the day has changed, since its stories take long to compute.
    private mutating func readDay(_ session: Session) {
        guard page == .days else { return }
        let date = openDay ?? chosenDay(session) ?? log?.days.first?.date
        guard dayPage?.date != date else { return }
        dayPage = log.flatMap { log in
            log.days.first { $0.date == date }.map { DayPage($0, log.memory, session) }
        }
    }

    /// Returns the day selected in the list of days; `nil` for the card about the time away and without days.
    func chosenDay(_ session: Session) -> CivilDate? {
        let index =
            cursors[JournalPage.days.rawValue].index(of: count(of: .days, in: session))
            - (session.hasAwayCard ? 1 : 0)
        guard let days = log?.days, days.indices.contains(index) else { return nil }
        return days[index].date
    }

    /// Returns the number of items that can be selected on a page.
    private func count(of page: JournalPage, in session: Session) -> Int {
        switch page {
        case .lifeList: species(in: session).count
        case .days: (log?.days.count ?? 0) + (session.hasAwayCard ? 1 : 0)
        case .album: photos?.count ?? 0
        case .gifts: session.world.gifts.count
        case .guests: Self.birdsOfGuests(in: session.world).count
        case .secrets: Self.numberOfSecrets(in: session)
        case .charts: 1
        }
    }

    // MARK: Input

    var takesCreate: Bool { page == .guests }

    func hints(in context: Context) -> [Hint] {
        let hints = pageHints(in: context)
        return context.session.refuses(.writtenFiles) ? hints.filter { $0.command != .export } : hints
    }

    private func pageHints(in context: Context) -> [Hint] {
        let pages = Hint(
            turnsPage(.right, in: context) ? .right : Section.journal.command, context.words.hintNextPage)
        let back = Hint(.back, context.words.hintBack)
        let export = Hint(.export, context.words.hintExport)
        let replay =
            page == .days && hasReplay(in: context)
            ? [Hint(.replay, context.words.hintReplay)] : []
        if openDay != nil { return [Hint(.open, context.words.hintVisitor)] + replay + [back, export] }
        switch page {
        case .lifeList:
            return [
                Hint(.open, context.words.hintOpen), pages,
                Hint(.sort, isYearList ? context.words.hintAllYears : context.words.hintThisYear), back,
                export,
            ]
        case .days: return [Hint(.open, context.words.hintOpen)] + replay + [pages, back, export]
        case .album:
            let look = Hint(.open, isViewing ? context.words.hintSmaller : context.words.hintLook)
            let delete = Hint(.remove, context.words.hintDelete)
            let mark = Hint(.mark, context.words.hintMark)
            if !marks.isEmpty { return [delete, mark, look, Hint(.back, context.words.hintUnmark)] }
            let isLast = selection(of: photos?.count ?? 0) + 1 == photos?.count
            let next = isViewing ? (isLast ? [] : [Hint(.right, context.words.hintNextPhoto)]) : [pages]
            return (photos?.isEmpty == false ? [look, delete, mark] : []) + next + [back]
        case .gifts:
            return (context.world.gifts.isEmpty ? [] : [Hint(.open, context.words.hintGiver)]) + [pages, back]
        case .guests:
            let letter = [Hint(.create, context.words.hintOpenLetter)]
            return letter + (Self.birdsOfGuests(in: context.world).isEmpty ? [] : [Hint(.open, context.words.hintOpen)])
                + [
                    pages, back,
                ]
        case .secrets: return [Hint(.open, context.words.hintOpen), pages, back]
        case .charts:
            return Self.isEnhanced(context.session)
                ? [Hint(.sort, context.words.hintNextKind), pages, back, export]
                : [Hint(.open, context.words.hintSeePass), pages, back]
        }
    }

    func listed(in context: Context) -> [Place] {
        switch page {
        case .lifeList: species(in: context.session).map { .species($0.id) }
        case .days: Place.birds(dayPage.map { day in (0..<day.itemCount).compactMap { day.bird(at: $0) } } ?? [])
        case .gifts: Place.birds(context.world.latestGifts().map(\.bird))
        case .guests: Place.birds(Self.birdsOfGuests(in: context.world).map(\.id))
        case .secrets: Self.speciesOfSecrets(in: context.session, context.words).map { .species($0) }
        case .album, .charts: []
        }
    }

    mutating func appear(in context: Context) -> [Step] {
        [
            .perform(.journal(.visits(days: JournalLog.limit))), .perform(.journal(.sharedLists)),
            .perform(.album(.list)),
        ]
            + (page == .charts ? [.perform(.journal(.months))] : [])
    }

    /// A larger window may show more photos.
    mutating func resized(in context: Context) -> [Step] { readPhotos(in: context) }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        switch try? answer.result.get() {
        case .visits(let visits)?:
            (log, dayPage) = (JournalLog(visits, context.session), nil)
            readDay(context.session)
            return tellOfTrouble(context)
        case .months(let months)?:
            self.months = months
            return tellOfTrouble(context)
        case .sharedLists(let lists)?: sharedLists = lists
        case .photos(let photos)?:
            self.photos = photos
            marks.settle(in: photos.map(\.name))
            return readPhotos(in: context)
        case .photo(let name, let text)?:
            pictures[name] = CellGrid(ansiText: text, columns: TextWidth.columns(of:))
        case .kept? where page == .album: return [.perform(.album(.list))]
        default: break
        }
        return []
    }

    /// Announces unreadable parts of the journal, because missing visits would look like quiet days.
    private func tellOfTrouble(_ context: Context) -> [Step] {
        guard let trouble = context.session.journalTrouble else { return [] }
        return [.tell(Announcement(context.words.sentence(for: trouble), ink: .warning, seconds: 20))]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        defer { readDay(context.session) }
        if page == .album, let photos,
            marks.take(action, in: photos.map(\.name), &cursors[page.rawValue], among: photos.indices)
        {
            return readPhotos(in: context)
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
            switch cursor.handle(action, count: count, as: form(for: action, in: context)) {
            case .moved: break
            case .chosen: return open(in: context) + readPhotos(in: context)
            case .other(let command): return handle(command, in: context)
            }
        }
        return page == .album ? readPhotos(in: context) : []
    }

    // MARK: Tiles

    /// Returns the tiles of the page shown; `nil` if it is a list.
    private func grid(in context: Context) -> TileGrid? {
        let area = Margins.area(context.size)
        let room = CellSize(width: area.width, height: area.height - 2)
        switch page {
        case _ where context.isPlain: return nil
        case .lifeList: return lifeListGrid(in: room, context.session)
        case .album: return isViewing ? nil : albumGrid(in: room, context.theme)
        case .gifts: return giftsGrid(in: room, context.world)
        case .days, .guests, .secrets, .charts: return nil
        }
    }

    /// Returns true if the key for left or right turns to another page: among tiles, from the first or last of a row.
    private func turnsPage(_ command: Command, in context: Context) -> Bool {
        guard let grid = grid(in: context) else { return true }
        let selection = selection(of: grid.count)
        return command == .left
            ? selection % grid.columns == 0
            : selection % grid.columns == grid.columns - 1 || selection == grid.count - 1
    }

    /// Returns the arrangement of the page's items for an action; as rows, they leave left and right to the pages.
    private func form(for action: Action, in context: Context) -> ListForm {
        switch action {
        case .command(.left) where turnsPage(.left, in: context), .command(.right) where turnsPage(.right, in: context):
            .rows()
        default: grid(in: context).map(ListForm.tiles) ?? .rows()
        }
    }

    /// The report of the absence if its row is selected in the list of days.
    private func chosenReport(in context: Context) -> AwayReport? {
        openDay == nil && context.session.hasAwayCard
            && cursors[JournalPage.days.rawValue].index(
                of: count(of: .days, in: context.session)) == 0
            ? context.session.awayReport : nil
    }

    private func hasReplay(in context: Context) -> Bool {
        if let report = chosenReport(in: context) {
            return AwaySheet.replay(report.momentsInTime, in: context.world) != nil
        }
        return dayPage?.hasReplay(of: chosenVisit, at: context.now) == true
    }

    /// Returns the replay of what is selected: the absence, a day's stories or a visit.
    private func replay(in context: Context) -> Replay? {
        if let report = chosenReport(in: context) { return AwaySheet.replay(report.momentsInTime, in: context.world) }
        return dayPage?.replay(of: chosenVisit, in: context.world)
    }

    /// The index of the open day's selected item, story or visit; `nil` on the list of days.
    private var chosenVisit: Int? { openDay == nil ? nil : dayPage.map { visitCursor.index(of: $0.itemCount) } }

    /// Performs a key's command on the page shown.
    private mutating func handle(_ command: Command, in context: Context) -> [Step] {
        switch command {
        case .left where page == .album && isViewing, .right where page == .album && isViewing:
            cursors[page.rawValue].move(command == .left ? .up : .down, in: 0..<(photos?.count ?? 0))
        case .left, .right, Section.journal.command:
            let (step, count) = (command == .left ? -1 : 1, JournalPage.allCases.count)
            return turn(to: JournalPage(rawValue: (page.rawValue + step + count) % count) ?? page)
        case .replay where page == .days:
            guard let replay = replay(in: context) else { return [.ignored(command)] }
            return [.present(.replay(replay))]
        case .create where page == .guests: return [.present(.guest(.open))]
        case .photo:
            guard let yard = posing(in: context.session) else { return [.ignored(command)] }
            return [.photo(yard.id)]
        case .sort where page == .lifeList:
            let all = species(in: context.session)
            let index = selection(of: all.count)
            isYearList.toggle()
            let other = species(in: context.session)
            // The selection stays with the kind, unless it is at the beginning of the list.
            if index > 0, let place = other.firstIndex(where: { $0.id == all[index].id }) {
                cursors[page.rawValue].choose(place, in: other.indices)
            }
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
        return page == .album ? readPhotos(in: context) : []
    }

    mutating func reveal(_ place: Place, in session: Session) {
        if case .journal(let page) = place { _ = turn(to: page) }
    }

    /// Switches to a page of the journal and returns the requests for its data.
    private mutating func turn(to page: JournalPage) -> [Step] {
        (self.page, openDay, isViewing) = (page, nil, false)
        switch page {
        case .lifeList, .gifts, .guests, .secrets: return []
        case .days: return [.perform(.journal(.visits(days: JournalLog.limit)))]
        case .charts: return [.perform(.journal(.months))]
        case .album: return [.perform(.album(.list))]
        }
    }

    /// Opens the selected item, such as a species, day or photo.
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
            if context.session.hasAwayCard, selection == 0 { return [.present(.away)] }
            (openDay, visitCursor) = (chosenDay(context.session), ListCursor())
        case .album: isViewing = chosenPhoto != nil && !isViewing
        case .gifts:
            let gifts = context.world.latestGifts()
            return gifts.indices.contains(selection) ? [.open(.bird(gifts[selection].bird))] : [.ignored(.open)]
        case .guests:
            let birds = Self.birdsOfGuests(in: context.world)
            return [birds.indices.contains(selection) ? .open(.bird(birds[selection].id)) : .present(.guest(.open))]
        case .secrets:
            let all = Self.speciesOfSecrets(in: context.session, context.words)
            return all.indices.contains(selection) ? [.open(.species(all[selection]))] : []
        case .charts: return Self.isEnhanced(context.session) ? [] : [PassScreen.premium(in: context.session)]
        }
        return []
    }

    /// The photo under the album's cursor.
    var chosenPhoto: Photo? {
        guard let photos, !photos.isEmpty else { return nil }
        return photos[cursors[JournalPage.album.rawValue].index(of: photos.count)]
    }

    /// Returns the requests that read the selected photo and those that may stand on one page with it, unless they are read
    /// already.
    private mutating func readPhotos(in context: Context) -> [Step] {
        guard page == .album, let photos, !photos.isEmpty else { return [] }
        let chosen = cursors[page.rawValue].index(of: photos.count)
        let tiles = max(Self.photosAhead, grid(in: context).map { $0.columns * $0.visibleRows } ?? 0)
        let near = (chosen - tiles..<chosen + tiles + 1).clamped(to: photos.indices)
        let names = photos[near].map(\.name)
        pictures = pictures.filter { names.contains($0.key) }
        return names.filter { pictures[$0] == nil }.map { .perform(.album(.show($0))) }
    }

    /// The least number of photos on each side of the selected one that are read ahead.
    private static let photosAhead = 12

    /// Returns the species that the charts show next: all, then each species seen.
    private func nextChart(in world: World) -> ID<Species>? {
        let all = [nil] + world.sightings.map { Optional($0.id) }
        return all[((all.firstIndex(of: chartSpecies) ?? 0) + 1) % all.count]
    }

    // MARK: Drawing

    func told(in context: Context) -> Told {
        let (session, words) = (context.session, context.words)
        var told = page(in: context) ?? albumPage(in: context)
        if page == .lifeList {
            addFriends(in: context, to: &told)
            addHopes(in: context, to: &told)
        }
        let count = openDay == nil ? count(of: page, in: session) : dayPage?.itemCount ?? 0
        let isList = count > 0 && (page != .charts || !Self.isEnhanced(session))
        if openDay != nil, !told.blocks.isEmpty {
            let day = told.blocks.removeFirst().lines[0].heard(words).text
            return Told(title: day, page: told, selected: count > 0 ? cursor.index(of: count) : nil)
        }
        let title = words.plainTwo(
            first: words.title(.journal), second: words.journalPage(String(describing: page)))
        return Told(
            title: detail(session, words).first.map { words.plainTwo(first: title, second: $0) } ?? title,
            page: told, selected: isList ? cursor.index(of: count) : nil)
    }

    func page(in context: Context) -> Page? {
        switch page {
        case .lifeList: lifeListPage(width: FactPage.textWidth(in: context), in: context)
        case .days where openDay == nil: daysPage(isRoomy: false, in: context)
        case .days: dayPage?.page(width: FactPage.textWidth(in: context), hasItems: true, in: context)
        case .album: nil
        case .gifts: giftsPage(in: context)
        case .guests: guestsPage(in: context)
        case .secrets: secretsPage(in: context)
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
        case .guests: drawGuests(in: area, frame: &frame)
        case .secrets: drawSecrets(in: area, frame: &frame)
        case .charts: drawCharts(in: area, frame: &frame)
        }
    }

    /// Draws the pages' names and, beside them, the page's total.
    private func drawTabs(in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let detail = detail(frame.session, frame.words)
        let titles = JournalPage.allCases.map { frame.words.journalPage(String(describing: $0)).columns }
        let whole = titles.reduce(0) { $0 + $1 + 3 } + (detail.last?.columns ?? 0)
        let gap = whole + 2 > painter.width ? 2 : 3
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
            x += title.columns + gap
        }
        painter.firstFitting(
            detail, y: 0, from: x + 2, alignment: .trailing, style: theme.style(.faint))
    }

    /// Returns the page's total in words, the longest form first.
    private func detail(_ session: Session, _ words: Words) -> [String] {
        let world = session.world
        switch page {
        case .lifeList:
            let (all, year) = (world.possibleSpecies(session.allowances).count, year(session))
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
        case .guests: return []
        case .secrets:
            let all = Self.speciesOfSecrets(in: session, words)
            return [words.secretsCount(count: all.count(where: world.hasFoundSecret), all: all.count)]
        case .charts: return []
        }
    }
}
