import Drawing

/// What the mouse can reach on the frame that shows: filled while drawing, asked when a click comes in. What is drawn
/// later lies on top.
package struct HitMap<Action> {
    private var regions: [(rect: CellRect, action: Action)] = []

    package init() {}

    /// `rect` in the screen's coordinates (`Painter.onScreen`).
    package mutating func add(_ rect: CellRect, _ action: Action) {
        if !rect.isEmpty { regions.append((rect, action)) }
    }

    /// `rect` in the coordinates of `painter`, cut as it cuts.
    package mutating func add(_ rect: CellRect, in painter: Painter, _ action: Action) {
        add(painter.onScreen(rect), action)
    }

    /// What lies on another map, as far as it is wanted, comes to the top.
    package mutating func add(_ other: HitMap, where isWanted: (Action) -> Bool) {
        regions += other.regions.filter { isWanted($0.action) }
    }

    /// The topmost action at a place of the screen.
    package func action(at point: CellPoint) -> Action? {
        regions.last { $0.rect.contains(point) }?.action
    }

    /// The topmost region at a place of the screen.
    package func rect(at point: CellPoint) -> CellRect? {
        regions.last { $0.rect.contains(point) }?.rect
    }

    /// Forgets everything below: a sheet is modal.
    package mutating func removeAll() { regions.removeAll(keepingCapacity: true) }
}

extension HitMap: Sendable where Action: Sendable {}
