import Session
import Simulation

/// What is said on the last line.
extension App {
    mutating func tell(_ announcement: Announcement, session: Session, uptime: Double) {
        messages.say(announcement, at: uptime, date: session.world.clock)
    }

    mutating func advanceMessages(_ session: Session, _ uptime: Double) {
        messages.advance(to: uptime) { announcement in
            guard let visit = announcement.visit else { return true }
            return session.world.presentVisits(in: visit.backyard).contains { $0.id == visit.id }
        }
    }

    /// Where what is said passes by, it is worth knowing that it can be read again.
    mutating func heedMessages(_ session: Session) {
        guard !session.settings.hintsSeen.contains(Tip.messages.rawValue), keys.keys(for: .messages) != [] else {
            return
        }
        let isInParts =
            messages.shown.map { $0.announcement.kind != .tip } == true
            && lastLine(session, in: ShellLayout(size)).parts.count > 1
        if messages.hasPassedBy || isInParts { remember(.messages, session: session) }
    }

    /// Whether `g` would go somewhere else.
    func leadsOn(_ announcement: Announcement) -> Bool {
        announcement.place != nil && announcement.place != place && sheet == nil && !screen.isEditing
    }

    /// What somebody may want to do who reads it, the most useful first.
    private func leads(from announcement: Announcement) -> [Hint] {
        guard sheet == nil, !screen.isEditing else { return [] }
        let reversal: Hint? =
            switch announcement.reversal {
            case .undo: Hint(.undo, words.hintUndo)
            case .redo: Hint(.redo, words.hintRedo)
            default: nil
            }
        return [reversal, leadsOn(announcement) ? Hint(.goToArrival, words.hintGo) : nil].compactMap { $0 }
    }

    /// - Parameter isBelowSheet: what lies below one: keys, and nothing said.
    func lastLine(_ session: Session, in layout: ShellLayout, isBelowSheet: Bool = false) -> LastLine {
        let context = context(session)
        let showsKeys = !layout.hints.isEmpty && (sheet == nil || isBelowSheet)
        var line = LastLine(
            showsKeys ? screen.hints(in: context) : [],
            status: showsKeys && screen.markedCount > 0 ? words.listMarked(count: screen.markedCount) : "",
            help: showsKeys ? words.hintHelp : nil,
            width: layout.lastLine.width, label: context.key(of:))
        if isBelowSheet { return line }
        let name = sheet == nil ? nameOfPointed(session) : nil
        if let shown = messages.shown, !(showsKeys && screen.isForm && shown.announcement.kind != .answer),
            name == nil || !isRead(shown)
        {
            line.say(shown.announcement, leads: leads(from: shown.announcement))
        } else if let name {
            line.say(name, leads: [])
        }
        return line
    }

    /// Whether the player has come to point at something since that was seen.
    private func isRead(_ shown: Messages.Shown) -> Bool {
        shown.announcement.kind != .answer && pointedSince - shown.since >= Messages.glance
    }
}
