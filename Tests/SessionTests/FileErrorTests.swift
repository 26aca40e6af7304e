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
        arguments: [
            FileError.changed, FileError.unencodable, FileError.isDevice, FileError.isSocket, FileError.isDeadLink,
            FileError.isLink, FileError.isOwn,
        ] + [
            EPERM, ENOENT, EINTR, EIO, ENXIO, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR,
            EINVAL, ENFILE, EMFILE, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS, EMLINK, EPIPE, EDEADLK, ENAMETOOLONG, ENOLCK,
            ENOTEMPTY, ELOOP, EOVERFLOW, ENOTSUP, ETIMEDOUT, ESTALE, EDQUOT, EILSEQ,
        ])
    func everyCodeHasACause(code: Int32) {
        #expect(FileError(.read, "save.json", code).cause != nil, "\(code)")
    }

    /// What the game has no words for is told in the system's, so that it can be looked up.
    @Test(arguments: [ECANCELED, ENOSYS, EPROTO, EBADMSG, ENETDOWN])
    func theRestIsInTheSystemsWords(code: Int32) {
        let error = FileError(.read, "save.json", code)
        #expect(error.cause == nil)
        #expect(error.systemText.lowercased() == String(cString: strerror(code)).lowercased())
        #expect(error.systemText.first?.isLowercase == true)
    }
}
