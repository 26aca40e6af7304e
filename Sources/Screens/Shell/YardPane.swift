import Drawing
import Simulation
import Widgets
import Words

/// The one screen of a window that is too small for the whole game: it has one yard selected and no pages above it.
protocol YardPane: Screen {
    /// The yard that keys are for.
    var id: ID<Backyard> { get }
}

extension YardPane {
    var paneYard: ID<Backyard>? { id }

    /// The yard so many further on, around the end.
    mutating func turn(by step: Int, in context: Context) -> [Step] {
        let yards = YardFinder.yards(in: context.world).map(\.id)
        guard yards.count > 1, let index = yards.firstIndex(of: id) else { return [.tell(context.words.onlyYard)] }
        turn(to: yards[(index + step + yards.count) % yards.count])
        return []
    }
}

extension ShellLayout {
    /// What a pane of this form shows; `nil` where the whole game has room.
    func pane(_ id: ID<Backyard>) -> (any Screen)? {
        switch form {
        case .compact: CompactScreen(id)
        case .strip: StripScreen(id)
        case .pane: PaneScreen(id)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// What digits lead to in a pane of this form, in their order; `nil` where the whole game has room.
    func places(in world: World, _ words: Words) -> [String]? {
        switch form {
        case .compact: CompactScreen.Tab.allCases.map { words.compactPage("\($0)") }
        case .strip, .pane: YardFinder.yards(in: world).map(\.name)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// Whether a command has something to do in a window of this form; what it leads to may need a larger one.
    func allows(_ command: Command) -> Bool {
        switch (form, command) {
        case (.wide, _), (.medium, _), (.pane, _), (.tooSmall, _): true
        case (_, .left), (_, .right), (_, .up), (_, .down), (_, .open), (_, .nextScreen), (_, .previousScreen): true
        case (.compact, .back), (.compact, .home), (.compact, .end), (.compact, .pageUp), (.compact, .pageDown): true
        default: Command.ofYard.union(Command.inPanes).contains(command)
        }
    }

    /// Whether what a step asks for has to wait for a larger window.
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

    /// Whether a sheet can be read.
    var hasRoomForSheets: Bool { form != .strip || size.height >= Self.tallStripRows }
}

extension Words {
    /// How large a window has to be for what this one has no room for, in a word or two.
    func room(beyond size: CellSize) -> String {
        ShellLayout(size).form == .strip
            ? briefRows(rows: wholeRows(beyond: size))
            : compactRoom(columns: ShellLayout.roomy.width, rows: ShellLayout.roomy.height)
    }

    /// How high a strip has to be to be none.
    private func wholeRows(beyond size: CellSize) -> Int {
        let shape = (size.width + StripLayout.shape - 1) / StripLayout.shape
        return min(StripLayout.rows.upperBound + 1, max(ShellLayout.roomy.height, shape))
    }

    /// What only a larger window has.
    func needsRoom(beyond size: CellSize) -> Announcement {
        guard ShellLayout(size).form == .strip else {
            let (columns, rows) = (ShellLayout.roomy.width, ShellLayout.roomy.height)
            return Announcement(
                compactNeedsRoom(columns: columns, rows: rows),
                short: compactNeedsRoomShort(columns: columns, rows: rows))
        }
        return needsRows(wholeRows(beyond: size))
    }

    /// What only a higher strip has.
    func needsRows(_ rows: Int) -> Announcement {
        Announcement(stripNeedsRoom(rows: rows), least: [Brief(briefRows(rows: rows))])
    }

    /// Who is in a yard, by name; where there is little room, who alone.
    func whoIsHere(in yard: Backyard, of world: World) -> Announcement {
        let birds = world.presentVisits(in: yard.id).compactMap { world.bird($0.bird) }
        let who = visitors(birds)
        return Announcement(stripWho(yard: yard.name, visitors: who[0]), least: [Brief(who)])
    }

    /// Asked for the next yard where there is one.
    var onlyYard: Announcement { Announcement(yardOnly, least: [Brief(briefOnlyYard)]) }
}
