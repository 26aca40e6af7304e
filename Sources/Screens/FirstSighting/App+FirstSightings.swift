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

    /// Remembers a visit that begins, where it is a first one and somebody looks.
    mutating func noteFirstSighting(_ visit: Visit) {
        guard session.preferences.revealsFirsts, session.preferences.notices != .none, pane == nil, hasRoomForSheets,
            !attention.isAway(at: uptime), uptime - attention.lastPress < Self.presence,
            let first = session.world.firstSighting(visit)
        else { return }
        let isSoon = lastReveal.map { uptime - $0 < Self.pause } == true
        if first.isKind || !isSoon { firsts.append(first) }
    }

    /// Opens the sheet of the next first sighting, where nothing is in its way.
    mutating func revealFirstSighting() -> [Effect] {
        let world = session.world
        firsts.removeAll { first in !world.presentVisits.contains { $0.id == first.visit.id } }
        guard let next = firsts.first(where: \.isKind) ?? firsts.first, sheet == nil, waiting.isEmpty, pane == nil,
            hasRoomForSheets, !screen.isEditing, !screen.isForm, !screen.isDraft, screen.markedCount == 0,
            uptime - attention.lastPress >= Self.quiet,
            endOfFlights(beside: next) == nil
        else { return [] }
        let yard = next.visit.backyard
        let others = firsts.filter { $0.visit.backyard == yard && $0 != next }
        firsts.removeAll { $0.visit.backyard == yard }
        lastReveal = uptime
        if messages.shown?.announcement.visit?.id == next.visit.id { messages.dismiss() }
        sheet = FirstSightingSheet(next, others: others, actors: actors(in: yard), opened: uptime)
        return [.postcard(next)]
    }

    /// When to look again whether a sheet may open, in uptime seconds; `nil` where none waits.
    func nextReveal(after uptime: Double) -> Double? {
        guard let next = firsts.first(where: \.isKind) ?? firsts.first, sheet == nil else { return nil }
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
        case .key(.control), .resize, .focus, .ground, .endOfInput: return nil
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
