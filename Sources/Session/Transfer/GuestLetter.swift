import Chronology
import JSON
import Simulation

/// A card that lets a bird visit another household, or the note that it brings home, as a JSON document.
///
/// It may have been written by anybody: its size, form, fields, characters and numbers are checked before anything is
/// made of it. The checksum shows that it is whole, not who wrote it; it is of the document as `bytes` has it, so that
/// blanks and line breaks may change on the way.
package enum GuestLetter: Hashable, Sendable, Codable {
    case card(GuestCard)
    case note(GuestNote)

    /// The most bytes of a letter.
    package static let byteLimit = 4096
    /// The most bytes of a picture with a letter inside.
    static let pictureLimit = 1 << 20
    /// The tags around the letter in a picture.
    private static let (opening, closing) = ("<metadata id=\"backyard-birds-guest\">", "</metadata>")
    private static let format = "backyard-birds guest"
    private static let version: Int64 = 1

    /// The reason why a text is no valid letter.
    package enum Fault: Error, Hashable, Sendable {
        case notALetter
        /// A later version of the game wrote it.
        case newer
        /// The letter was changed after it was written, or no bird can be as it says.
        case altered
    }

    /// Reads and checks a letter: its document, or a picture with one inside.
    package init(_ file: some Collection<UInt8>) throws(Fault) {
        let file = Array(file)
        let bytes = Self.letter(inPicture: file) ?? file[...]
        guard bytes.count <= Self.byteLimit, let tree = try? JSONValue(parsing: Array(bytes)),
            tree["format"]?.stringValue == Self.format, let version = tree["version"]?.integerValue
        else { throw .notALetter }
        guard version <= Self.version else { throw .newer }
        guard let letter = Self(content: tree), letter.isPlausible, (try? JSONValue(parsing: letter.bytes)) == tree
        else { throw .altered }
        self = letter
    }

    /// The whole document with its checksum.
    package var bytes: [UInt8] {
        guard var tree = try? JSONValue(encoding: self), let content = tree.members?.first else { return [] }
        tree = content.value["_0"] ?? .null
        tree["format"] = .string(Self.format)
        tree["version"] = .integer(Self.version)
        return SealedDocument.bytes(tree)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The letter as an element of an SVG picture, which programs that draw it pass over.
    package var pictureElement: String {
        // These characters stand only within JSON's strings, which may have them by their numbers.
        let quoted = bytes.flatMap { byte in
            "&<>".utf8.contains(byte) ? Array("\\u00\(String(byte, radix: 16))".utf8) : [byte]
        }
        return Self.opening + String(decoding: quoted, as: UTF8.self) + Self.closing + "\n"
    }

    /// Returns the letter in a picture; `nil` if there is none.
    private static func letter(inPicture bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let start = bytes.firstRange(of: opening.utf8)?.upperBound,
            let end = bytes[start...].firstRange(of: closing.utf8)?.lowerBound
        else { return nil }
        return bytes[start..<end]
    }

    /// Reads the fields of either kind of letter; `nil` if it is neither.
    private init?(content tree: JSONValue) {
        if let card = try? tree.decode(GuestCard.self) {
            self = .card(card)
        } else if let note = try? tree.decode(GuestNote.self) {
            self = .note(note)
        } else {
            return nil
        }
    }

    private var isPlausible: Bool {
        switch self {
        case .card(let card): card.isPlausible && [card.sent, card.due].allSatisfy(WorldClock.range.contains)
        case .note(let note): note.isPlausible
        }
    }
}

extension Session {
    /// Returns what a bird takes along: the card of one that is away, or the note that a guest takes home.
    ///
    /// A card has the bird's name unless widgets hide names.
    package func letter(of id: ID<Bird>) throws(RequestError) -> GuestLetter {
        guard let bird = world.bird(id) else { throw .world(.unknownBird(id)) }
        guard let household = settings.household else { throw .world(.invalidName) }
        if let note = world.note(of: bird, from: household) { return .note(note) }
        guard let journey = bird.journey(at: world.clock) else { throw .world(.journey(.isAtHome)) }
        return .card(
            GuestCard(
                of: bird, nonce: journey.nonce, household: household, isNamed: settings.redaction == .public,
                from: wallTime(of: journey.left), until: wallTime(of: journey.due)))
    }

    /// Returns the world date until which the bird of a card may stay: when its own household expects it home.
    package func stay(of letter: GuestLetter) -> Instant {
        guard case .card(let card) = letter else { return world.clock }
        let left = max(-.days(1), min(card.due - wallNow, .days(30)))
        return now + Span(milliseconds: left.milliseconds * clock.scale)
    }

    /// Returns the wall clock's time, in whole minutes, at a world date near now.
    private func wallTime(of date: Instant) -> Instant {
        let time = wallNow + Span(milliseconds: (date - now).milliseconds / clock.scale)
        return Instant(milliseconds: time.milliseconds / 60_000 * 60_000)
    }

    /// Returns a new text, 16 hexadecimal digits, that a bird's card and note share.
    package func makeNonce(for bird: ID<Bird>) -> String {
        ID<Journey>("\(environment.makeSeed())-\(bird)-\(world.clock.milliseconds)").hexDigits
    }

    /// Reads a letter that a player has typed or pasted: its whole text, or the path of its file.
    func readLetter(_ typed: String) throws(RequestError) -> GuestLetter {
        let text = typed.trimmed
        guard text.hasPrefix("{") else {
            if refuses(.namedFiles) { throw .refused(.namedFiles) }
            return try environment.readLetter(path(typed: text))
        }
        do {
            return try GuestLetter(text.utf8)
        } catch {
            throw .letter(error)
        }
    }

    /// Returns the path in a text that a player typed, or that a terminal pasted for a dropped file: without quotation
    /// marks and backslashes.
    private func path(typed: String) -> String {
        var path = typed
        if path.count > 1, let quote = path.first, "'\"".contains(quote), path.last == quote {
            path = String(path.dropFirst().dropLast())
        } else {
            path = String(String.UnicodeScalarView(path.unicodeScalars.filter { $0 != "\\" }))
        }
        if path.hasPrefix("~/"), let home = environment.variable("HOME") { path = home + path.dropFirst() }
        return path
    }
}

extension Environment {
    /// Reads a letter from a file, or from a picture with one inside; a file larger than both is refused as no letter.
    package func readLetter(_ path: String) throws(RequestError) -> GuestLetter {
        let bytes: [UInt8]
        do {
            bytes = try files.read(path, limit: GuestLetter.pictureLimit)
        } catch {
            throw error.isTooLarge ? .letter(.notALetter) : .file(error)
        }
        do {
            return try GuestLetter(bytes)
        } catch {
            throw .letter(error)
        }
    }
}

extension ID {
    /// The hash of the text as 16 hexadecimal digits.
    var hexDigits: String {
        let digits = String(stableHash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension World {
    /// Returns the guest of a card, or the bird that brought a note; `nil` for a letter that is unknown here.
    package func bird(of letter: GuestLetter) -> Bird? {
        switch letter {
        case .card(let card): birds.last { $0.invitation?.nonce == card.nonce }
        case .note(let note): birds.last { $0.journeys?.contains { $0.nonce == note.nonce } == true }
        }
    }
}
