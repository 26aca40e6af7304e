import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The sheet of a first sighting: the bird close up in its yard, with its name, a line of its story and a stamp.
struct FirstSightingSheet: Screen {
    let first: FirstSighting
    /// The first sightings of further single birds in the same yard, told on this sheet.
    let others: [FirstSighting]
    /// The birds of the yard, kept as they sat when the sheet opened; the one first seen counts as the last to land.
    let actors: [StagedBird]
    /// The uptime in seconds at which the sheet opened.
    let opened: Double
    /// The world date at which the sheet opened: its sentences, like its picture, tell of that moment.
    let date: Instant
    /// The world date that the picture shows if the bird has left; `nil` for the present.
    let past: Instant?
    /// True once a postcard of the first sighting is in the album.
    private(set) var isKept = false

    /// Seconds after opening in which a key is still meant for the screen below.
    static let grace = 0.9

    init(_ first: FirstSighting, others: [FirstSighting], actors: [StagedBird], opened: Double, now: Instant) {
        (self.first, self.others, self.opened, date) = (first, others, opened, now)
        past = first.visit.isPresent(at: now) ? nil : first.visit.early
        self.actors = StagedBird.perched(actors, around: first.visit, since: opened)
    }

    var hasAmbience: Bool { true }
    func tells(_ answer: Answer) -> Bool { answer.request.as(AlbumRequest.self) != nil }

    func hints(in context: Context) -> [Hint] { [Hint(.open, context.words.hintClose)] }

    /// Closes the sheet on a click or any command; commands other than open, back and the like are run, too.
    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch action {
        case .command(.open), .command(.back), .command(.leave), .command(.dismiss), .click: [.dismissSheet]
        case .command(let command): [.dismissSheet, .run(command)]
        case .mark, .hover, .wheel: []
        }
    }

    mutating func receive(_ answer: Answer, in context: Context) -> [Step] {
        if case .keep? = answer.request.as(AlbumRequest.self), case .success(.kept) = answer.result { isKept = true }
        return []
    }

    // MARK: Drawing

    private struct Caption {
        let name: String
        let lines: [(text: String, ink: Ink)]
        let stamp: [String]
        var stampWidth: Int { (stamp.map(\.columns).max() ?? 0) + 4 }
        /// True if the stamp stands beside the lines.
        let hasRoomForStamp: Bool
        var rows: Int { max(1 + lines.count, hasRoomForStamp ? stamp.count + 2 : 0) }
    }

    func told(in context: Context) -> Told {
        let (words, world) = (context.words, context.world)
        var sentences = [
            words.line(on: first, in: world), words.doing(first, in: world, at: date),
            words.place(of: first, context.session),
        ]
        if !others.isEmpty {
            sentences.insert(
                words.firstAlso(birds: words.list(others.map { words.individual($0.visit.bird, in: world) })), at: 2)
        }
        if isKept { sentences.append(words.firstKept) }
        return Told(title: words.cardTitle(of: first, in: world), sentences: sentences)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let size = painter.size
        let width = min(size.width < 70 ? size.width : size.width - 4, 132)
        let inside = width - (size.width < 50 ? 4 : SheetFrame.margin)
        let caption = caption(inside, frame)
        let room = size.height - SheetFrame.around(size) - 2
        // About the proportions of a postcard, where there is room for more.
        let rows = max(4, min(room - caption.rows - 1, inside * 2 / 5))
        let content = SheetFrame.draw(
            frame.words.title(of: first), width: width, rows: rows + 1 + caption.rows,
            hints: hints(in: frame.context(size)), in: painter, frame: &frame)
        draw(CellRect(x: 0, y: 0, width: inside, height: rows), in: content, frame: frame)
        draw(
            caption, in: content.sub(CellRect(x: 0, y: rows + 1, width: inside, height: content.height - rows - 1)),
            frame)
    }

    private func caption(_ width: Int, _ frame: Frame) -> Caption {
        let (words, world) = (frame.words, frame.world)
        let stamp = words.stamp(of: first, frame.session)
        let beside = (stamp.map(\.columns).max() ?? 0) + 4 + 3
        let hasRoom = width - beside >= 34 && frame.layout.size.height >= 22
        let columns = hasRoom ? width - beside : width
        var lines: [(String, Ink)] = []
        func add(_ text: String, _ ink: Ink) { lines += TextFitting.wrap(text, to: columns).map { ($0, ink) } }
        if !hasRoom { add(stamp.joined(separator: " \(frame.symbols.separator) "), .gold) }
        add(words.sentences([words.line(on: first, in: world), words.doing(first, in: world, at: date)]), .text)
        if !others.isEmpty {
            add(words.firstAlso(birds: words.list(others.map { words.individual($0.visit.bird, in: world) })), .gold)
        }
        add(words.place(of: first, frame.session), .faint)
        // The line is there before the postcard is, so that nothing moves.
        if frame.session.dataDirectory != nil { add(isKept ? words.firstKept : " ", .faint) }
        return Caption(
            name: words.name(of: first, in: world), lines: lines, stamp: stamp, hasRoomForStamp: hasRoom)
    }

    private func draw(_ rect: CellRect, in painter: Painter, frame: Frame) {
        guard let yard = frame.world.backyard(first.visit.backyard) else { return }
        let shown = yard.shown(frame.session.allowances)
        let (actors, past) = (actors, past)
        frame.movingPicture(rect, in: painter, on: .panel) { book, world, now, grid, rect in
            let moment = past.map { Moment(date: $0, uptime: now.uptime, ambience: now.ambience) } ?? now
            book.drawYard(shown, in: world, actors: actors, at: moment, framing: .closeUp, into: &grid, rect: rect)
        }
    }

    private func draw(_ caption: Caption, in painter: Painter, _ frame: Frame) {
        let theme = frame.theme
        painter.line(caption.name, y: 0, style: theme.style(.gold, on: .panel, .bold))
        for (row, line) in caption.lines.enumerated() {
            painter.line(line.text, y: row + 1, style: theme.style(line.ink, on: .panel))
        }
        guard caption.hasRoomForStamp else { return }
        // The inked edge of a rubber stamp.
        let edge = CellRect(
            x: painter.width - caption.stampWidth, y: 0, width: caption.stampWidth, height: caption.stamp.count + 2)
        let stamp = painter.border(
            edge, glyphs: theme.unicode ? .double : .ascii, style: theme.style(.gold, on: .panel))
        for (row, text) in caption.stamp.enumerated() {
            stamp.line(
                text, y: row, alignment: .center,
                style: theme.style(row == 0 ? .gold : .soft, on: .panel, row == 0 ? .bold : []))
        }
    }
}
