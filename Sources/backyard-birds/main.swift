#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Session

// Before any file is opened.
Start.openDescriptors()

// A file that may not grow is a failed save, to be told and tried again, and no reason to die.
signal(SIGXFSZ, SIG_IGN)

let runner = CommandLineRunner(environment: .live, console: .standard)
switch runner.run(Start.arguments) {
case .finished(let code): exit(code)
case .play(let options): exit(Play(options: options, environment: .live, console: .standard).run())
}
