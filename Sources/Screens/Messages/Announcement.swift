import Simulation
import TerminalUI
import Words

/// A message shown on the last line for some seconds.
struct Announcement: Hashable, Sendable {
    /// The kind of an announcement; its raw value is its priority, the highest shown first.
    enum Kind: Int, Hashable, Sendable {
        /// A tip shown once, when nothing else is being shown.
        case tip
        /// News of the world or store: an arrival, a gift, a renewal.
        case news
        /// The arrival of a species never seen before.
        case first
        /// The result of a key press; it disappears when the player leaves the screen.
        case answer
    }

    let text: String
    /// A shorter sentence with the same content.
    let short: String?
    /// The essential facts for a small pane, each shown by itself, the most important first.
    let least: [Brief]
    let ink: Ink
    let kind: Kind
    /// The place that the key `g` goes to while the announcement is shown.
    let place: Place?
    /// The command, undo or redo, that reverses the announced change.
    let reversal: Command?
    /// The visit that is announced; the announcement is dropped when the visit ends.
    let visit: Visit?
    /// The display time, in real seconds.
    let seconds: Double

    /// Creates an announcement.
    ///
    /// - Parameter seconds: The minimum display time; a long text is shown for its reading time.
    init(
        _ text: String, short: String? = nil, least: [Brief] = [], ink: Ink = .accent, as kind: Kind = .answer,
        place: Place? = nil, reversal: Command? = nil, visit: Visit? = nil, seconds: Double = 6
    ) {
        (self.text, self.short, self.least) = (text, short, least)
        (self.ink, self.kind, self.place, self.visit) = (ink, kind, place, visit)
        self.reversal = reversal
        self.seconds = max(seconds, Double(text.columns) / Self.readingSpeed)
    }

    /// The assumed reading speed in columns a second, including the time to look there.
    private static let readingSpeed = 8.0
}
