import Drawing

/// Where a yard's picture and its panel are.
struct BackyardLayout: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// The panel at the right.
        case beside
        /// The panel below, in two parts.
        case below
    }

    let form: Form
    let scene: CellRect
    let panel: CellRect

    init(_ size: CellSize) {
        if size.width >= 76 {
            form = .beside
            let width = size.width >= 150 ? 38 : size.width >= 96 ? 34 : 30
            scene = CellRect(x: 0, y: 0, width: size.width - width, height: size.height)
            panel = CellRect(x: scene.maxX, y: 0, width: width, height: size.height)
        } else {
            form = .below
            let height = max(6, min(9, size.height - 12))
            scene = CellRect(x: 0, y: 0, width: size.width, height: size.height - height)
            panel = CellRect(x: 0, y: scene.maxY, width: size.width, height: height)
        }
    }

    /// The panel without its margins.
    var panelInside: CellRect {
        CellRect(x: 2, y: 1, width: panel.width - 4, height: panel.height - 2)
    }

    /// Of a panel below: supplies.
    var leftPart: CellRect { CellRect(x: 1, y: 0, width: panel.width / 2 - 2, height: panel.height) }

    /// Of a panel below: visitors; its last column is for the scroll bar.
    var rightPart: CellRect {
        CellRect(x: panel.width / 2 + 1, y: 0, width: panel.width - panel.width / 2 - 1, height: panel.height)
    }
}
