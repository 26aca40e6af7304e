import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// `postcard`: prints a picture of a yard, or writes it to a file, as SVG, as text with color escapes, or as a small
/// badge.
struct PostcardCommand: RunnableCommand {
    static let configuration = CommandConfiguration("postcard", \.commandPostcard) {
        [$0.helpPostcard(ending: ".svg"), $0.helpDrawPipe(option: "--colors")]
    }

    /// The file format of a postcard.
    enum Format: String, CaseIterable {
        case svg, ansi, badge
    }

    /// The endings of picture files that are not written here.
    private static let otherPictures = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"]

    @Option("--format", .choice, \.optionCardFormat) var format: Format?
    @Option("--size", .cells, { $0.optionPictureSize(columns: Postcard.size.width, rows: Postcard.size.height) })
    var size: CellSize?
    var drawing = DrawingOptions()
    @Flag("--force", \.optionReplaceFile) var isReplacing
    @Argument(.text("YARD", names: .yard)) var yard: String
    @Argument(.text("FILE", names: .file)) var path: String?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let card = Postcard(of: try context.find(yard, in: session.world), in: session, context.words)
        let pictures = CommandContext.pictures
        let path = path == "-" ? nil : path
        if let path, format == nil, Self.otherPictures.contains(where: { path.lowercased().hasSuffix($0) }) {
            throw CommandError(
                .badChoice("FILE", value: path, choices: [".svg", ".txt"], suggestion: nil), context.words)
        }
        let text =
            switch format ?? (path?.lowercased().hasSuffix(".svg") == true ? .svg : .ansi) {
            case .svg: card.svg(pictures)
            case .badge: card.badge(pictures)
            case .ansi: text(of: card, isFile: format == .ansi || path != nil, context)
            }
        guard let path else {
            context.console.writeEscapes(text)
            return .printed()
        }
        try context.write([text], to: path, session, isReplacing: isReplacing)
        return .text(context.words.cliPictureWritten(path: path) + "\n")
    }

    /// Returns the card as text with color escapes: for a file by default in full color, else as the terminal shows it.
    private func text(of card: Postcard, isFile: Bool, _ context: CommandContext) -> String {
        let asked = DisplayOptions(
            colors: drawing.colors ?? (isFile ? "24bit" : nil), glyphs: drawing.glyphs ?? (isFile ? "quadrant" : nil),
            theme: nil)
        let display = context.display(asked)
        let pictures = PictureBook(options: PictureOptions(glyphs: display.glyphs, colors: display.palette))
        let cells = card.cells(pictures, size: size ?? Postcard.size)
        return (isFile ? cells : display.sent(cells)).ansiText(palette: display.palette, isOrdered: card.isOrdered)
    }
}

/// `asciicast`: writes a recording for asciinema: a yard's next seconds, simulated ahead, or with `--from` or `--to`
/// its past visits.
struct AsciicastCommand: RunnableCommand {
    static let configuration = CommandConfiguration("asciicast", \.commandAsciicast) {
        [$0.helpAsciicast(player: "asciinema play FILE.cast")]
    }
    @Option(
        "--seconds", .number(in: Asciicast.seconds),
        { $0.optionSeconds(least: Asciicast.seconds.lowerBound, most: Asciicast.seconds.upperBound) })
    var seconds: Int?
    @Option("--size", .cells, { $0.optionPictureSize(columns: Asciicast.size.width, rows: Asciicast.size.height) })
    var size = Asciicast.size
    @Option("--from", .limit, \.optionCastFrom) var from: DateLimit?
    @Option("--to", .limit, \.optionCastTo) var to: DateLimit?
    @Flag("--force", \.optionReplaceFile) var isReplacing
    @Argument(.text("YARD", names: .yard)) var yard: String
    @Argument(.text("FILE.cast", names: .file)) var path: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let yard = try context.find(yard, in: session.world)
        var cast = Asciicast(
            of: yard, in: session.world, allowances: session.allowances, pictures: CommandContext.pictures, size: size)
        var lines = [cast.head(title: yard.name)]
        let recorded: String
        let end = to?.instant(session.calendar)
        guard seconds == nil || from == nil && to == nil else {
            throw CommandError(UsageError.contradiction("--seconds", from == nil ? "--to" : "--from"), context.words)
        }
        if let first = from?.instant(session.calendar) ?? end.map({ $0 - .days(1) }) {
            let replay = try context.replay(of: yard, first..<max(first, end ?? session.world.clock), in: session)
            guard !replay.scenes.isEmpty else {
                throw CommandError("nothingToReplay", context.words.cliNothingToReplay(yard: yard.name))
            }
            let (scenes, length) = cast.lines(of: replay)
            lines += scenes + [cast.tail(length)]
            recorded = context.words.cliRecordedPast(
                scenes: replay.scenes.count, path: path, player: "asciinema play")
        } else {
            let seconds = seconds ?? 30
            for index in 0...(seconds * Asciicast.rate) { if let line = cast.line(index) { lines.append(line) } }
            lines.append(cast.tail(seconds * Asciicast.rate))
            recorded = context.words.cliRecorded(count: seconds, path: path, player: "asciinema play")
        }
        guard path != "-" else {
            context.console.writeEscapes(lines.joined())
            return .printed()
        }
        try context.write(lines, to: path, session, isReplacing: isReplacing)
        return .text(recorded + "\n")
    }
}

extension CommandContext {
    /// Returns the best of the finished visits to a yard that began within a range, as scenes in the order of arrival.
    fileprivate func replay(
        of yard: Backyard, _ range: Range<Instant>, in session: Session
    ) throws(CommandError) -> Replay {
        var visits: [Visit] = []
        do {
            try session.enumerateJournal(since: range.lowerBound) { visit in
                if visit.backyard == yard.id { visits.append(visit) }
            }
        } catch {
            throw CommandError("notRead", words.sentence(for: error))
        }
        let during = visits.filter { range.contains($0.arrival) }
        // Of many visits the best are shown, so that nobody waits for an hour.
        let best = session.world.highlights(of: during, limit: Self.mostReplayed).map(\.visit)
        let shown = during.count > Self.mostReplayed ? best : during
        return session.world.replay(
            shown.sorted { ($0.arrival, $0.id) < ($1.arrival, $1.id) }, among: visits)
    }

    /// The most visits of a recording of the past.
    private static var mostReplayed: Int { 10 }

    /// A renderer of pictures in full color and in glyphs that every font has.
    static var pictures: PictureBook { PictureBook(options: PictureOptions(colors: .exact)) }

    /// Writes a file, which may not exist yet unless `--force` is given.
    func write(
        _ parts: [String], to path: String, _ session: Session, isReplacing: Bool
    ) throws(CommandError) {
        let place = try checkFree(path, session, isReplacing: isReplacing)
        do {
            try environment.files.replace(place, for: .umask, with: Array(parts.joined().utf8))
        } catch {
            throw CommandError("notWritten", words.sentence(for: error))
        }
        console.noteDone()
    }

    /// Returns the path to write a file to, or throws an error if the file exists and isn't to be replaced.
    @discardableResult
    func checkFree(_ path: String, _ session: Session, isReplacing: Bool) throws(CommandError) -> String {
        let (place, isTaken): (String, Bool)
        do throws(FileError) {
            place = try session.destination(of: path)
            isTaken = try environment.files.stamp(place) != nil && !isReplacing
        } catch {
            throw CommandError("notWritten", words.sentence(for: error))
        }
        guard !isTaken else { throw CommandError("exists", words.cliFileTaken(path: path, option: "--force")) }
        return place
    }
}
