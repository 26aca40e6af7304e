import Testing

@testable import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct DiskFilesTests {
    @Test func aDeviceWithoutAnEndIsTooLarge() {
        #expect(throws: FileError(.read, "/dev/zero", EFBIG)) { try DiskFiles().read("/dev/zero") }
    }

    @Test func anEmptyDeviceAndADirectory() throws {
        #expect(try DiskFiles().read("/dev/null") == [])
        #expect(throws: FileError(.read, "/", EISDIR)) { try DiskFiles().read("/") }
    }
}
