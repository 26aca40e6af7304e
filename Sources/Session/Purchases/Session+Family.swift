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
    /// A game in memory has no profile.
    case inMemory
    case readOnly(String)
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
        guard let family = circle.family else { return nil }
        let shared = Dictionary(
            circle.others.map { ($0.profile, $0.store.sharedProducts) }, uniquingKeysWith: { first, _ in first })
        return FamilyView(
            members: family.members.map { name in
                let isSelf = name == configuration.profile
                return FamilyView.Member(
                    profile: name, isOrganizer: name == family.organizer, isSelf: isSelf,
                    shares: isSelf ? store.sharedProducts : shared[name] ?? [])
            })
    }

    /// Why it is not known who shares what, as a sentence; `nil` when it is.
    package var familyTrouble: String? { circle.trouble.map { "\($0.capitalized); what is shared stays as it was." } }

    /// Changes the family, and takes over what is shared then.
    package func changeFamily(_ change: FamilyChange) throws(FamilyError) {
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        guard let paths else { throw .inMemory }
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
        catchUp()
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
        guard circle.hasChanged(paths, environment.files) else { return }
        lookAtFamily()
    }

    /// Reads who shares what and takes it over. Beside an open game that is left to the game, which will notice.
    private func lookAtFamily() {
        guard let paths, !isFollowing else { return }
        circle = FamilyCircle(
            paths, files: environment.files, catalog: store.catalog, key: key, difference: clock.difference,
            wall: wallNow)
        guard besideGame == nil, readOnlyReason == nil else { return }
        let before = store
        let events = circle.receive(into: &store, at: world.clock)
        guard store != before else { return }
        pendingEvents += events.map(SessionEvent.store)
        handOver()
        changed(urgently: true)
    }
}

extension String {
    /// With a capital first letter, or as it is where it begins with something else.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

/// What a player reads about it.
extension FamilyError {
    package var sentence: String {
        switch self {
        case .refused(.full): "A family is \(Family.limit) players at most."
        case .refused(.alreadyMember): "That player belongs to the family already."
        case .refused(.notAMember): "That player does not belong to the family."
        case .refused(.organizerStays): "Who set the family up cannot leave it; end it instead."
        case .noFamily: "There is no family on this computer yet; start one."
        case .exists(let organizer): "There is a family already, which \(organizer) set up; join it instead."
        case .notOrganizer(let organizer): "Only \(organizer), who set the family up, can do that."
        case .inMemory: "A game in memory has no family: nothing of it is kept."
        case .readOnly(let reason): reason
        case .file(let error): "The family stays as it was, since “\(error.path)” could not be changed: \(error.cause)."
        }
    }
}
