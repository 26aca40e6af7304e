/// The report that a crash writes for the developers. All of it is prepared beforehand, since a signal handler can only
/// write.
package struct CrashReport: Hashable, Sendable {
    /// The path of a file that does not exist yet.
    package let path: String
    /// The beginning: program and system. The signal and Swift's message follow.
    package let text: String
    /// The notice that tells the player of the report.
    package let notice: String

    package init(path: String, text: String, notice: String) {
        (self.path, self.text, self.notice) = (path, text, notice)
    }
}
