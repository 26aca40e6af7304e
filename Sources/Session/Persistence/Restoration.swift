extension Restoration {
    /// Describes a recovery for the player; `nil` where nothing was damaged or missing.
    ///
    /// - Parameter isLooking: whether the session writes nothing, so damaged files are not put aside.
    init?(of game: Recovery.Game, _ recovery: Recovery, isLooking: Bool = false) {
        let damage = recovery.damages.first
        if game.isFromBackup {
            flaw = .save(why: damage?.why)
        } else if let damage {
            flaw = .part(Paths.name(of: damage.path), why: damage.why)
        } else if game.foreignHistory {
            flaw = .foreignHistory
        } else if game.missing > 0 {
            flaw = .missingEnd
        } else {
            return nil
        }
        date = game.date
        missing = game.missing
        isPurchaseUnverified = recovery.isPurchaseChanged
        isKept = !isLooking && (!recovery.damages.isEmpty || game.foreignHistory)
    }
}
