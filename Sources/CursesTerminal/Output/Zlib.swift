#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system's zlib, loaded when images are first sent; without it they are sent as they are.
struct Zlib {
    private typealias Bound = @convention(c) (UInt) -> UInt
    private typealias Compress =
        @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32) ->
        Int32

    private let bound: Bound
    private let compress: Compress

    static let shared = Zlib(named: ["libz.so.1", "/usr/lib/libz.1.dylib"])

    private init?(named names: [String]) {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            let bound = dlsym(library, "compressBound"), let compress = dlsym(library, "compress2")
        else { return nil }
        self.bound = unsafeBitCast(bound, to: Bound.self)
        self.compress = unsafeBitCast(compress, to: Compress.self)
    }

    /// Returns bytes in zlib's format, at a level that takes little time; nil if that fails.
    func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var size = bound(UInt(bytes.count))
        var isDone = false
        let result = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            isDone = bytes.withUnsafeBufferPointer { source in
                source.baseAddress.map { compress(base, &size, $0, UInt(source.count), 6) == 0 } ?? false
            }
            count = isDone ? Int(size) : 0
        }
        return isDone ? result : nil
    }
}
