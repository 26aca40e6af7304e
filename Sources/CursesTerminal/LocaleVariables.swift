import CNcurses

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The variables that name the player's character set.
package struct LocaleVariables: Hashable, Sendable {
    /// `LC_ALL`, `LC_CTYPE`, `LANG`, in the order in which they count.
    package var all: String?
    package var characters: String?
    package var language: String?

    package init(all: String? = nil, characters: String? = nil, language: String? = nil) {
        (self.all, self.characters, self.language) = (all, characters, language)
    }

    /// Whether none says anything: as in a container, over an ssh that forwards none, from a service.
    var isUnset: Bool { [all, characters, language].allSatisfy { $0?.isEmpty ?? true } }

    /// Sets the C library's character set, which ncurses draws by, and tells whether it is UTF-8.
    ///
    /// The player's own locale decides. Where nothing is set at all, UTF-8 is taken for granted (`C.UTF-8`): nobody
    /// asked for ASCII, and terminals of today understand it. `LC_ALL=C` is a wish for ASCII and is respected.
    func apply() -> Bool {
        setlocale(LC_CTYPE, "")
        if !isUTF8, isUnset { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    private var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        let codeset = String(cString: name).uppercased()
        return codeset == "UTF-8" || codeset == "UTF8"
    }
}
