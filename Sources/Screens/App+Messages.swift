import Session
import Simulation

/// What is said on the last line.
extension App {
    mutating func tell(_ announcement: Announcement) {
        messages.say(announcement, at: uptime, date: session.world.clock)
    }

    mutating func advanceMessages() {
        messages.advance(to: uptime) { [session] announcement in
            guard let visit = announcement.visit else { return true }
            return session.world.presentVisits(in: visit.backyard).contains { $0.id == visit.id }
        }
    }

    /// Offers the tip that messages can be read again, once one has passed by or was too long for the line.
    mutating func offerMessagesTip() {
        guard !session.settings.hintsSeen.contains(Tip.messages.rawValue), keys.keys(for: .messages) != [] else {
            return
        }
        let isInParts =
            messages.shown.map { $0.announcement.kind != .tip } == true
            && lastLine(in: layout).parts.count > 1
        if messages.hasPassedBy || isInParts { remember(.messages) }
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
    func lastLine(in layout: ShellLayout, isBelowSheet: Bool = false) -> LastLine {
        let context = context
        let showsKeys = !layout.hints.isEmpty && (sheet == nil || isBelowSheet)
        var line = LastLine(
            showsKeys ? screen.hints(in: context) : [],
            status: showsKeys && screen.markedCount > 0 ? words.listMarked(count: screen.markedCount) : "",
            help: showsKeys ? words.hintHelp : nil,
            width: layout.lastLine.width, label: context.key(of:))
        if isBelowSheet { return line }
        let name = sheet == nil ? nameOfPointed : nil
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
