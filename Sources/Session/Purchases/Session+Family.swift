import Chronology
import Storefront

/// A change of the family on this computer, requested by the player.
package enum FamilyChange: Hashable, Sendable {
    /// Creates a family with this profile as its organizer.
    case start
    case join
    case leave
    /// Removes another member; only the organizer may.
    case remove(String)
    /// Ends the family for all; only the organizer may.
    case end
}

extension Request {
    package static func family(_ change: FamilyChange) -> Self { Self(change) }
}

extension FamilyChange: Intent {
    package var isRepeatable: Bool { false }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        if session.refuses(.family) { throw .refused(.family) }
        guard let paths = session.paths else { throw .inMemory(.family) }
        do {
            try session.changeFamily(self, paths)
        } catch {
            throw .family(error)
        }
        return .done
    }
}

/// The reason why a change of the family was refused.
package enum FamilyError: Error, Hashable, Sendable {
    case refused(Family.Refusal)
    case noFamily
    /// There is a family already, with this organizer.
    case exists(organizer: String)
    /// Only the organizer, named here, may do that.
    case notOrganizer(String)
    case file(FileError)
}

/// The family as the player sees it: its members and what each one shares.
package struct FamilyView: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let profile: String
        package let isOrganizer: Bool
        package let isSelf: Bool
        /// The ids of the products that the member shares now.
        package let shares: [String]
    }

    package let members: [Member]
    package var isMember: Bool { members.contains(where: \.isSelf) }
    package var isOrganizer: Bool { members.contains { $0.isSelf && $0.isOrganizer } }
}

extension Session {
    /// The least time between checks of the family's files, since reading the save of a member who plays is slow.
    static let familyCheckInterval = Span.seconds(30)

    /// The family of this data root; `nil` where there is none.
    package var family: FamilyView? {
        guard let family = sharing.family else { return nil }
        let shared = Dictionary(
            sharing.others.map { ($0.profile, $0.store.sharedProducts) }, uniquingKeysWith: { first, _ in first })
        return FamilyView(
            members: family.members.map { name in
                let isSelf = name == configuration.profile
                return FamilyView.Member(
                    profile: name, isOrganizer: name == family.organizer, isSelf: isSelf,
                    shares: isSelf ? store.sharedProducts : shared[name] ?? [])
            })
    }

    /// The reason why it is unknown what is shared; `nil` without trouble.
    package var familyTrouble: FamilyTrouble? { sharing.trouble }

    /// Writes a change of the family, and adopts what is shared then.
    func changeFamily(_ change: FamilyChange, _ paths: Paths) throws(FamilyError) {
        let file = FamilyFile(path: paths.family, files: environment.files)
        let result: Result<Family?, FamilyError>
        do {
            result = try file.update(now: wallNow) { family in
                Self.apply(change, to: family, by: configuration.profile)
            }
        } catch {
            throw .file(error)
        }
        if case .failure(let error) = result { throw error }
        readFamily(paths)
        adoptShares()
    }

    /// Returns the family after a change by a profile, or the reason why it is refused.
    private static func apply(
        _ change: FamilyChange, to family: Family?, by profile: String
    ) -> Result<Family?, FamilyError> {
        guard var family else { return change == .start ? .success(Family(organizer: profile)) : .failure(.noFamily) }
        do throws(Family.Refusal) {
            switch change {
            case .start: return .failure(.exists(organizer: family.organizer))
            case .join: try family.join(profile)
            case .leave: try family.leave(profile)
            case .remove(let other):
                guard profile == family.organizer else { return .failure(.notOrganizer(family.organizer)) }
                try family.leave(other)
            case .end:
                guard profile == family.organizer else { return .failure(.notOrganizer(family.organizer)) }
                return .success(nil)
            }
            return .success(family)
        } catch {
            return .failure(.refused(error))
        }
    }

    /// Reads the family again if 30 seconds have passed and its files have changed.
    func lookAtFamilySometimes() {
        guard environment.uptime() - lastFamilyLook >= Self.familyCheckInterval, readChangedFamily() else { return }
        adoptShares()
    }

    /// Reads the family again if its files have changed since they were read, and returns whether they have.
    func readChangedFamily() -> Bool {
        guard let paths, !isFollowing, !refuses(.family) else { return false }
        lastFamilyLook = environment.uptime()
        guard sharing.hasChanged(paths, environment.files) else { return false }
        readFamily(paths)
        return true
    }

    private func readFamily(_ paths: Paths) {
        sharing = FamilySharing(
            paths, files: environment.files, catalog: store.catalog, key: key, difference: clock.difference,
            wall: wallNow)
    }

    /// Adopts what the family shares now.
    private func adoptShares() {
        guard readOnlyReason == nil else { return }
        let before = store
        let events = sharing.receive(into: &store, at: world.clock)
        guard store != before else { return }
        pendingEvents += events.map(SessionEvent.store)
        handOver()
        changed(urgently: true)
    }
}
