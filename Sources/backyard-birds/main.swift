#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Session

let runner = CommandLineRunner(environment: .live, console: .standard)
switch runner.run(Array(CommandLine.arguments.dropFirst())) {
case .finished(let code): exit(code)
case .play(let options): exit(Play(options: options, environment: .live, console: .standard).run())
}
