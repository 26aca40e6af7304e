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
    let term: String
    /// The depth that the description and the environment promise; ncurses may offer less.
    let depth: ColorDepth
    /// The adapted entry, for `TERMINFO`.
    let adapted: String
    /// The value of `TERMINFO` as it is set.
    let found: String?

    /// - Throws: `TerminalError.dumb` or `.unknown`.
    init(_ configuration: CursesConfiguration) throws(TerminalError) {
        let variables = configuration.variables
        guard let term = variables.term, !term.isEmpty, term != "dumb" else { throw .dumb(variables.term) }
        // ncurses would allocate for any size that it reads.
        use_env(false)
        var status: Int32 = 0
        let result = setupterm(term, configuration.output, &status)
        guard result == OK else { throw status == 1 ? .dumb(term) : .unknown(term) }
        defer { shim_forget_description() }
        guard Capability.bytes("cup") != nil else { throw .dumb(term) }

        self.term = term
        found = variables.terminfo
        depth = ColorEvidence(
            variables: variables, describedColors: Int(Capability.number("colors") ?? 0),
            describesDirectColor: Self.describesDirectColor
        ).depth(asked: configuration.colors)
        var entry = TerminfoEntry.loaded(names: term)
        let described = CellSize(
            width: Int(Capability.number("cols") ?? 80), height: Int(Capability.number("lines") ?? 24))
        entry.adapt(to: depth, size: configuration.windowSize(former: described), hover: configuration.hover)
        adapted = entry.asVariable
    }

    private static var describesDirectColor: Bool {
        Capability.flag("RGB") || Capability.flag("Tc") || Capability.number("RGB") != nil
            || Capability.bytes("RGB") != nil
    }
}
