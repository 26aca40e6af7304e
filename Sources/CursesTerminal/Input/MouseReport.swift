import Drawing
import TerminalUI

/// A mouse report, in the two forms that terminals send.
struct MouseReport: Hashable {
    /// The button and its modifiers, as xterm adds them up.
    private let code: Int
    /// The cell, from 1 at the upper left corner.
    private let column, row: Int
    private let isRelease: Bool

    /// The largest column or row that is accepted, more than any screen has.
    private static let farthest = 0xFFFF

    /// Reads `ESC [ < code ; column ; row M`, or `m` for a release; nil for anything else.
    init?(_ sequence: [UInt8]) {
        let prefix = Array("\u{1B}[<".utf8)
        guard let final = sequence.last, final == UInt8(ascii: "M") || final == UInt8(ascii: "m"),
            sequence.starts(with: prefix)
        else { return nil }
        let numbers = sequence.dropFirst(prefix.count).dropLast()
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
        guard numbers.count == 3 else { return nil }
        self.init(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: final == UInt8(ascii: "m"))
    }

    /// Reads the three bytes after `ESC [ M`, each with 32 more. They report a release without its button.
    init?(old bytes: some Collection<UInt8>) {
        let numbers = bytes.map { Int($0) - 32 }
        guard numbers.count == 3 else { return nil }
        self.init(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: numbers[0] & 0b110_0011 == 3)
    }

    private init?(code: Int, column: Int, row: Int, isRelease: Bool) {
        guard (0...0xFF).contains(code), (1...Self.farthest).contains(column), (1...Self.farthest).contains(row) else {
            return nil
        }
        (self.code, self.column, self.row, self.isRelease) = (code, column, row, isRelease)
    }

    /// Returns the event; nil for buttons beyond the third, or for a wheel that goes sideways.
    ///
    /// - Parameter held: the button that was pressed last, for a report that does not name the released one.
    func event(held: Int?) -> MouseEvent? {
        let button = code & 3
        let kind: MouseEvent.Kind
        switch (code & 0b1100_0000, code & 0b10_0000 != 0, isRelease) {
        case (0, true, _): kind = button == 3 ? .move : .drag(button + 1)
        case (0, false, true): kind = .release(button == 3 ? held ?? 1 : button + 1)
        case (0, false, false) where button < 3: kind = .press(button + 1)
        case (0b100_0000, false, false) where button < 2: kind = button == 0 ? .wheelUp : .wheelDown
        default: return nil
        }
        return MouseEvent(kind, at: CellPoint(x: column - 1, y: row - 1), isModified: code & 0b1_1000 != 0)
    }
}
