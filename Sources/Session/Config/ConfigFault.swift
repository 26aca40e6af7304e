import JSON

/// A fault in the settings file, with its place.
package struct ConfigFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The file cannot be read or written.
        case unreadable(FileError)
        case notJSON(JSONError.Fault)
        case notAnObject
        case unknownSetting
        case badValue(String, choices: [String])
        case notAText
        case relativePath(String)
        /// The value is neither a text nor a list of texts.
        case notKeys
        case unknownCommand
        case unknownKey(String)
        /// The key already belongs to another command.
        case taken(String, by: String)
        /// Without the key there would be no way out, or no way to say so.
        case needed(String)
    }

    package let kind: Kind
    /// The path of the value, such as `keys.refill`; empty for the file as a whole.
    package let key: String
    /// The line, from 1.
    package let line: Int?
    package let column: Int?

    package init(_ kind: Kind, key: String = "", line: Int? = nil, column: Int? = nil) {
        (self.kind, self.key, self.line, self.column) = (kind, key, line, column)
    }
}
