import Chronology

/// The schedule of saving: a player's change at once, the world's own changes within 0.4 seconds, the clock alone once
/// a minute.
final class Autosave {
    /// The time for which the world's own changes are collected into one save.
    static let debounceInterval = Span.milliseconds(400)
    /// The interval at which the world clock is saved when nothing else happens.
    static let clockPeriod = Span.minutes(1)
    /// The waits after the first, second, … failure in a row; the last one repeats.
    static let retries: [Span] = [.seconds(1), .seconds(2), .seconds(5), .seconds(10), .seconds(30)]

    /// Returns the data of a save: everything as it is now.
    typealias MakeCommit = (_ revision: Int, _ mustCheckpoint: Bool) -> Saver.Commit

    let saver: Saver
    private let uptime: @Sendable () -> Span
    /// The number of changes so far.
    private(set) var revision = 0
    /// The newest revision whose loss matters; changes of the clock and finished transactions repeat by themselves.
    private var neededRevision = 0
    /// The newest revision that was given to the saver.
    private var submitted = 0
    /// The uptime at which to submit; `nil` if nothing has changed.
    private var due: Span?
    /// The uptime at which to save the clock.
    private var clockDue: Span
    /// The number of failures in a row.
    private var failures = 0
    /// The number of failures that the saver had reported at the last poll.
    private var failedTries = 0
    /// The interval of checking the files for changes by other programs where the system does not report them.
    static let lookPeriod = Span.milliseconds(200)
    /// The uptime of the next check for changes by other programs; `nil` where the system reports them.
    private(set) var lookDue: Span?

    /// Makes the schedule of a saver, with the clock due in a minute.
    ///
    /// - Parameter mustLook: whether to check for changes by other programs regularly, since the system does not report
    ///   them.
    init(saver: Saver, uptime: @escaping @Sendable () -> Span, mustLook: Bool) {
        self.saver = saver
        self.uptime = uptime
        clockDue = uptime() + Self.clockPeriod
        lookDue = mustLook ? uptime() + Self.lookPeriod : nil
    }

    /// The uptime of the next scheduled save or check.
    var nextDue: Span { [due, lookDue, clockDue].compactMap { $0 }.min() ?? clockDue }

    /// The state of saving to show to the player.
    var status: SaveStatus {
        let report = saver.report
        if let failure = report.failure { return .failing(failure) }
        return report.savedRevision < revision ? .saving : .saved
    }

    /// True if every change so far is on disk.
    var isAllSaved: Bool { saver.report.savedRevision >= revision }

    /// True if the session has made no change whose loss would matter.
    var hasNothingToSave: Bool { neededRevision == 0 }

    /// The error of the last save while a change that matters is not on disk; `nil` if all are, or no save has failed.
    var loss: FileError? {
        let report = saver.report
        return report.savedRevision < neededRevision ? report.failure : nil
    }

    /// Schedules a save for a change.
    ///
    /// - Parameters:
    ///   - isUrgent: whether to save at once.
    ///   - isNeeded: whether losing the change would matter.
    func noteChange(isUrgent: Bool, isNeeded: Bool = true) {
        revision += 1
        if isNeeded { neededRevision = revision }
        let wanted = uptime() + (isUrgent ? .zero : Self.debounceInterval)
        // After a failure the retry keeps its time, so a full disk is not tried at every change.
        if failures == 0 { due = min(due ?? wanted, wanted) }
    }

    /// Submits a save if one is due, and schedules a retry after a failure.
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

    /// Has the saver read other programs' changes if the next check is due.
    func lookAround() {
        let now = uptime()
        guard let look = lookDue, now >= look else { return }
        lookDue = now + Self.lookPeriod
        saver.lookAround()
    }

    /// Saves, and returns when the save is on disk or has failed.
    ///
    /// - Parameter mustCheckpoint: whether to replace the history by a checkpoint, as at exit.
    func saveNow(_ commit: MakeCommit, mustCheckpoint: Bool = false) {
        // The clock has advanced even if nothing else has changed.
        revision += 1
        submit(commit, mustCheckpoint: mustCheckpoint)
        saver.flush()
        poll(commit)
    }

    private func submit(_ commit: MakeCommit, mustCheckpoint: Bool = false) {
        due = nil
        clockDue = uptime() + Self.clockPeriod
        guard submitted < revision || saver.report.failure != nil else { return }
        submitted = revision
        saver.submit(commit(revision, mustCheckpoint))
    }
}
