import Chronology
import Drawing
import JSON
import Storefront
import TerminalUI
import TestSupport
import Testing
import Widgets
import Words

@testable import Screens
@testable import Simulation
@testable import Session

/// The journal: lists, days, album, gifts, charts, and what is written to files.
@Suite struct JournalTests {
    @Test func theLifeListTellsWhenAndWhere() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("4"))
        let (swallow, cardinal) = (try tile("Swallow", player), try tile("Cardinal", player))
        #expect(swallow.contains("Feathered Friends") && swallow.contains("3 visits"), "\(swallow)")
        #expect(cardinal.contains("Bird Springs") && cardinal.contains("12"), "\(cardinal)")
        // The twelfth kind comes only with a Premium Pass: what is counted and what is listed agree.
        #expect(player.shows("3 of 11 kinds seen"))
        #expect(player.text.ranges(of: "still to come").count == 8)
        try player.session.perform(.store(.purchase("pass.premium")))
        player.showAgain()
        #expect(player.shows("3 of 12 kinds seen"))
        #expect(player.text.ranges(of: "still to come").count == 9)
    }

    /// The three lines of a tile of the life list that begins with a name.
    private func tile(_ name: String, _ player: Player) throws -> String {
        let rows = player.frame.textRows
        let row = try #require(rows.firstIndex { $0.contains(name) })
        let place = try #require(rows[row].firstRange(of: name))
        let column = rows[row].distance(from: rows[row].startIndex, to: place.lowerBound)
        return rows[row...row + 2].map { String($0.dropFirst(column).prefix(20)) }.joined(separator: "\n")
    }

    /// Tiles stand in rows in the order of their dates: right goes through a row and from its end to the next page, down
    /// goes to the row below, and the key line names the next page where right leads there.
    @Test func tilesAreReadInRows() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), seed: 7, after: .days(3))
        let hint = player.app.words.hintNextPage
        player.press(.character("4"))
        let all = try #require(player.app.screen as? JournalScreen).species(in: player.session)
        let columns = (all.count + 2) / 3
        for (index, species) in all.enumerated() {
            let isLast = index % columns == columns - 1 || index == all.count - 1
            #expect(player.shows("→ " + hint) == isLast && player.shows("4 " + hint) != isLast)
            player.press(.enter)
            #expect(player.shows(player.app.words.name(of: species.id)) || !player.session.world.hasSeen(species.id))
            player.press(.escape)
            guard isLast else {
                player.press(.right)
                continue
            }
            player.press(.right)
            #expect((player.app.screen as? JournalScreen)?.page == .days)
            player.press(.left)
            for _ in 0..<index % columns { player.press(.left) }
            #expect((player.app.screen as? JournalScreen)?.page == .lifeList)
            player.press(.down)
        }
    }

    /// The journal's own key turns its pages from anywhere.
    @Test func theJournalsKeyTurnsItsPages() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), seed: 7, after: .days(3))
        for page in JournalPage.allCases + [.lifeList, .days] {
            player.press(.character("4"))
            #expect((player.app.screen as? JournalScreen)?.page == page)
        }
        // The palette's entry does what it is called.
        player.press(.character(":"))
        player.type("journal")
        player.press(.enter)
        #expect((player.app.screen as? JournalScreen)?.page == .days)
    }

    /// In a window of any width the place of the first sighting is told: in the list, shortened if it is long, or below
    /// the picture.
    @Test(arguments: [60, 70, 80, 90, 120])
    func theLifeListTellsPlacesAtEveryWidth(width: Int) throws {
        let player = try Player(size: CellSize(width: width, height: 24), world: Fixture.world)
        player.press(.character("4"))
        var seen = ""
        for _ in Catalog.species {
            seen += player.text
            player.press(.down)
        }
        #expect(seen.contains("Feather") && seen.contains("Bird Sp"))
    }

    /// Everybody goes by the word that tells it from others of its kind, wherever a line has room for that.
    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func aDayNamesEverybodyWhole(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), seed: 7, after: .days(3))
        player.press(.character("4"), .character("4"), .down, .enter, .end)
        let visits = try #require((player.app.screen as? JournalScreen)?.dayPage?.visits)
        for visit in visits.suffix(3) {
            #expect(player.shows(player.app.words.name(of: visit.bird, in: player.session.world)), "\(player.text)")
        }
    }

    /// A visit that still goes on has no story yet: its bird is here.
    @Test func aStoryIsToldOfAVisitThatIsOver() throws {
        var present = 0
        for hours in 2...9 {
            let player = try Player(seed: 7, after: .hours(Int64(hours)))
            player.press(.character("4"), .character("4"), .down)
            let (day, now) = (try #require((player.app.screen as? JournalScreen)?.dayPage), player.session.world.clock)
            present += day.visits.count { $0.isPresent(at: now) }
            #expect(day.stories.allSatisfy { !$0.visit.isPresent(at: now) })
        }
        #expect(present > 0)
    }

    /// The end of the charts is where the last row shows: from there each key up shows something else.
    @Test func theChartsEndWhereTheyDo() throws {
        let player = try Player(size: CellSize(width: 60, height: 20), world: Fixture.world)
        player.session.entitlements.pass = .premium
        player.press(.character("4"), .left, .end)
        let (end, rows) = (player.frame, player.frame.textRows)
        // No more than a gap between two charts is empty.
        let isEmpty = rows[4..<19].map { $0.allSatisfy { " ▕▐".contains($0) } }
        #expect(!zip(isEmpty, isEmpty.dropFirst()).contains { $0 && $1 }, "\(player.text)")
        player.press(.down)
        #expect(player.frame == end)
        player.press(.up)
        #expect(player.frame != end)
    }

    /// The list of days ends before the days do: its last row says where the rest is.
    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func theLastDaySaysWhereTheRestIs(width: Int, height: Int) throws {
        let size = CellSize(width: width, height: height)
        let whole = try Player(size: size, seed: 7, after: .days(20))
        whole.press(.character("4"), .character("4"), .end)
        #expect(!whole.says("Older days"))
        let player = try Player(size: size, seed: 7, after: .days(80))
        player.press(.character("4"), .character("4"), .end)
        // The sidebar stands between the lines of what is wrapped.
        #expect(player.says("Older days aren’t listed here. E saves"), "\(player.text)")
        #expect(player.says("every visit to a file."), "\(player.text)")
    }

    @Test func theYearHasAListOfItsOwn() throws {
        var world = Fixture.world
        // The swallow that was seen first is last year's.
        let index = try #require(world.sightings.firstIndex { $0.id == .swallow })
        world.sightings[index].first.date = Fixture.now - .days(400)
        world.sightings[index].years = []
        let player = try Player(size: CellSize(width: 120, height: 40), world: world)
        player.press(.character("4"), .character("o"))
        #expect(player.shows("2 of 11 kinds seen in 2026"))
        #expect(try tile("Swallow", player).contains("not yet this year"))
        player.press(.character("o"))
        #expect(player.shows("3 of 11 kinds seen") && !player.shows("not yet"))
    }

    @Test func aSpeciesLeadsToItsBirds() throws {
        let player = try Player(size: CellSize(width: 120, height: 60), world: Fixture.world)
        player.press(.character("4"), .enter)
        #expect(player.app.place == .species(.swallow) && player.shows("Birds met: 2 of 2") && player.shows("tswit"))
        player.press(.enter)
        #expect(player.app.place == .bird(ID("swallow")))
        player.press(.escape, .escape)
        #expect(player.app.place == .section(.journal))
    }

    /// What is known of a secret stands on its page with what of it is there, for the eye and for the ear.
    @Test func secretsTellWhatIsThere() throws {
        var world = Fixture.world
        let dove = try #require(world.sightings.firstIndex { $0.id == .dove })
        world.sightings[dove].visits = 3 * Rarity.common.visitsForAClue
        let player = try Player(size: CellSize(width: 120, height: 40), world: world)
        player.press(.character("4"), .left, .left)
        let states = try #require(world.rumor(of: .dove)).parts.map(\.state)
        #expect(player.shows("3 of 3 known"))
        #expect(states.contains(.missing) == player.shows("○ "))
        player.press(.enter)
        #expect(player.app.place == .species(.dove))
        player.press(.escape)
        player.session.settings.isPlain = true
        player.hand(.tick)
        player.showAgain()
        #expect(states.contains(.missing) && player.shows(" missing"), "\(player.text)")
    }

    /// The line on the first screen says how much of a secret it has no room for.
    @Test func theLineOfASecretCountsWhatItLeavesOut() throws {
        var world = Fixture.world
        let dove = try #require(world.sightings.firstIndex { $0.id == .dove })
        world.sightings[dove].visits = 3 * Rarity.common.visitsForAClue
        // Longer than any language.
        let long = try #require(Language("en-XA"))
        var left: Set<Int> = []
        for width in 60...120 {
            let player = try Player(size: CellSize(width: width, height: 24), world: world, language: long)
            let rumor = try #require(player.session.rumor)
            #expect(rumor.species == .dove)
            let row = try #require(player.frame.textRows.first { $0.contains("○ ") }, "\(player.text)")
            let parts = rumor.parts.count + (rumor.waking == nil ? 0 : 1)
            let missing = parts - row.count { "○✓".contains($0) } + rumor.unknown
            let more = Words(long).rumorUnknown(count: rumor.unknown)
            #expect(row.contains(" +\(missing)") == (missing > 0 && !row.contains(more)), "\(row)")
            left.insert(missing)
        }
        #expect(left.count > 1, "something is left out at some width")
    }

    /// For the ear, the line about a secret says what is in place and what is missing.
    @Test func aSecretIsHeardWithWhatIsMissing() throws {
        var world = Fixture.world
        let dove = try #require(world.sightings.firstIndex { $0.id == .dove })
        world.sightings[dove].visits = 2 * Rarity.common.visitsForAClue
        let player = try Player(size: CellSize(width: 120, height: 40), world: world, isPlain: true)
        let rumor = try #require(player.session.rumor)
        let line = try #require(RumorLine.text(in: player.app.context))
        for part in rumor.parts {
            let thing = player.app.words.part(part, at: player.session.now)
            switch part.state {
            case .inPlace: #expect(line.contains("\(thing) in place"), "\(line)")
            case .missing: #expect(line.contains("\(thing) missing"), "\(line)")
            case .comes: #expect(line.contains(thing), "\(line)")
            }
        }
        #expect(rumor.parts.contains { $0.state == .missing } && player.says(line), "\(line)\n\(player.text)")
    }

    /// Below the portrait in a small window stand whole sentences about the selected kind, clear of a long yard's name,
    /// and the list ends with what there is to look forward to.
    @Test(arguments: 20...24) func theStoryOfAKindIsWhole(height: Int) throws {
        var world = Fixture.world
        for index in world.backyards.indices { world.backyards[index].name = "Winding Garden Paths" }
        let player = try Player(size: CellSize(width: 60, height: height), world: world)
        player.press(.character("4"))
        for kind in player.session.world.sightings.sorted(by: { $0.first.date < $1.first.date }) {
            let rows = player.frame.textRows.dropLast().map {
                $0.dropFirst(40).split(separator: " ").joined(separator: " ")
            }
            let name = try #require(rows.lastIndex { $0 == Words().name(of: kind.id) }, "\(player.text)")
            let story = rows[(name + 1)...].filter { !$0.isEmpty }.joined(separator: " ")
            let words = Words()
            let texts = [words.about(kind.id), words.habits(of: kind.id), "♪ " + words.song(of: kind.id)]
            #expect(
                (texts + texts.map(words.firstSentence)).contains { !$0.isEmpty && story.hasSuffix($0) },
                "\(player.text)")
            player.press(.down)
        }
        player.press(.end)
        let hope = try #require(world.upcomingEvents(player.session.allowances).last)
        let last = Words().sentence(for: hope, in: world).split(separator: " ").suffix(2).joined(separator: " ")
        #expect(player.shows("To look forward to") && player.shows(last), "\(player.text)")
    }

    /// Kinds with more in place come first, and the name decides between equals.
    @Test func secretsStandInAnOrderThatIsSeen() throws {
        var world = Fixture.world
        var line = try JSONValue(encoding: world.sightings[0])
        world.sightings = try Catalog.species.map { kind in
            line["id"] = .string(kind.id.rawValue)
            var sighting = try line.decode(Sighting.self)
            sighting.visits = 3 * kind.rarity.visitsForAClue
            return sighting
        }
        let player = try Player(size: CellSize(width: 120, height: 60), world: world)
        let known = JournalScreen.speciesOfSecrets(in: player.session, Words()).filter { world.rumor(of: $0) != nil }
        let missing = try known.map { try #require(world.rumor(of: $0)).parts.count { $0.state != .inPlace } }
        #expect(known.count > 3 && missing == missing.sorted())
        for (one, next) in zip(known.indices, known.indices.dropFirst()) where missing[one] == missing[next] {
            #expect(Words().name(of: known[one]) < Words().name(of: known[next]))
        }
    }

    @Test func whatWasNeverSeenIsAHint() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        for species in Catalog.species where !player.session.world.hasSeen(species.id) {
            _ = player.app.open(try #require(DeepLink("backyardbirds://journal")))
            player.app.open(.species(species.id))
            player.press(.up)
            let hasName = player.frame.textRows.contains { $0.contains(Words().name(of: species.id)) }
            #expect(player.shows("What might bring it") && !hasName, "\(species.id)")
        }
    }

    @Test func daysCountAndOpen() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("4"), .character("4"))
        #expect(player.shows("Sat 21 Nov") && player.shows("Fri 20 Nov") && player.shows("Saturday, 21 Nov 2026"))
        guard case .visits(let visits) = try player.session.perform(.journal(.visits(days: JournalLog.limit))) else {
            return
        }
        let log = JournalLog(visits, player.session)
        #expect(log.days.map(\.visits.count) == [7, 1])
        #expect(log.days.allSatisfy { $0.visits == $0.visits.sorted { $0.arrival > $1.arrival } })
        player.press(.down, .enter)
        #expect(player.shows("Friday, 20 Nov 2026") && player.shows("1 visit"))
        player.press(.enter)
        #expect(player.app.place == .bird(ID("swallow-2")))
        player.press(.escape, .escape)
        #expect(player.shows("Sat 21 Nov"))
    }

    @Test func giftsTellFromWhom() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("4"), .character("4"), .character("4"), .character("4"))
        #expect(player.shows("Feather") && player.shows("from Pip the cardinal") && player.shows("in Bird Springs"))
        #expect(player.shows("Blue thread") && player.shows("a yard that’s gone"))
        player.press(.right, .enter)
        #expect(player.app.place == .bird(ID("pip")) && player.shows("Gifts for you"))
    }

    @Test func chartsComeWithThePremiumPass() throws {
        let player = try Player(size: CellSize(width: 150, height: 50), world: Fixture.world)
        player.press(.character("4"), .left)
        #expect(player.shows("With a Premium Pass") && player.shows("(an example)") && !player.shows("Visits by yard"))
        player.session.entitlements.pass = .premium
        player.press(.up)
        #expect(player.shows("All birds") && player.shows("Visits by time of day") && player.shows("Visits by yard"))
        let rows = player.frame.textRows
        // Nobody has had premium food, which alone is liked.
        #expect(rows.contains { $0.contains(/How many +love +so-so +dislike/) })
        // Birds, not meals: Pip, who has had them twice, and the swallow.
        #expect(rows.contains { $0.contains(/Sunflower Seeds +1 +0 +1/) })
        player.press(.character("o"))
        #expect(player.shows("Swallow") && !player.shows("All birds"))
    }

    // MARK: Files

    /// An empty album shows a living yard through a viewfinder, and the key takes that yard's photo; not in a game in
    /// memory, which has no album.
    @Test(arguments: [true, false]) func anEmptyAlbumShowsAViewfinder(isSaved: Bool) throws {
        let player = try Player(
            size: CellSize(width: 120, height: 40), drawsPictures: true, saves: isSaved ? MemoryFiles() : nil)
        player.press(.character("4"), .character("4"), .character("4"))
        let yard = (player.app.screen as? JournalScreen)?.posing(in: player.session)
        #expect((yard != nil) == isSaved && player.shows("──┐") == isSaved && player.shows("└──") == isSaved)
        #expect(player.app.screen.visibleBackyards(in: player.app.context) == [yard?.id].compactMap(\.self))
        guard let yard else { return }
        #expect(player.shows("The album is empty"))
        player.press(.character("p"))
        #expect(player.effects.contains(.photo(yard.id)))
    }

    @Test func theAlbumListsShowsAndDeletes() throws {
        let files = MemoryFiles()
        let player = try Player(size: CellSize(width: 120, height: 40), drawsPictures: true, saves: files)
        var picture = CellGrid(size: CellSize(width: 40, height: 10))
        for x in 0..<40 { picture[x, 3] = Cell("▀", style: CellStyle(foreground: .rgb(RGB(250, 10, 10)))) }
        try player.session.perform(
            .album(
                .keep(
                    title: "Calm Palms",
                    [
                        PhotoVersion(ending: "svg", text: picture.svg()),
                        PhotoVersion(ending: "ansi", text: picture.ansiText()),
                    ])))
        player.press(.character("4"), .character("4"), .character("4"))
        let name = try #require(player.session.photos().first?.name)
        #expect(player.shows("Calm Palms") && player.shows("1 photo") && name.hasSuffix("calm-palms"))
        #expect(!player.shows(".ansi"), "a path is no caption")
        let red = player.frame.cells.contains {
            guard case .rgb(let color) = $0.style.foreground else { return false }
            return color.red > 60 && color.green < 20
        }
        #expect(red)
        player.press(.character("d"))
        // As dates are written everywhere; only the file's name keeps its own way.
        let day = player.app.words.day(player.session.now, player.session)
        #expect(player.shows("Delete this photo?") && player.says("on \(day) at "), "\(player.text)")
        player.press(.escape)
        #expect(player.shows(day) && !player.shows(name.prefix(10) + " "), "\(player.text)")
        #expect(player.session.photos().count == 1)
        player.press(.character("d"), .enter)
        #expect(player.shows("Delete"))
        player.press(.character("D"))
        let left = try files.list("/data/profiles/default/album")
        #expect(player.session.photos().isEmpty && left.isEmpty && player.shows("The album is empty"))
    }

    /// A photo that the player takes, not a postcard that is kept by itself, and only where the terminal takes it.
    @Test func aPhotosPathIsCopied() throws {
        let player = try Player(size: CellSize(width: 160, height: 40), saves: MemoryFiles())
        func keep(_ date: Instant? = nil) -> [String] {
            let photo = Request.album(
                .keep(title: "Calm Palms", [PhotoVersion(ending: "svg", text: "<svg/>")], of: date))
            player.hand(.answer(Answer(photo, of: player.session)))
            player.pass(.seconds(2))
            return player.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
        }
        #expect(keep().isEmpty && !player.shows("Its path is copied."))
        var capabilities = player.app.options.capabilities
        capabilities.takesCopies = true
        player.app.use(capabilities)
        #expect(keep(player.session.now).isEmpty)
        let copied = keep()
        #expect(copied.count == 1 && copied[0].hasPrefix("/data/") && copied[0].hasSuffix(".svg"))
        #expect(player.shows("Its path is copied."), "\(player.text)")
    }

    /// A photo among tiles is as large as the others, however much is written on it.
    @Test func lettersTakeNoRoomFromATile() {
        var picture = CellGrid(size: CellSize(width: 80, height: 30))
        for index in picture.cells.indices {
            picture.cells[index] = Cell(" ", style: CellStyle(background: .rgb(RGB(60, 120, 200))))
        }
        let room = CellSize(width: 33, height: 12)
        var sizes: Set<CellSize> = []
        for rows in 1...4 {
            for row in 0..<rows {
                for (x, letter) in "A line that is written below the picture".enumerated() {
                    picture[x + 2, 29 - row] = Cell(letter, style: picture[x, 0].style)
                }
            }
            sizes.insert(JournalScreen.look(of: picture, in: room, hasWords: false).cells.size)
        }
        #expect(sizes.allSatisfy { $0.width >= 30 || $0.height == room.height }, "\(sizes)")
    }

    /// In a large window photos are tiles, aligned, with dates below them.
    @Test func theAlbumHasTiles() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), drawsPictures: true, saves: MemoryFiles())
        let ink = RGB(250, 10, 10)
        var picture = CellGrid(size: CellSize(width: 60, height: 20))
        for index in picture.cells.indices { picture.cells[index] = Cell(" ", style: CellStyle(background: .rgb(ink))) }
        for number in 1...7 {
            try player.session.perform(
                .album(.keep(title: "Photo \(number)", [PhotoVersion(ending: "ansi", text: picture.ansiText())])))
            player.pass(.seconds(2))
        }
        player.press(.character("4"), .character("4"), .character("4"))
        func isRed(_ cell: Cell) -> Bool { [cell.style.foreground, cell.style.background].contains(.rgb(ink)) }
        let titles = player.frame.textRows.enumerated().flatMap { y, row in
            (1...7).flatMap { row.ranges(of: "Photo \($0)").map { (y: y, x: row[..<$0.lowerBound].count) } }
        }
        // Six of them on the page, the selected one once more beside them.
        #expect(titles.count == 7, "\(player.text)")
        #expect(Set(titles.map(\.x)).count <= 3)
        let red = player.frame.cells.count(where: isRed)
        #expect(red * 4 > player.size.width * player.size.height, "the page is full of pictures: \(red) cells")
        player.press(.down, .down, .down, .down, .down, .down)
        #expect(player.shows("Photo 1"))
        // After the last photo there is no next one.
        player.press(.enter)
        #expect(player.shows("smaller") && !player.shows("next photo"))
        player.press(.left)
        #expect(player.shows("next photo"))
    }

    /// A window that grows reads the photos for which it has more room.
    @Test func aLargerWindowReadsItsPhotos() throws {
        let player = try Player(size: CellSize(width: 80, height: 24), drawsPictures: true, saves: MemoryFiles())
        let picture = CellGrid(size: CellSize(width: 20, height: 8), filledWith: Cell("x"))
        for number in 1...40 {
            try player.session.perform(
                .album(.keep(title: "Photo \(number)", [PhotoVersion(ending: "ansi", text: picture.ansiText())])))
            player.pass(.seconds(2))
        }
        player.press(.character("4"), .character("4"), .character("4"))
        func read() throws -> Int { try #require(player.app.screen as? JournalScreen).pictures.count }
        let before = try read()
        player.resize(200, 90)
        #expect(try before < 40 && read() > before)
    }

    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { CellSize(width: $0.0, height: $0.1) }

    /// What a photo shows has its whole name beside it, and what is written on it stays to be read.
    @Test(arguments: sizes) func theAlbumsWordsAreWhole(size: CellSize) throws {
        let player = try Player(size: size, drawsPictures: true, saves: MemoryFiles())
        let yard = try #require(player.session.world.backyards.first { $0.name == "Feathered Friends" })
        player.press(.character("5"))
        let screen = player.app.photo(
            of: player.size, pictures: player.pictures)
        let title = player.app.photoTitle
        #expect(title == "Shop")
        let card = Postcard(of: yard, in: player.session, player.app.words).photo(player.pictures)
        let greeting = player.app.words.postcardGreeting(yard: yard.name)
        try player.session.perform(
            .album(.keep(title: title, [PhotoVersion(ending: "ansi", text: screen.ansiText())])))
        player.pass(.seconds(2))
        let long = "Secret found: black card of the goldfinch of the sea"
        try player.session.perform(.album(.keep(title: long, card)))
        player.pass(.seconds(2))
        try player.session.perform(.album(.keep(title: yard.name, card)))
        player.press(.character("4"), .character("4"), .character("4"), .home)
        #expect(
            !player.shows("…") && (player.shows("goldfinch of the") || player.says("goldfinch of the sea")),
            "\(player.text)")
        // On a tile the time is below the name, in a list before it.
        let rows = player.frame.textRows
        let below = size.width >= 120 ? 1 : 0
        let titles = rows.indices.dropLast().filter {
            rows[$0].contains("Feathered Friends") && rows[$0 + below].contains(":")
        }
        #expect(!titles.isEmpty, "\(player.text)")
        if size.width >= 80 { #expect(player.says(greeting), "\(player.text)") }
        player.press(.enter)
        #expect(player.says(greeting), "\(player.text)")
        // The first one, at its full size or its beginning.
        player.press(.right, .right)
        #expect(player.shows("Bird Food Shop"), "\(player.text)")
        player.press(.left, .left)
        #expect(player.says(greeting))
    }

    /// A sentence that a card had parted is parted anew where it stands below a smaller picture.
    @Test(arguments: [
        (
            ["Gray owl  20:15", "Field notes: chickadees come for snake", "plants."],
            ["Gray owl  20:15", "Field notes: chickadees come", "for snake plants."]
        ),
        (
            ["Gray owl  20:15", "Field notes: none.", "Greetings."],
            ["Gray owl  20:15", "Field notes: none.", "Greetings."]
        ),
    ])
    func aCardsSentencesAreWhole(lines: [String], below: [String]) {
        var photo = CellGrid(size: CellSize(width: 44, height: 24), filledWith: Cell("▀"))
        photo.paint(.leftToRight) { painter in
            for (row, line) in lines.enumerated() {
                painter.line(line, y: 21 + row, from: 2, to: 42, style: CellStyle())
            }
        }
        #expect(JournalScreen.look(of: photo, in: CellSize(width: 30, height: 22)).words == below)
    }

    @Test(arguments: JournalFormat.allCases)
    func exportsNameTheirFile(format: JournalFormat) throws {
        let files = MemoryFiles()
        let player = try Player(size: CellSize(width: 120, height: 40), saves: files)
        player.pass(.hours(3))
        player.session.saveNow()
        player.press(.character("4"), .character("E"))
        for _ in 0..<(JournalFormat.allCases.firstIndex(of: format) ?? 0) { player.press(.down) }
        player.press(.enter)
        let name = try #require(try files.list("/data/profiles/default/exports").first)
        #expect(name.hasSuffix(".\(format.fileEnding)") && player.shows(name))
        let text = String(
            decoding: try files.read("/data/profiles/default/exports/\(name)"), as: UTF8.self)
        var visits: [Visit] = []
        try player.session.enumerateJournal { visits.append($0) }
        #expect(visits.count > 3)
        switch format {
        case .text: #expect(text.split(separator: "\n").count == visits.count && text.contains(" in Bird Springs"))
        case .csv:
            #expect(text.hasPrefix("arrival,departure,yard") && text.split(separator: "\n").count == visits.count + 1)
        case .json:
            let rows = try JSONValue(parsing: Array(text.utf8)).arrayValue
            #expect(rows?.count == visits.count)
        }
    }

    @Test func inMemoryNothingIsWritten() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("4"), .character("E"), .enter)
        #expect(player.shows("so nothing is written"))
    }

    // MARK: Pictures

    @Test func photosAreReadAsTheyWereWritten() {
        var grid = CellGrid(size: CellSize(width: 7, height: 3))
        for (index, cell) in grid.cells.indices.enumerated() {
            let color = RGB(UInt8(index * 11), UInt8(200 - index), 7)
            grid.cells[cell] = Cell(
                ["▚", "A", " ", "▀"][index % 4],
                style: CellStyle(
                    foreground: .rgb(color), background: index % 3 == 0 ? .standard : .rgb(RGB(3, 4, 5)),
                    attributes: index % 5 == 0 ? [.bold, .underline] : []))
        }
        #expect(CellGrid(ansiText: grid.ansiText()) == grid)
    }

    /// A caption in wide letters is read with the columns that they take.
    @Test func wideLettersOfPhotosAreRead() {
        var grid = CellGrid(size: CellSize(width: 12, height: 1))
        let end = grid.paint { $0.put("庭 Pip 의", at: CellPoint(x: 0, y: 0), style: .plain) }
        #expect(end == 9)
        #expect(CellGrid(ansiText: grid.ansiText(), columns: TextWidth.columns(of:)) == grid)
    }

    @Test(arguments: [(40, 12), (20, 30), (7, 3), (1, 1), (300, 300), (0, 5)])
    func photosFit(width: Int, height: Int) {
        let grid = CellGrid(
            size: CellSize(width: 60, height: 20),
            filledWith: Cell(" ", style: CellStyle(background: .rgb(RGB(9, 99, 199)))))
        let small = grid.fitted(into: CellSize(width: width, height: height))
        #expect(small.width <= width || small.width == 60 && width >= 60)
        #expect(small.height <= height)
        let isEven = small.cells.allSatisfy { $0.style.background == .rgb(RGB(9, 99, 199)) }
        #expect(isEven)
    }

    @Test(arguments: [
        "", "\u{1B}", "\u{1B}[", "\u{1B}[38;2", "\u{1B}[38;2;1;2m", "\u{1B}[48;5;1mX", "\u{1B}[999999999999mX",
    ])
    func damagedPhotosAreHarmless(text: String) {
        #expect(CellGrid(ansiText: text).width <= 1)
    }
}

/// Birds: names, orders, memories.
@Suite struct BirdTests {
    @Test func aBirdThatKnowsTheYardsCanBeNamed() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("2"))
        #expect(player.click("Pip") && player.app.place == .bird(ID("pip")))
        player.press(.character("e"), .end)
        player.type("pin")
        player.press(.escape)
        #expect(player.session.world.bird(ID("pip"))?.name == "Pip")
        player.press(.character("e"), .end)
        player.type("pin")
        player.press(.enter)
        #expect(player.session.world.bird(ID("pip"))?.name == "Pippin" && player.shows("Its name is Pippin now"))
        player.press(.character("u"))
        #expect(player.session.world.bird(ID("pip"))?.name == "Pip")
        player.press(.character("e"), .control("u"), .enter)
        #expect(player.session.world.bird(ID("pip"))?.name == nil && player.shows("It goes without a name again"))
    }

    @Test func aStrangerHasNoName() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("2"))
        #expect(player.click("Blue dove"))
        player.press(.character("e"))
        #expect(player.shows("To name it: 7 more visits or 3 loved meals."))
    }

    @Test func memoriesAreTold() throws {
        var world = Fixture.world
        world.birds[0].memories = [
            Bird.YardMemory(backyard: ID("a"), lovedMeals: 4), Bird.YardMemory(backyard: ID("b"), dislikedMeals: 2),
        ]
        let player = try Player(size: CellSize(width: 160, height: 50), world: world)
        player.press(.character("2"))
        #expect(
            player.click("Pip") && player.shows("Bird Springs, fondly") && player.shows("Chirp Center, with a shudder"))
    }

    @Test func ordersGoRound() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("2"))
        for words in ["favorites first", "by kind", "by favorite food", "by disliked food", "latest first"] {
            player.press(.character("o"))
            #expect(player.shows(words))
        }
    }
}
