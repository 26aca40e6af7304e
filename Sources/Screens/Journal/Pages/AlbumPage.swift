import Drawing
import Session
import Simulation
import TerminalUI

/// The album page: the photos as tiles or as a list and, if there is room, the selected photo.
extension JournalScreen {
    /// The least place of a photo among tiles, in cells.
    private static let leastTile = CellSize(width: 24, height: 10)
    /// The most lines of a photo's title below it; its date has one more.
    private static let mostTitleLines = 3

    /// The width in columns from which the selected photo stands beside the others.
    private static let wideAlbum = 70

    /// Returns the columns of the tiles and their scroll bar.
    private static func tilesWidth(beside room: CellSize) -> Int { room.width * 3 / 5 }

    /// Returns the photos' tiles; `nil` without photos, in a small window and without colors, where photos can't be
    /// scaled.
    func albumGrid(in room: CellSize, _ theme: Theme) -> TileGrid? {
        guard let count = photos?.count, count > 0, room.width >= Self.wideAlbum, theme.depth != .mono,
            room.height >= 2 * Self.leastTile.height
        else { return nil }
        func grid(upTo height: Int) -> TileGrid {
            TileGrid(
                count: count, in: CellRect(x: 0, y: 0, width: Self.tilesWidth(beside: room) - 2, height: room.height),
                minimum: Self.leastTile, maximumHeight: height, keepsWidth: true, gap: 2, rowGap: 1)
        }
        // Photos are about three times as many columns wide as high; more height would only part their rows.
        let width = grid(upTo: room.height).tile.width
        return grid(upTo: width * 2 / 5 + tileLines(width))
    }

    /// Returns the lines of text below photos of a width, the same for all.
    private func tileLines(_ width: Int) -> Int {
        let lines = photos?.map { TextFitting.wrap($0.title.capitalizedFirst, to: width - 1).count }.max() ?? 1
        return min(lines, Self.mostTitleLines) + 1
    }

    /// Draws the photos, or how to take one, and the selected photo beside them.
    func drawAlbum(in painter: Painter, frame: inout Frame) {
        guard let photos else { return }
        guard !photos.isEmpty else { return drawEmptyAlbum(in: painter, frame: &frame) }
        if let grid = albumGrid(in: painter.size, frame.theme) {
            let width = Self.tilesWidth(beside: painter.size)
            drawTiles(photos, grid, in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)), &frame)
            return drawPhoto(
                in: painter.sub(CellRect(x: width + 1, y: 0, width: painter.width - width - 2, height: painter.height)),
                &frame)
        }
        let isWide = painter.width >= Self.wideAlbum
        let left = marks.isEmpty ? 2 : 2 + MarkBox.columns + 1
        // Titles are shown in full; the dates beside them are shortened if necessary.
        let titles = photos.map { $0.title.capitalizedFirst.columns }.max() ?? 0
        let taken = photos.map { frame.words.taken($0) }
        let dates = [taken.map { "\($0.day) \($0.time)" }, taken.map { "\($0.shortDay) \($0.time)" }]
        let dateWidths = dates.map { $0.map(\.columns).max() ?? 0 }
        let widths = dateWidths.map { left + $0 + 2 + titles + 1 }
        let listWidth =
            isWide
            ? min(
                painter.width * 3 / 5,
                max(36, painter.width * 2 / 5, widths[0] < painter.width / 2 ? widths[0] + 1 : widths[1] + 1))
            : painter.width
        let form = widths[0] < listWidth ? 0 : 1
        let dateWidth = dateWidths[form]
        var page = Page()
        for (index, photo) in photos.enumerated() {
            let box = Page.Piece.Content.box(isMarked: marks.contains(photo.name))
            page.add(
                Page.Line(
                    marks.isEmpty ? nil : Page.Piece(box, at: .leading(2), target: .mark(index)),
                    Page.Piece(dates[form][index], .faint, at: .columns(left..<left + dateWidth, .trailing)),
                    title(of: photo, at: left + dateWidth + 2)), item: index)
        }
        page.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)),
            selected: selection(of: photos.count), frame: &frame)
        guard isWide else { return }
        drawPhoto(
            in: painter.sub(
                CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 3, height: painter.height)), &frame)
    }

    /// Returns the whole title of a photo from a column on.
    private func title(of photo: Photo, at column: Int) -> Page.Piece {
        Page.Piece(
            photo.title.capitalizedFirst, at: .leading(column), fit: .wrap(rows: Self.mostTitleLines), selected: .title)
    }

    /// Draws a yard through a viewfinder, where there is room, and how to take its photo.
    private func drawEmptyAlbum(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        let lines = TextFitting.wrap(emptyAlbum(in: context), to: min(painter.width - 1, 78))
        let finder = CellRect(x: 0, y: 0, width: painter.width - 1, height: painter.height - lines.count)
        var y = 0
        if finder.height >= Self.leastTile.height, let yard = posing(in: frame.session) {
            let picture = CellRect(x: 2, y: 1, width: finder.width - 4, height: finder.height - 2)
            let scene = BackyardTile.scene(yard, picture.size, in: frame)
            frame.movingPicture(picture, in: painter) { book, world, moment, grid, rect in
                book.draw(scene.at(moment), in: world, into: &grid, rect: rect)
            }
            drawCorners(of: finder, in: painter, frame)
            y = finder.maxY
        }
        for (index, line) in lines.enumerated() {
            painter.line(line, y: y + index, style: frame.theme.style(.soft))
        }
    }

    /// Draws the corners of a viewfinder around a picture, where they stand out in any number of colors.
    private func drawCorners(of rect: CellRect, in painter: Painter, _ frame: Frame) {
        let style = frame.theme.style(.soft)
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        for (y, first, last) in [(rect.y, "┌──", "──┐"), (bottom, "└──", "──┘")] {
            painter.put(first, at: CellPoint(x: rect.x, y: y), style: style)
            painter.put(last, at: CellPoint(x: right - 2, y: y), style: style)
        }
        for x in [rect.x, right] {
            for y in [rect.y + 1, bottom - 1] { painter.put("│", at: CellPoint(x: x, y: y), style: style) }
        }
    }

    /// Returns the yard that the viewfinder of an empty album shows, the first in which a bird is; `nil` where there is
    /// no viewfinder, as in a game in memory, which keeps no photos.
    func posing(in session: Session) -> Backyard? {
        guard page == .album, photos?.isEmpty == true, session.saveStatus != .inMemory else { return nil }
        let yards = session.world.favoritesFirst
        return yards.first { !session.world.presentVisits(in: $0.id).isEmpty } ?? yards.first
    }

    func visibleBackyards(in context: Context) -> [ID<Backyard>] {
        [posing(in: context.session)?.id].compactMap(\.self)
    }

    /// Draws the photos as tiles.
    private func drawTiles(_ photos: [Photo], _ grid: TileGrid, in painter: Painter, _ frame: inout Frame) {
        let items = Array(photos.indices)
        let lines = tileLines(grid.tile.width)
        let room = CellSize(width: grid.tile.width, height: grid.tile.height - lines)
        let looks = Tiles.inSight(grid, tileCursor, of: items).reduce(into: [:]) { looks, tile in
            looks[tile.index] = pictures[photos[tile.index].name].map {
                Self.look(of: $0, in: room, hasWords: false).cells
            }
        }
        // Pictures end in one line, and their titles stand right below it.
        let height = looks.values.map(\.height).max() ?? 0
        let isMarked = { index in marks.isEmpty ? nil : marks.contains(photos[index].name) }
        Tiles.draw(grid, tileCursor, of: items, in: painter, frame: &frame, isMarked: isMarked) {
            index, isSelected, place, frame in
            let photo = photos[index]
            if let picture = looks[index] {
                draw(
                    picture, at: CellPoint(x: (place.width - picture.width) / 2, y: height - picture.height), in: place,
                    &frame)
            }
            let taken = frame.words.taken(photo)
            let date = ["\(taken.day) \(taken.time)", "\(taken.shortDay) \(taken.time)"]
            Card.draw(
                [
                    Page.Line(title(of: photo, at: 1)),
                    Page.Line(Page.Piece(date, .faint, at: .leading(1))),
                ], isSelected: isSelected,
                in: place.sub(CellRect(x: 0, y: height, width: place.width, height: lines)), frame: &frame)
        }
    }

    /// Draws a picture, or a pattern where none are drawn.
    private func draw(_ cells: CellGrid, at place: CellPoint, in painter: Painter, _ frame: inout Frame) {
        let rect = CellRect(x: place.x, y: place.y, width: cells.width, height: cells.height)
        if frame.drawsPictures {
            frame.areas.add(painter.onScreen(rect), isPicture: true)
            painter.blit(frame.pictures.redrawn(cells), at: place)
        } else {
            painter.fill(rect, with: "░", style: frame.theme.style(.faint))
        }
    }

    /// Returns the sentence of an album without photos.
    private func emptyAlbum(in context: Context) -> String {
        context.session.saveStatus == .inMemory
            ? context.words.albumInMemory : context.words.albumEmpty(key: context.key(of: .photo) ?? "")
    }

    /// Returns the list of photos with the path of each for plain mode.
    func albumPage(in context: Context) -> Page {
        var page = Page()
        for (index, photo) in (photos ?? []).enumerated() {
            let taken = context.words.taken(photo)
            let box = Page.Piece.Content.box(isMarked: marks.contains(photo.name))
            page.add(
                [
                    Page.Line(
                        .title(photo.title.capitalizedFirst), Page.Piece(taken.day, at: .following(1)),
                        Page.Piece(taken.time, at: .following(1)),
                        marks.isEmpty ? nil : Page.Piece(box, at: .following(1))),
                    Page.Line(Page.Piece(context.session.shown(photo.path))),
                ], item: index)
        }
        if photos?.isEmpty == true { page.line(emptyAlbum(in: context)) }
        return page
    }

    /// Draws a photo, or a pattern without pictures, as large as the screen allows, with its lettering or title below.
    func drawWhole(_ photo: Photo, in painter: Painter, frame: inout Frame) {
        guard let picture = pictures[photo.name] else { return }
        let (cells, words) = Self.look(of: picture, in: painter.size)
        let place = CellPoint(
            x: (painter.width - cells.width) / 2, y: (painter.height - words.count - cells.height) / 2)
        let rect = CellRect(x: place.x, y: place.y, width: cells.width, height: cells.height)
        draw(cells, at: place, in: painter, &frame)
        for (row, line) in words.enumerated() {
            painter.line(line, y: rect.maxY + row, alignment: .center, style: frame.theme.style(.soft))
        }
        guard words.isEmpty, rect.maxY < painter.height else { return }
        let taken = frame.words.taken(photo)
        painter.line(
            frame.words.photoLine(title: photo.title.capitalizedFirst, day: taken.day, time: taken.time),
            y: painter.height - 1, alignment: .center,
            style: frame.theme.style(.faint))
    }

    /// Returns a photo scaled for a space, and its lettering as lines below it if it had to be made smaller.
    ///
    /// Letters become illegible when scaled down. A photo that is mostly text is cut off instead of scaled.
    ///
    /// - Parameter hasWords: whether its lettering is to stand below it; without, it fills the space alone.
    static func look(
        of photo: CellGrid, in room: CellSize, hasWords: Bool = true
    ) -> (cells: CellGrid, words: [String]) {
        let fits = photo.width <= room.width && photo.height <= room.height
        let isPage = photo.letters * 12 > photo.width * photo.height
        if fits { return (isPage ? photo : photo.enlarged(to: room), []) }
        if isPage { return (photo.part(room), []) }
        let picture = photo.withoutLettering
        guard hasWords else { return (picture.fitted(into: room), []) }
        let words = paragraphs(of: photo).flatMap { TextFitting.wrap($0, to: room.width) }
        let left = CellSize(width: room.width, height: room.height - words.count - 1)
        return left.height > room.height / 2
            ? (picture.fitted(into: left), words) : (picture.fitted(into: room), [])
    }

    /// Returns the lettering of a photo, in which lines that a card's width had parted are joined again.
    private static func paragraphs(of photo: CellGrid) -> [String] {
        let lines = photo.lettering.map { OrderedText.asRead($0) }
        var all: [String] = []
        for (place, line) in lines.enumerated() {
            // Wide letters are parted anywhere and without a space.
            let isWide = line.first.map { String($0).columns > 1 } == true
            let (start, gap) = isWide ? (line.prefix(1), "") : (line.prefix { $0 != " " }, " ")
            let isContinued =
                place > 0 && lines[place - 1].columns + gap.count + String(start).columns > photo.width - 4
            if isContinued { all[all.count - 1] += gap + line } else { all.append(line) }
        }
        return all
    }

    /// Draws the selected photo as large as possible, with its lettering, or its title where it has none.
    private func drawPhoto(in painter: Painter, _ frame: inout Frame) {
        guard let photo = chosenPhoto else { return }
        let taken = frame.words.taken(photo)
        let captions = [taken.day, taken.shortDay].map {
            frame.words.photoLine(title: photo.title.capitalizedFirst, day: $0, time: taken.time)
        }
        var words = TextFitting.wrap(TextFitting.first(of: captions, fitting: painter.width), to: painter.width)
        let room = CellSize(width: painter.width, height: painter.height - words.count - 1)
        var y = 0
        // Without colors cells can't be scaled, so only the path is shown: any terminal can print the file.
        if frame.theme.depth == .mono {
            words += TextFitting.wrap(frame.session.shown(photo.path), to: painter.width)
        } else if let picture = pictures[photo.name] {
            let (cells, caption) = Self.look(of: picture, in: room)
            if !caption.isEmpty { words = caption }
            draw(cells, at: CellPoint(x: 0, y: 0), in: painter, &frame)
            y = cells.height + 1
        }
        for line in words where y < painter.height {
            painter.line(line, y: y, style: frame.theme.style(.soft))
            y += 1
        }
    }
}
