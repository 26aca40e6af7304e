import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct FileErrorTests {
    /// What we report ourselves, and what systems report of disks and paths: each has words of its own.
    @Test(
        arguments: [FileError.changed, FileError.unencodable] + [
            EPERM, ENOENT, EINTR, EIO, ENXIO, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR,
            EINVAL, ENFILE, EMFILE, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDEADLK, ENAMETOOLONG, ENOLCK,
            ENOTEMPTY, ELOOP, EOVERFLOW, ENOTSUP, ETIMEDOUT, ESTALE, EDQUOT, EILSEQ,
        ])
    func everyCauseHasWords(code: Int32) {
        let cause = FileError(.read, "save.json", code).cause
        #expect(!cause.contains("reports error"), "\(code)")
        #expect(!cause.isEmpty && cause.first?.isLowercase == true && cause.last != ".")
    }

    /// What nobody has heard of is given by number, to look up.
    @Test func theRestIsANumber() {
        #expect(FileError(.read, "save.json", 4095).cause == "the system reports error 4095")
    }
}
