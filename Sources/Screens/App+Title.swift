import Session
import Simulation
import TerminalUI
import Widgets

/// Titles of the terminal window and of photos.
extension App {
    /// The title of a photo of the screen: the bird, species or plant shown, else the section.
    package var photoTitle: String {
        let words = writtenWords
        return switch place {
        case .bird(let id): session.world.bird(id).map { words.amongAll($0) } ?? words.title(section)
        case .species(let id) where session.world.hasSeen(id): words.name(of: id)
        case .plant(let id):
            PlantsScreen.places(in: session.world).first { $0.plant.id == id }.map { words.name(of: $0.plant) }
                ?? words.title(section)
        default: words.title(section)
        }
    }

    /// The title of the terminal window: the open yard or section and its visitors; `nil` if the setting `title` is
    /// off.
    ///
    /// Names that the redaction setting hides from widgets are hidden here as well.
    package var windowTitle: String? {
        let (settings, words) = (session.preferences, writtenWords)
        guard settings.title else { return nil }
        guard settings.redaction < .locked else { return words.widgetGame }
        // Only the named birds are redacted, because the title is made for every frame.
        let world = session.world
        func name(_ yard: Backyard) -> String { yard.redacted(settings.redaction).name }
        func who(_ birds: [Bird]) -> String { words.visitors(birds.map { $0.redacted(settings.redaction) })[0] }
        if let yard = place.backyard.flatMap(world.backyard) {
            let birds = world.visitors(in: yard.id).compactMap { world.bird($0.bird) }
            return birds.isEmpty
                ? words.titlePlace(place: name(yard)) : words.titleVisitors(place: name(yard), who: who(birds))
        }
        guard let visit = world.presentVisits.max(by: { $0.arrival < $1.arrival }), let bird = world.bird(visit.bird),
            let yard = world.backyard(visit.backyard)
        else { return words.titlePlace(place: words.title(section)) }
        return words.titleVisitors(place: name(yard), who: who([bird]))
    }
}
