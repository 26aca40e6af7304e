import Drawing

/// The rectangles of a yard's picture and panel; the panel is beside or below, whichever lets birds be larger.
struct BackyardLayout: Hashable, Sendable {
    /// The position of the panel.
    enum Form: Hashable, Sendable {
        /// The panel is at the right.
        case beside
        /// The panel is below, in two or three parts.
        case below
    }

    let form: Form
    /// The rectangle of the picture.
    let scene: CellRect
    let panel: CellRect

    init(_ size: CellSize) {
        let width = size.width >= 150 ? 38 : size.width >= 96 ? 34 : 30
        let height = max(6, min(10, size.height - 12))
        let beside = CellSize(width: size.width - width, height: size.height)
        let below = CellSize(width: size.width, height: size.height - height)
        if size.width >= 76, Self.birdSide(beside) > Self.birdSide(below) {
            form = .beside
            scene = CellRect(beside)
            panel = CellRect(x: scene.maxX, y: 0, width: width, height: size.height)
        } else {
            form = .below
            scene = CellRect(below)
            panel = CellRect(x: 0, y: scene.maxY, width: size.width, height: height)
        }
    }

    /// Returns the approximate size of a bird in a picture, in columns, for comparing layouts.
    private static func birdSide(_ scene: CellSize) -> Double {
        min(max(0.84 * Double(scene.height), min(13, 1.2 * Double(scene.height))), 0.36 * Double(scene.width))
    }

    /// The rectangles inside the panel: supplies, visitors, and if there is room the earlier visitors.
    ///
    /// Parts with a list have a last column for the scroll bar.
    var parts: [CellRect] {
        switch form {
        case .beside:
            let inside = CellRect(x: 2, y: 1, width: panel.width - 4, height: panel.height - 2)
            let supplies = min(9, inside.height)
            return [
                CellRect(x: inside.x, y: inside.y, width: inside.width, height: supplies - 1),
                CellRect(
                    x: inside.x, y: inside.y + supplies, width: inside.width + 1, height: inside.height - supplies),
            ]
        case .below:
            let top = panel.height >= 9 ? 1 : 0
            let margin = panel.width < 70 ? 1 : 2
            let inside = CellRect(
                x: margin, y: top, width: panel.width - 2 * margin, height: panel.height - top)
            let count = panel.width >= 92 ? 3 : 2
            return inside.columns(Array(repeating: .flexible, count: count), gap: count == 3 ? 3 : 2)
        }
    }
}
