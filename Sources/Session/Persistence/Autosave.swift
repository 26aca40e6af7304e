import Chronology

/// Decides when to save: a player's change at once, the world's own soon after, the clock alone once a minute.
final class Autosave {
    /// The time in which events are collected into one save.
    static let patience = Span.milliseconds(400)
    /// The interval at which the world clock is saved when nothing else happens.
    static let clockPeriod = Span.minutes(1)
    /// The waits after the first, second, … failure in a row.
    static let retries: [Span] = [.seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30)]

    /// Returns everything to be saved now.
    typealias MakeCommit = (_ revision: Int, _ mustCheckpoint: Bool) -> Saver.Commit

    let saver: Saver
    private let uptime: @Sendable () -> Span
    private var revision = 0
    /// The newest revision that matters: the clock goes on by itself, and a reopened game finishes handed-over
    /// transactions by itself.
    private var neededRevision = 0
    private var submitted = 0
    private var due: Span?
    private var clockDue: Span
    /// The number of failures in a row.
    private var failures = 0
    private var failedTries = 0
    /// The interval of looking for changes by others where the system does not report them.
    static let lookPeriod = Span.milliseconds(200)
    private var lookDue: Span?

    /// - Parameter mustLook: whether to look for changes by others regularly, since the system does not report them.
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

    /// Whether every change so far is on disk.
    var isAllSaved: Bool { saver.report.savedRevision >= revision }

    /// The reason why a change that matters is not on disk; `nil` if all are.
    var loss: FileError? {
        let report = saver.report
        return report.savedRevision < neededRevision ? report.failure : nil
    }

    /// - Parameter isNeeded: whether the change matters.
    func noteChange(isUrgent: Bool, isNeeded: Bool = true) {
        revision += 1
        if isNeeded { neededRevision = revision }
        let wanted = uptime() + (isUrgent ? .zero : Self.patience)
        // After a failure the retry's time stays: a full disk is not tried at every step.
        if failures == 0 { due = min(due ?? wanted, wanted) }
    }

    /// Submits what is due, and schedules the retry of a failure.
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

    /// The time of the next look for changes by others, where the system does not report them.
    var nextLook: Span? { lookDue }

    /// Looks for changes by others if it is due.
    func lookAround() {
        let now = uptime()
        guard let look = lookDue, now >= look else { return }
        lookDue = now + Self.lookPeriod
        saver.lookAround()
    }

    /// - Parameter mustCheckpoint: whether to fold the history into a checkpoint, as at exit.
    func saveNow(_ commit: MakeCommit, mustCheckpoint: Bool = false) {
        // The clock has advanced in any case.
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
