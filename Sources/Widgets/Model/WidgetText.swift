import Session
import TerminalUI

/// A piece of text in one color, sanitized so it cannot control a terminal or a bar.
package struct WidgetText: Hashable, Sendable {
    package let text: String
    package let ink: Ink
    package let isBold: Bool
    /// The target of a click on the text; `nil` for that of the whole widget.
    package let link: LinkAddress?

    package init(_ text: String, _ ink: Ink = .text, isBold: Bool = false, link: LinkAddress? = nil) {
        self.text = TextWidth.shown(text)
        // Hidden text is drawn faintly, so it does not attract attention.
        let isHidden = text.contains(Self.block) && text.allSatisfy { $0 == Self.block || $0 == " " || $0 == "." }
        (self.ink, self.isBold, self.link) = (isHidden ? .faint : ink, isBold && !isHidden, link)
    }

    /// The character that replaces each column of hidden text.
    static let block: Character = "█"

    /// The width in terminal columns.
    package var columns: Int { TextWidth.columns(of: text) }
}

/// One line: text at its left end, and text at its right end.
package struct WidgetLine: Hashable, Sendable {
    package var texts: [WidgetText]
    package var trailing: [WidgetText] = []

    package init(_ texts: [WidgetText], trailing: [WidgetText] = []) {
        (self.texts, self.trailing) = (texts, trailing)
    }

    package init(_ text: String, _ ink: Ink = .text) { self.init([WidgetText(text, ink)]) }

    /// The text without colors.
    package var plain: String { (trailing.isEmpty ? texts : joined(2).texts).map(\.text).joined() }

    /// The width of the text at the left end, in columns.
    var columns: Int { texts.reduce(0) { $0 + $1.columns } }

    /// Returns the line with the right text directly after the left one, separated by `columns` spaces.
    func joined(_ columns: Int) -> WidgetLine {
        guard !trailing.isEmpty else { return self }
        return WidgetLine(texts + [WidgetText(String(repeating: " ", count: columns))] + trailing)
    }

    /// Appends text if all of it fits into a line of `width` columns together with the right text.
    mutating func add(_ more: [WidgetText], ifFitting width: Int) {
        if hasRoom(for: more, in: width) { texts += more }
    }

    /// Returns true if more text fits into a line of `width` columns together with the right text.
    func hasRoom(for more: [WidgetText], in width: Int) -> Bool {
        let end = trailing.isEmpty ? 0 : 1 + trailing.reduce(0) { $0 + $1.columns }
        return columns + more.reduce(0) { $0 + $1.columns } + end <= width
    }

    /// Returns the line laid out in `width` columns: the left text is cut if necessary, the right text ends at the last
    /// one.
    func fitted(to width: Int) -> WidgetLine {
        let end = trailing.reduce(0) { $0 + $1.columns }
        let room = max(0, trailing.isEmpty ? width : width - end - 1)
        var shown: [WidgetText] = []
        var used = 0
        for text in texts where used < room {
            let cut = TextFitting.truncate(text.text, to: room - used)
            shown.append(WidgetText(cut, text.ink, isBold: text.isBold, link: text.link))
            used += TextWidth.columns(of: cut)
            // One sign says that the rest is missing, also where a blank before it has gone and a column is free.
            if cut != text.text { break }
        }
        return WidgetLine(shown, trailing: trailing).joined(max(0, width - end - used))
    }
}
