import Foundation
import Testing

/// A program that behaves like a screen reader before the game in plain mode: it knows only the letters on the screen and
/// the cursor, speaks the last lines when they change, and then the line at which the cursor stands.
final class ScreenReader {
    let game: TmuxGame
    /// What was pressed and what was spoken, in order.
    private(set) var transcript: [String] = []
    /// What was spoken since the last key.
    private(set) var heard: [String] = []
    private var announcement = ""
    private var line = ""
    private var row = -1

    /// The rows at the lower edge in which announcements stand.
    private static let announcementRows = 3
    /// How often the screen is looked at before a key is taken to have changed nothing.
    private static let mostTries = 40

    init(_ game: TmuxGame) { self.game = game }

    /// Presses keys one by one, hears what comes of each, and waits until `text` was spoken.
    func press(_ keys: String..., hears text: String? = nil) throws {
        for key in keys {
            heard = []
            transcript.append("[\(key)]")
            try game.press(key)
            // A key may change nothing.
            for _ in 0..<Self.mostTries where heard.isEmpty { try listen() }
        }
        if let text { try hear(text) }
    }

    /// Ends the game by a key.
    func leave(by key: String) throws {
        try game.press(key)
        try game.expectTerminalGivenBack(status: 0)
        transcript.append("[\(key)] The shell is back.")
    }

    /// Types a text and presses Enter.
    func type(_ text: String, hears answer: String) throws {
        heard = []
        transcript.append("[types: \(text)]")
        try game.type(text)
        try game.wait(for: text)
        try press("Enter", hears: answer)
    }

    /// Waits until a text is spoken.
    func hear(_ text: String) throws {
        try TmuxGame.wait("“\(text)” to be heard after “\(transcript.suffix(12).joined(separator: "\n"))”") {
            try listen()
            return heard.contains { $0.contains(text) }
        }
    }

    /// Moves down until the line at the cursor begins with a text.
    func find(_ text: String, by key: String = "Down") throws {
        for _ in 0..<60 where !line.hasPrefix(text) { try press(key) }
        try #require(line.hasPrefix(text), "“\(text)” was not found:\n\(transcript.suffix(60).joined(separator: "\n"))")
    }

    /// Speaks what has changed on the screen, once it has settled.
    private func listen() throws {
        var (before, after) = ("", try look())
        while before != after { (before, after) = (after, try look()) }
        let rows = after.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = rows[0].split(separator: " ").compactMap { Int($0) }
        let screen = Array(rows.dropFirst())
        let last = screen.suffix(Self.announcementRows).filter { !$0.isEmpty }.joined(separator: " ")
        if last != announcement, !last.isEmpty { speak(last) }
        announcement = last
        guard place.count == 2, screen.indices.contains(place[1]) else { return }
        // What was just announced whole is not read again.
        let isNew = screen[place[1]] != line || place[1] != row
        if isNew, heard.last?.contains(screen[place[1]]) != true { speak(screen[place[1]]) }
        (line, row) = (screen[place[1]], place[1])
    }

    private func look() throws -> String {
        let screen = try game.screen().split(separator: "\n", omittingEmptySubsequences: false)
        return try game.format("#{cursor_x} #{cursor_y}") + "\n" + screen.prefix(24).joined(separator: "\n")
    }

    private func speak(_ text: String) {
        guard !text.isEmpty else { return }
        heard.append(text)
        transcript.append(text)
    }

    /// Writes the transcript to the file that `EAR_TRANSCRIPT` names.
    func writeTranscript() throws {
        guard let path = ProcessInfo.processInfo.environment["EAR_TRANSCRIPT"] else { return }
        try Data((transcript.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
    }
}
