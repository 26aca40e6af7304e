import Session
import Testing

@testable import Commands

/// A directory that is watched, known by the number of its descriptor.
private final class NumberedWatch: FileWatch {
    let descriptor: Int32
    init(_ number: Int) { descriptor = Int32(number) }
    func drain() {}
    func renew() -> Bool { false }
}

/// What waits for a profile that is not there yet, or no more.
@Suite struct ProfileWatchTests {
    private static let path = "/home/robin/birds"

    /// The directories from the root to the profile's, as many as are there by the nth look.
    private func watch(there depths: [Int]) -> ProfileWatch {
        var looks = depths[...]
        return ProfileWatch(Self.path) { directory in
            let depth = looks.count > 1 ? looks.removeFirst() : depths[depths.count - 1]
            let own = directory == "/" ? 0 : directory.count { $0 == "/" }
            return own <= depth ? NumberedWatch(own) : nil
        }
    }

    @Test(arguments: 0...3) func theNearestThatIsThere(depth: Int) {
        #expect(watch(there: [depth]).descriptor == Int32(depth))
    }

    /// Somebody makes the profile while this looks for it: at each look one more directory, or all at once.
    @Test(arguments: [[0, 1, 2, 3, 3], [0, 3], [0, 0, 3], [0, 0, 0, 3], [1, 2, 3], [2, 3]])
    func whatComesDuringTheLookIsNotMissed(depths: [Int]) {
        #expect(watch(there: depths).descriptor == 3)
    }

    @Test func aDirectoryThatCameOrWent() {
        var depth = 1
        var watch = ProfileWatch(Self.path) { directory in
            let own = directory == "/" ? 0 : directory.count { $0 == "/" }
            return own <= depth ? NumberedWatch(own) : nil
        }
        #expect(watch.descriptor == 1)
        depth = 3
        watch.renew()
        #expect(watch.descriptor == 3)
        depth = 0
        watch.renew()
        #expect(watch.descriptor == 0)
    }

    /// Where watching is refused, and where a folder was replaced together with the one above it, nothing tells.
    @Test func theFilesThemselvesAreLookedAt() {
        var stamp = FileStamp(size: 1, identity: 1, modified: 1)
        var watch = ProfileWatch(Self.path, { _ in nil }, look: { [stamp] })
        #expect(watch.descriptor == nil && !watch.hasMissedNews())
        stamp.identity = 2
        #expect(watch.hasMissedNews())
        watch.renew()
        #expect(!watch.hasMissedNews())
    }

    @Test func nothingIsWatchedInMemory() {
        #expect(ProfileWatch(nil) { _ in NumberedWatch(0) }.descriptor == nil)
    }
}
