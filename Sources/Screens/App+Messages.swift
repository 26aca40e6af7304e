import Session
import Simulation

/// Messages and key hints on the last line of the screen.
extension App {
    /// Queues an announcement for the last line; with quiet narration, news and tips only join the list of messages.
    mutating func tell(_ announcement: Announcement) {
        let isQuiet = isPlain && session.preferences.narration == .quiet
        if isQuiet, [.news, .tip].contains(announcement.kind) {
            return messages.list(announcement, date: session.world.clock)
        }
        messages.say(announcement, at: uptime, date: session.world.clock)
    }

    /// Shows the next message if the present one's time is over, and drops arrivals whose visit has ended.
    mutating func advanceMessages() {
        // Lines of text have no key hints that news would cover.
        messages.rest = isPlain ? 0 : Messages.usualRest
        messages.advance(to: uptime) { [session] announcement in
            guard let visit = announcement.visit else { return true }
            return session.world.presentVisits(in: visit.backyard).contains { $0.id == visit.id }
        }
    }

    /// Queues the tip about the messages list once a message was missed or had to be split into parts.
    mutating func offerMessagesTip() {
        guard !isPlain, !session.settings.hintsSeen.contains(Tip.messages.rawValue), !tips.contains(.messages),
            keys.keys(for: .messages) != []
        else { return }
        let isInParts =
            messages.shown.map { $0.announcement.kind != .tip && $0.since == messageSince } == true
            && messageParts > 1
        if messages.hasPassedBy || isInParts { remember(.messages) }
    }

    /// Returns true if the announcement has a place other than the present one, and the player can go there now.
    func leadsOn(_ announcement: Announcement) -> Bool {
        announcement.place != nil && announcement.place != place && sheet == nil && !screen.isEditing
    }

    /// Returns the key hints shown with an announcement: undo or redo, and going to its place.
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

    /// The screen's key hints, in a read-only game without those for changing it.
    var screenHints: [Hint] {
        let hints = screen.hints(in: context)
        guard case .readOnly = session.saveStatus else { return hints }
        return hints.filter { !Command.changing.contains($0.command) }
    }

    /// Returns the last line: the screen's key hints with the present message or the name of the thing under the
    /// pointer.
    ///
    /// - Parameter isBelowSheet: True for the dimmed line under a sheet, which shows key hints only.
    func lastLine(in layout: ShellLayout, isBelowSheet: Bool = false) -> LastLine {
        let context = context
        let showsKeys = !layout.hints.isEmpty && (sheet == nil || isBelowSheet)
        var line = LastLine(
            showsKeys ? screenHints : [],
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

    /// True if a message has been shown for at least `Messages.glance` seconds before the pointer came to rest.
    ///
    /// Such a message gives way to the name of the thing under the pointer. Answers to keys never do.
    private func isRead(_ shown: Messages.Shown) -> Bool {
        shown.announcement.kind != .answer && pointedSince - shown.since >= Messages.glance
    }
}
