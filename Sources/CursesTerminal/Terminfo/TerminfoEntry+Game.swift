import CNcurses
import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension TerminfoEntry {
    /// Returns the description that `setupterm` has loaded, capability by capability.
    static func loaded(names: String) -> TerminfoEntry {
        var entry = TerminfoEntry(names: names, booleans: [], numbers: [], strings: [])
        var index: Int32 = 0
        while let name = shim_boolean_name(index) {
            entry.booleans.append(Capability.flag(name))
            index += 1
        }
        index = 0
        while let name = shim_number_name(index) {
            entry.numbers.append(Capability.number(name))
            index += 1
        }
        index = 0
        while shim_string_name(index) != nil {
            entry.strings.append(Capability.bytes(at: index))
            index += 1
        }
        // The capabilities that ncurses itself uses beyond the standard ones.
        for name in ["AX", "XT"] where Capability.flag(name) { entry.extendedBooleans[name] = true }
        for name in ["U8"] { entry.extendedNumbers[name] = Capability.number(name) }
        return entry
    }

    /// Adapts the entry to what the terminal can do at `depth`, to the reports that the game wants (mouse with SGR
    /// coordinates, focus, bracketed paste), and to its size: ncurses makes its output's buffer large enough for one
    /// screen's text, and a smaller one is written in many pieces.
    ///
    /// ncurses interprets `setaf` and `setab` for every change of color, a fifth of a first frame; so they contain no
    /// more than `ColorQuantizer` needs: never one of the first eight or sixteen, which players change.
    mutating func adapt(to depth: ColorDepth, size: CellSize, hover: Bool) {
        self[number: "cols"] = Int32(size.width)
        self[number: "lines"] = Int32(size.height)
        switch depth {
        case .trueColor:
            extendedBooleans["RGB"] = true
            setColors(0x1000000)
            self[string: "setaf"] = Self.direct(38)
            self[string: "setab"] = Self.direct(48)
        case .ansi256:
            let isKnown = (self[number: "colors"] ?? 0) >= 256 && extendedBooleans["RGB"] != true
            setColors(isKnown ? self[number: "colors"] ?? 256 : 256)
            if !isKnown || self[string: "setaf"]?.contains("38;5;%p1%d") == true {
                self[string: "setaf"] = Self.indexed(38)
                self[string: "setab"] = Self.indexed(48)
            }
        case .ansi16:
            setColors(max(8, self[number: "colors"] ?? 8))
        case .mono:
            break
        }
        if depth == .trueColor || self[string: "setaf"] == Self.indexed(38) { rememberColors() }
        // With several ways to move the cursor ncurses would compare them for each move, at the price of a whole cell.
        for name in ["cuf", "cub", "cuu", "cud", "hpa", "vpa", "cuf1", "cuu1"] { self[string: name] = nil }
        // A terminal that reports the mouse is of xterm's family, which the rest applies to.
        guard self[string: "kmous"] != nil else { return }
        self[string: "kmous"] = "\u{1B}[<"
        extendedStrings["XM"] = Array("\u{1B}[?1006;\(hover ? 1003 : 1002)%?%p1%{1}%=%th%el%;".utf8)
        let reports = [
            "fe": "\u{1B}[?1004h", "fd": "\u{1B}[?1004l", "kxIN": "\u{1B}[I", "kxOUT": "\u{1B}[O",
            "BE": "\u{1B}[?2004h", "BD": "\u{1B}[?2004l", "PS": "\u{1B}[200~", "PE": "\u{1B}[201~",
        ]
        for (name, text) in reports { extendedStrings[name] = Array(text.utf8) }
    }

    private mutating func setColors(_ count: Int32) {
        self[number: "colors"] = count
        self[number: "pairs"] = 0x10000
        // Colors are named by value, never redefined.
        self[boolean: "ccc"] = false
        self[string: "initc"] = nil
        self[string: "oc"] = nil
        if self[string: "op"] == nil { self[string: "op"] = "\u{1B}[39;49m" }
    }

    /// Makes the entry remember colors. ncurses sends both colors of a pair where one of them has changed, so `setaf`
    /// and `setab` store their last argument in terminfo's static variables, and output nothing when it is the same.
    ///
    /// Nothing else may change colors. `sgr0` must leave them alone, `sgr` is not needed, and the terminal's own colors
    /// are a number like others, `ColorNumbers.remembered`, instead of an `op` that ncurses would send past the
    /// variables. Without `op` a pair may leave a color as it is, which costs nothing: an invisible foreground, and
    /// both at the end of each frame.
    ///
    /// Each step of the strings costs about as much as a cell. ncurses needs neither the first `%?` nor `%;` at the
    /// end.
    private mutating func rememberColors() {
        let standard = ColorNumbers.remembered.standard
        for (name, variable, usual) in [("setaf", "A", 39), ("setab", "B", 49)] {
            guard let set = self[string: name] else { return }
            self[string: name] =
                "%p1%g\(variable)%-%t%p1%P\(variable)%?%p1%{\(standard)}%-%t\(set)%e\u{1B}[\(usual)m"
        }
        self[string: "oc"] = "\u{1B}[39;49m"
        self[string: "op"] = nil
        self[string: "sgr"] = nil
        self[string: "sgr0"] = "\u{1B}[22;23;24;27m"
        extendedBooleans["AX"] = nil
        extendedBooleans[Self.remembersColors] = true
    }

    /// A private capability that marks a description with `rememberColors`.
    static let remembersColors = "BBrc"
    /// The string that invalidates the variables when the terminal's colors are no longer known.
    static let forgetColors = "%{99999999}%PA%{99999999}%PB"

    private static func indexed(_ selector: Int) -> String { "\u{1B}[\(selector);5;%p1%dm" }

    private static func direct(_ selector: Int) -> String {
        "\u{1B}[\(selector);2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm"
    }

    private subscript(boolean name: String) -> Bool {
        get { Self.position(of: name, in: shim_boolean_name).map { booleans[$0] } ?? false }
        set { if let index = Self.position(of: name, in: shim_boolean_name) { booleans[index] = newValue } }
    }

    private subscript(number name: String) -> Int32? {
        get { Self.position(of: name, in: shim_number_name).flatMap { numbers[$0] } }
        set { if let index = Self.position(of: name, in: shim_number_name) { numbers[index] = newValue } }
    }

    private subscript(string name: String) -> String? {
        get {
            Self.position(of: name, in: shim_string_name).flatMap { strings[$0] }
                .map { String(decoding: $0, as: UTF8.self) }
        }
        set {
            if let index = Self.position(of: name, in: shim_string_name) {
                strings[index] = newValue.map { Array($0.utf8) }
            }
        }
    }

    private static func position(of name: String, in names: (Int32) -> UnsafePointer<CChar>?) -> Int? {
        name.withCString { name in
            var index: Int32 = 0
            while let candidate = names(index) {
                if strcmp(candidate, name) == 0 { return Int(index) }
                index += 1
            }
            return nil
        }
    }
}
