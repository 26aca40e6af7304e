/// The reason why a picture could not be read, in terms that its author can act on.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name as given to the reader.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The element at fault, such as `path`; nil where the fault is not about one.
    package let element: String?
    package let reason: String
    /// The action to take.
    package let nextStep: String

    package var description: String {
        let place = element.map { " <\($0)>" } ?? ""
        return "\(file):\(line):\(place) \(reason) \(nextStep)"
    }
}

/// A fault without its place, thrown by readers of attributes.
struct SVGFault: Error {
    let reason: String
    let nextStep: String

    init(_ reason: String, _ nextStep: String) {
        self.reason = reason
        self.nextStep = nextStep
    }
}

/// Returns text from a file, shortened and sanitized for a message.
func quoted(_ text: some StringProtocol) -> String {
    let harmless = text.unicodeScalars.prefix(40).map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) }
    return "\"" + String(harmless) + (text.unicodeScalars.count > 40 ? "…\"" : "\"")
}
