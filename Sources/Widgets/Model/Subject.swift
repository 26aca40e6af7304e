import Session
import Simulation
import TerminalUI

/// The moment that a widget shows, without everything that it may not show: whatever is made of this can be read by
/// anybody.
struct Subject {
    let glimpse: Glimpse
    let redaction: Redaction
    var world: World { glimpse.world }

    init(_ glimpse: Glimpse, _ redaction: Redaction) {
        self.redaction = redaction
        self.glimpse = Glimpse(
            world: glimpse.world.redacted(redaction), today: glimpse.today, isTodayWhole: glimpse.isTodayWhole,
            sightings: glimpse.sightings)
    }

    /// Returns an address unless it must be hidden: it names a yard or a bird by its id.
    func link(_ address: LinkAddress) -> LinkAddress {
        redaction == .public ? address : .screen("backyards")
    }
}

/// The player's own texts and who may read them. All other texts, of species, foods and times, are public.
private enum OwnText: CaseIterable {
    case yardName, birdName

    /// The redaction from which on the text is hidden.
    var hiddenFrom: Redaction {
        switch self {
        case .yardName, .birdName: .private
        }
    }

    func shown(_ text: String, _ redaction: Redaction) -> String {
        redaction < hiddenFrom
            ? TextWidth.shown(text) : String(repeating: WidgetText.block, count: max(1, TextWidth.columns(of: text)))
    }
}

extension World {
    /// Returns the world with blocks of the same width in place of hidden names, and the others sanitized.
    package func redacted(_ redaction: Redaction) -> World {
        showing(
            backyards: backyards.map { $0.redacted(redaction) }, birds: birds.map { $0.redacted(redaction) },
            presentVisits: presentVisits)
    }
}

extension Backyard {
    /// Returns the yard with blocks in place of its name if that is hidden.
    package func redacted(_ redaction: Redaction) -> Backyard {
        var yard = self
        yard.name = OwnText.yardName.shown(name, redaction)
        return yard
    }
}

extension Bird {
    /// Returns the bird with blocks in place of its name if that is hidden.
    package func redacted(_ redaction: Redaction) -> Bird {
        var bird = self
        bird.name = name.map { OwnText.birdName.shown($0, redaction) }
        return bird
    }
}
