import Drawing
import Widgets

/// The rectangles of sidebar, tabs, content and key hints in a window of a given size.
package struct ShellLayout: Hashable, Sendable {
    /// The arrangement of the game in a window, chosen by its size.
    package enum Form: Hashable, Sendable {
        /// A sidebar beside the content.
        case wide
        /// Tabs above the content.
        case medium
        /// One yard on three pages, in a small window.
        case compact
        /// All yards side by side, in a wide and low window.
        case strip
        /// One yard alone, as the player has asked.
        case pane
        /// A window too small for the game.
        case tooSmall
    }

    /// The columns from which a sidebar is shown.
    package static let wideColumns = 110
    /// The smallest size, in cells, that has room for the whole game.
    static let roomy = CellSize(width: 60, height: 20)
    /// The smallest size, in cells, for one yard; strips may be lower.
    package static let minimum = CellSize(width: 30, height: 10)
    static let sidebarColumns = 25
    /// The rows from which a strip has room for key hints and sheets.
    static let tallStripRows = 10

    package let form: Form
    package let size: CellSize
    let sidebar: CellRect
    /// The rectangle of the tab bar; empty except in medium windows.
    let tabs: CellRect
    package let content: CellRect
    /// The row of key hints; empty in low strips and in windows that are too small.
    let hints: CellRect

    /// The area that sheets can cover: the whole height of the content's columns.
    var sheets: CellRect { CellRect(x: content.x, y: 0, width: content.width, height: size.height) }

    /// The row of messages and key hints, at the lower edge of the window.
    var lastLine: CellRect {
        CellRect(x: content.x, y: size.height - 1, width: content.width, height: min(1, size.height))
    }

    /// Lays out a window of a size in cells.
    ///
    /// - Parameter isPane: true where the player wants one yard alone, if a window has room for more.
    package init(_ size: CellSize, isPane: Bool = false) {
        self.size = size
        let none = CellRect(x: 0, y: 0, width: 0, height: 0)
        if Self.isStrip(size) {
            form = .strip
            (sidebar, tabs) = (none, none)
            let keys = size.height >= Self.tallStripRows ? 1 : 0
            content = CellRect(x: 0, y: 0, width: size.width, height: size.height - keys)
            hints = CellRect(x: 0, y: size.height - keys, width: size.width, height: keys)
        } else if size.width < Self.minimum.width || size.height < Self.minimum.height {
            form = .tooSmall
            (sidebar, tabs, content, hints) = (none, none, none, none)
        } else if isPane {
            form = .pane
            (sidebar, tabs, hints) = (none, none, none)
            content = CellRect(size)
        } else if size.width < Self.roomy.width || size.height < Self.roomy.height {
            form = .compact
            (sidebar, tabs) = (none, none)
            content = CellRect(x: 0, y: 0, width: size.width, height: size.height - 1)
            hints = CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
        } else if size.width >= Self.wideColumns {
            form = .wide
            let bar = Self.sidebarColumns
            sidebar = CellRect(x: 0, y: 0, width: bar, height: size.height)
            tabs = none
            content = CellRect(x: bar, y: 0, width: size.width - bar, height: size.height - 1)
            hints = CellRect(x: bar, y: size.height - 1, width: size.width - bar, height: 1)
        } else {
            form = .medium
            sidebar = none
            tabs = CellRect(x: 0, y: 0, width: size.width, height: 2)
            content = CellRect(x: 0, y: 2, width: size.width, height: size.height - 3)
            hints = CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
        }
    }

    /// Returns true for low windows that are many times wider than high.
    private static func isStrip(_ size: CellSize) -> Bool {
        StripLayout.rows.contains(size.height) && size.width > StripLayout.shape * size.height
            && size.width >= minimum.width
    }
}
