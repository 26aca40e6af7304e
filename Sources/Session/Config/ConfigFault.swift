import JSON

/// What is wrong with the file of settings, and where.
package struct ConfigFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// It cannot be read, or not be written.
        case unreadable(FileError)
        case notJSON(JSONError.Fault)
        case notAnObject
        case unknownSetting
        case badValue(String, choices: [String])
        case notAText
        case relativePath(String)
        /// Keys are a text or a list of texts.
        case notKeys
        case unknownCommand
        case unknownKey(String)
        /// Another command was given the key before.
        case taken(String, by: String)
        /// Without the key there would be no way out, or no way to say so.
        case needed(String)
    }

    package let kind: Kind
    /// The way to it: `keys.refill`; empty for the file as a whole.
    package let key: String
    /// From 1.
    package let line: Int?
    package let column: Int?

    package init(_ kind: Kind, key: String = "", line: Int? = nil, column: Int? = nil) {
        (self.kind, self.key, self.line, self.column) = (kind, key, line, column)
    }
}
