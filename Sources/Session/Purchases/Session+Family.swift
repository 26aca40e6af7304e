import Chronology
import Storefront

/// What a player can do about the family of this computer.
package enum FamilyChange: Hashable, Sendable {
    /// Sets a family up, with this profile as its organizer.
    case start
    case join
    case leave
    /// The organizer makes another leave.
    case remove(String)
    /// The organizer ends it for all.
    case end
}

/// Why that was not done.
package enum FamilyError: Error, Hashable, Sendable {
    case refused(Family.Refusal)
    case noFamily
    /// There is one already, and its organizer.
    case exists(organizer: String)
    case notOrganizer(String)
    case file(FileError)
}

/// The family as the player sees it.
package struct FamilyView: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let profile: String
        package let isOrganizer: Bool
        package let isSelf: Bool
        /// Product ids of what this member shares now.
        package let shares: [String]
    }

    package let members: [Member]
    package var isMember: Bool { members.contains(where: \.isSelf) }
    package var isOrganizer: Bool { members.contains { $0.isSelf && $0.isOrganizer } }
}

extension Session {
    /// How often an open game looks at the family's files, if it is awake anyway: seldom, since a member who plays writes
    /// all the time and their whole save is read then.
    static let familyPatience = Span.seconds(30)

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

    /// Why it is not known who shares what; `nil` when it is.
    package var familyTrouble: FamilyTrouble? { sharing.trouble }

    /// Changes the family, and takes over what is shared then.
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
        lookAtFamily()
    }

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

    /// Looks at the family again if its files have changed and the last look is a while ago.
    func lookAtFamilySometimes() {
        let uptime = environment.uptime()
        guard let paths, uptime - lastFamilyLook >= Self.familyPatience else { return }
        lastFamilyLook = uptime
        guard sharing.hasChanged(paths, environment.files) else { return }
        lookAtFamily()
    }

    /// Reads who shares what and takes it over. Beside an open game that is left to the game, which will notice.
    private func lookAtFamily() {
        guard let paths, !isFollowing else { return }
        sharing = FamilySharing(
            paths, files: environment.files, catalog: store.catalog, key: key, difference: clock.difference,
            wall: wallNow)
        guard workingCopy == nil, readOnlyReason == nil else { return }
        let before = store
        let events = sharing.receive(into: &store, at: world.clock)
        guard store != before else { return }
        pendingEvents += events.map(SessionEvent.store)
        handOver()
        changed(urgently: true)
    }
}
