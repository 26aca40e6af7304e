import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// Notifications through the terminal about events while the player is away, as far as the settings allow.
extension App {
    /// Queues notifications for those of the events that the settings ask for.
    mutating func collectNotifications(of events: [WorldEvent]) {
        for event in events {
            let notable: Notifiable? =
                switch event.kind {
                case .arrived(let visit): visit.isFirstOfSpecies ? .first(visit) : .arrived(visit)
                case .supplyTurned(let kind, let state): .supply(kind, state, event.backyard)
                case .departed, .leftGift, .rainFilled: nil
                }
            if let notable, Self.isToBeTold(notable, session) { notifications.add(notable, attention, at: uptime) }
        }
    }

    /// Returns the effect that sends the next notification, if one is due.
    mutating func notify() -> [Effect] {
        let event = notifications.next(attention, at: uptime) { [session] in Self.isToBeTold($0, session) }
        guard let event, let text = text(of: event) else { return [] }
        let way = session.preferences.notificationWay.flatMap(NotificationWay.init)
        return [.notify(TerminalNotification(title: words.widgetGame, body: text), by: way)]
    }

    /// Returns true if an event is still true and the settings ask for it. Events that the game doesn't announce are
    /// left out, too.
    private static func isToBeTold(_ event: Notifiable, _ session: Session) -> Bool {
        let (world, settings) = (session.world, session.preferences)
        guard settings.redaction < .locked else { return false }
        switch event {
        case .arrived(let visit):
            return settings.notifiesArrivals && visit.isPresent(at: world.clock) && Arrival.isTold(visit, session)
        case .first(let visit):
            return settings.notifiesFirsts && visit.isPresent(at: world.clock) && Arrival.isTold(visit, session)
        case .supply(let kind, let state, let yard):
            return settings.notifiesSupplies && world.backyard(yard)?.supply(kind).state(at: world.clock) == state
        }
    }

    /// Returns a notification's text, with names hidden as the settings say.
    private func text(of event: Notifiable) -> String? {
        let (world, words) = (session.world.redacted(session.preferences.redaction), writtenWords)
        switch event {
        case .arrived(let visit), .first(let visit):
            guard let bird = world.bird(visit.bird), let yard = world.backyard(visit.backyard) else { return nil }
            return words.arrival(visit, of: bird, in: yard)
        case .supply(let kind, let state, let yard):
            return world.backyard(yard).flatMap { words.runsOut($0, kind, state) }
        }
    }
}
