import Drawing
import Scene
import Session
import TerminalUI
import Widgets
import Words

/// `postcard` and `asciicast`: a yard to give away.
extension CommandLineRunner {
    /// What a card can be.
    enum CardForm: String, CaseIterable {
        case svg, ansi, badge
    }

    func postcard(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let size = try cells(arguments)
        let path = arguments.operands.dropFirst().first
        let session = try look(configuration)
        let card = Postcard(of: try find(arguments.operands.first ?? "", in: session.world), in: session, words)
        let asked = arguments["--format"].flatMap(CardForm.init)
        let text: String
        switch asked ?? (path?.lowercased().hasSuffix(".svg") == true ? .svg : .ansi) {
        case .svg: text = card.svg(Self.pictures)
        case .badge: text = card.badge(Self.pictures)
        case .ansi: text = card.cells(Self.pictures, size: size ?? Postcard.size).ansiText()
        }
        guard let path else {
            console.writeEscapes(text)
            return ExitCode.success
        }
        try write([text], to: path, arguments)
        console.write(words.cliPictureWritten(path: path) + "\n")
        return ExitCode.success
    }

    func asciicast(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let size = try cells(arguments) ?? Asciicast.size
        let seconds: Int
        do throws(UsageError) {
            seconds = try AlmanacOptions.number(arguments, "--seconds", in: Asciicast.seconds) ?? 30
        } catch {
            throw CommandError(error, words)
        }
        let session = try look(configuration)
        let yard = try find(arguments.operands.first ?? "", in: session.world)
        var cast = Asciicast(
            of: yard, in: session.world, allowances: session.allowances, pictures: Self.pictures, size: size)
        var lines = [cast.head(title: yard.name)]
        for index in 0...(seconds * Asciicast.rate) { if let line = cast.line(index) { lines.append(line) } }
        lines.append(cast.tail(seconds * Asciicast.rate))
        let path = arguments.operands.dropFirst().first ?? ""
        try write(lines, to: path, arguments)
        console.write(words.cliRecorded(count: seconds, path: path, player: "asciinema play") + "\n")
        return ExitCode.success
    }

    /// In the colors that they have, of glyphs that every font has.
    static var pictures: PictureBook { PictureBook(options: PictureOptions(colors: .exact)) }

    /// Writes a file that is not there yet, or with `--force` in the place of another.
    private func write(_ parts: [String], to path: String, _ arguments: Arguments) throws(CommandError) {
        let files = environment.files
        let isTaken: Bool
        do throws(FileError) {
            let path = try files.destination(path)
            isTaken = try files.stamp(path) != nil && !arguments.has("--force")
            if !isTaken { try files.replace(path, with: Array(parts.joined().utf8)) }
        } catch {
            throw CommandError("notWritten", words.sentence(for: error))
        }
        guard !isTaken else { throw CommandError("exists", words.cliFileTaken(path: path, option: "--force")) }
        console.noteDone()
    }
}
