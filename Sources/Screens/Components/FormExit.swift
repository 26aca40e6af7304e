import Words

/// The guard of a form's unsaved content: leaving needs a second press of the key.
struct FormExit<Draft: Equatable> {
    /// The content and the row for which the player was warned; after a change or in another row a warning is due again.
    private var asked: (draft: Draft, name: String, row: Int)?

    /// Returns the step that warns the player before content is discarded; `nil` if they were already warned about it.
    ///
    /// - Parameters:
    ///   - draft: The unsaved content but for its name.
    ///   - name: The unsaved name.
    ///   - row: The selected row of the form.
    mutating func question(about draft: Draft, _ name: String, row: Int, in context: Context) -> [Step]? {
        if let asked, asked == (draft, name, row) { return nil }
        guard let key = context.key(of: .back) else { return nil }
        asked = (draft, name, row)
        let words = context.words
        return [.tell(Announcement(words.formNotKept(key: key), short: words.formNotKeptShort(key: key)))]
    }
}
