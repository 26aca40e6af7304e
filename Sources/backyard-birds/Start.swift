import CArguments

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a process is given by whoever starts it.
enum Start {
    /// The words of the command line, without the program's own name.
    static var arguments: [String] {
        guard let words = carguments() else { return Array(CommandLine.arguments.dropFirst()) }
        return (0..<Int(carguments_count())).dropFirst().compactMap { words[$0].map { String(cString: $0) } }
    }

    /// Opens standard input, output and error where they are closed: a save that gets the number of one of them would get
    /// what is written there, too.
    ///
    /// What is written to such a descriptor still fails as if it were closed, since it is opened for reading only.
    static func openDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // It gets the lowest number that is free: this one.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
