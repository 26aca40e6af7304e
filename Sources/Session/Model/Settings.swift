import JSON
import Simulation

/// The player's settings of the game. A key missing in a save has its default.
package struct Settings: Hashable, Sendable, Codable {
    /// The choice of arrivals that are announced.
    package enum Notices: String, Hashable, Sendable, Codable, CaseIterable {
        case all, favoritesAndFirsts, none
    }

    /// The clock's format: 24 or 12 hours.
    package enum ClockFace: String, Hashable, Sendable, Codable, CaseIterable {
        case hours24 = "24-hour"
        case hours12 = "12-hour"
    }

    /// The amount of news that plain mode tells by itself, beside the answers to keys.
    package enum Narration: String, Hashable, Sendable, Codable, CaseIterable {
        /// First sightings only, apart from answers to keys.
        case quiet
        /// First sightings, arrivals, supplies and other news.
        case normal
        /// All news of `normal`, and meals and departures.
        case chatty
    }

    /// True if the game is lines of text, for screen readers and braille displays.
    package var isPlain = false
    package var narration = Narration.normal
    /// The arrivals that are announced on screen.
    package var notices = Notices.all
    /// True if a first sighting opens a picture while the player looks.
    package var revealsFirsts = true
    /// True if announced arrivals are also sent as desktop notifications while the game has no focus.
    package var notifiesArrivals = false
    /// True if first sightings of species are sent as desktop notifications.
    package var notifiesFirsts = false
    /// True if empty supplies are sent as desktop notifications.
    package var notifiesSupplies = false
    /// The terminal protocol for desktop notifications; `nil` for the best that the terminal supports.
    package var notificationWay: String?
    /// True if scenery moves, such as leaves and water.
    package var ambience = true
    /// True if scenery moves only in a window with focus.
    package var ambienceNeedsFocus = false
    package var reducedMotion = false
    package var mouse = true
    /// True if moving the pointer without a click has effects.
    package var hover = true
    /// The color depth by its name on the command line; `nil` for what suits the terminal.
    package var colors: String?
    /// The set of glyphs for pictures by its name on the command line; `nil` for what suits the terminal.
    package var glyphs: String?
    /// The way of showing pixels by its name on the command line; `nil` for what the terminal has.
    package var pixels: String?
    /// True if the window's title shows the latest event.
    package var title = true
    /// True if the terminal's bell rings for arrivals.
    package var bell = false
    package var clock = ClockFace.hours24
    /// The theme's name; `nil` for the standard colors that suit the terminal's background.
    package var theme: String?
    /// A language code; `nil` for the locale's.
    package var language: String?
    /// True if widgets hide names by default.
    package var privateWidgets = false
    /// True if widgets hide all content by default.
    package var lockedWidgets = false
    /// The name of this household on cards, which the player has given; `nil` until one is needed.
    package var household: String?
    /// The widget configurations that the player has saved, by name.
    package var widgets: [String: KeptWidget] = [:]
    /// True if the Transaction Manager is shown.
    package var transactionManager = false
    /// The order of the yards that the player chose last, by its name; `nil` for the usual one.
    package var yardOrder: String?
    /// The order of the birds that the player chose last, by its name; `nil` for the usual one.
    package var birdOrder: String?
    /// True if the player has dismissed the offer of a pass in the grid of yards.
    package var passOfferDismissed = false
    /// The hints that were shown and will not be shown again, in order.
    package var hintsSeen: [String] = []

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? standard
        }
        isPlain = try value(.isPlain, isPlain)
        narration = try value(.narration, narration)
        notices = try value(.notices, notices)
        revealsFirsts = try value(.revealsFirsts, revealsFirsts)
        notifiesArrivals = try value(.notifiesArrivals, notifiesArrivals)
        notifiesFirsts = try value(.notifiesFirsts, notifiesFirsts)
        notifiesSupplies = try value(.notifiesSupplies, notifiesSupplies)
        notificationWay = try container.decodeIfPresent(String.self, forKey: .notificationWay)
        ambience = try value(.ambience, ambience)
        ambienceNeedsFocus = try value(.ambienceNeedsFocus, ambienceNeedsFocus)
        reducedMotion = try value(.reducedMotion, reducedMotion)
        mouse = try value(.mouse, mouse)
        hover = try value(.hover, hover)
        colors = try container.decodeIfPresent(String.self, forKey: .colors)
        glyphs = try container.decodeIfPresent(String.self, forKey: .glyphs)
        pixels = try container.decodeIfPresent(String.self, forKey: .pixels)
        title = try value(.title, title)
        bell = try value(.bell, bell)
        clock = try value(.clock, clock)
        theme = try container.decodeIfPresent(String.self, forKey: .theme)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        privateWidgets = try value(.privateWidgets, privateWidgets)
        lockedWidgets = try value(.lockedWidgets, lockedWidgets)
        household = try container.decodeIfPresent(String.self, forKey: .household).flatMap { Household.cleaned($0) }
        // A name becomes part of a line in another program's configuration.
        widgets = try value(.widgets, widgets).filter { KeptWidget.checkedName($0.key) != nil }
        transactionManager = try value(.transactionManager, transactionManager)
        yardOrder = try container.decodeIfPresent(String.self, forKey: .yardOrder)
        birdOrder = try container.decodeIfPresent(String.self, forKey: .birdOrder)
        passOfferDismissed = try value(.passOfferDismissed, passOfferDismissed)
        hintsSeen = try value(.hintsSeen, hintsSeen)
    }
}

extension Settings {
    /// Returns these settings with only those fields changed that differ between `former` and `new`.
    func changed(as new: Settings, from former: Settings) -> Settings {
        guard self != former, var fields = try? JSONValue(encoding: self), let next = try? JSONValue(encoding: new),
            let before = try? JSONValue(encoding: former)
        else { return new }
        for key in Set(((next.members ?? []) + (before.members ?? [])).map(\.key)) where next[key] != before[key] {
            fields[key] = next[key]
        }
        return (try? fields.decode(Settings.self)) ?? new
    }
}
