import Chronology
import JSON
import Storefront

/// The key that signs transactions, stored in the data root as `key`, 32 random bytes, and `key.copy`, the same in
/// hexadecimal with a checksum.
///
/// It is made once, under `key.lock`, and read by every program. The file `key` has no room for a checksum, since older
/// versions sign with the whole file, so the checksum in the copy tells which of the two is damaged.
struct KeyFile: Sendable {
    /// The length of a new key in bytes.
    static let length = 32
    private static let format = "backyard-birds key"

    let path: String
    let files: any FileSystem

    private var copyPath: String { path + ".copy" }

    /// The key as read from its two files, and their faults.
    struct Contents {
        /// The key to sign with; `nil` where there is none, or none that can be trusted.
        var key: SigningKey?
        /// True if there are any files of a key.
        var isThere = true
        /// True if `key` has to be written.
        var lacksKey = false
        /// True if `key.copy` has to be written.
        var lacksCopy = false
        /// The paths of the damaged files.
        var damaged: [String] = []
        /// True if other users of this computer may read a file.
        var isExposed = false

        /// The trouble with the files; `nil` if they are intact, or if there are none.
        var trouble: KeyTrouble? {
            guard isThere else { return nil }
            if key == nil { return .lost }
            if lacksKey { return .restored }
            return damaged.isEmpty ? nil : .copyRenewed
        }

        /// True if nothing has to be repaired.
        fileprivate var isWhole: Bool { !lacksKey && !lacksCopy && !isExposed }
    }

    /// Reads the files without changing anything.
    ///
    /// - Throws: if the key cannot be read and its copy does not contain it.
    func read() throws(FileError) -> Contents {
        let copy = try? files.readIfPresent(copyPath)
        let sealed = copy.flatMap(Self.sealedKey)
        let bytes: [UInt8]?
        do {
            bytes = try files.readIfPresent(path)
        } catch {
            guard let sealed else { throw error }
            return Contents(key: sealed, lacksKey: true, damaged: [path])
        }
        guard bytes != nil || copy != nil else { return Contents(isThere: false, lacksKey: true, lacksCopy: true) }
        let isKeyPrivate = try files.isPrivate(path)
        let isCopyPrivate = try files.isPrivate(copyPath)
        let isExposed = !isKeyPrivate || !isCopyPrivate
        if let sealed {
            guard bytes != sealed.bytes else { return Contents(key: sealed, isExposed: isExposed) }
            return Contents(key: sealed, lacksKey: true, damaged: bytes == nil ? [] : [path], isExposed: isExposed)
        }
        let damagedCopy = copy == nil ? [] : [copyPath]
        guard let bytes, Self.mayBeKey(bytes), copy.map({ Self.agrees($0, bytes) }) ?? true else {
            return Contents(
                lacksKey: true, lacksCopy: true, damaged: (bytes == nil ? [] : [path]) + damagedCopy,
                isExposed: isExposed)
        }
        return Contents(key: SigningKey(bytes), lacksCopy: true, damaged: damagedCopy, isExposed: isExposed)
    }

    /// Returns the key after making or repairing its files.
    ///
    /// Damaged files are kept beside the repaired ones. Programs that begin at the same time all get the same key.
    ///
    /// - Parameter fresh: the key to use if there is none.
    func secure(
        _ fresh: SigningKey, now: Instant
    ) throws(FileError) -> (key: SigningKey, isNew: Bool, trouble: KeyTrouble?) {
        let present = try read()
        if present.isWhole, let key = present.key { return (key, false, nil) }
        try files.makeDirectory(Paths.directory(of: path))
        guard let lock = try files.lock(path + ".lock", wait: .eagerly) else { throw .held(path) }
        defer { lock.release() }
        // Another program may have repaired the files while this one waited for the lock.
        let found = try read()
        for path in [path, copyPath] { files.removeLeftovers(of: path) }
        for path in found.damaged { _ = try files.putAside(path, now: now) }
        let key = found.key ?? fresh
        // The key comes first: a copy alone would look as if the key had been lost.
        if found.lacksKey { try files.replace(path, with: key.bytes) }
        if found.lacksCopy { try files.replace(copyPath, with: Self.copy(of: key)) }
        if found.isExposed {
            for path in [path, copyPath] { try files.makePrivate(path) }
        }
        return (key, found.key == nil, found.trouble)
    }

    // MARK: The copy

    /// Returns the content of `key.copy`: `{"format":"backyard-birds key","key":"…","sum":"…"}` and a line feed.
    private static func copy(of key: SigningKey) -> [UInt8] {
        SealedLine.seal([.init("format", .string(format)), .init("key", .string(hexadecimal(key.bytes)))])
    }

    /// Returns the key in an intact copy; `nil` for a damaged one.
    private static func sealedKey(_ copy: [UInt8]) -> SigningKey? {
        guard let line = SealedLine.document(copy), line["format"]?.stringValue == format,
            let digits = line["key"]?.stringValue, let bytes = bytes(digits), bytes.count >= length
        else { return nil }
        return SigningKey(bytes)
    }

    /// Returns whether a damaged copy may be one of this key: one of its parts matches, or none can be read.
    private static func agrees(_ copy: [UInt8], _ key: [UInt8]) -> Bool {
        guard let line = try? JSONValue(parsing: copy), let digits = line["key"]?.stringValue else { return true }
        let right = try? JSONValue(parsing: Self.copy(of: SigningKey(key)))
        return digits == hexadecimal(key) || line["sum"] == right?["sum"]
    }

    /// Returns whether bytes may be a key: long enough, and not all zeros, which a lost disk block leaves.
    private static func mayBeKey(_ bytes: [UInt8]) -> Bool {
        bytes.count >= length && bytes.contains { $0 != 0 }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Parses hexadecimal digits, two for a byte; `nil` for anything else.
    private static func bytes(_ digits: String) -> [UInt8]? {
        let values = digits.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
        guard values.count.isMultiple(of: 2), !values.contains(nil) else { return nil }
        let known = values.compactMap { $0 }
        return stride(from: 0, to: known.count, by: 2).map { UInt8(known[$0] << 4 | known[$0 + 1]) }
    }
}
