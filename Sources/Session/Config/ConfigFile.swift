import JSON

/// The content of the player's settings file, `config.json`.
///
/// The file is an object with a member for each setting that is not part of a save, `data` for the folder of saves, and
/// `keys` for key bindings. Faulty members are reported in `faults` and left out; the others count.
package struct ConfigFile: Hashable, Sendable {
    /// The value of a setting, with its line.
    package struct Entry: Hashable, Sendable {
        package let value: String
        /// The line of the settings file with this setting, from 1.
        package let line: Int
    }

    /// A command and the keys that the file gives it, as written.
    package struct Binding: Hashable, Sendable {
        package let command: String
        package let keys: [String]
        /// True if `keys` are all keys of the command; a key written alone, not in a list, replaces only the first one.
        package let isList: Bool
        package let line: Int

        package init(command: String, keys: [String], isList: Bool = true, line: Int) {
            (self.command, self.keys, self.isList, self.line) = (command, keys, isList, line)
        }
    }

    /// The values by the keys of the settings.
    package private(set) var settings: [String: Entry] = [:]
    /// The folder of saves, as an absolute path; `nil` where the file does not name one.
    package private(set) var dataDirectory: String?
    /// The key bindings in the order of the file.
    package private(set) var keys: [Binding] = []
    package private(set) var faults: [ConfigFault] = []
    /// True if the file could not be read at all.
    package private(set) var isLost = false

    /// Makes the content of a missing file: no settings and no bindings.
    package init() {}

    /// Reads the file at `path`; a missing file has no settings, and a faulty one has entries in `faults`.
    package init(path: String, environment: Environment) {
        do throws(FileError) {
            guard let bytes = try environment.files.readIfPresent(path, limit: FileLimit.note) else { return }
            read(bytes, home: environment.variable("HOME"))
        } catch {
            isLost = true
            faults = [ConfigFault(.unreadable(error))]
        }
    }

    private mutating func read(_ bytes: [UInt8], home: String?) {
        do throws(JSONError) {
            let (document, lines) = try JSONValue.parsingWithLines(bytes)
            guard let members = document.members else {
                isLost = true
                faults = [ConfigFault(.notAnObject, line: 1)]
                return
            }
            for member in members { take(member, lines, home) }
        } catch {
            isLost = true
            faults = [ConfigFault(.notJSON(error.fault), key: error.key, line: error.line, column: error.column)]
        }
    }

    /// Adds one top-level member of the file, or its fault.
    private mutating func take(_ member: JSONValue.Member, _ lines: [String: Int], _ home: String?) {
        let (key, line) = (member.key, lines[member.key] ?? 1)
        func fault(_ kind: ConfigFault.Kind) { faults.append(ConfigFault(kind, key: key, line: line)) }
        switch key {
        // Used by editors.
        case "$schema": break
        case "data":
            guard let path = member.value.stringValue else { return fault(.notAText) }
            let full = path.hasPrefix("~/") ? home.map { $0 + path.dropFirst() } ?? path : path
            if full.hasPrefix("/") { dataDirectory = full } else { fault(.relativePath(path)) }
        case "keys":
            guard let bindings = member.value.members else { return fault(.notAnObject) }
            for binding in bindings { take(binding: binding, lines) }
        default:
            guard let setting = Setting.named(key), !setting.isOfSave else { return fault(.unknownSetting) }
            let text: String? =
                switch member.value {
                case .string(let text): text
                case .bool(let isOn): isOn ? "on" : "off"
                case .integer(let number): String(number)
                default: nil
                }
            guard let text else { return fault(.notAText) }
            guard let value = setting.value(named: text) else {
                return fault(.badValue(text, choices: setting.values))
            }
            settings[setting.key] = Entry(value: value, line: line)
        }
    }

    /// Adds one member of `keys`, or its fault.
    private mutating func take(binding member: JSONValue.Member, _ lines: [String: Int]) {
        let way = "keys." + member.key
        let line = lines[way] ?? 1
        let keys: [String]? =
            switch member.value {
            case .string(let key): [key]
            case .array(let values) where values.allSatisfy { $0.stringValue != nil }: values.compactMap(\.stringValue)
            default: nil
            }
        guard let keys else {
            faults.append(ConfigFault(.notKeys, key: way, line: line))
            return
        }
        let isList = member.value.stringValue == nil
        self.keys.append(Binding(command: member.key, keys: keys, isList: isList, line: line))
    }
}

extension ConfigFile {
    /// Reads the player's settings file at its usual path; where there is none, the content is empty.
    package init(_ environment: Environment) {
        if let path = Paths.config(environment) {
            self.init(path: path, environment: environment)
        } else {
            self.init()
        }
    }

    /// Returns a copy with other key bindings, for a session that writes no settings file.
    ///
    /// - Parameter keys: the keys by command; `nil` removes the command's binding.
    package func with(keys: [String: [String]?]) -> ConfigFile {
        var file = self
        file.keys.removeAll { keys.keys.contains($0.command) }
        file.keys += keys.compactMap { command, keys in keys.map { Binding(command: command, keys: $0, line: 0) } }
        return file
    }

    /// Writes the keys of commands into the file at `path`, and keeps everything else in the file.
    ///
    /// - Parameter keys: the keys by command; `nil` removes the command's entry.
    package static func write(
        keys: [String: [String]?], to path: String, _ files: any FileSystem
    ) throws(ConfigFault) {
        let former: [UInt8]?
        do { former = try files.readIfPresent(path, limit: FileLimit.note) } catch {
            throw ConfigFault(.unreadable(error))
        }
        var document = JSONValue.object([])
        do throws(JSONError) {
            if let former { document = try JSONValue.parsingWithLines(former).value }
        } catch {
            throw ConfigFault(.notJSON(error.fault), key: error.key, line: error.line, column: error.column)
        }
        guard document.members != nil else { throw ConfigFault(.notAnObject, line: 1) }
        var map = document["keys"] ?? .object([])
        if map.members == nil { map = .object([]) }
        for (command, keys) in keys { map[command] = keys.map { .array($0.map(JSONValue.string)) } }
        document["keys"] = map.members?.isEmpty == true ? Optional<JSONValue>.none : map
        do throws(FileError) {
            try files.makeDirectory(Paths.directory(of: path))
            // A symbolic link stays one: its target is replaced, not the link.
            try files.replace(try files.destination(path), with: Array(document.prettyText.utf8))
        } catch {
            throw ConfigFault(.unreadable(error))
        }
    }
}
