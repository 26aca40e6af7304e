/// What the player has chosen about the game itself. A key missing in a save means its default.
package struct Settings: Hashable, Sendable, Codable {
    package enum Notices: String, Hashable, Sendable, Codable, CaseIterable {
        case all, favoritesAndFirsts, none
    }

    /// How the hours of a day are counted.
    package enum ClockFace: String, Hashable, Sendable, Codable, CaseIterable {
        case hours24 = "24-hour"
        case hours12 = "12-hour"
    }

    /// Which arrivals are announced.
    package var notices = Notices.all
    /// What is also said outside the screen while the player looks elsewhere: of the arrivals that are announced,
    package var notifiesArrivals = false
    /// kinds that come for the first time ever,
    package var notifiesFirsts = false
    /// and food or water that runs out.
    package var notifiesSupplies = false
    /// In which way; `nil`: by the terminal.
    package var notificationWay: String?
    /// Movement of leaves, water and light.
    package var ambience = true
    /// Whether it stops in a window without focus.
    package var ambienceNeedsFocus = false
    package var reducedMotion = false
    package var mouse = true
    /// Whether the pointer alone, without a click, does something.
    package var hover = true
    /// How many colors, and which glyphs, by their names on the command line; `nil`: whatever suits the terminal.
    package var colors: String?
    package var glyphs: String?
    /// The window's title says what happens.
    package var title = true
    /// The terminal's bell rings for arrivals.
    package var bell = false
    package var clock = ClockFace.hours24
    /// The name of a theme; `nil`: by the terminal.
    package var theme: String?
    /// A language code; `nil`: by the locale.
    package var language: String?
    /// Widgets hide names unless asked.
    package var privateWidgets = false
    /// They show nothing at all.
    package var lockedWidgets = false
    /// Widgets that are kept, by the player's names for them.
    package var widgets: [String: KeptWidget] = [:]
    /// The Transaction Manager is shown.
    package var transactionManager = false
    /// The pass offer in the grid of yards has been put away.
    package var passOfferDismissed = false
    /// Hints that were shown and will not be again, in that order.
    package var hintsSeen: [String] = []

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? standard
        }
        notices = try value(.notices, notices)
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
        title = try value(.title, title)
        bell = try value(.bell, bell)
        clock = try value(.clock, clock)
        theme = try container.decodeIfPresent(String.self, forKey: .theme)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        privateWidgets = try value(.privateWidgets, privateWidgets)
        lockedWidgets = try value(.lockedWidgets, lockedWidgets)
        // A name becomes part of a line that is put into another program's configuration.
        widgets = try value(.widgets, widgets).filter { KeptWidget.checkedName($0.key) != nil }
        transactionManager = try value(.transactionManager, transactionManager)
        passOfferDismissed = try value(.passOfferDismissed, passOfferDismissed)
        hintsSeen = try value(.hintsSeen, hintsSeen)
    }
}
