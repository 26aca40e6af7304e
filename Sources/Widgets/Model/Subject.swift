import Session
import Simulation
import TerminalUI

/// The moment that a widget shows, with all that it may not show taken out: whatever is made of this can be read by
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

    /// An address, if whoever looks may know it: it names a yard or a bird by its id.
    func link(_ address: LinkAddress) -> LinkAddress {
        redaction == .public ? address : .screen("backyards")
    }
}

/// Texts that are the player's own, and who may read them. All other texts, of kinds, foods and times, are everybody's.
private enum OwnText: CaseIterable {
    case yardName, birdName

    /// Whoever sees at most this much does not see the text.
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
    /// The same world with blocks as wide in the place of names that are to be hidden, and nothing in the others that
    /// could command whoever reads them.
    package func redacted(_ redaction: Redaction) -> World {
        showing(
            backyards: backyards.map { $0.redacted(redaction) }, birds: birds.map { $0.redacted(redaction) },
            presentVisits: presentVisits)
    }
}

extension Backyard {
    /// With blocks in the place of its name where that is to be hidden.
    package func redacted(_ redaction: Redaction) -> Backyard {
        var yard = self
        yard.name = OwnText.yardName.shown(name, redaction)
        return yard
    }
}

extension Bird {
    /// With blocks in the place of its name where that is to be hidden.
    package func redacted(_ redaction: Redaction) -> Bird {
        var bird = self
        bird.name = name.map { OwnText.birdName.shown($0, redaction) }
        return bird
    }
}
