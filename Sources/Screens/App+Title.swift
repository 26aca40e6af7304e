import Session
import Simulation
import TerminalUI
import Widgets

/// What the window is called.
extension App {
    /// Where the player is, and who is there or has come; `nil` where the window keeps its own name. What widgets do not
    /// show is not said here either.
    package func windowTitle(_ session: Session) -> String? {
        let settings = session.preferences
        guard settings.title else { return nil }
        guard settings.redaction < .locked else { return words.widgetGame }
        let world = session.world.redacted(settings.redaction)
        if let yard = place.backyard.flatMap(world.backyard) {
            let birds = world.presentVisits(in: yard.id).compactMap { world.bird($0.bird) }
            return birds.isEmpty
                ? words.titlePlace(place: yard.name)
                : words.titleVisitors(place: yard.name, who: words.visitors(birds)[0])
        }
        guard let visit = world.presentVisits.max(by: { $0.arrival < $1.arrival }), let bird = world.bird(visit.bird),
            let yard = world.backyard(visit.backyard)
        else { return words.titlePlace(place: words.title(section)) }
        return words.titleVisitors(place: yard.name, who: words.visitors([bird])[0])
    }
}
