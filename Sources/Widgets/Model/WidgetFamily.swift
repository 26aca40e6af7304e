import Drawing

/// A size of widget and its layout, named as in WidgetKit; a new one is an entry in `WidgetFamilies.swift` and in
/// `all`.
package struct WidgetFamily: Hashable, Sendable {
    /// The name on the command line.
    package let name: String
    /// The size in cells; the largest size for a family without a picture.
    package let size: CellSize
    /// The place of the picture, in cells from the widget's top left; `nil` for text only.
    package let picture: CellRect?
    /// The place of the text and bars, in cells from the widget's top left.
    let caption: CellRect
    /// True if there is room for the hour, the weather, and each visitor's activity.
    let isRoomy: Bool
    /// True if the widget shows all yards in one picture that fills its pane.
    package let isPanorama: Bool

    package static let all: [WidgetFamily] = [.inline, .rectangular, .small, .medium, .large, .strip]

    init(
        _ name: String, size: CellSize, picture: CellRect? = nil, caption: CellRect, isRoomy: Bool = false,
        isPanorama: Bool = false
    ) {
        (self.name, self.size, self.picture, self.caption) = (name, size, picture, caption)
        (self.isRoomy, self.isPanorama) = (isRoomy, isPanorama)
    }

    /// Looks up a family by its name; `nil` if there is none.
    package init?(_ name: String) {
        guard let family = Self.all.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    /// True if the widget is painted on a background of its own, with a picture and bars.
    package var hasPicture: Bool { picture != nil }

    /// The number of empty columns before the text.
    package var margin: Int { hasPicture ? 2 : 0 }
    /// The width of the text in columns, without margins.
    var columns: Int { caption.width - (hasPicture ? margin + 1 : 0) }

    /// The most lines of text and bars; for them, a picture above gives way, down to half of the height.
    var mostLines: Int {
        guard let picture, picture.maxY <= caption.y, !isPanorama else { return caption.height }
        return max(caption.height, min(size.height / 2, caption.maxY - Self.leastPicture.height))
    }

    /// Returns the family with room for a number of lines of text and bars, at most `mostLines`, in the same size.
    func giving(lines: Int) -> WidgetFamily {
        let more = min(lines, mostLines) - caption.height
        guard more > 0, var picture else { return self }
        var caption = caption
        picture.height -= more
        caption.y -= more
        caption.height += more
        return WidgetFamily(name, size: size, picture: picture, caption: caption, isRoomy: isRoomy)
    }

    /// Returns the family reduced to a smaller size: the picture shrinks first, then the text.
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

    /// The smallest size to which a picture is reduced.
    private static let leastPicture = CellSize(width: 12, height: 4)
    /// The smallest number of text lines beside or below a picture.
    private static let leastLines = 4

    package static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
