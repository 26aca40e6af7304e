import Drawing
import Simulation
import Widgets
import Words

/// The single screen of a small window, or of a yard shown alone, with one yard selected and no pages above it.
protocol YardPane: Screen {
    /// The selected yard, which key commands act on.
    var id: ID<Backyard> { get }
}

extension YardPane {
    var paneYard: ID<Backyard>? { id }

    func told(in context: Context) -> Told { BackyardScreen(id).told(in: context) }

    /// Selects the yard `step` positions further on, wrapping around; announces if there is no other.
    mutating func turn(by step: Int, in context: Context) -> [Step] {
        let yards = context.world.favoritesFirst.map(\.id)
        guard yards.count > 1, let index = yards.firstIndex(of: id) else { return [.tell(context.words.onlyYard)] }
        turn(to: yards[(index + step + yards.count) % yards.count])
        return []
    }
}

extension ShellLayout {
    /// Creates the screen of a compact, strip or pane window with a yard selected; `nil` for other forms.
    func pane(_ id: ID<Backyard>) -> (any Screen)? {
        switch form {
        case .compact: CompactScreen(id)
        case .strip: StripScreen(id)
        case .pane: PaneScreen(id)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// Returns the names of the pages or yards that digit keys select in a compact, strip or pane window; else `nil`.
    func places(in world: World, _ words: Words) -> [String]? {
        switch form {
        case .compact: CompactScreen.Tab.allCases.map { words.compactPage("\($0)") }
        case .strip, .pane: world.favoritesFirst.map(\.name)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// Returns true if a command has an effect in a window of this form, even if only to ask for a larger window.
    func allows(_ command: Command) -> Bool {
        switch (form, command) {
        case (.wide, _), (.medium, _), (.pane, _), (.tooSmall, _): true
        case (_, .left), (_, .right), (_, .up), (_, .down), (_, .open), (_, .nextScreen), (_, .previousScreen): true
        case (.compact, .back), (.compact, .home), (.compact, .end), (.compact, .pageUp), (.compact, .pageDown): true
        default: Command.ofYard.union(Command.inPanes).contains(command)
        }
    }

    /// Returns true if a step needs a larger window.
    func refuses(_ step: Step) -> Bool {
        switch (form, step) {
        case (.wide, _), (.medium, _), (.pane, _), (.tooSmall, _): false
        case (_, .show): true
        case (_, .open(let place)): !place.isBackyard
        case (_, .run(.screen)): false
        case (_, .run(let command)): !allows(command)
        default: false
        }
    }

    /// True if the window is large enough for sheets.
    var hasRoomForSheets: Bool { form != .strip || size.height >= Self.tallStripRows }
}

extension Words {
    /// Returns the window size that the whole game needs, in a word or two.
    func room(beyond size: CellSize) -> String {
        ShellLayout(size).form == .strip
            ? briefRows(rows: wholeRows(beyond: size))
            : compactRoom(columns: ShellLayout.roomy.width, rows: ShellLayout.roomy.height)
    }

    /// Returns the number of rows from which a window of a strip's width is no longer a strip.
    private func wholeRows(beyond size: CellSize) -> Int {
        let shape = (size.width + StripLayout.shape - 1) / StripLayout.shape
        return min(StripLayout.rows.upperBound + 1, max(ShellLayout.roomy.height, shape))
    }

    /// Returns the announcement that something needs a larger window.
    func needsRoom(beyond size: CellSize) -> Announcement {
        guard ShellLayout(size).form == .strip else {
            let (columns, rows) = (ShellLayout.roomy.width, ShellLayout.roomy.height)
            return Announcement(
                compactNeedsRoom(columns: columns, rows: rows),
                short: compactNeedsRoomShort(columns: columns, rows: rows))
        }
        return needsRows(wholeRows(beyond: size))
    }

    /// Returns the announcement that something needs this many rows.
    func needsRows(_ rows: Int) -> Announcement {
        Announcement(stripNeedsRoom(rows: rows), least: [Brief(briefRows(rows: rows))])
    }

    /// Returns the announcement of a yard's present birds; its brief form omits the yard's name.
    func whoIsHere(in yard: Backyard, of world: World) -> Announcement {
        let birds = world.visitors(in: yard.id).compactMap { world.bird($0.bird) }
        let who = visitors(birds)
        return Announcement(stripWho(yard: yard.name, visitors: who[0]), least: [Brief(who)])
    }

    /// The announcement that there is no other yard to turn to.
    var onlyYard: Announcement { Announcement(yardOnly, least: [Brief(briefOnlyYard)]) }
}
