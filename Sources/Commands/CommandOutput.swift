import JSON

/// The result of a command in the two forms in which it can be written, and its exit code.
struct CommandOutput {
    /// For people, each line with its end.
    private let text: () -> String
    /// For programs; `nil` from a command that has written everything by itself.
    private let json: (() -> JSONValue)?
    var exit = ExitCode.success
    /// Sentences for standard error, beside the result.
    var remarks: [String] = []

    /// - Parameter lines: for people, without their ends.
    init(
        _ lines: @autoclosure @escaping () -> [String], json: @autoclosure @escaping () -> JSONValue,
        exit: Int32 = ExitCode.success, remarks: [String] = []
    ) {
        text = { lines().map { $0 + "\n" }.joined() }
        (self.json, self.exit, self.remarks) = (json, exit, remarks)
    }

    /// - Parameter line: for people, without its end.
    init(_ line: @autoclosure @escaping () -> String, json: @autoclosure @escaping () -> JSONValue) {
        self.init([line()], json: json())
    }

    private init(text: @escaping () -> String, json: (() -> JSONValue)?, exit: Int32) {
        (self.text, self.json, self.exit) = (text, json, exit)
    }

    /// A text that is the same for programs, with the ends of its lines.
    static func text(_ text: String) -> Self { Self(text: { text }, json: nil, exit: ExitCode.success) }

    /// The output of a command that has written everything by itself.
    static func printed(exit: Int32 = ExitCode.success) -> Self { Self(text: { "" }, json: nil, exit: exit) }

    func written(forPrograms: Bool) -> String {
        guard forPrograms, let json else { return text() }
        return json().prettyText
    }
}
