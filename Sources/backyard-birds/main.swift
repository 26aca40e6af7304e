#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import Commands
import Session

// Standard descriptors must be open before any file is opened.
Start.openDescriptors()

// A write beyond a file size limit or to a closed pipe must fail with an error instead of ending the process.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)

let runner = CommandLineRunner(
    environment: .live, console: .standard, pages: ScreenPages(), commit: Start.commit)
guard var arguments = Start.arguments, Environment.hasReadablePaths else { exit(runner.refuseUnreadableText()) }
if Start.isLoginShell {
    // sshd gives a shell its command as arguments, and a forced one by this variable.
    if let command = arguments.dropFirst().first { setenv("SSH_ORIGINAL_COMMAND", command, 1) }
    arguments = ["serve-session"]
}
switch runner.run(arguments) {
case .finished(let code): exit(code)
case .play(let options): exit(Play(options: options, environment: .live, console: .standard).run())
}
