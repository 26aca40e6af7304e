/// What a session is opened for.
enum OpenMode: Hashable, Sendable {
    /// To play: the game moves the world and saves.
    case play
    /// To do something and leave: a command.
    case act(Author)
    /// To look: a copy lives on in memory, and nothing is written.
    case look
    /// To look for long: what others save is taken over.
    case follow

    var onlyLooks: Bool { self == .look || self == .follow }

    /// Of what is changed then.
    var author: Author { if case .act(let author) = self { author } else { .game } }
}
