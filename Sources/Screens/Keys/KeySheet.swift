import Drawing
import Session
import TerminalUI
import Words

/// The sheet that waits for a key press to bind to a command. A key that another command has is taken over if it is
/// pressed twice.
struct KeySheet: Screen {
    let command: Command
    /// The pressed key that another command has; pressing it again takes it over.
    private(set) var asked: Key?
    /// The pressed key that can't be bound: the fixed key for quitting, or the only key of a necessary command.
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
        let context = frame.context(painter.size)
        SheetFrame.draw(
            frame.words.keyAsk, width: 56, hints: hints(in: context), in: painter, frame: &frame
        ) { columns in
            lines(in: context).flatMap { line in
                TextFitting.wrap(line.text, to: columns).map {
                    .init(text: $0, ink: line.ink, isStrong: line.isStrong)
                }
            }
        }
    }

    func told(in context: Context) -> Told {
        Told(title: context.words.keyAsk, sentences: lines(in: context).map(\.text))
    }

    /// Returns the command, its keys, and why the last key is not taken.
    private func lines(in context: Context) -> [SheetFrame.Line] {
        let (words, keys) = (context.words, context.keys)
        func label(_ key: Key) -> String { words.label(of: key, unicode: context.theme.unicode) }
        let now = keys.keys(for: command).map(label).joined(separator: "  ")
        var lines = [
            SheetFrame.Line(text: words.title(command), isStrong: true),
            SheetFrame.Line(text: now.isEmpty ? words.keyNowNone : words.keyNow(keys: now), ink: .soft),
        ]
        if let refused {
            lines.append(.init(text: words.keyRefused(key: label(refused)), ink: .warning))
        } else if let asked, let other = keys.action(for: asked) {
            lines.append(.init(text: words.keyTaken(key: label(asked), what: words.help(other)), ink: .warning))
        }
        return lines
    }
}
