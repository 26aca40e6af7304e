import Chronology

/// Decides when to save: a player's change at once, the world's own soon after, the clock alone once a minute.
final class Autosave {
    /// Events that come close together are saved together.
    static let patience = Span.milliseconds(400)
    /// The world clock is saved so often when nothing else happens.
    static let clockPeriod = Span.minutes(1)
    /// Waits after the first, second, … failure in a row.
    static let retries: [Span] = [.seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30)]

    /// Gives all that is to be saved now.
    typealias MakeCommit = (_ revision: Int, _ mustCheckpoint: Bool) -> Saver.Commit

    let saver: Saver
    private let uptime: @Sendable () -> Span
    private var revision = 0
    /// The newest one that somebody would miss: the clock goes on by itself, and a reopened game finishes by itself what
    /// was handed over.
    private var neededRevision = 0
    private var submitted = 0
    private var due: Span?
    private var clockDue: Span
    /// In a row.
    private var failures = 0
    private var failedTries = 0
    /// Where nothing tells of changes by others, they are looked for so often.
    static let lookPeriod = Span.milliseconds(200)
    private var lookDue: Span?

    /// - Parameter mustLook: ask for changes by others time and again, since nothing tells of them.
    init(saver: Saver, uptime: @escaping @Sendable () -> Span, mustLook: Bool) {
        self.saver = saver
        self.uptime = uptime
        clockDue = uptime() + Self.clockPeriod
        lookDue = mustLook ? uptime() + Self.lookPeriod : nil
    }

    var nextDue: Span { [due, lookDue, clockDue].compactMap { $0 }.min() ?? clockDue }

    var status: SaveStatus {
        let report = saver.report
        if let failure = report.failure { return .failing(failure) }
        return report.savedRevision < revision ? .saving : .saved
    }

    /// Every change so far is on disk.
    var isAllSaved: Bool { saver.report.savedRevision >= revision }

    /// Why something that would be missed is not on disk; `nil` if all is there.
    var loss: FileError? {
        let report = saver.report
        return report.savedRevision < neededRevision ? report.failure : nil
    }

    /// - Parameter isNeeded: somebody would miss it.
    func noteChange(isUrgent: Bool, isNeeded: Bool = true) {
        revision += 1
        if isNeeded { neededRevision = revision }
        let wanted = uptime() + (isUrgent ? .zero : Self.patience)
        // After a failure the retry's time stands: a full disk is not asked at every step.
        if failures == 0 { due = min(due ?? wanted, wanted) }
    }

    /// Submits what is due, and plans the retry of what failed.
    func poll(_ commit: MakeCommit) {
        let report = saver.report
        if report.failedTries > failedTries {
            failedTries = report.failedTries
            failures += 1
            due = uptime() + Self.retries[min(failures, Self.retries.count) - 1]
        } else if report.failure == nil {
            failures = 0
        }
        lookAround()
        let now = uptime()
        if now >= clockDue {
            revision += 1
            submit(commit)
        } else if let due, now >= due {
            submit(commit)
        }
    }

    /// When to look for changes by others, where nothing tells of them.
    var nextLook: Span? { lookDue }

    /// Looks for them, where it is time to.
    func lookAround() {
        let now = uptime()
        guard let look = lookDue, now >= look else { return }
        lookDue = now + Self.lookPeriod
        saver.lookAround()
    }

    /// - Parameter mustCheckpoint: fold the history into a checkpoint, as at exit.
    func saveNow(_ commit: MakeCommit, mustCheckpoint: Bool = false) {
        // The clock has moved on in any case.
        revision += 1
        submit(commit, mustCheckpoint: mustCheckpoint)
        saver.flush()
        poll(commit)
    }

    func close() { saver.close() }

    private func submit(_ commit: MakeCommit, mustCheckpoint: Bool = false) {
        due = nil
        clockDue = uptime() + Self.clockPeriod
        guard submitted < revision || saver.report.failure != nil else { return }
        submitted = revision
        saver.submit(commit(revision, mustCheckpoint))
    }
}
