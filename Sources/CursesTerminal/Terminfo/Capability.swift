import CNcurses

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The capabilities of the loaded description, standard and extended.
enum Capability {
    /// Calls `tigetflag`.
    static func flag(_ name: UnsafePointer<CChar>) -> Bool { tigetflag(name) > 0 }

    /// Calls `tigetnum`; nil where the terminal has none.
    static func number(_ name: UnsafePointer<CChar>) -> Int32? {
        let value = tigetnum(name)
        return value >= 0 ? value : nil
    }

    /// Calls `tigetstr`; nil where the terminal has none.
    static func bytes(_ name: UnsafePointer<CChar>) -> [UInt8]? {
        // (char *)-1 means that there is no string capability of that name.
        guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
        return copy(text)
    }

    /// Returns a standard capability by its index.
    static func bytes(at index: Int32) -> [UInt8]? {
        guard let text = shim_string(index), Int(bitPattern: text) != -1 else { return nil }
        return copy(text)
    }

    /// Returns the bytes to write for a capability, its one parameter filled in and padding left out; empty where the terminal
    /// has none.
    static func output(_ name: String, _ parameter: Int = 0) -> [UInt8] {
        guard let text = tigetstr(name), Int(bitPattern: text) != -1, let filled = shim_tparm(text, parameter) else {
            return []
        }
        var bytes = copy(filled)
        while let start = bytes.indices.first(where: { bytes[$0...].starts(with: [0x24, 0x3C]) }),
            let end = bytes[start...].firstIndex(of: 0x3E)
        {
            bytes.removeSubrange(start...end)
        }
        return bytes
    }

    /// Returns bytes up to the 0: capabilities need not be UTF-8.
    private static func copy(_ text: UnsafePointer<CChar>) -> [UInt8] {
        Array(UnsafeBufferPointer(start: text, count: strlen(text)).lazy.map { UInt8(bitPattern: $0) })
    }
}
