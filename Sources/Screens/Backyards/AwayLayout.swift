import Drawing
import TerminalUI

/// The layout of the absence report: up to three pictures with sentences below, or sentences alone in small windows.
struct AwayLayout {
    /// A moment as it is told below its picture.
    struct Caption {
        let sentence: String
        /// The place and the date, from the longest form to the shortest.
        let places: [String]
    }

    /// A column of a picture and the sentence about it, with place and date below.
    struct Column: Hashable {
        let x: Int
        let width: Int
        /// The row where the sentence begins.
        let top: Int
        let lines: [String]
        let place: [String]

        /// - Parameter isShort: true for the shortest form of the place.
        init(x: Int, width: Int, top: Int, _ caption: Caption, isShort: Bool) {
            (self.x, self.width, self.top) = (x, width, top)
            lines = TextFitting.wrap(caption.sentence, to: width)
            place = TextFitting.wrap((isShort ? caption.places.last : caption.places.first) ?? "", to: width)
        }
    }

    /// The columns of the whole sheet.
    let width: Int
    private(set) var head: [SheetFrame.Line] = []
    /// The columns of the first moments, as many as fit.
    private(set) var columns: [Column] = []
    /// The row where the pictures begin.
    private(set) var picturesTop = 0
    /// The rows of each picture; 0 without pictures.
    private(set) var pictureRows = 0
    private(set) var foot: [SheetFrame.Line] = []
    /// The rows of the sheet's content.
    private(set) var rows = 0
    /// True if the spare lines of the head are shown, if there are any.
    private(set) var showsAll: Bool

    /// The smallest picture, in cells, in which a bird can be recognized.
    private static let smallestPicture = CellSize(width: 20, height: 5)
    /// The minimum rows of pictures if spare lines are shown.
    private static let roomyRows = 7
    private static let largestRows = 15
    private static let gap = 3
    /// The columns of a sheet with two pictures and with three.
    private static let widths = (two: 76, three: 112)

    /// Computes the layout for a screen size.
    ///
    /// - Parameters:
    ///   - size: The size of the screen.
    ///   - captions: The moments; as many of the first are laid out as fit.
    ///   - head: The lines above the pictures.
    ///   - foot: The lines below; the last is left out first.
    ///   - spareHead: The lines added to the head if there is plenty of room.
    ///   - spareFoot: The lines added to the foot if there is room; they are preferred to `spareHead`.
    init(
        _ size: CellSize, _ captions: [Caption], head: [SheetFrame.Line], foot: [SheetFrame.Line],
        spareHead: [SheetFrame.Line] = [], spareFoot: [SheetFrame.Line] = []
    ) {
        showsAll = true
        let isSmall = size.width < 50
        let three = size.width - 4 >= 88 && captions.count > 2
        width = isSmall ? size.width : min(size.width - 4, three ? Self.widths.three : Self.widths.two)
        let inside = width - (isSmall ? 4 : SheetFrame.margin)
        let room = size.height - SheetFrame.around(size) - 2
        let most = min(captions.count, three ? 3 : 2)
        for count in stride(from: most, to: 0, by: -1) {
            showsAll = true
            let told = Array(captions.prefix(count))
            self.head = Self.wrapped(head + spareHead, to: inside)
            self.foot = Self.wrapped(foot + spareFoot, to: inside)
            if setPictures(told, inside: inside, room: room, least: Self.roomyRows) { return }
            showsAll = spareHead.isEmpty
            self.head = Self.wrapped(head, to: inside)
            if setPictures(told, inside: inside, room: room, least: Self.smallestPicture.height) { return }
            // A picture is worth more than the last lines, which the yards tell as well.
            for lines in stride(from: foot.count, to: count == 1 ? 0 : foot.count - 1, by: -1) {
                self.foot = Self.wrapped(Array(foot.prefix(lines)), to: inside)
                if setPictures(told, inside: inside, room: room, least: Self.smallestPicture.height) { return }
            }
        }
        // Without moments there is room for the spare lines.
        showsAll = captions.isEmpty || spareHead.isEmpty
        var told = captions.isEmpty ? head + spareHead : head
        self.head = Self.wrapped(told, to: inside)
        while self.head.count > room, told.count > 1 {
            told.removeLast()
            self.head = Self.wrapped(told, to: inside)
        }
        let lines = captions.isEmpty ? foot + spareFoot : foot
        for count in stride(from: lines.count, through: 0, by: -1) {
            self.foot = Self.wrapped(Array(lines.prefix(count)), to: inside)
            if self.head.count + self.foot.count <= room { break }
        }
        for count in stride(from: captions.count, through: 0, by: -1)
        where setSentences(Array(captions.prefix(count)), inside: inside, room: room) || count == 0 { return }
    }

    private static func wrapped(_ lines: [SheetFrame.Line], to columns: Int) -> [SheetFrame.Line] {
        lines.flatMap { line in
            TextFitting.wrap(line.text, to: columns).map { .init(text: $0, ink: line.ink, isStrong: line.isStrong) }
        }
    }

    /// Places pictures with sentences below; returns false if they would be smaller than `least` rows.
    private mutating func setPictures(_ captions: [Caption], inside: Int, room: Int, least: Int) -> Bool {
        let width = min(48, (inside - Self.gap * (captions.count - 1)) / captions.count)
        guard width >= Self.smallestPicture.width else { return false }
        func placed(isShort: Bool, below rows: Int) -> [Column] {
            captions.enumerated().map { place, caption in
                Column(
                    x: place * (width + Self.gap), width: width, top: head.count + 1 + rows, caption, isShort: isShort)
            }
        }
        func rest(isShort: Bool) -> Int {
            let captions = placed(isShort: isShort, below: 0).map { $0.lines.count + $0.place.count }.max() ?? 1
            return head.count + 1 + captions + (foot.isEmpty ? 0 : 1 + foot.count)
        }
        // Either all captions tell the yard's own time or, where that would take rows from a small picture, none.
        var rest = (long: rest(isShort: false), short: rest(isShort: true))
        let isShort = rest.long > rest.short && room - rest.long < Self.roomyRows
        if isShort { rest.long = rest.short }
        let rows = min(room - rest.long, Self.largestRows, width / 2)
        guard rows >= least else { return false }
        (picturesTop, pictureRows) = (head.count + 1, rows)
        columns = placed(isShort: isShort, below: rows)
        self.rows = rest.long + rows
        return true
    }

    /// Places sentences without pictures; returns false if they do not fit.
    private mutating func setSentences(_ captions: [Caption], inside: Int, room: Int) -> Bool {
        columns = []
        var top = head.count
        let isShort = captions.contains { ($0.places.first ?? "").columns > inside }
        for caption in captions {
            let column = Column(x: 0, width: inside, top: top, caption, isShort: isShort)
            columns.append(column)
            top += column.lines.count + column.place.count
        }
        rows = top + foot.count
        return rows <= room
    }
}
