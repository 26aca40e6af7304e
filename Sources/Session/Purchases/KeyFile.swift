import Storefront

/// The file `key` of the data root: 32 bytes drawn by chance, for this computer's player only.
struct KeyFile: Sendable {
    static let length = 32

    let path: String
    let files: any FileSystem

    /// The key, or `nil` where there is none yet. Fewer bytes than a key has were never used to sign.
    func read() throws(FileError) -> SigningKey? {
        guard let bytes = try files.readIfPresent(path), bytes.count >= Self.length else { return nil }
        return SigningKey(bytes)
    }

    /// Puts the key on disk if there is none yet.
    func keep(_ key: SigningKey) throws(FileError) {
        guard try read() == nil else { return }
        try files.makeDirectory(Paths.directory(of: path))
        try files.replace(path, with: key.bytes)
    }
}
