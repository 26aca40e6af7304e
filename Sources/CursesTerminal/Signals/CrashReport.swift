/// What a crash leaves behind for those who mend it. All of it is prepared beforehand: when it comes there is no more time
/// to think.
package struct CrashReport: Hashable, Sendable {
    /// Of a file that nothing has been written to yet.
    package let path: String
    /// How it begins: what ran, and on what. The signal and what Swift said of it follow.
    package let text: String
    /// What the player is told of it.
    package let notice: String

    package init(path: String, text: String, notice: String) {
        (self.path, self.text, self.notice) = (path, text, notice)
    }
}
