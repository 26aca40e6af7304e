import Chronology

/// A request about the album of photos.
package enum AlbumRequest: Hashable, Sendable {
    case list
    /// Replies with the photo of this name as text for terminals.
    case show(String)
    /// Saves a picture in several file formats, named by the title and the player's time of the date that it shows, now
    /// for `nil`.
    case keep(title: String, [PhotoVersion], of: Instant? = nil)
    /// Deletes the photo of this name; undo cannot bring it back.
    case delete(String)
}

extension Request {
    package static func album(_ request: AlbumRequest) -> Self { Self(request) }
}

extension AlbumRequest: Intent {
    package var isRepeatable: Bool { false }
    package var isReading: Bool {
        switch self {
        case .list, .show: true
        case .keep, .delete: false
        }
    }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        if self == .list { return .photos(session.photos()) }
        guard let paths = session.paths else {
            if case .keep = self { throw .inMemory(.photos) }
            throw .inMemory(.album)
        }
        do {
            switch self {
            case .list: return .photos(session.photos())
            case .show(let name): return .photo(name, text: try session.photoText(name, paths))
            case .keep(let title, let versions, let date):
                return .kept(try session.keepPhoto(title: title, versions, of: date ?? session.now, paths))
            case .delete(let name):
                try session.deletePhoto(name, paths)
                session.pushIrreversible(.album(self))
                return .photos(session.photos())
            }
        } catch {
            throw .file(error)
        }
    }

    package func irreversibleAction(in session: Session) -> IrreversibleAction? { .photoDeletion }
}

/// Only deletions are stored in `undo.json`.
extension AlbumRequest: StoredIntent {
    package static let kinds = ["deletePhoto"]
    package var kind: String { if case .delete = self { Self.kinds[0] } else { "" } }

    private enum CodingKeys: CodingKey { case name }

    package init(from decoder: any Decoder) throws {
        self = .delete(try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name))
    }

    package func encode(to encoder: any Encoder) throws {
        guard case .delete(let photo) = self else { return }
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(photo, forKey: .name)
    }
}
