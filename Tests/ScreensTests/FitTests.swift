import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Nothing is ever cut off: every word on the screen is a whole word that is written somewhere in the sources.
@Suite struct FitTests {
    static let widths = [60, 61, 67, 69, 75, 76, 80, 91, 96, 109, 110, 120, 133, 150, 171, 200]
    static let heights = [20, 23, 30, 37, 60]

    @Test(arguments: Stop.allCases)
    func noWordIsCutAtAnySize(stop: Stop) throws {
        let known = Self.dictionary
        let player = try Player(world: Fixture.world)
        stop.visit(player)
        for height in Self.heights {
            for width in Self.widths {
                player.resize(width, height)
                let rows = Self.foreground(player).map { stop.showsWidgets ? Self.withWholeNames($0) : $0 }
                let cut = Set(rows.flatMap(Self.words)).subtracting(known)
                let marked = rows.filter { $0.contains("…") }
                guard cut.isEmpty, marked.isEmpty else {
                    Issue.record(
                        "\(stop) at \(width)×\(height): \(cut.sorted()) \(marked)\n\(rows.joined(separator: "\n"))")
                    return
                }
            }
        }
    }

    /// The same among many birds, plants and stories, as a world has them after weeks.
    @Test(arguments: Stop.allCases.filter { !$0.showsWidgets })
    func noWordIsCutInALivedWorld(stop: Stop) throws {
        let player = try Player(seed: 7, after: .days(9))
        for yard in player.session.world.backyards { _ = try? player.session.perform(.refillFood(yard.id)) }
        player.pass(.minutes(40))
        stop.visit(player)
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            player.resize(width, height)
            for key in [nil, Key.down, .down, .down] {
                if let key { player.press(key) }
                let rows = player.frame.textRows
                #expect(rows.filter { $0.contains("…") } == [])
            }
        }
    }

    /// Texts are as wide in every language as they have room.
    @Test(arguments: Stop.allCases.filter { !$0.showsWidgets }, Language.offered.filter { $0 != .english })
    func noWordIsCutInAnyLanguage(stop: Stop, language: Language) throws {
        let player = try Player(world: Fixture.world, language: language)
        stop.visit(player)
        for (width, height) in [(60, 20), (80, 24), (120, 40), (200, 60)] {
            player.resize(width, height)
            let rows = player.frame.textRows
            #expect(rows.filter { $0.contains("…") } == [], "\(language.code) at \(width)×\(height)")
        }
    }

    /// No screen looks half finished: its largest blank rectangle is less than a third of it.
    @Test(arguments: [Stop.journal, .gifts, .charts, .account, .birds, .plants, .shop, .widgetGallery])
    func nothingIsLeftBlank(stop: Stop) throws {
        let player = try Player(seed: 7, after: .days(9))
        stop.visit(player)
        player.resize(120, 40)
        var (heights, largest) = ([Int](repeating: 0, count: 120), 0)
        for row in player.frame.textRows {
            for (x, glyph) in row.enumerated() { heights[x] = glyph == " " ? heights[x] + 1 : 0 }
            for left in heights.indices {
                var height = Int.max
                for right in left..<heights.count where height > 0 {
                    height = min(height, heights[right])
                    largest = max(largest, height * (right - left + 1))
                }
            }
        }
        #expect(largest * 100 < 35 * 120 * 40, "\(largest) of \(120 * 40) cells\n\(player.text)")
    }

    /// The example of the charts stands whole on the page that offers them.
    @Test(arguments: [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
    func theExampleOfChartsIsShown(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        Stop.charts.visit(player)
        #expect(player.shows(player.app.words.chartsAxisHour) && player.shows(player.app.words.chartsAxisVisits))
    }

    /// Every plant, with every one of its varieties, is called by its whole name while one decorates.
    @Test(arguments: [(60, 20), (80, 24), (110, 30), (120, 40), (200, 60)])
    func everyPlantIsNamedWhole(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        player.press(.enter, .character("e"), .end)
        // In front, and in the middle: what a place is called takes room, too.
        for _ in 0..<2 {
            for _ in 0...PlantKind.allCases.count {
                player.press(.right)
                for _ in 0..<Decoration.plantVariants {
                    player.press(.character("v"))
                    #expect(player.frame.textRows.filter { $0.contains("…") } == [])
                }
            }
            player.press(.up, .up, .up, .up)
        }
    }

    /// Whatever can be done on the account's page is called by its whole name.
    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func whatTheAccountOffersIsNamedWhole(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        var settings = player.session.settings
        settings.transactionManager = true
        _ = try player.session.perform(.changeSettings(settings))
        player.press(.character("7"))
        for _ in 0..<8 {
            player.press(.down)
            #expect(player.frame.textRows.filter { $0.contains("…") } == [])
        }
    }

    /// Whatever a bird does, and whatever it has had before, is told in whole words beside the picture.
    @Test(arguments: Catalog.premiumFoods + Catalog.standardFoods)
    func everyDoingIsToldWhole(food: Food) {
        let (words, width) = (Words(), 24)
        for enjoyment in Enjoyment.allCases {
            for activity in Activity.allCases {
                let visit = Visit(
                    id: ID("v"), backyard: ID("a"), bird: ID("pip"), species: .cardinal, perch: .feeder,
                    arrival: Fixture.now, departure: Fixture.now, food: food.id, drank: true, enjoyment: enjoyment)
                for perch in Perch.allCases {
                    let doing = Doing(visit: visit.id, perch: perch, activity: activity, until: Fixture.now)
                    for line in words.doing(visit, doing, width: width) {
                        #expect(TextWidth.columns(of: line) <= width, "\(line)")
                    }
                }
            }
        }
    }

    @Test(arguments: Stop.allCases)
    func regionsLieOnTheScreen(stop: Stop) throws {
        let player = try Player(world: Fixture.world)
        stop.visit(player)
        for size in [(60, 20), (80, 24), (120, 40), (200, 60)] {
            player.resize(size.0, size.1)
            if let cursor = player.cursor { #expect(CellRect(player.size).contains(cursor)) }
        }
        #expect(
            (player.cursor != nil)
                == [
                    Stop.birdsSearch, .redeem, .accountEdit, .yardSearch, .newYard, .birdName, .palette, .newWidget,
                    .widgetYard, .sendGuest, .openLetter,
                ]
                .contains(stop))
    }

    /// Hints are left out whole: what stands on the last line is a run of keys and words that are all known.
    @Test(arguments: Array(60...120))
    func hintsAreWhole(width: Int) throws {
        let player = try Player(size: CellSize(width: width, height: 24), world: Fixture.world)
        player.press(.enter)
        let line = player.frame.textRows.last ?? ""
        let hints = line.split(separator: "   ").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
        let whole = [
            "r refill", "w water", "f food", "s favorite", "→ next yard", "Esc back", "Enter visitor", "u undo",
            "? help",
            "e decorate", "d remove", "p photo",
        ]
        #expect(hints.last == "Esc back" && hints.contains { $0.hasSuffix("? help") })
        #expect(hints.allSatisfy { whole.contains($0) || $0.hasSuffix("? help") }, "\(hints)")
    }

    /// The rows of the sheet where one is open, else all: a sheet may cover half a word of what is behind it.
    private static func foreground(_ player: Player) -> [String] {
        guard let top = player.find("╭"), let bottom = player.find("╯") else { return player.frame.textRows }
        return (top.y...bottom.y).map { y in
            String(
                (top.x...bottom.x).compactMap { x in
                    if case .glyph(let glyph) = player.frame[x, y].content { glyph } else { nil }
                })
        }
    }

    /// A widget cuts a yard's name where it has no more room; that is how it shows everywhere.
    private static func withWholeNames(_ row: String) -> String {
        guard row.contains("…") else { return row }
        var row = row
        for name in Fixture.yards.map(\.name) {
            for length in (4..<name.count).reversed() {
                row = row.replacing(name.prefix(length) + "…", with: name)
            }
        }
        return row
    }

    // MARK: The dictionary

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }

    private static let dictionary: Set<String> = {
        let root = String(#filePath.prefix(upTo: #filePath.range("/Tests/ScreensTests/")))
        var known: Set<String> = []
        for folder in [
            "Sources/Screens", "Sources/Words", "Sources/Simulation", "Sources/Storefront", "Sources/Session",
            "Sources/TerminalUI", "Sources/Widgets",
            "Assets", "Tests/ScreensTests/Support",
        ] {
            for file in files(in: root + "/" + folder) {
                let all = words(file)
                known.formUnion(all)
                known.formUnion(all.map(\.capitalizedFirst))
                known.formUnion(all.map { $0.lowercased() })
            }
        }
        return known
    }()

    private static func files(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var texts: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix(".") else { continue }
            let path = folder + "/" + name
            if [".swift", ".storekit", ".xcstrings"].contains(where: name.hasSuffix) {
                texts.append(read(path))
            } else if !name.contains(".") {
                texts += files(in: path)
            }
        }
        return texts
    }

    private static func read(_ path: String) -> String {
        guard let file = fopen(path, "rb") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// Where `part` begins; the end if it does not occur.
    fileprivate func range(_ part: String) -> String.Index {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(part) { return index }
            index = self.index(after: index)
        }
        return endIndex
    }
}
