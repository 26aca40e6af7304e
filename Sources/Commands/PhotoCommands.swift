import JSON
import Session
import TerminalUI
import Widgets
import Words

/// `photos`: the album that the journal has.
extension CommandLineRunner {
    func listPhotos(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let photos = try photos(try look(configuration))
        if arguments.has("--json") {
            console.write(JSONValue.array(photos.enumerated().map { report($1, number: $0 + 1) }).prettyText)
            return ExitCode.success
        }
        if photos.isEmpty { console.write(words.cliNoPhotos(command: "photos take YARD") + "\n") }
        let width = String(photos.count).count
        let dates = photos.map { words.taken($0) }.map { "\($0.day) \($0.time)" }
        let dateWidth = dates.map { TextWidth.columns(of: $0) }.max() ?? 0
        for (index, photo) in photos.enumerated() {
            let number = TextFitting.fit(String(index + 1), to: width, alignment: .trailing)
            let date = TextFitting.fit(dates[index], to: dateWidth, alignment: .trailing)
            console.write("\(number)  \(date)  \(photo.title)\n")
        }
        return ExitCode.success
    }

    func takePhoto(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try open(configuration)
        let yard = try find(arguments.operands.first ?? "", in: session.world)
        let versions = Postcard(of: yard, in: session, speaking(session.settings)).photo(Self.pictures)
        let reply = try ask(
            .album(.keep(title: yard.name, versions)), of: session, whenFilesFail: "notWritten")
        try finish(session)
        guard case .kept(let path) = reply else { return ExitCode.failure }
        guard arguments.has("--json") else {
            console.write(words.cliPhotoTaken(path: path) + "\n")
            return ExitCode.success
        }
        // The latest stands first.
        if let photo = try photos(session).first { console.write(report(photo, number: 1).prettyText) }
        return ExitCode.success
    }

    func showPhoto(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration)
        let (photo, number) = try find(photo: arguments.operands.first ?? "", in: session)
        guard case .photo(_, let text) = try ask(.album(.show(photo.name)), of: session, whenFilesFail: "notRead")
        else { return ExitCode.failure }
        if arguments.has("--json") {
            var document = report(photo, number: number)
            document["text"] = .string(text)
            console.write(document.prettyText)
        } else {
            console.writeEscapes(text)
        }
        return ExitCode.success
    }

    func deletePhoto(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let name = arguments.operands.first ?? ""
        // By its own name from here on: numbers move on with every photo that is taken.
        let photo = try find(photo: name, in: try look(configuration)).photo
        let taken = words.taken(photo)
        if !arguments.has("--yes") {
            let question = words.cliDeletePhoto(
                photo: photo.title, day: taken.day, time: taken.time, yes: words.cliYes)
            guard let answer = console.ask(question) else {
                throw CommandError("mustConfirm", words.cliMustConfirm(option: "--yes"), exit: ExitCode.usage)
            }
            guard words.isYes(answer) else { throw CommandError("notConfirmed", words.cliPhotoKept) }
        }
        let session = try open(configuration)
        try ask(.album(.delete(photo.name)), of: session, whenFilesFail: "notWritten")
        try finish(session)
        if arguments.has("--json") {
            console.write((["deleted": .string(photo.name)] as JSONValue).prettyText)
        } else {
            console.write(
                words.cliPhotoDeleted(photo: photo.title, day: taken.day, time: taken.time) + "\n")
        }
        return ExitCode.success
    }

    private func photos(_ session: Session) throws(CommandError) -> [Photo] {
        guard case .photos(let photos) = try ask(.album(.list), of: session) else { return [] }
        return photos
    }

    /// The photo of that number in the list, or of that name.
    private func find(photo text: String, in session: Session) throws(CommandError) -> (photo: Photo, number: Int) {
        let photos = try photos(session)
        let place = photos.firstIndex { $0.name == text } ?? Int(text).map { $0 - 1 }
        guard let place, photos.indices.contains(place) else {
            throw CommandError("noSuchPhoto", words.cliNoSuchPhoto(photo: text, list: "photos"))
        }
        return (photos[place], place + 1)
    }

    private func report(_ photo: Photo, number: Int) -> JSONValue {
        [
            "number": .integer(Int64(number)), "name": .string(photo.name), "title": .string(photo.title),
            "day": .string(photo.day), "time": .string(photo.time), "path": .string(photo.path),
        ]
    }
}

extension CommandConfiguration {
    static let photos = Self(
        name: "photos", summary: \.commandPhotos, options: [.json],
        actions: [
            Self(name: "photos list", summary: \.photosActionList, options: [.json], run: CommandLineRunner.listPhotos),
            Self(
                name: "photos take", summary: \.photosActionTake, operands: [Operand("YARD", .yard)],
                options: [.json], run: CommandLineRunner.takePhoto),
            Self(
                name: "photos show", summary: \.photosActionShow, operands: [Operand("PHOTO", .photo)],
                options: [.json], details: { [$0.helpPhotos] }, run: CommandLineRunner.showPhoto),
            Self(
                name: "photos delete", summary: \.photosActionDelete, operands: [Operand("PHOTO", .photo)],
                options: [Option("--yes", \.optionYes), .json], details: { [$0.helpPhotos] },
                run: CommandLineRunner.deletePhoto),
        ],
        details: { [$0.helpPhotos] }, run: CommandLineRunner.listPhotos)
}
