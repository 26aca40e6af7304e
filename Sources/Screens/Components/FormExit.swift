import Words

/// The guard of a form's unsaved content: leaving needs a second press of the key.
struct FormExit<Content: Equatable> {
    /// The content for which the player was warned; changed content is warned about again.
    private var asked: Content?

    /// Returns the step that warns the player before content is discarded; `nil` if they were already warned about it.
    ///
    /// - Parameter content: The unsaved content.
    mutating func question(about content: Content, in context: Context) -> [Step]? {
        guard asked != content, let key = context.key(of: .back) else { return nil }
        asked = content
        let words = context.words
        return [.tell(Announcement(words.formNotKept(key: key), short: words.formNotKeptShort(key: key)))]
    }
}
