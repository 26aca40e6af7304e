import CNcurses
import Drawing
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The terminfo description of the player's terminal, and the adapted one that ncurses is given.
struct TerminalDescription {
    /// The name of the entry: `TERM`, or the nearest one that the system has.
    let term: String
    /// The depth that the description and the environment promise; ncurses may offer less.
    let depth: ColorDepth
    /// True if the terminal reports the mouse, as all of xterm's family do.
    let hasReports: Bool
    /// The adapted entry as text, to be set as `TERMINFO`.
    let adapted: String
    /// The value of `TERMINFO` in the environment; `nil` if it is not set.
    let found: String?

    /// - Throws: `TerminalError.dumb` or `.unknown`.
    init(_ configuration: CursesConfiguration) throws(TerminalError) {
        let variables = configuration.variables
        // ncurses would allocate for any size that it reads.
        use_env(false)
        let term = try Self.load(variables, configuration.output)
        defer { shim_forget_description() }
        guard Capability.bytes("cup") != nil else { throw .dumb(term) }

        self.term = term
        found = variables.terminfo
        depth = ColorEvidence(
            variables: variables, describedColors: Int(Capability.number("colors") ?? 0),
            describesDirectColor: Self.describesDirectColor, identity: configuration.identity
        ).depth(asked: configuration.colors)
        var entry = TerminfoEntry.loaded(names: term)
        let described = CellSize(
            width: Int(Capability.number("cols") ?? 80), height: Int(Capability.number("lines") ?? 24))
        entry.adapt(to: depth, size: configuration.windowSize(former: described), hover: configuration.hover)
        hasReports = entry.extendedStrings["fe"] != nil
        adapted = entry.asVariable
    }

    /// Loads the terminal's entry, or the nearest one that the system has, and returns its name.
    private static func load(_ variables: TerminalVariables, _ output: Int32) throws(TerminalError) -> String {
        guard let asked = variables.term, !asked.isEmpty, asked != "dumb" else { throw .dumb(variables.term) }
        for name in [asked] + variables.substitutes {
            var status: Int32 = 0
            if setupterm(name, output, &status) == OK { return name }
            if status == 1 { throw .dumb(name) }
        }
        throw .unknown(asked)
    }

    private static var describesDirectColor: Bool {
        Capability.flag("RGB") || Capability.flag("Tc") || Capability.number("RGB") != nil
            || Capability.bytes("RGB") != nil
    }
}
