import CArguments
import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The functions that `main.swift` needs before anything else: the arguments, the commit, and open standard
/// descriptors.
enum Start {
    /// The arguments without the program's name; `nil` where one is not UTF-8: two of those could become the same name of
    /// a file.
    static var arguments: [String]? {
        guard let words = carguments() else { return Array(CommandLine.arguments.dropFirst()) }
        var arguments: [String] = []
        for word in (0..<Int(carguments_count())).dropFirst().compactMap({ words[$0] }) {
            guard let text = String(validatingCString: word) else { return nil }
            arguments.append(text)
        }
        return arguments
    }

    /// True if the program is somebody's login shell, which has a dash before its name, or `-c` and a command.
    static var isLoginShell: Bool {
        let name = carguments().flatMap { $0[0] }.map { String(cString: $0) } ?? ""
        return name.hasPrefix("-") || arguments?.first == "-c"
    }

    /// Leaves the process only the variables of an environment that a client may set, for the libraries that read them.
    static func keepClientVariables(_ environment: Environment) {
        let kept = Kiosk.clientVariables.map { ($0, environment.variable($0)) }
        carguments_clear_variables()
        for (name, value) in kept { if let value { setenv(name, value, 1) } }
    }

    /// The commit that the program was built from, with a + if files differed from it; `nil` where `make` did not build it.
    static var commit: String? { carguments_commit().map { String(cString: $0) } }

    /// Opens standard input, output and error on `/dev/null` if they are closed. Otherwise a save could be opened under
    /// such a number and receive the program's output.
    ///
    /// Writing to them still fails as for closed ones, since they are opened for reading only.
    static func openDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // `open` returns the lowest free number, which is this one.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
