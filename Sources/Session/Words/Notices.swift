import Chronology
import Storefront

extension Notice {
    package var sentence: String {
        switch self {
        case .readOnly(let reason): reason.sentence
        case .restored(let restoration): restoration.sentence
        case .lost(let why):
            "The save was damaged (\(why ?? "“world.json” is missing")) and no backup is good; a new game begins, and "
                + "what was damaged is kept untouched beside it, as “world.json.damaged-…”."
        case .familyUnknown(let trouble):
            "Who shares a pass with you is not known: \(trouble.cause). What is shared now stays until its time is over."
        case .inconsistent: "The save contradicts itself in places; “backyard-birds doctor” explains where."
        }
    }
}

extension ReadOnlyReason {
    package var sentence: String {
        switch self {
        case .newer(let path):
            "The save in “\(path)” was made by a later version of the game: nothing will be written. Update to play on."
        case .unreadable(let error):
            "The save could not be read, so nothing will be written over it: \(error.sentence)"
        case .playedElsewhere(let holder):
            "Another game\(holder.map { " (process \($0.processID) on \($0.host))" } ?? "") has this profile open: this "
                + "one shows what happens there and changes nothing."
        case .busy: "A game of another version has this profile open: close it first."
        case .mustBeClosed: "A game has this profile open: close it first, or import into another profile."
        case .look: "This is only a look at the game."
        }
    }
}

extension Restoration {
    package var sentence: String {
        let kept = "what was damaged is kept beside it with “.damaged-” in its name."
        let date = CivilDate(utc: date)
        let moment =
            "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2)) "
            + "\(padded(date.hour, 2)):\(padded(date.minute, 2)) UTC"
        let rest =
            switch missing {
            case 0: ""
            case 1: " The last change before that could not be found."
            default: " The last \(missing) changes could not be found."
            }
        return switch flaw {
        case .save(let why):
            "The save was damaged (\(why ?? "it is missing")); a backup and its history brought it back as of "
                + "\(moment); \(kept)\(rest)"
        case .part(let name, let why):
            "Part of “\(name)” was damaged (\(why)); the game goes on from \(moment); \(kept)\(rest)"
        case .foreignHistory:
            "The history beside the save belongs to a later one; the game goes on from \(moment); \(kept)\(rest)"
        case .missingEnd: "The end of the history is gone; the game goes on from \(moment).\(rest)"
        }
    }
}

extension AwayPurchases {
    /// What became of passes while nobody played, in a few sentences.
    package func sentence(in session: Session) -> String {
        let store = session.store
        var sentences = renewals.map { renewal in
            let times = renewal.count == 1 ? "once" : "\(renewal.count) times"
            let money = store.storefront.format(renewal.paid)
            return "\(session.name(of: renewal.productID)) renewed \(times), for \(money) (simulated) in all."
        }
        if isCapped {
            sentences.append("At this renewal rate a pass renews twelve times at most while nobody plays.")
        }
        for event in outcomes {
            let message = store.message(for: event) { instant in
                let date = session.playerTime(instant).date
                return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
            }
            if case .expired = event.kind { sentences.append("\(message.title).") }
            sentences.append(message.text)
        }
        return "While you were away: " + sentences.joined(separator: " ")
    }
}
