import Simulation
import TerminalUI
import Words

/// A sentence that shows for some seconds.
struct Announcement: Hashable, Sendable {
    /// What it is; of two the higher one is said first.
    enum Kind: Int, Hashable, Sendable {
        /// Worth knowing once, on the screen where it is said, when nothing else is.
        case tip
        /// What happened by itself: an arrival, a gift, a renewal.
        case news
        /// A kind of bird has come that was never seen before.
        case first
        /// What became of a key that was pressed: it belongs to the screen on which it is said, and leaves with it.
        case answer
    }

    let text: String
    /// The same where there is no room for that.
    let short: String?
    /// Not all of it, but what matters, for a small pane: each is said by itself, the news first.
    let least: [Brief]
    let ink: Ink
    let kind: Kind
    /// Where `g` goes as long as it shows.
    let place: Place?
    /// The key that takes back what it tells of, or does it again.
    let reversal: Command?
    /// True only while this visit lasts.
    let visit: Visit?
    /// Seconds of the player's time that it shows.
    let seconds: Double

    /// - Parameter seconds: at least; a long text shows as long as it takes to read it.
    init(
        _ text: String, short: String? = nil, least: [Brief] = [], ink: Ink = .accent, as kind: Kind = .answer,
        place: Place? = nil, reversal: Command? = nil, visit: Visit? = nil, seconds: Double = 6
    ) {
        (self.text, self.short, self.least) = (text, short, least)
        (self.ink, self.kind, self.place, self.visit) = (ink, kind, place, visit)
        self.reversal = reversal
        self.seconds = max(seconds, Double(text.columns) / Self.readingSpeed)
    }

    /// Columns a second, for somebody who first has to look there.
    private static let readingSpeed = 8.0
}
