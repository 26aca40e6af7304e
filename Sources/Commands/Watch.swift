import Chronology
import JSON
import Session
import Simulation
import Words

/// The loop of `watch`: prints a line for each event in the game as it happens.
///
/// It sleeps until the world's next event is due or another program saves. Events of this copy of the world are printed
/// as they are; changes by another program are found by comparing the states before and after.
struct Watch {
    /// The form in which `watch` prints events.
    enum Form: Hashable {
        /// Columns: the time, a sign and the event.
        case signs
        /// A sentence for each event, for screen readers.
        case sentences
        /// A JSON object for each event, for programs.
        case documents
    }

    let session: Session
    let words: Words
    let form: Form
    /// The only yard to report; `nil` for all.
    let yard: ID<Backyard>?
    /// Writes text to standard output.
    let write: (String) -> Void
    /// The state at the last step, to compare with.
    private var former: WatchedState
    /// The player's date of the last line; a heading is printed when it changes.
    private var day: CivilDate?

    init(
        _ session: Session, _ words: Words, _ form: Form, yard: ID<Backyard>?, write: @escaping (String) -> Void
    ) {
        (self.session, self.words, self.form, self.yard, self.write) = (session, words, form, yard, write)
        former = WatchedState(session)
    }

    /// Prints events until the watched yard is removed or `wait` returns false.
    ///
    /// - Parameter wait: sleeps for up to so many milliseconds (`nil`: without limit) or until another program saves;
    ///   returns false to end.
    mutating func run(wait: (_ milliseconds: Int?) -> Bool) {
        for visit in session.world.presentVisits where yard == nil || visit.backyard == yard {
            guard let bird = session.world.bird(visit.bird), let place = session.world.backyard(visit.backyard) else {
                continue
            }
            tell(WatchedNews(.here, at: session.world.clock, in: place.id, of: bird.id, words.isIn(place, bird)))
        }
        while true {
            step()
            if let yard, session.world.backyard(yard) == nil { return }
            let wanted = session.nextDue - session.environment.uptime()
            guard wait(Int(clamping: max(0, wanted.milliseconds))) else { return }
        }
    }

    /// Advances the world to now and prints the events since the last step.
    private mutating func step() {
        let events = session.advance()
        guard !events.isEmpty else { return }
        let now = WatchedState(session)
        let teller = WatchTeller(session: session, words: words, former: former, now: now)
        former = now
        for news in teller.news(events) where yard == nil || news.yard == yard { tell(news) }
    }

    /// Prints one line, after a heading if it is a new day.
    private mutating func tell(_ news: WatchedNews) {
        guard form != .documents else { return write(news.document(in: session).compactText + "\n") }
        let date = session.playerTime(news.date).date
        let today = CivilDate(year: date.year, month: date.month, day: date.day)
        if today != day {
            write(words.watchDay(day: words.longDay(date)) + "\n")
            day = today
        }
        let time = words.time(news.date, session)
        switch form {
        case .signs: write("\(time)  \(news.sign.rawValue) \(news.text)\n")
        case .sentences, .documents: write(words.watchSentence(time: time, news: news.text) + "\n")
        }
    }
}

/// One line of `watch`: an event with its sign, date and yard.
struct WatchedNews {
    /// The sign before an event, in ASCII so that every terminal and log shows it.
    enum Sign: String {
        /// A bird that was there when the watch began.
        case here = "."
        case arrived = ">"
        case left = "<"
        /// The story of a visit that is over, on which birds met.
        case story = "="
        /// A meal or drink.
        case meal = "-"
        /// The first arrival of a species.
        case first = "*"
        case gift = "+"
        /// A supply that runs low or out.
        case supply = "!"
        case refill = "~"
        /// A change of a yard or a bird by another program.
        case change = "#"
        /// A purchase or other event of the store.
        case store = "$"
    }

    let sign: Sign
    let date: Instant
    /// The yard where it happened; `nil` if it concerns no single yard.
    let yard: ID<Backyard>?
    /// The bird that did it; `nil` if it concerns no single bird.
    let bird: ID<Bird>?
    /// The event in words, without a full stop.
    let text: String

    init(_ sign: Sign, at date: Instant, in yard: ID<Backyard>?, of bird: ID<Bird>? = nil, _ text: String) {
        (self.sign, self.date, self.yard, self.bird) = (sign, date, yard, bird)
        self.text = [".", "。"].contains(text.last) ? String(text.dropLast()) : text
    }

    /// The names of the JSON fields of an event, for help.
    static let fields = ["date", "event", "text", "yard", "yardName", "bird", "name", "species", "from"]

    /// Returns the event as a JSON object for programs.
    func document(in session: Session) -> JSONValue {
        let world = session.world
        let (yard, bird) = (yard.flatMap(world.backyard), bird.flatMap(world.bird))
        return [
            "date": .string(session.playerTime(date).utc.iso8601), "event": .string("\(sign)"), "text": .string(text),
            "yard": self.yard.map { .string($0.rawValue) } ?? .null,
            "yardName": yard.map { .string($0.name) } ?? .null,
            "bird": self.bird.map { .string($0.rawValue) } ?? .null,
            "name": bird?.name.map(JSONValue.string) ?? .null,
            "species": bird.map { .string(Words().name(of: $0.species)) } ?? .null,
            "from": bird?.invitation.map { .string($0.household) } ?? .null,
        ]
    }
}

/// A snapshot of the world and the transactions, compared after another program has saved.
struct WatchedState {
    let world: World
    let transactions: Set<UInt64>
    /// The ids of refunded transactions.
    let refunded: Set<UInt64>

    init(_ session: Session) {
        world = session.world
        let all = session.store.state.ledger.map(\.transaction)
        transactions = Set(all.map(\.id))
        refunded = Set(all.filter { $0.revocationDate != nil }.map(\.id))
    }
}
