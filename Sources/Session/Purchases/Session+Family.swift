import Chronology
import Storefront

/// A change of the family of this computer.
package enum FamilyChange: Hashable, Sendable {
    /// Sets a family up, with this profile as its organizer.
    case start
    case join
    case leave
    /// Removes another member, by the organizer.
    case remove(String)
    /// Ends the family for all, by the organizer.
    case end
}

extension Request {
    package static func family(_ change: FamilyChange) -> Self { Self(change) }
}

extension FamilyChange: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply {
        guard let paths = session.paths else { throw .inMemory(.family) }
        do {
            try session.changeFamily(self, paths)
        } catch {
            throw .family(error)
        }
        return .done
    }
}

/// The reason why a change was refused.
package enum FamilyError: Error, Hashable, Sendable {
    case refused(Family.Refusal)
    case noFamily
    /// There is a family already, with this organizer.
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
        /// The product ids that this member shares now.
        package let shares: [String]
    }

    package let members: [Member]
    package var isMember: Bool { members.contains(where: \.isSelf) }
    package var isOrganizer: Bool { members.contains { $0.isSelf && $0.isOrganizer } }
}

extension Session {
    /// The least time between looks at the family's files while the game is awake: a member who plays writes all the
    /// time, and their whole save is read then.
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

    /// The reason why it is unknown who shares what; `nil` without trouble.
    package var familyTrouble: FamilyTrouble? { sharing.trouble }

    /// Changes the family, and adopts what is shared then.
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

    /// Reads the family again if its files have changed and the last look is a while ago.
    func lookAtFamilySometimes() {
        let uptime = environment.uptime()
        guard let paths, uptime - lastFamilyLook >= Self.familyPatience else { return }
        lastFamilyLook = uptime
        guard sharing.hasChanged(paths, environment.files) else { return }
        lookAtFamily()
    }

    /// Reads who shares what and adopts it. Beside an open game that is left to the game, which will notice.
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
