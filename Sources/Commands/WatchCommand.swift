import Session
import Simulation
import Threads

/// `watch`: prints events as they happen. It only reads, and ends by a signal, with its terminal, or when the reader of
/// its output has gone.
struct WatchCommand: JSONCommand {
    static let configuration = CommandConfiguration("watch", \.commandWatch) {
        [
            $0.helpWatch,
            $0.helpWatchJSON(option: "--json", fields: $0.list(WatchedNews.fields)),
        ]
    }
    /// True for a sentence for each event, for screen readers.
    @Flag("--plain", \.optionPlain) var isPlain
    var time = TimeScaleOption()
    @Argument(.text("YARD", names: .yard)) var yard: String?

    func configure(_ game: inout Configuration) { game.timeScale = time.scale }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let news = WakePipe()
        let session: Session
        do {
            session = try Session.watch(context.configuration, environment: context.environment) { news.wake() }
        } catch {
            throw CommandError(error, context.words)
        }
        defer { session.close() }
        for notice in session.notices { context.tell(context.words.sentence(for: notice)) }
        let yard = try yard.map { name throws(CommandError) in try context.find(name, in: session.world).id }
        let console = context.console
        let form = context.isForPrograms ? Watch.Form.documents : isPlain ? .sentences : .signs
        var watch = Watch(session, context.words, form, yard: yard, write: console.write)
        watch.run { milliseconds in
            let ready = Poller([news.descriptor] + (console.reader.map { [$0] } ?? [])).wait(milliseconds: milliseconds)
            news.drain()
            // Without a reader or after a failed write there is no use in watching on.
            return console.fault == nil && console.reader.map { !ready.contains($0) } ?? true
        }
        return .printed()
    }
}
