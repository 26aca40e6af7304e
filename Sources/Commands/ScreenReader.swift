import Session

/// Signs of a screen reader or a braille display, for which `doctor` offers plain mode.
extension Environment {
    /// True if the variable `ACCESSIBLE` asks programs for lines of text.
    var isAccessible: Bool { !["", "0", "false"].contains(variable("ACCESSIBLE")?.lowercased() ?? "") }

    /// The name of the variable, kernel module or process that shows a screen reader; `nil` if none is found.
    var screenReader: String? {
        if isAccessible { return "ACCESSIBLE" }
        if (try? files.list(Self.speakup)) != nil { return "speakup" }
        let processes = (try? files.list("/proc"))?.filter { $0.allSatisfy(\.isNumber) } ?? []
        return processes.lazy.compactMap { process in
            guard let bytes = try? files.read("/proc/\(process)/comm", limit: FileLimit.note) else { return nil }
            let name = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
            return name.flatMap { Self.readers.contains($0) ? $0 : nil }
        }.first
    }

    /// The directory that Linux has while its own screen reader is loaded.
    private static let speakup = "/sys/accessibility/speakup"
    private static let readers: Set = [
        "brltty", "emacspeak", "espeakup", "fenrir", "orca", "speechd-up", "tdsr", "yasr",
    ]
}
