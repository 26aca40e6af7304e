import Session

/// What a player reads, all in one place; each screen's own words stand in an extension beside these.
///
/// Sentences are short and friendly, never blame, and say what to do next where something can be done.
package enum Words {
    static let game = "Backyard Birds"

    static let nothingSaved = "Nothing is saved"
    static let readOnly = "Read only"
    static let notSavedYet = "Not saved yet"
    static let notSavedShort = "Unsaved"
    static let lowShort = "low"
    static let outShort = "out"

    /// Birds in a yard in three columns at most: "●●", "4●".
    static func present(_ n: Int, dot: Character) -> String {
        n <= 3 ? String(repeating: dot, count: n) : "\(n)\(dot)"
    }

    static let yards = "Yards"
    static let newYard = "New backyard"

    /// Under the player's name.
    static func member(_ session: Session) -> String { session.passTitle ?? "Member" }

    /// For a screen that is too small: how much is missing, from the friendliest sentence to the shortest sign.
    static func tooSmall(columns: Int, rows: Int) -> [String] {
        let parts = [
            columns > 0 ? count(columns, "column", "columns") : nil, rows > 0 ? count(rows, "row", "rows") : nil,
        ].compactMap(\.self)
        return [
            "The birds need a little more room: \(list(parts))", "\(list(parts)) more, please",
            "\(parts.joined(separator: ", ")) more", "+\(columns) x +\(rows)",
        ]
    }

    static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }

    /// Several of a kind of bird: "doves", "goldfinches".
    static func plural(_ kind: String) -> String {
        ["s", "x", "z", "ch", "sh"].contains(where: kind.hasSuffix) ? kind + "es" : kind + "s"
    }

    /// "a", "a and b", "a, b and c"
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What keys do: the words of Help.
    enum Keys {
        static let title = "Keys"
        static let moving = "Moving about"
        static let screens = "Screens"
        static let yard = "In a backyard"
        static let everywhere = "Everywhere"
        static let up = "up"
        static let down = "down"
        static let left = "left, the yard before"
        static let right = "right, the next yard"
        static let pageUp = "a page up"
        static let pageDown = "a page down"
        static let home = "to the first"
        static let end = "to the last"
        static let open = "open, choose"
        static let back = "back"
        static let leave = "back; on the first screen, quit"
        static let nextScreen = "next screen"
        static let previousScreen = "screen before"
        static let refill = "refill what is not full"
        static let water = "fresh water"
        static let food = "choose food"
        static let star = "favorite"
        static let undo = "undo"
        static let photo = "keep a picture in the album"
        static let goToArrival = "see who just arrived"
        static let search = "search"
        static let sort = "change the order"
        static let edit = "decorate, rename, edit"
        static let create = "new backyard"
        static let remove = "remove a yard, delete a photo"
        static let variety = "another variety, while decorating"
        static let shop = "shop, buy"
        static let dismiss = "put a card away"
        static let export = "write the journal to a file"
        static let help = "help"
        static let palette = "find any action, yard or bird"
        static let redraw = "draw the screen again"
        static let suspend = "pause and go to the shell"
        static let quit = "quit"
    }
}
