import JSON

/// A fault in the settings file, with its key, line and column.
package struct ConfigFault: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The file cannot be read or written.
        case unreadable(FileError)
        case notJSON(JSONError.Fault)
        case notAnObject
        case unknownSetting
        /// The value is not one of the choices of its setting.
        case badValue(String, choices: [String])
        /// The value has to be a string.
        case notAText
        /// The folder of saves is not an absolute path.
        case relativePath(String)
        /// The value is neither a string nor a list of strings.
        case notKeys
        /// The member of `keys` names no command of the game.
        case unknownCommand
        /// The text names no key of a keyboard.
        case unknownKey(String)
        /// The key already belongs to another command.
        case taken(String, by: String)
        /// The binding would take a key, named here, without which the player could not get around or quit.
        case needed(String)
    }

    package let kind: Kind
    /// The path of the value, such as `keys.refill`; empty for the file as a whole.
    package let key: String
    /// The line in the file, from 1; `nil` where the fault is of no line.
    package let line: Int?
    package let column: Int?

    package init(_ kind: Kind, key: String = "", line: Int? = nil, column: Int? = nil) {
        (self.kind, self.key, self.line, self.column) = (kind, key, line, column)
    }
}
