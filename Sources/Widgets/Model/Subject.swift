import Session
import Simulation
import TerminalUI

/// The visible state of a profile with names redacted, from which everything that a widget shows is made.
struct Subject {
    private(set) var glimpse: Glimpse
    let redaction: Redaction
    var world: World { glimpse.world }

    init(_ glimpse: Glimpse, _ redaction: Redaction) {
        self.redaction = redaction
        self.glimpse = glimpse
        self.glimpse.world = glimpse.world.redacted(redaction)
    }

    /// Returns an address, or that of the list of yards if names are hidden, since an address has the id of a yard or
    /// bird.
    func link(_ address: LinkAddress) -> LinkAddress {
        redaction == .public ? address : .screen("backyards")
    }
}

extension String {
    /// Returns a text that a player wrote, sanitized, or for each word blocks of the same width if it is hidden, so that
    /// it is abbreviated where the text would be.
    ///
    /// All other texts, such as species and times, are never hidden.
    fileprivate func shown(_ redaction: Redaction) -> String {
        guard redaction >= .private else { return TextWidth.shown(self) }
        let words = split(separator: " ").map {
            String(repeating: WidgetText.block, count: max(1, TextWidth.columns(of: String($0))))
        }
        return words.isEmpty ? String(WidgetText.block) : words.joined(separator: " ")
    }
}

extension World {
    /// Returns the world with hidden names replaced by blocks of the same width, and the others sanitized.
    package func redacted(_ redaction: Redaction) -> World {
        var birds = birds
        // Most birds have no name of their own.
        for index in birds.indices where birds[index].name != nil || birds[index].invitation != nil {
            birds[index] = birds[index].redacted(redaction)
        }
        return showing(
            backyards: backyards.map { $0.redacted(redaction) }, birds: birds, presentVisits: presentVisits)
    }
}

extension Backyard {
    /// Returns the yard with its name replaced by blocks if it is hidden, else sanitized.
    package func redacted(_ redaction: Redaction) -> Backyard {
        var yard = self
        yard.name = name.shown(redaction)
        return yard
    }
}

extension Bird {
    /// Returns the bird with its name replaced by blocks if it is hidden, else sanitized.
    package func redacted(_ redaction: Redaction) -> Bird {
        var bird = self
        bird.name = name.map { $0.shown(redaction) }
        if let household = invitation?.household {
            bird.invitation?.household = household.shown(redaction)
        }
        return bird
    }
}
