import Drawing
import Session
import TerminalUI
import Words

/// The sheet that waits for a key press to bind to a command. A key that another command has is taken over if it is
/// pressed twice.
struct KeySheet: Screen {
    let command: Command
    /// The key pressed once that another command has.
    private(set) var asked: Key?
    /// The key that can't be taken over, because it is the only one of a necessary command.
    private(set) var refused: Key?

    init(_ command: Command) {
        self.command = command
    }

    /// True always: every key press is the answer.
    var isEditing: Bool { true }

    func hints(in context: Context) -> [Hint] { [Hint(.back, context.words.hintCancel)] }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        guard case .key(let typed) = event else { return [] }
        // tmux sends Esc and a key typed soon after it as that key with Alt held.
        if case .alt = typed { return [.dismissSheet] }
        let key = typed.outsideText
        let back = context.keys.keys(for: .back)
        if key == .escape || command != .back && key == back.first { return [.dismissSheet] }
        refused = nil
        let other = context.keys.action(for: key)
        if other == command { return [.dismissSheet] }
        if key == KeyMap<Command>.fixed
            || other.map({ Command.needed.contains($0) && context.keys.keys(for: $0) == [key] }) == true
        {
            (asked, refused) = (nil, key)
            return []
        }
        if other != nil, asked != key {
            asked = key
            return []
        }
        // The new key replaces the first one, which the help shows; further keys stay.
        var keys: [Command: [Key]?] = [command: [key] + context.keys.keys(for: command).dropFirst()]
        if let other { keys[other] = context.keys.keys(for: other).filter { $0 != key } }
        return [.dismissSheet, .keepKeys(keys)]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        if case .command(.back) = action { return [.dismissSheet] }
        return []
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let unicode = frame.theme.unicode
        func label(_ key: Key) -> String { words.label(of: key, unicode: unicode) }
        let keys = frame.keys
        let command = command
        let (asked, refused) = (asked, refused)
        SheetFrame.draw(
            words.keyAsk, width: 56, hints: hints(in: frame.context(painter.size)), in: painter, frame: &frame
        ) { columns in
            var lines: [SheetFrame.Line] = []
            func add(_ text: String, _ ink: Ink, isStrong: Bool = false) {
                lines += TextFitting.wrap(text, to: columns).map { .init(text: $0, ink: ink, isStrong: isStrong) }
            }
            add(words.title(command), .text, isStrong: true)
            let now = keys.keys(for: command).map(label).joined(separator: "  ")
            add(now.isEmpty ? words.keyNowNone : words.keyNow(keys: now), .soft)
            if let refused {
                add(words.keyRefused(key: label(refused)), .warning)
            } else if let asked, let other = keys.action(for: asked) {
                add(words.keyTaken(key: label(asked), what: words.help(other)), .warning)
            }
            return lines
        }
    }
}
