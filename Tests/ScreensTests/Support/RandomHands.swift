import Chronology
import Drawing
import Simulation
import TerminalUI
import TestSupport

@testable import Screens
@testable import Session

/// Somebody who presses, clicks, pastes and resizes whatever comes to hand; the same seed does the same.
struct RandomHands {
    enum Move: Hashable, CustomStringConvertible {
        case input(InputEvent)
        case wait(Span)

        var description: String {
            switch self {
            case .input(let event): "\(event)"
            case .wait(let span): "waits \(span.seconds) s"
            }
        }
    }

    private var chance: SplitMix64

    init(seed: UInt64) { chance = SplitMix64(seed: seed) }

    private mutating func one<Element>(of elements: [Element]) -> Element { elements[chance.below(elements.count)] }

    mutating func move(_ size: CellSize) -> Move {
        switch chance.below(100) {
        case ..<62: .input(.key(key()))
        case ..<82: .input(.mouse(mouse(size)))
        case ..<85: .input(.paste(paste()))
        case ..<88: .input(.resize(self.size()))
        case ..<90: .input(one(of: [.focus(false), .focus(true), .ground(.light), .ground(.dark)]))
        default: .wait(span())
        }
    }

    private static let bound = KeyMap<Command>.standard.bindings.flatMap(\.keys)
    private static let ways: [Key] = [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .enter, .escape, .escape, .tab,
        .backTab, .backspace, .delete, .insert,
    ]
    private static let strange: [Character] = ["§", "鳥", "é", "e\u{301}", "🐦", "👩‍🌾", "ﬁ", "ß", "\u{200B}", "؟", "🇸🇪"]

    mutating func key() -> Key {
        switch chance.below(10) {
        case ..<4: one(of: Self.bound)
        case ..<7: one(of: Self.ways)
        case ..<9: .character(letter())
        default:
            one(of: [
                .character(one(of: Self.strange)), .control(lowercase()), .alt(.character(letter())),
                .alt(one(of: Self.ways)), .keypad(chance.below(10)),
                .wordLeft, .wordRight, .function(chance.below(14)),
            ])
        }
    }

    private mutating func letter() -> Character { Character(UnicodeScalar(UInt8(32 + chance.below(95)))) }
    private mutating func lowercase() -> Character { Character(UnicodeScalar(UInt8(97 + chance.below(26)))) }

    private mutating func mouse(_ size: CellSize) -> MouseEvent {
        // Now and then beside the screen: terminals have been seen to say so.
        let place = CellPoint(x: chance.below(size.width + 4) - 2, y: chance.below(size.height + 4) - 2)
        let button = 1 + chance.below(3)
        let kinds: [MouseEvent.Kind] = [
            .press(1), .press(1), .press(1), .press(button), .release(button), .drag(button), .move, .wheelUp,
            .wheelDown,
        ]
        return MouseEvent(one(of: kinds), at: place, isModified: chance.below(8) == 0)
    }

    private mutating func paste() -> String {
        let length = one(of: [0, 1, 5, 40, 3000])
        return String((0..<length).map { _ in chance.below(6) == 0 ? one(of: Self.strange) : letter() })
    }

    private mutating func size() -> CellSize {
        let sizes = [(30, 10), (60, 20), (80, 24), (120, 40), (200, 60), (100, 3), (59, 40), (1, 1), (0, 0)]
        let (width, height) = chance.below(2) == 0 ? one(of: sizes) : (chance.below(220), chance.below(70))
        return CellSize(width: width, height: height)
    }

    private mutating func span() -> Span {
        // Now and then a day. A hundred thousand moves are to be months and not years, of which each look at the journal
        // would read all.
        let longest: Int64 =
            chance.below(100) == 0 ? 86_400_000 : one(of: [100, 3000, 3000, 3000, 60_000, 60_000, 600_000])
        return .milliseconds(1 + chance.below(longest))
    }

    /// What somebody may type to find something: letters, a piece of a title, two of them.
    mutating func query(of titles: [String]) -> String {
        switch chance.below(4) {
        case 0: return String((0...chance.below(9)).map { _ in letter() })
        case 1: return one(of: titles)
        case 2: return String(one(of: titles).prefix(1 + chance.below(6))).lowercased()
        default:
            let words = one(of: titles).split(separator: " ").map(String.init)
            return one(of: words.isEmpty ? ["a"] : words) + one(of: ["", " ", "x"])
        }
    }
}
