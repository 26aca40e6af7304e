import Drawing
import Simulation
import Widgets
import Words

/// What a pane shows that is too small for the whole game: one screen with one yard chosen, and no pages above it.
protocol YardPane: Screen {
    /// The yard that keys are for.
    var id: ID<Backyard> { get }
    mutating func turn(to id: ID<Backyard>)
}

extension YardPane {
    /// Another yard where this one is gone.
    mutating func settle(in world: World) {
        if world.backyard(id) == nil, let first = YardFinder.yards(in: world).first { turn(to: first.id) }
    }

    /// The yard so many further on, around the end.
    mutating func turn(by step: Int, in world: World) {
        let yards = YardFinder.yards(in: world).map(\.id)
        guard let index = yards.firstIndex(of: id) else { return }
        turn(to: yards[(index + step + yards.count) % yards.count])
    }
}

extension ShellLayout {
    /// What a pane of this form shows; `nil` where the whole game has room.
    func pane(_ id: ID<Backyard>) -> (any YardPane)? {
        switch form {
        case .compact: CompactScreen(id)
        case .strip: StripScreen(id)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// What digits lead to in a pane of this form, in their order; `nil` where the whole game has room.
    func places(in world: World, _ words: Words) -> [String]? {
        switch form {
        case .compact: CompactScreen.Page.allCases.map { words.compactPage("\($0)") }
        case .strip: YardFinder.yards(in: world).map(\.name)
        case .wide, .medium, .tooSmall: nil
        }
    }

    /// Whether a sheet can be read.
    var hasRoomForSheets: Bool { form != .strip || size.height >= Self.tallStripRows }
}

extension Words {
    /// What only a larger window has.
    func needsRoom(beyond size: CellSize) -> Announcement {
        guard ShellLayout(size).form == .strip else {
            let (columns, rows) = (ShellLayout.roomy.width, ShellLayout.roomy.height)
            return Announcement(
                compactNeedsRoom(columns: columns, rows: rows),
                short: compactNeedsRoomShort(columns: columns, rows: rows))
        }
        let shape = (size.width + StripLayout.shape - 1) / StripLayout.shape
        return Announcement(
            stripNeedsRoom(rows: min(StripLayout.rows.upperBound + 1, max(ShellLayout.roomy.height, shape))))
    }
}
