/// Why a picture could not be read, in terms that whoever drew it can act on.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name as given to the reader.
    package let file: String
    /// From 1.
    package let line: Int
    /// The element at fault, `path`; nil where it is not about one.
    package let element: String?
    package let reason: String
    /// What to do about it.
    package let nextStep: String

    package var description: String {
        let place = element.map { " <\($0)>" } ?? ""
        return "\(file):\(line):\(place) \(reason) \(nextStep)"
    }
}

/// A fault before it is known where: what attribute readers throw.
struct SVGFault: Error {
    let reason: String
    let nextStep: String

    init(_ reason: String, _ nextStep: String) {
        self.reason = reason
        self.nextStep = nextStep
    }
}

/// Text from a file, made short and harmless for a message.
func quoted(_ text: some StringProtocol) -> String {
    let harmless = text.unicodeScalars.prefix(40).map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) }
    return "\"" + String(harmless) + (text.unicodeScalars.count > 40 ? "…\"" : "\"")
}
