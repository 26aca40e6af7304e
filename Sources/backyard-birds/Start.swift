import CArguments

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state in which a process is started.
enum Start {
    /// The arguments without the program's name.
    static var arguments: [String] {
        guard let words = carguments() else { return Array(CommandLine.arguments.dropFirst()) }
        return (0..<Int(carguments_count())).dropFirst().compactMap { words[$0].map { String(cString: $0) } }
    }

    /// Opens standard input, output and error where they are closed: a save opened as one of them would receive what is
    /// written there.
    ///
    /// Writing to such a descriptor still fails as if it were closed, since it is opened for reading only.
    static func openDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // It gets the lowest free number: this one.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
