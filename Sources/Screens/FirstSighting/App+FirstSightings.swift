import Chronology
import Scene
import Session
import Simulation
import TerminalUI

/// First sightings while the player looks: each opens a sheet once its bird has landed and nothing else is going on.
extension App {
    /// Seconds without a key before a sheet may open by itself.
    private static let quiet = 1.5
    /// Seconds after a key for which the player is taken to look.
    private static let presence = 300.0
    /// Seconds between the sheets of two birds of known kinds; those that come sooner are told in words alone.
    private static let pause = 180.0
    /// The time for which a sheet waits after its bird has left until nothing is in its way.
    private static let hold = Span.minutes(15)

    /// The sections in which one looks at birds and yards; on the others one is about to do something else.
    private static let watching: Set<Section> = [.backyards, .birds, .plants, .journal]

    /// Remembers a visit that begins, where it is a first one and somebody looks.
    mutating func noteFirstSighting(_ visit: Visit) {
        guard session.preferences.revealsFirsts, session.preferences.notices != .none, pane == nil, hasRoomForSheets,
            !attention.isAway(at: uptime), uptime - attention.lastPress < Self.presence,
            let first = session.world.firstSighting(visit)
        else { return }
        let isSoon = lastReveal.map { uptime - $0 < Self.pause } == true
        if first.reason != .bird || !isSoon { firsts.append(first) }
    }

    /// Remembers the new kinds that came during an absence: of those that have left a postcard is kept.
    mutating func noteMissedFirsts() {
        guard session.hasAwayCard, session.preferences.revealsFirsts, let report = session.awayReport else { return }
        firsts = report.firsts.filter(\.isFirstOfSpecies).compactMap(session.world.firstSighting)
    }

    /// The first sighting that is shown next.
    private var nextFirst: FirstSighting? { firsts.first { $0.reason != .bird } ?? firsts.first }

    /// Returns the birds around a first sighting as they are; where its bird has left, that bird as it was.
    package func actors(of first: FirstSighting) -> [StagedBird] {
        if first.visit.isPresent(at: session.world.clock) { return actors(in: first.visit.backyard) }
        return [StagedBird(session.world.guest(of: first), in: session.world)].compactMap(\.self)
    }

    /// Forgets first sightings that waited too long; of new kinds and secrets a postcard is kept.
    private mutating func dropFirsts() -> [Effect] {
        let now = session.world.clock
        let late = firsts.filter { first in
            first.visit.departure + (first.reason == .bird ? .zero : Self.hold) <= now
        }
        firsts.removeAll { late.contains($0) }
        return late.filter { $0.reason != .bird }.map { .postcard($0) }
    }

    /// Forgets all first sightings, since the game ends; of new kinds and secrets a postcard is kept.
    mutating func forgetFirsts() -> [Effect] {
        defer { firsts = [] }
        return firsts.filter { $0.reason != .bird }.map { .postcard($0) }
    }

    /// Opens the sheet of the next first sighting, where nothing is in its way.
    mutating func revealFirstSighting() -> [Effect] {
        let dropped = dropFirsts()
        guard let next = nextFirst, sheet == nil, waiting.isEmpty, pane == nil, Self.watching.contains(section),
            hasRoomForSheets, !screen.isEditing, !screen.isForm, !screen.isDraft, screen.markedCount == 0,
            uptime - attention.lastPress >= Self.quiet,
            endOfFlights(beside: next) == nil
        else { return dropped }
        let yard = next.visit.backyard
        // A new kind has a sheet of its own.
        let others = firsts.filter { $0.visit.backyard == yard && $0.reason == .bird && $0 != next }
        firsts.removeAll { $0 == next || others.contains($0) }
        lastReveal = uptime
        if messages.shown?.announcement.visit?.id == next.visit.id { messages.dismiss() }
        sheet = FirstSightingSheet(
            next, others: others, actors: actors(of: next), opened: uptime, now: session.world.clock)
        return dropped + [.postcard(next)]
    }

    /// When to look again whether a sheet may open, in uptime seconds; `nil` where none waits.
    func nextReveal(after uptime: Double) -> Double? {
        guard let next = nextFirst, sheet == nil, Self.watching.contains(section) else { return nil }
        // A little later than that, so that the flight is over then.
        let due = max(attention.lastPress + Self.quiet, endOfFlights(beside: next).map { $0 + 0.01 } ?? 0)
        return due > uptime ? due : nil
    }

    private func endOfFlights(beside first: FirstSighting) -> Double? {
        stage.endOfFlights(in: visibleBackyards + [first.visit.backyard])
    }

    /// Handles a key or click while a first sighting shows: one that was pressed before anybody can have seen it goes to
    /// the screen below, every later one closes it. Returns `nil` for other input and other sheets.
    mutating func passFirstSighting(_ event: InputEvent) -> [Effect]? {
        guard let shown = sheet as? FirstSightingSheet else { return nil }
        switch event {
        case .key(.control), .resize, .focus, .ground, .capabilities, .endOfInput: return nil
        case .mouse(let mouse): if case .press = mouse.kind { break } else { return nil }
        case .key, .paste: break
        }
        if uptime - shown.opened < FirstSightingSheet.grace {
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
