import Drawing

/// The regions of the visible frame that the mouse can reach, filled while drawing. Later regions lie on top.
package struct HitMap<Action> {
    private var regions: [(rect: CellRect, action: Action)] = []

    package init() {}

    /// Adds a region in the screen's coordinates (`Painter.onScreen`).
    package mutating func add(_ rect: CellRect, _ action: Action) {
        if !rect.isEmpty { regions.append((rect, action)) }
    }

    /// Adds a region in the coordinates of `painter`, clipped as it clips.
    package mutating func add(_ rect: CellRect, in painter: Painter, _ action: Action) {
        add(painter.onScreen(rect), action)
    }

    /// Adds the regions of another map that are wanted, on top.
    package mutating func add(_ other: HitMap, where isWanted: (Action) -> Bool) {
        regions += other.regions.filter { isWanted($0.action) }
    }

    /// Returns the action of the topmost region at a place of the screen; `nil` where there is none.
    package func action(at point: CellPoint) -> Action? {
        regions.last { $0.rect.contains(point) }?.action
    }

    /// Returns the topmost region at a place of the screen; `nil` where there is none.
    package func rect(at point: CellPoint) -> CellRect? {
        regions.last { $0.rect.contains(point) }?.rect
    }

    /// Removes all regions, so that nothing below a modal sheet can be reached.
    package mutating func removeAll() { regions.removeAll(keepingCapacity: true) }
}

extension HitMap: Sendable where Action: Sendable {}
