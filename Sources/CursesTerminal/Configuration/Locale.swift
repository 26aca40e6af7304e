import CNcurses
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension TerminalVariables {
    /// Sets the C library's character set, which ncurses draws by, and tells whether it is UTF-8.
    ///
    /// The player's own locale decides. Where nothing is set at all, UTF-8 is taken for granted (`C.UTF-8`): nobody
    /// asked for ASCII, and terminals of today understand it. `LC_ALL=C` is a wish for ASCII and is respected.
    func applyLocale() -> Bool {
        setlocale(LC_CTYPE, "")
        if !isUTF8, locales.isEmpty { setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    private var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        let codeset = String(cString: name).uppercased()
        return codeset == "UTF-8" || codeset == "UTF8"
    }
}
