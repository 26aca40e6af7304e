import Chronology
import Scene
import Session
import Simulation
import TerminalUI

/// First sightings while the player looks: each opens a sheet once its bird has landed and nothing else is going on.
extension App {
    /// Seconds without a key before a sheet may open by itself.
    private static let quietSeconds = 1.5
    /// Seconds after a key press or click for which the player is taken to look at the game.
    private static let presenceSeconds = 300.0
    /// Seconds after a sheet in which new birds of known kinds that arrive get no sheet.
    private static let pauseSeconds = 180.0
    /// The time that the sheet of a new kind, secret or vagrant still waits after its bird has left.
    private static let holdAfterDeparture = Span.minutes(15)

    /// The sections on which a sheet may open by itself: those for looking at birds and yards.
    private static let watching: Set<Section> = [.backyards, .birds, .plants, .journal]

    /// Queues a beginning visit for a sheet if it is a first sighting and settings allow it: a bird of a known kind while the
    /// player seems to look, all else in any case, since it gets at least a postcard.
    mutating func noteFirstSighting(_ visit: Visit) {
        guard session.preferences.revealsFirsts, session.preferences.notices != .none,
            let first = session.world.firstSighting(visit)
        else { return }
        let isSoon = lastReveal.map { uptime - $0 < Self.pauseSeconds } == true
        if first.reason != .bird || mayReveal && !isSoon { firsts.append(first) }
    }

    /// True if a sheet has room and the player seems to look at it.
    private var mayReveal: Bool {
        pane == nil && hasRoomForSheets && !attention.isAway(at: uptime)
            && uptime - attention.lastPress < Self.presenceSeconds
    }

    /// Queues the kinds first seen while the player was away; one whose bird left too long ago only gets a postcard.
    mutating func noteMissedFirsts() {
        guard session.hasAwayCard, session.preferences.revealsFirsts, let report = session.awayReport else { return }
        firsts = report.firsts.filter(\.isFirstOfSpecies).compactMap(session.world.firstSighting)
    }

    /// The queued first sighting that is shown next; single birds of known kinds come last.
    private var nextFirst: FirstSighting? { firsts.first { $0.reason != .bird } ?? firsts.first }

    /// Returns the birds in the yard of a first sighting; if its bird has left, only that bird as it was then.
    package func actors(of first: FirstSighting) -> [StagedBird] {
        if first.visit.isPresent(at: session.world.clock) { return actors(in: first.visit.backyard) }
        return [StagedBird(session.world.guest(of: first), in: session.world)].compactMap(\.self)
    }

    /// Drops first sightings that waited too long, and returns effects that save postcards of all but single birds.
    private mutating func dropFirsts() -> [Effect] {
        let now = session.world.clock
        let late = firsts.filter { first in
            first.visit.departure + (first.reason == .bird ? .zero : Self.holdAfterDeparture) <= now
        }
        firsts.removeAll { late.contains($0) }
        return late.filter { $0.reason != .bird }.map { .postcard($0) }
    }

    /// Drops all first sightings as the game ends, and returns effects that save postcards of all but single birds.
    mutating func forgetFirsts() -> [Effect] {
        defer { firsts = [] }
        return firsts.filter { $0.reason != .bird }.map { .postcard($0) }
    }

    /// Opens the sheet of the next first sighting if nothing is in its way, and returns effects that save postcards.
    mutating func revealFirstSighting() -> [Effect] {
        let dropped = dropFirsts()
        guard let next = nextFirst, sheet == nil, waiting.isEmpty, mayReveal, Self.watching.contains(section),
            !screen.isEditing, !screen.isForm, !screen.isDraft, screen.markedCount == 0,
            uptime - attention.lastPress >= Self.quietSeconds,
            endOfFlights(beside: next) == nil
        else { return dropped }
        let yard = next.visit.backyard
        // A new kind has a sheet of its own.
        let others = firsts.filter { $0.visit.backyard == yard && $0.reason == .bird && $0 != next }
        firsts.removeAll { $0 == next || others.contains($0) }
        lastReveal = uptime
        if messages.shown?.announcement.visit?.id == next.visit.id { messages.dismiss(at: uptime) }
        sheet = FirstSightingSheet(
            next, others: others, actors: actors(of: next), opened: uptime, now: session.world.clock)
        return dropped + [.postcard(next)]
    }

    /// Returns the uptime in seconds at which to check again if a waiting sheet may open; `nil` for no such time.
    func nextReveal(after uptime: Double) -> Double? {
        guard let next = nextFirst, sheet == nil, mayReveal, Self.watching.contains(section) else { return nil }
        // A little later than that, so that the flight is over then.
        let due = max(attention.lastPress + Self.quietSeconds, endOfFlights(beside: next).map { $0 + 0.01 } ?? 0)
        return due > uptime ? due : nil
    }

    private func endOfFlights(beside first: FirstSighting) -> Double? {
        stage.endsOfFlights(in: visibleBackyards + [first.visit.backyard]).max()
    }

    /// Handles input while a first sighting shows: a key or click too early to be meant for it goes to the screen
    /// below, unless it is one that the sheet names; a later key without a command closes it. Returns `nil` for all
    /// other input and for other sheets.
    mutating func passFirstSighting(_ event: InputEvent) -> [Effect]? {
        guard let shown = sheet as? FirstSightingSheet else { return nil }
        switch event {
        case .key(.control), .resize, .focus, .ground, .capabilities, .endOfInput: return nil
        case .mouse(let mouse): if case .press = mouse.kind { break } else { return nil }
        case .key, .paste: break
        }
        if uptime - shown.opened < FirstSightingSheet.grace {
            // The keys that the sheet names do nothing yet: they would open or leave what it covers.
            if case .key(let key) = event, [.open, .back].contains(keys.action(for: key)) { return [] }
            sheet = nil
            let effects = handle(event)
            if sheet == nil { sheet = shown }
            return effects
        }
        if case .key(let key) = event, keys.action(for: key) == nil {
            closeSheet()
            return []
        }
        return nil
    }
}
