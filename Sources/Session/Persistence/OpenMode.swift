/// The purpose of a session.
enum OpenMode: Hashable, Sendable {
    /// Play: the game moves the world and saves.
    case play
    /// A command: act and leave.
    case act(Author)
    /// Look: a copy lives on in memory, and nothing is written.
    case look
    /// Watch for a long time: what others save is adopted.
    case follow

    var onlyLooks: Bool { self == .look || self == .follow }

    /// The author of changes in this mode.
    var author: Author { if case .act(let author) = self { author } else { .game } }
}
