import Drawing

/// A size of widget and its layout. A new one is an entry of `WidgetFamilies.swift` and of `all`.
package struct WidgetFamily: Hashable, Sendable {
    /// As the command line has it.
    package let name: String
    /// In cells; a family without a picture is at most so large.
    package let size: CellSize
    /// Where its picture is.
    package let picture: CellRect?
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

    /// Columns before its words.
    package var margin: Int { hasPicture ? 2 : 0 }
    /// Columns of its words.
    var columns: Int { caption.width - (hasPicture ? margin + 1 : 0) }

    /// The same in less room: the picture gives way first, then the words.
    package func fitted(to room: CellSize) -> WidgetFamily {
        let (narrower, lower) = (max(0, size.width - room.width), max(0, size.height - room.height))
        guard narrower > 0 || lower > 0 else { return self }
        guard !isPanorama else {
            let size = CellSize(
                width: size.width - narrower, height: max(StripLayout.rows.lowerBound, size.height - lower))
            let rows = size.height - StripLayout(size, count: 1, chosen: 0).picture.height
            return WidgetFamily(
                name, size: size, picture: CellRect(x: 0, y: 0, width: size.width, height: size.height - rows),
                caption: CellRect(x: 0, y: size.height - rows, width: size.width, height: rows), isPanorama: true)
        }
        var caption = caption
        var image = picture
        caption.width -= narrower
        if var picture {
            if picture.maxX <= caption.x {
                picture.width = max(Self.leastPicture.width, picture.width - narrower)
                caption.width = size.width - narrower - picture.width
                caption.x = picture.maxX
                caption.height = max(Self.leastLines, caption.height - lower)
                picture.height = caption.height
            } else {
                picture.width -= narrower
                picture.height = max(Self.leastPicture.height, picture.height - lower)
                let more = lower - (size.height - caption.height - picture.height)
                caption.height = max(min(caption.height, Self.leastLines), caption.height - more)
                caption.y = picture.maxY
            }
            image = picture
        }
        return WidgetFamily(
            name, size: CellSize(width: size.width - narrower, height: caption.maxY), picture: image,
            caption: caption, isRoomy: isRoomy)
    }

    /// A picture is not made smaller than so.
    private static let leastPicture = CellSize(width: 12, height: 4)
    private static let leastLines = 4

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
