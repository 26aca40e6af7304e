import Drawing
import Simulation
import TerminalUI
import Testing

@testable import Screens
@testable import Session

/// Pages as values: what stands where, without drawing.
@Suite struct PageTests {
    private func lines(_ width: Int, unicode: Bool = true, _ make: (inout Page) -> Void) -> [String] {
        var page = Page()
        make(&page)
        return PageLayout(page, width: width, symbols: Symbols(unicode: unicode)).lines
    }

    @Test(arguments: [
        (24, "Visits ────── 12 in all"), (17, "Visits 12 in all"), (16, "Visits ─────────"), (6, "Visits"),
        (4, "Vis…"),
    ])
    func aHeadingDropsItsDetailBeforeItsTitle(width: Int, wanted: String) {
        let all = lines(width) { $0.heading("Visits", detail: "12 in all") }
        #expect(all.count == 1 && all[0].columns <= width)
        #expect(all[0].filter { !"─ ".contains($0) } == wanted.filter { !"─ ".contains($0) }, "\(all)")
    }

    @Test func aFactWrapsBesideItsName() {
        let all = lines(30) { $0.fact("Food", "sunflower seeds and peanuts") }
        #expect(all == ["Food        sunflower seeds", "            and peanuts"])
        #expect(lines(44) { $0.fact("Food", "corn") } == ["Food          corn"])
    }

    @Test(arguments: [(40, "Mopsy the dove ★"), (12, "Mop ★"), (9, "Mop ★")])
    func whatEndsAtTheEdgeKeepsItsRoom(width: Int, start: String) {
        let all = lines(width) {
            $0.add(
                Page.Line(
                    Page.Piece("2m", at: .trailing(0)), Page.Piece(["Mopsy the dove", "Mop"], gap: 3),
                    Page.Piece("★", at: .following(1))))
        }
        #expect(all[0].columns == width && all[0].hasPrefix(start) && all[0].hasSuffix("2m"), "\(all)")
    }

    @Test(arguments: [
        ("dove", [4..<8]), ("DÓVE", [4..<8]), ("鳥", [0..<2]), ("鳥  D", [0..<5]), ("owl", []), ("", []),
    ])
    func aSearchFindsColumns(query: String, columns: [Range<Int>]) throws {
        var page = Page()
        page.add(Page.Line(Page.Piece("鳥", at: .leading(0)), Page.Piece("dove", at: .leading(4))))
        let part = try #require(PageLayout(page, width: 20, symbols: Symbols(unicode: true)).parts.first)
        #expect(part.matches(of: query, in: 0) == columns)
    }

    @Test func barsShowCounts() {
        let chart = BarChart.columns([0, 4, 8], height: 2, width: 1, ink: { _ in .accent }, unicode: true)
        #expect(lines(11) { $0.add(chart) } == ["    8     █", "    0 ▁ █ █"])
        let row = Page.Line(Page.Piece(.bar(3, of: 4), at: .between(0, end: 0)))
        #expect(lines(8) { $0.add(row) } == ["▆▆▆▆▆▆"])
        #expect(lines(8, unicode: false) { $0.add(row) } == ["######"])
    }

    private static let places: [Place] = [
        .bird(ID("swallow-1")), .bird(ID("dove-1")), .species(.swallow), .species(.dove), .section(.settings),
        .section(.account), .keys,
    ]

    /// What a page says is what its screen shows, row by row.
    @Test(arguments: places) func aScreenShowsItsPage(place: Place) throws {
        let player = try Player(size: CellSize(width: 109, height: 240), world: Fixture.world)
        guard place.exists(in: player.session) else { return }
        player.app.open(place)
        player.showAgain()
        let page = player.app.screen.told(in: player.app.context).page
        let isFactPage = if case .section = place { false } else { place != .keys }
        let area = Margins.area(player.app.context.size, widest: place == .section(.account) ? 92 : 78)
        let width = isFactPage ? FactPage.textWidth(in: player.app.context) : area.width - 1
        let rows = player.frame.textRows.map { $0.replacing("▎", with: " ") }
        let head = place == .section(.account) ? 4 : 0
        let all = PageLayout(page, width: width, symbols: player.app.context.symbols).lines.dropFirst(head)
        #expect(all.count > 5)
        for line in all where !line.isEmpty { #expect(rows.contains { $0.contains(line) }, "\(line)") }
    }

    /// A page is the same value however often it is made, and another one after something has happened.
    @Test func pagesCompare() throws {
        let player = try Player(world: Fixture.world)
        let bird = try #require(player.session.world.birds.first { $0.hasBeenSeen && !$0.isFavorite })
        player.app.open(.bird(bird.id))
        func page() -> Page? { player.app.screen.page(in: player.app.context) }
        let before = page()
        #expect(before != nil && before == page())
        player.press(.character("s"))
        #expect(page() != before)
    }
}
