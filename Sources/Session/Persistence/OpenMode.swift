/// The purpose for which a profile is opened.
enum OpenMode: Hashable, Sendable {
    /// Plays: the session moves the world and saves.
    case play
    /// Acts and closes: a command changes something, perhaps beside an open game.
    case act(Author)
    /// Reads once: a copy is advanced in memory, and nothing is written.
    case look
    /// Reads for a long time: what other programs save is adopted, and nothing is written.
    case follow

    /// True for the modes that write nothing.
    var onlyLooks: Bool { self == .look || self == .follow }

    /// The author of changes that are saved in this mode.
    var author: Author { if case .act(let author) = self { author } else { .game } }
}
