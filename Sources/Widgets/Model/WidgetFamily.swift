import Drawing

/// A size of widget, and how it is laid out: one file and one entry each.
package struct WidgetFamily: Hashable, Sendable {
    /// As the command line has it.
    package let name: String
    /// In cells; a family without a picture is at most so large.
    package let size: CellSize
    /// Where its picture is.
    let picture: CellRect?
    /// Where its words are.
    let caption: CellRect
    /// Whether it has room for the hour, the weather, and what each visitor does.
    let isRoomy: Bool
    /// Whether it is all yards in one picture, as large as the pane that it is in.
    package let isPanorama: Bool

    package static let all: [WidgetFamily] = [.inline, .rectangular, .small, .medium, .large, .strip]

    init(
        _ name: String, size: CellSize, picture: CellRect? = nil, caption: CellRect, isRoomy: Bool = false,
        isPanorama: Bool = false
    ) {
        (self.name, self.size, self.picture, self.caption) = (name, size, picture, caption)
        (self.isRoomy, self.isPanorama) = (isRoomy, isPanorama)
    }

    package init?(_ name: String) {
        guard let family = Self.all.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    /// Whether it is painted on a ground of its own, with bars.
    package var hasPicture: Bool { picture != nil }

    /// Columns of its words.
    var columns: Int { hasPicture ? caption.width - 3 : caption.width }

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
