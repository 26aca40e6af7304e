import Drawing
import Widgets

/// Where sidebar, tabs, content and hints are, for a screen of any size.
package struct ShellLayout: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        /// A sidebar and a detail.
        case wide
        /// Tabs above.
        case medium
        /// One yard on three pages.
        case compact
        /// All yards side by side, in a pane that is wide and low.
        case strip
        /// One yard alone, as the player has asked.
        case pane
        /// Smaller than the game can be played in.
        case tooSmall
    }

    /// From here a sidebar stands beside the content.
    package static let wideColumns = 110
    /// From here the whole game has room.
    static let roomy = CellSize(width: 60, height: 20)
    package static let minimum = CellSize(width: 30, height: 10)
    static let sidebarColumns = 25
    /// From here a strip has room for keys below it, and for sheets.
    static let tallStripRows = 10

    package let form: Form
    package let size: CellSize
    let sidebar: CellRect
    let tabs: CellRect
    package let content: CellRect
    let hints: CellRect

    /// Where sheets open: over the content, beside the sidebar.
    var sheets: CellRect { CellRect(x: content.x, y: 0, width: content.width, height: size.height) }

    /// Where something is said: below the content, or at its lower edge where there is no room for keys.
    var lastLine: CellRect {
        CellRect(x: content.x, y: size.height - 1, width: content.width, height: min(1, size.height))
    }

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

    private static func isStrip(_ size: CellSize) -> Bool {
        StripLayout.rows.contains(size.height) && size.width > StripLayout.shape * size.height
            && size.width >= minimum.width
    }
}
