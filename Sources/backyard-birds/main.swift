#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Commands
import Session

// Must come before any file is opened.
Start.openDescriptors()

// A file that may not grow, or a reader that has gone, is a failed write and must not end the process.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)

let runner = CommandLineRunner(environment: .live, console: .standard, pages: ScreenPages())
switch runner.run(Start.arguments) {
case .finished(let code): exit(code)
case .play(let options): exit(Play(options: options, environment: .live, console: .standard).run())
}
