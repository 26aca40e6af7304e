import Chronology

/// The sentences that a player reads about files at opening.
extension Notice {
    /// What was done about damage; `nil` where there was none.
    init?(restored game: Recovery.Game, _ recovery: Recovery) {
        let kept = "what was damaged is kept beside it with “.damaged-” in its name."
        let date = CivilDate(utc: game.date)
        let moment =
            "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2)) "
            + "\(padded(date.hour, 2)):\(padded(date.minute, 2)) UTC"
        let missing =
            switch game.missing {
            case 0: ""
            case 1: " The last change before that could not be found."
            default: " The last \(game.missing) changes could not be found."
            }
        if game.isFromBackup {
            let why = recovery.damages.first?.why ?? "it is missing"
            self.init(
                "The save was damaged (\(why)); a backup and its history brought it back as of \(moment); \(kept)\(missing)"
            )
        } else if let damage = recovery.damages.first {
            let name = Paths.name(of: damage.path)
            self.init(
                "Part of “\(name)” was damaged (\(damage.why)); the game goes on from \(moment); \(kept)\(missing)")
        } else if game.foreignHistory {
            self.init(
                "The history beside the save belongs to a later one; the game goes on from \(moment); \(kept)\(missing)"
            )
        } else if game.missing > 0 {
            self.init("The end of the history is gone; the game goes on from \(moment).\(missing)")
        } else {
            return nil
        }
    }

    static func lost(_ damages: [Recovery.Damage]) -> Notice {
        let why = damages.first?.why ?? "“world.json” is missing"
        return Notice(
            "The save was damaged (\(why)) and no backup is good; a new game begins, and what was damaged is kept "
                + "untouched beside it, as “world.json.damaged-…”.")
    }

    init(family trouble: String) {
        self.init(
            "Who shares a pass with you is not known: \(trouble). What is shared now stays until its time is over.")
    }

    static func newer(_ path: String) -> Notice {
        Notice(
            "The save in “\(path)” was made by a later version of the game: nothing will be written. Update to play on."
        )
    }

    static func unreadable(_ error: FileError) -> Notice {
        Notice("The save could not be read, so nothing will be written over it: \(error.sentence)")
    }

    static func playedElsewhere(_ holder: GameHolder?) -> Notice {
        let who = holder.map { " (process \($0.processID) on \($0.host))" } ?? ""
        return Notice(
            "Another game\(who) has this profile open: this one shows what happens there and changes nothing.")
    }

    static let busyImport = Notice("A game has this profile open: close it first, or import into another profile.")

    static let busy = Notice("A game of another version has this profile open: close it first.")

    static let inconsistent = Notice(
        "The save contradicts itself in places; “backyard-birds doctor” explains where.")
}
