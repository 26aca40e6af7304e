import Session

/// Faults of the player's settings file, with their place and remedy.
extension Words {
    package func sentence(for fault: ConfigFault, path: String) -> String {
        if case .unreadable(let error) = fault.kind { return sentence(for: error) }
        let place =
            switch (fault.line, fault.column) {
            case (let line?, let column?): configPlaceColumn(path: path, line: String(line), column: String(column))
            case (let line?, nil): configPlace(path: path, line: String(line))
            case (nil, _): path
            }
        return configFault(place: place, what: what(fault))
    }

    private func what(_ fault: ConfigFault) -> String {
        let key = fault.key
        return switch fault.kind {
        case .unreadable(let error): sentence(for: error)
        case .notJSON(let fault): configNotJSON(why: "\(fault)")
        case .notAnObject: key.isEmpty ? configNotAnObject : configNoMap(key: key)
        case .unknownSetting: configUnknownSetting(key: key, command: "backyard-birds settings")
        case .badValue(let value, let choices):
            configBadValue(key: key, value: value, choices: either(choices))
        case .notAText: configNotAText(key: key)
        case .relativePath(let path): configRelativePath(path: path)
        case .notKeys: configNotKeys(key: key)
        case .unknownCommand: configUnknownCommand(key: key, command: "man backyard-birds")
        case .unknownKey(let name): configUnknownKey(key: key, name: name)
        case .taken(let name, let other): configTaken(key: key, name: name, other: other)
        case .needed(let name): configNeeded(key: key, name: name)
        }
    }

    /// Returns the reason why a setting cannot be changed: the option, variable or file that sets it.
    package func overruled(by origin: Overrides.Origin) -> String {
        switch origin {
        case .option(let name): settingsByOption(option: name)
        case .variable(let name): settingsByVariable(name: name)
        case .config(let line): settingsByFile(file: "config.json", line: String(line))
        }
    }
}
