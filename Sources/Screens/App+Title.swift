import Session
import Simulation
import TerminalUI
import Widgets

/// What the window is called.
extension App {
    /// What a photo of the screen is called: by whom or what it is about, else by where it was taken.
    package var photoTitle: String {
        switch place {
        case .bird(let id): session.world.bird(id).map { words.amongAll($0) } ?? words.title(section)
        case .species(let id) where session.world.hasSeen(id): words.name(of: id)
        case .plant(let id):
            PlantsScreen.places(in: session.world).first { $0.plant.id == id }.map { words.name(of: $0.plant) }
                ?? words.title(section)
        default: words.title(section)
        }
    }

    /// Where the player is, and who is there or has come; `nil` where the window keeps its own name. What widgets do not
    /// show is not said here either.
    package var windowTitle: String? {
        let settings = session.preferences
        guard settings.title else { return nil }
        guard settings.redaction < .locked else { return words.widgetGame }
        // Of all that lives only what the title names: it is made anew with every frame.
        let world = session.world
        func name(_ yard: Backyard) -> String { yard.redacted(settings.redaction).name }
        func who(_ birds: [Bird]) -> String { words.visitors(birds.map { $0.redacted(settings.redaction) })[0] }
        if let yard = place.backyard.flatMap(world.backyard) {
            let birds = world.presentVisits(in: yard.id).compactMap { world.bird($0.bird) }
            return birds.isEmpty
                ? words.titlePlace(place: name(yard)) : words.titleVisitors(place: name(yard), who: who(birds))
        }
        guard let visit = world.presentVisits.max(by: { $0.arrival < $1.arrival }), let bird = world.bird(visit.bird),
            let yard = world.backyard(visit.backyard)
        else { return words.titlePlace(place: words.title(section)) }
        return words.titleVisitors(place: name(yard), who: who([bird]))
    }
}
