import Words

/// The guard of a form's unsaved content: leaving needs a second press of the key.
struct FormExit<Draft: Equatable> {
    /// The content for which the player was warned; changed content is warned about again.
    private var asked: (draft: Draft, name: String)?

    /// Returns the step that warns the player before content is discarded; `nil` if they were already warned about it.
    ///
    /// - Parameters:
    ///   - draft: The unsaved content but for its name.
    ///   - name: The unsaved name.
    mutating func question(about draft: Draft, _ name: String, in context: Context) -> [Step]? {
        if let asked, asked == (draft, name) { return nil }
        guard let key = context.key(of: .back) else { return nil }
        asked = (draft, name)
        let words = context.words
        return [.tell(Announcement(words.formNotKept(key: key), short: words.formNotKeptShort(key: key)))]
    }
}
