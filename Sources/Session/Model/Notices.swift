/// The sentences that a player reads about files at opening.
extension Notice {
    static func damaged(why: String, keptAs path: String) -> Notice {
        Notice(
            "The save was damaged (\(why)); it is kept untouched as “\(Paths.name(of: path))”, and a new game begins.")
    }

    static func newer(_ path: String) -> Notice {
        Notice(
            "The save in “\(path)” was made by a later version of the game: nothing will be written. Update to play on."
        )
    }

    static func unreadable(_ error: FileError) -> Notice {
        Notice("The save could not be read, so nothing will be written over it: \(error.sentence)")
    }
}
