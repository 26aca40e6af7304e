import Session
import Simulation
import Words
import TerminalUI
import Chronology
extension RequestError { var sentence: String { Wording().sentence(for: self) } }
extension WorldError { var sentence: String { Wording().sentence(for: self) } }
extension FamilyTrouble { var sentence: String { Wording().story(of: self) } }
extension Words {
    static let notSavedShort = ""; static let readOnly = ""
    enum Hints {
        static let help = "help"
        static let open = "open"
        static let back = "back"
        static let quit = "quit"
        static let refill = "refill"
        static let water = "water"
        static let food = "food"
        static let star = "star"
        static let search = "search"
        static let sort = "order"
        static let shop = "shop"
        static let buy = "buy"
        static let go = "go there"
        static let dismiss = "put away"
        static let screens = "screens"
        static let choose = "choose"
        static let use = "use"
        static let close = "close"
        static let change = "change"
        static let edit = "edit"
        static let decorate = "decorate"
        static let create = "new yard"
        static let remove = "remove"
        static let variety = "variety"
        static let furnish = "furnish"
        static let make = "make"
        static let seePass = "see the pass"
        static let notNow = "not now"
        static let undo = "undo"
        static let next = "next yard"
        static let visitor = "visitor"
        static let nextBird = "next bird"
        static let done = "done"
        static let clear = "clear"
        static let suggestions = "suggestions"
        static let pass = "pass"
        static let account = "account"
        static let subscribe = "subscribe"
        static let upgrade = "upgrade"
        static let confirm = "confirm"
        static let cancel = "cancel"
        static let keep = "keep"
        static let leaveIt = "leave it"
        static let leaveOld = "leave as it was"
        static let yard = "its yard"
        static let name = "name it"
        static let nextPage = "next page"
        static let nextKind = "next kind"
        static let export = "write to a file"
        static let look = "look"
        static let page = "page"
        static let nextShort = "next"
        static let doIt = "do it"
        static let smaller = "smaller"
        static let delete = "delete"
        static let giver = "who left it"
        static func years(_ isYearList: Bool) -> String { isYearList ? "all years" : "this year" }
        static let meet = "meet it"
    }
}

extension Words {
    enum Away { static func title(_ s: Span) -> String { Wording().absenceTitle(time: Wording().long(s)) } }
}
extension KeyMap where Action == Command { func label(of c: Command) -> String { keys(for: c).first?.label() ?? "" } }
