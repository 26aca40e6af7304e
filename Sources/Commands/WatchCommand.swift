import Session
import Simulation
import Threads

/// `watch`: reads only, and ends by a signal, with its terminal, or when nobody reads any more.
extension CommandLineRunner {
    func watch(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let news = WakePipe()
        let session: Session
        do {
            session = try Session.watch(configuration, environment: environment) { news.wake() }
        } catch {
            throw CommandError(error, words)
        }
        defer { session.close() }
        for notice in session.notices { tell(words.sentence(for: notice)) }
        let yard = try arguments.operands.first.map { name throws(CommandError) in
            try find(name, in: session.world).id
        }
        var watch = Watch(
            session, words, arguments.has("--plain") ? .sentences : .signs, yard: yard, write: console.write)
        let reader = console.reader
        watch.run { milliseconds in
            let ready = Poller([news.descriptor] + (reader.map { [$0] } ?? [])).wait(milliseconds: milliseconds)
            news.drain()
            // What cannot be written need not be watched.
            return console.fault == nil && reader.map { !ready.contains($0) } ?? true
        }
        return ExitCode.success
    }
}
