import Chronology
import Storefront

/// The family as last read from disk: its members, and a copy of each other member's store.
///
/// The copies are advanced to any requested moment, and nothing is written to the others' saves.
struct FamilySharing: Sendable {
    /// Another profile of the family, with a copy of its store.
    struct Member: Sendable {
        let profile: String
        var store: Store
        /// The member's world time minus ours; a world that was played faster is ahead.
        let ahead: Span
    }

    private(set) var family: Family?
    private(set) var others: [Member] = []
    /// True if this profile belongs to the family; only members receive what it shares.
    private var isMember = false
    /// The reason why it is unknown what is shared; then nothing new is shared, and nothing is taken away early.
    private(set) var trouble: FamilyTrouble?
    /// The stamps of the files that were read.
    private let stamps: [FileStamp?]

    /// No family, for a game in memory.
    static let alone = FamilySharing()

    private init() { stamps = [] }

    /// Reads the family's file and the saves of the other members.
    ///
    /// - Parameters:
    ///   - difference: this game's world time minus the player's time.
    ///   - wall: the wall clock's time, to which the others' stores are advanced.
    init(
        _ paths: Paths, files: any FileSystem, catalog: StoreCatalog, key: SigningKey, difference: Span, wall: Instant
    ) {
        let file = FamilyFile(path: paths.family, files: files)
        do {
            switch try file.read() {
            case .none: break
            case .family(let found): family = found
            case .unusable(let flaw): trouble = .damaged(flaw)
            }
        } catch {
            trouble = .unreadable(error)
        }
        isMember = family?.members.contains(paths.profile) == true
        stamps = Self.stamps(paths, files, family)
        for profile in family?.members ?? [] where profile != paths.profile {
            var recovery = Recovery(paths: Paths(root: paths.root, profile: profile), files: files)
            switch try? recovery.run() {
            case .nothing: continue
            case .game(let game):
                let saved = game.checkpoint.snapshot
                let clock = RunningClock(opening: saved.clock, wall: wall, uptime: .zero, scale: 1)
                var store = Store(catalog: catalog, key: key, state: saved.store)
                // Members who play renew in their own saves, so here they count as absent, which limits renewals.
                store.beginAbsence(until: clock.openedAt + WorldClock.longestAbsence)
                others.append(Member(profile: profile, store: store, ahead: clock.difference - difference))
            case .newer, .lost, nil:
                trouble = .member(profile)
            }
        }
    }

    /// Returns whether a file of the family or of a member has changed since it was read.
    func hasChanged(_ paths: Paths, _ files: any FileSystem) -> Bool { stamps != Self.stamps(paths, files, family) }

    private static func stamps(_ paths: Paths, _ files: any FileSystem, _ family: Family?) -> [FileStamp?] {
        let others = (family?.members ?? []).filter { $0 != paths.profile }
            .map { Paths(root: paths.root, profile: $0) }
        return files.stamps([paths.family] + others.flatMap { [$0.checkpoint, $0.history] })
    }

    /// Returns what the other members share at a date of this game's world.
    mutating func shares(at date: Instant) -> [FamilyShare] {
        var shares: [FamilyShare] = []
        for index in others.indices {
            _ = others[index].store.advance(to: date + others[index].ahead)
            shares += others[index].store.shares(as: others[index].profile, shiftedBy: -others[index].ahead)
        }
        return shares
    }

    /// Updates the shared purchases in `store` to those at a date, and returns the events.
    mutating func receive(into store: inout Store, at date: Instant) -> [StoreEvent] {
        guard trouble == nil, isMember && !others.isEmpty || store.hasShared else { return [] }
        return store.receive(isMember ? shares(at: date) : [], at: date)
    }
}
