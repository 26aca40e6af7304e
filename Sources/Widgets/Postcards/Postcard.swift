import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// A framed picture of a yard for sharing, with a greeting, the date, the birds present and a note.
package struct Postcard {
    private let yard: Backyard
    private let world: World
    /// The visible birds with their places in the picture.
    private let actors: [StagedBird]
    private let moment: Moment
    /// The greeting; it is cut where it is wider than the card.
    private let greeting: String
    /// The date, the longest form first.
    private let dates: [String]
    /// Texts for the birds present, from all their names to only their number.
    private let guests: [String]
    private let note: String
    /// The visit whose bird is named first; `nil` in an empty yard.
    private let subject: ID<Visit>?
    /// The part of the yard in the picture: the whole yard, or one bird close up.
    private let framing: Framing
    private let language: Language

    /// Makes a postcard of a yard at the present moment of a session: a guest close up, by its name and with its story; of
    /// an empty yard the whole, with the story of its last guest.
    ///
    /// - Parameters:
    ///   - actors: the visible birds and their places; `nil` for the birds present, on their perches.
    ///   - uptime: the moment of the animation in seconds, for wings, water and leaves.
    package init(
        of yard: Backyard, in session: Session, _ words: Words, actors: [StagedBird]? = nil, uptime: Double = 0
    ) {
        (self.yard, world, language) = (yard, session.world, words.language)
        moment = Moment(date: session.world.clock, uptime: uptime, ambience: true)
        let local = session.world.localTime(in: yard)
        let (day, clock) = (
            words.day(
                CivilDate(utc: session.playerTime(session.world.clock).date.utcInstant + session.shift(of: yard))),
            words.clock(local.sinceMidnight)
        )
        let isHere = session.shift(of: yard).magnitude < .minutes(30)
        dates =
            (isHere ? [] : [words.absencePlaceThere(place: day, clock: clock)])
            + [words.postcardDate(date: day, clock: clock)]
        let actors = actors ?? Stage(world: session.world, uptime: uptime).actors(in: yard.id)
        let present = session.world.visitors(in: yard.id)
        let (greeting, subject) = (words.postcardGreeting(yard: yard.name), Self.subject(of: present, in: world, words))
        self.subject = subject?.id
        guard let subject, let bird = session.world.bird(subject.bird) else {
            (self.actors, self.greeting, framing) = (actors, greeting, .yard)
            guests = [words.yardNobody]
            let last = session.world.recentVisits(in: yard.id, limit: 1).first
            note = last.flatMap { Self.sentences(of: words.story($0, in: session.world)) } ?? ""
            return
        }
        self.actors = StagedBird.perched(actors, around: subject, since: uptime)
        (self.greeting, framing) = (words.name(of: bird), .closeUp)
        let others = present.filter { $0.id != subject.id }.compactMap { session.world.bird($0.bird) }
        guests = (others.isEmpty ? [] : words.visitors(others).map { "\(greeting) · \($0)" }) + [greeting]
        note = Self.note(on: subject, in: session, words)
    }

    /// Returns the visit whose story fits below the picture, else the first one; `nil` where nobody is.
    private static func subject(of present: [Visit], in world: World, _ words: Words) -> Visit? {
        present.first { sentences(of: words.story($0, in: world)) != nil } ?? present.first
    }

    /// Makes a postcard of a first sighting: its bird close up, with its name and a line of its story.
    ///
    /// - Parameters:
    ///   - actors: the visible birds and their places.
    ///   - uptime: the moment of the animation in seconds, for wings, water and leaves.
    package init(
        of first: FirstSighting, in yard: Backyard, _ session: Session, _ words: Words, actors: [StagedBird],
        uptime: Double
    ) {
        (self.yard, world, language) = (yard, session.world, words.language)
        self.actors = StagedBird.perched(actors, around: first.visit, since: uptime)
        let now = session.world.clock
        let date = first.visit.isPresent(at: now) ? now : first.visit.early
        moment = Moment(date: date, uptime: uptime, ambience: true)
        greeting = words.cardTitle(of: first, in: world)
        dates = [words.day(first.visit.arrival, session)]
        guests = [words.place(of: first, session)]
        note = words.line(on: first, in: world)
        framing = .closeUp
        subject = first.visit.id
    }

    /// Returns the story of a guest if it fits; else a sentence on what its species likes, as far as the player knows it.
    private static func note(on visit: Visit, in session: Session, _ words: Words) -> String {
        let story = words.story(visit, in: session.world)
        if let whole = Self.sentences(of: story) { return whole }
        let notes = session.world.fieldPage(of: visit.species)?.notes ?? []
        let likes = notes.filter { $0.finding == .likes && $0.attraction != .secret }.map {
            words.name(of: $0.attraction)
        }
        return likes.isEmpty ? "" : words.postcardNote(kinds: words.many(visit.species), likes: words.list(likes))
    }

    /// Returns as many sentences of a story as fit below the picture; `nil` if the first one does not.
    private static func sentences(of story: String) -> String? {
        let ends = story.ranges(of: ". ").map { story.index(after: $0.lowerBound) } + [story.endIndex]
        return ends.map { String(story[..<$0]) }.last { $0.columns <= size.width }
    }

    static let paper = RGB(hex: 0xF6EFDF)
    static let ink = RGB(hex: 0x3B342B)
    private static let faint = RGB(hex: 0x857A68)
    static let accent = RGB(hex: 0x9A4B2F)

    /// The size in cells of the picture on the card, in the proportions of a postcard.
    package static let size = CellSize(width: 76, height: 24)

    /// Returns the card's versions for the album: SVG, and text for terminals.
    package func photo(_ pictures: PictureBook) -> [PhotoVersion] {
        [
            PhotoVersion(ending: "svg", text: svg(pictures)),
            PhotoVersion(ending: "ansi", text: cells(pictures).ansiText(isOrdered: isOrdered)),
        ]
    }

    // MARK: For terminals

    /// True if the texts of the cells are in the order in which they are seen.
    package var isOrdered: Bool { language.order == .rightToLeft }

    /// Returns the card as cells: the picture, a margin, and three lines below, more for a note that needs them.
    ///
    /// - Parameter size: the size of the picture.
    package func cells(_ pictures: PictureBook, size: CellSize = Postcard.size) -> CellGrid {
        let notes = TextFitting.wrap(note, to: size.width)
        var grid = CellGrid(size: CellSize(width: size.width + 4, height: size.height + 5 + max(1, notes.count)))
        func style(_ color: RGB, _ attributes: CellAttributes = []) -> CellStyle {
            CellStyle(foreground: .rgb(color), background: .rgb(Self.paper), attributes: attributes)
        }
        grid.paint(language.order) { painter in
            painter.fill(style: style(Self.ink))
            let (left, right) = (2, painter.width - 2)
            let top = size.height + 2
            let day = dates.first { $0.columns + 2 < size.width / 2 } ?? ""
            painter.line(greeting, y: top, from: left, to: right - day.columns - 2, style: style(Self.accent, .bold))
            painter.line(day, y: top, from: right - day.columns, to: right, style: style(Self.faint))
            painter.firstFitting(guests, y: top + 1, from: left, to: right, style: style(Self.ink))
            for (row, note) in notes.enumerated() {
                painter.line(note, y: top + 2 + row, from: left, to: right, style: style(Self.faint, .italic))
            }
        }
        pictures.drawYard(
            yard, in: world, actors: actors, at: moment, framing: framing, into: &grid,
            rect: CellRect(x: 2, y: 1, width: size.width, height: size.height))
        return grid
    }

    // MARK: As SVG

    /// Returns the card as an SVG document, with text elements in place of drawn letters.
    package func svg(_ pictures: PictureBook) -> String {
        let shapes = pictures.yardShapes(
            yard, in: world, actors: actors, at: moment, framing: framing, size: Self.drawing)
        // Shapes are in octant units: two per cell across, and four down.
        let (units, high) = (Self.drawing.width * 2, Self.drawing.height * 4)
        let (width, height) = (800, 800 * high / units)
        func text(_ text: String, _ x: Int, _ y: Int, _ size: Int, _ color: RGB, _ more: String = "") -> String {
            let (x, more) = language.isRightToLeft ? (width + 64 - x, more + " direction=\"rtl\"") : (x, more)
            return
                "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" fill=\"\(color.hexText)\"\(more)>\(text.escapedForXML)</text>\n"
        }
        let foot = 32 + height
        let notes = TextFitting.wrap(note, to: 92)
        let whole = height + 136 + 24 * max(1, notes.count)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width + 64) \(whole)" \
            width="\(width + 64)" height="\(whole)" font-family="Georgia,'DejaVu Serif',serif">
            <title>\(greeting.escapedForXML)</title>
            <rect width="\(width + 64)" height="\(whole)" rx="6" fill="\(Self.paper.hexText)"/>
            <svg x="32" y="32" width="\(width)" height="\(height)" viewBox="0 0 \(units) \(high)">
            \(shapes)</svg>
            <rect x="32" y="32" width="\(width)" height="\(height)" fill="none" stroke="\(Self.ink.hexText)" \
            stroke-opacity="0.35"/>

            """ + text(TextFitting.truncate(greeting, to: 44), 32, foot + 42, 28, Self.accent)
                + text(dates[0], 32 + width, foot + 40, 17, Self.faint, " text-anchor=\"end\"")
                + text(guests.first { $0.columns <= 88 } ?? "", 32, foot + 74, 19, Self.ink)
                + notes.enumerated().map { row, note in
                    text(note, 32, foot + 104 + 24 * row, 17, Self.faint, " font-style=\"italic\"")
                }.joined()
                + "</svg>\n"
    }

    /// The size in cells of the yard in the SVG, which makes things as large as in a photo.
    private static let drawing = CellSize(width: 112, height: 36)

    /// Returns a badge for a README as SVG: the yard's name, the birds present and a portrait.
    package func badge(_ pictures: PictureBook) -> String {
        let name = TextFitting.truncate(yard.name, to: 32)
        let who = guests.first { $0.columns <= 40 } ?? ""
        let guest = actors.first { $0.visit.id == subject } ?? actors.first
        let left = guest == nil ? 12 : 44
        // A monospaced letter's width is six tenths of its height.
        let width = left + max(name.columns * 9, who.columns * 7) + 14
        let portrait = guest.map {
            "<svg x=\"6\" y=\"4\" width=\"32\" height=\"32\" viewBox=\"0 0 32 32\">\n"
                + pictures.portraitShapes(species: $0.species, palette: $0.palette, side: 32) + "</svg>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) 40" width="\(width)" height="40" \
            role="img" font-family="ui-monospace,Menlo,'DejaVu Sans Mono',monospace">
            <title>\("\(name): \(who)".escapedForXML)</title>
            <rect width="\(width)" height="40" rx="6" fill="\(Self.paper.hexText)"/>
            \(portrait ?? "")<text x="\(left)" y="17" font-size="14" font-weight="bold" \
            fill="\(Self.accent.hexText)">\(name.escapedForXML)</text>
            <text x="\(left)" y="32" font-size="11" fill="\(Self.ink.hexText)">\(who.escapedForXML)</text>
            </svg>

            """
    }
}

extension Words {
    fileprivate func story(_ visit: Visit, in world: World) -> String { story(world.story(of: visit), in: world) }
}

extension String {
    fileprivate var columns: Int { TextWidth.columns(of: self) }
}
