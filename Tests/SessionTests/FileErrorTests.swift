import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct FileErrorTests {
    /// What we report ourselves, and what systems report of disks and paths: each has a name.
    @Test(
        arguments: [FileError.changed, FileError.unencodable] + [
            EPERM, ENOENT, EINTR, EIO, ENXIO, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR,
            EINVAL, ENFILE, EMFILE, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDEADLK, ENAMETOOLONG, ENOLCK,
            ENOTEMPTY, ELOOP, EOVERFLOW, ENOTSUP, ETIMEDOUT, ESTALE, EDQUOT, EILSEQ,
        ])
    func everyCodeHasACause(code: Int32) {
        #expect(FileError(.read, "save.json", code).cause != nil, "\(code)")
    }

    /// What nobody has heard of is given by number, to look up.
    @Test func theRestIsANumber() {
        #expect(FileError(.read, "save.json", 4095).cause == nil)
    }
}
