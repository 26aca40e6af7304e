import Chronology
import JSON
import Storefront

/// `family.json` in the data root: the profiles that take part in Family Sharing.
///
/// It has names only; what members share is read from their own saves. It is written whole, under a lock of its own, so
/// simultaneous changes both count.
struct FamilyFile: Sendable {
    /// The result of reading the file.
    enum Content: Hashable, Sendable {
        /// There is no family.
        case none
        case family(Family)
        /// The file is there and cannot be used.
        case unusable(FamilyFlaw)
    }

    static let format = "backyard-birds family"
    static let schema: Int64 = 1

    let path: String
    let files: any FileSystem

    /// Reads the family.
    func read() throws(FileError) -> Content {
        guard let bytes = try files.readIfPresent(path) else { return .none }
        do throws(JSONError) {
            let document = try JSONValue(parsing: bytes)
            guard document["format"]?.stringValue == Self.format, let schema = document["schema"]?.integerValue else {
                return .unusable(.otherFormat)
            }
            guard schema <= Self.schema else { return .unusable(.newer) }
            guard SealedDocument.isIntact(bytes) else { return .unusable(.checksum) }
            let names = document["members"]?.arrayValue ?? []
            let members = names.compactMap(\.stringValue)
            guard members.count == names.count, members.allSatisfy(Paths.isValidProfile),
                let family = Family(members: members)
            else { return .unusable(.members) }
            return .family(family)
        } catch {
            return .unusable(.document(error))
        }
    }

    /// Changes the family under the file's lock; an unusable file is kept beside it.
    ///
    /// - Parameter change: gets the present family and returns the new one, `nil` to end it, or an error to refuse.
    /// - Returns: the family as it is now.
    func update(
        now: Instant, _ change: (Family?) -> Result<Family?, FamilyError>
    ) throws(FileError) -> Result<Family?, FamilyError> {
        try files.makeDirectory(Paths.directory(of: path))
        guard let lock = try files.lock(path + ".lock", wait: .eagerly) else { throw .held(path) }
        defer { lock.release() }
        files.removeLeftovers(of: path)
        let content = try read()
        let present: Family? = if case .family(let family) = content { family } else { nil }
        let result = change(present)
        guard case .success(let family) = result else { return result }
        if case .unusable = content { _ = try files.copyAside(path, try files.read(path), now: now) }
        guard family != present else { return result }
        do {
            try put(family)
        } catch {
            // The write may have succeeded all the same, so the file decides.
            guard let found = try? read() else { throw error.unsure }
            guard found == family.map(Content.family) ?? .none else { throw error }
            do { try files.syncDirectory(Paths.directory(of: path)) } catch _ { throw error.unsure }
        }
        return result
    }

    /// Writes the family, or removes the file where there is none.
    private func put(_ family: Family?) throws(FileError) {
        if let family {
            let document = SealedDocument.bytes([
                "format": .string(Self.format), "schema": .integer(Self.schema),
                "members": .array(family.members.map(JSONValue.string)),
            ])
            return try files.replace(path, with: document)
        }
        try files.remove(path)
        try files.syncDirectory(Paths.directory(of: path))
    }
}
