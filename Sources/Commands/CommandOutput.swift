import Drawing
import JSON
import Session

/// The output of a command as text and as JSON, and its exit code.
struct CommandOutput {
    /// The text for people, lines with their newlines; computed only if it is printed.
    private let text: () -> String
    /// The JSON for programs, computed only if it is printed; `nil` if programs get the text, too.
    private let json: (() -> JSONValue)?
    var exit = ExitCode.success
    /// Sentences for standard error, printed after the output.
    var remarks: [String] = []
    /// The link at which the game starts afterwards; `nil` to leave the program.
    private(set) var link: String?
    /// The game that is served afterwards; `nil` to leave the program.
    private(set) var game: Configuration?
    /// True if the text is one sentence or some, which a terminal shows with whole words on each line.
    private var isSentence = false

    /// - Parameter lines: the lines for people, without newlines. A newline within one came with a value, such as a
    ///   name in an imported game, and is shown as its code.
    init(
        _ lines: @autoclosure @escaping () -> [String], json: @autoclosure @escaping () -> JSONValue,
        exit: Int32 = ExitCode.success, remarks: [String] = []
    ) {
        text = { lines().map { $0.onOneLine + "\n" }.joined() }
        (self.json, self.exit, self.remarks) = (json, exit, remarks)
    }

    /// Creates the output of a command from one line for people and JSON for programs, of which only one is computed.
    ///
    /// - Parameter line: the line, without its newline.
    init(_ line: @autoclosure @escaping () -> String, json: @autoclosure @escaping () -> JSONValue) {
        self.init([line()], json: json())
        isSentence = true
    }

    private init(text: @escaping () -> String, json: (() -> JSONValue)?, exit: Int32) {
        (self.text, self.json, self.exit) = (text, json, exit)
    }

    /// Returns an output that is the same text with and without `--json`.
    ///
    /// - Parameter text: the lines with their newlines.
    static func text(_ text: String) -> Self { Self(text: { text }, json: nil, exit: ExitCode.success) }

    /// Returns an empty output, for a command that has written everything itself.
    static func printed(exit: Int32 = ExitCode.success, link: String? = nil) -> Self {
        var output = Self(text: { "" }, json: nil, exit: exit)
        output.link = link
        return output
    }

    /// Returns an empty output, after which a game is served.
    static func serve(_ game: Configuration) -> Self {
        var output = printed()
        output.game = game
        return output
    }

    /// Returns the text to write: the JSON for programs if there is one, else the lines for people, of which a sentence is
    /// wrapped for a console.
    func written(forPrograms: Bool, to console: Console) -> String {
        if forPrograms, let json { return json().prettyText }
        return isSentence ? console.wrapped(text()) : text()
    }
}
