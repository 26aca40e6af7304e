import Chronology
import Session
import Simulation
import Words

/// `watch`: tells what happens, a line for each thing, as it happens.
///
/// It sleeps until the world's next event is due or somebody saves. What this copy of the world lives through by itself
/// is told from its events; what another program has saved, from the differences between what was and what is now.
struct Watch {
    /// How its lines are written.
    enum Form: Hashable {
        /// The time, a sign, and what happened.
        case signs
        /// A sentence each, for a screen reader.
        case sentences
    }

    let session: Session
    let words: Words
    let form: Form
    /// The only yard to tell of.
    let yard: ID<Backyard>?
    let write: (String) -> Void
    private var former: WatchedState
    /// The player's day of the last line.
    private var day: CivilDate?

    init(
        _ session: Session, _ words: Words, _ form: Form, yard: ID<Backyard>?, write: @escaping (String) -> Void
    ) {
        (self.session, self.words, self.form, self.yard, self.write) = (session, words, form, yard, write)
        former = WatchedState(session)
    }

    /// Tells until there is nothing left to watch, or `wait` says to end.
    ///
    /// - Parameter wait: sleeps for so many milliseconds at most (nil: for ever), or until somebody saves; false to end.
    mutating func run(wait: (_ milliseconds: Int?) -> Bool) {
        for visit in session.world.presentVisits where yard == nil || visit.backyard == yard {
            guard let bird = session.world.bird(visit.bird), let place = session.world.backyard(visit.backyard) else {
                continue
            }
            tell(WatchedNews(.here, at: session.world.clock, in: place.id, words.isIn(place, bird)))
        }
        while true {
            step()
            if let yard, session.world.backyard(yard) == nil { return }
            let wanted = session.nextDue - session.environment.uptime()
            guard wait(Int(clamping: max(0, wanted.milliseconds))) else { return }
        }
    }

    /// Lets the world live on until now, and tells what happened.
    private mutating func step() {
        let events = session.advance()
        guard !events.isEmpty else { return }
        let now = WatchedState(session)
        let teller = WatchTeller(session: session, words: words, former: former, now: now)
        former = now
        for news in teller.news(events) where yard == nil || news.yard == yard { tell(news) }
    }

    private mutating func tell(_ news: WatchedNews) {
        let date = session.playerTime(news.date).date
        let today = CivilDate(year: date.year, month: date.month, day: date.day)
        if today != day {
            write(words.watchDay(day: words.longDay(date)) + "\n")
            day = today
        }
        let time = words.time(news.date, session)
        switch form {
        case .signs: write("\(time)  \(news.sign.rawValue) \(news.text)\n")
        case .sentences: write(words.watchSentence(time: time, news: news.text) + "\n")
        }
    }
}

/// Something to tell.
struct WatchedNews {
    /// In ASCII, which every terminal and every log has.
    enum Sign: String {
        case here = "."
        case arrived = ">"
        case left = "<"
        case meal = "-"
        case first = "*"
        case gift = "+"
        case supply = "!"
        case refill = "~"
        case change = "#"
        case store = "$"
    }

    let sign: Sign
    let date: Instant
    /// `nil` for what is no single yard's.
    let yard: ID<Backyard>?
    /// Without a full stop.
    let text: String

    init(_ sign: Sign, at date: Instant, in yard: ID<Backyard>?, _ text: String) {
        (self.sign, self.date, self.yard) = (sign, date, yard)
        self.text = text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}

/// What is compared when somebody else has saved.
struct WatchedState {
    let world: World
    let transactions: Set<UInt64>
    let refunded: Set<UInt64>

    init(_ session: Session) {
        world = session.world
        let all = session.store.state.ledger.map(\.transaction)
        transactions = Set(all.map(\.id))
        refunded = Set(all.filter { $0.revocationDate != nil }.map(\.id))
    }
}
