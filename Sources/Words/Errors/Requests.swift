import Session

extension Words {
    /// Why a request was not done.
    package func sentence(for error: RequestError) -> String {
        if case .store(let error) = error { message(for: error).text } else { error.sentence }
    }
}
