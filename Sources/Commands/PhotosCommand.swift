import Drawing
import JSON
import Session
import TerminalUI
import Widgets
import Words

/// `photos`: prints the list of photos in the album, as `photos list` does.
struct PhotosCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "photos", \.commandPhotos,
        actions: [
            PhotosListCommand.self, PhotosTakeCommand.self, PhotosShowCommand.self, PhotosDeleteCommand.self,
        ]
    ) { [$0.helpPhotos] }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { try PhotosListCommand().run(context) }
}

/// `photos list`: prints the photos in the album, the latest first.
struct PhotosListCommand: JSONCommand {
    static let configuration = CommandConfiguration("photos list", \.photosActionList)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let photos = try context.photos(try context.look(beginning: []))
        let words = context.words
        return CommandOutput(
            photos.isEmpty ? [words.cliNoPhotos(command: "photos take YARD")] : lines(photos, words),
            json: .array(photos.enumerated().map { $1.report(number: $0 + 1) }))
    }

    private func lines(_ photos: [Photo], _ words: Words) -> [String] {
        let width = String(photos.count).count
        let dates = photos.map { words.taken($0) }.map { "\($0.day) \($0.time)" }
        let dateWidth = dates.map { TextWidth.columns(of: $0) }.max() ?? 0
        return photos.indices.map { index in
            let number = TextFitting.fit(String(index + 1), to: width, alignment: .trailing)
            let date = TextFitting.fit(dates[index], to: dateWidth, alignment: .trailing)
            return "\(number)  \(date)  \(photos[index].title)"
        }
    }
}

/// `photos take`: adds a picture of a yard as it is now to the album.
struct PhotosTakeCommand: JSONCommand {
    static let configuration = CommandConfiguration("photos take", \.photosActionTake)
    @Argument(.text("YARD", names: .yard)) var yard: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let yard = try context.find(yard, in: session.world)
        let versions = Postcard(of: yard, in: session, context.words(in: session.preferences))
            .photo(CommandContext.pictures)
        let reply = try context.perform(
            .album(.keep(title: yard.name, versions)), in: session, whenFilesFail: "notWritten")
        try context.finish(session)
        guard case .kept(let path) = reply else { return .printed(exit: ExitCode.failure) }
        // The list begins with the latest photo.
        let photo = try context.photos(session).first
        return CommandOutput(
            context.words.cliPhotoTaken(path: path), json: photo.map { $0.report(number: 1) } ?? .null)
    }
}

/// `photos show`: prints a photo.
struct PhotosShowCommand: JSONCommand {
    static let configuration = CommandConfiguration("photos show", \.photosActionShow) {
        [$0.helpPhotos, $0.helpDrawPipe(option: "--colors")]
    }
    var drawing = DrawingOptions()
    @Argument(.text("PHOTO", names: .photo)) var photo: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let (photo, number) = try context.find(photo: photo, in: session)
        guard
            case .photo(_, let text) = try context.perform(
                .album(.show(photo.name)), in: session, whenFilesFail: "notRead")
        else { return .printed(exit: ExitCode.failure) }
        guard context.isForPrograms else {
            // The file may be anybody's: what is written is the picture that is in it.
            let display = context.display(DisplayOptions(colors: drawing.colors, glyphs: drawing.glyphs, theme: nil))
            context.console.writeEscapes(display.text(of: CellGrid(ansiText: text, columns: TextWidth.columns(of:))))
            return .printed()
        }
        var document = photo.report(number: number)
        document["text"] = .string(text)
        return CommandOutput("", json: document)
    }
}

/// `photos delete`: deletes a photo after confirmation.
struct PhotosDeleteCommand: JSONCommand {
    static let configuration = CommandConfiguration("photos delete", \.photosActionDelete) { [$0.helpPhotos] }
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.text("PHOTO", names: .photo)) var photo: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let words = context.words
        // The photo is kept by name from here on: its number changes if another photo is taken meanwhile.
        let photo = try context.find(photo: photo, in: try context.look(beginning: [])).photo
        let taken = words.taken(photo)
        if !isConfirmed {
            try context.confirm(
                words.cliDeletePhoto(photo: photo.title, day: taken.day, time: taken.time, yes: words.cliYes),
                option: "--yes", refusal: words.cliPhotoKept)
        }
        let session = try context.open()
        try context.perform(.album(.delete(photo.name)), in: session, whenFilesFail: "notWritten")
        try context.finish(session)
        return CommandOutput(
            words.cliPhotoDeleted(photo: photo.title, day: taken.day, time: taken.time),
            json: ["deleted": .string(photo.name)])
    }
}

extension CommandContext {
    /// Returns the photos in the album, the latest first.
    fileprivate func photos(_ session: Session) throws(CommandError) -> [Photo] {
        guard case .photos(let photos) = try perform(.album(.list), in: session) else { return [] }
        return photos
    }

    /// Returns the photo with that name or number in the list, and its number, counted from 1.
    fileprivate func find(photo text: String, in session: Session) throws(CommandError) -> (photo: Photo, number: Int) {
        let photos = try photos(session)
        let place = photos.firstIndex { $0.name == text } ?? Int(text).map { $0 - 1 }
        guard let place, photos.indices.contains(place) else {
            throw CommandError("noSuchPhoto", words.cliNoSuchPhoto(photo: text, list: "photos"))
        }
        return (photos[place], place + 1)
    }
}

extension Photo {
    /// Returns the photo's name, title, date and path as JSON, with its number in the list, counted from 1.
    fileprivate func report(number: Int) -> JSONValue {
        [
            "number": .integer(Int64(number)), "name": .string(name), "title": .string(title),
            "day": .string(day), "time": .string(time), "path": .string(path),
        ]
    }
}
