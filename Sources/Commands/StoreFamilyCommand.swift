import JSON
import Session
import Storefront
import Words

/// `store family`: prints the members of Family Sharing on this computer and the products that each shares.
struct StoreFamilyCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "store family", \.storeActionFamily,
        actions: [
            FamilyStartCommand.self, FamilyJoinCommand.self, FamilyLeaveCommand.self, FamilyRemoveCommand.self,
            FamilyEndCommand.self,
        ]
    ) { [$0.helpStoreFamily(family: "store family")] }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { context.family(of: try context.look()) }
}

/// `store family start`: creates a family with this profile as its organizer.
struct FamilyStartCommand: FamilyActionCommand {
    static let configuration = CommandConfiguration("store family start", \.familyActionStart)
    var change: FamilyChange { .start }
}

/// `store family join`: adds this profile to the family.
struct FamilyJoinCommand: FamilyActionCommand {
    static let configuration = CommandConfiguration("store family join", \.familyActionJoin)
    var change: FamilyChange { .join }
}

/// `store family leave`: removes this profile from the family.
struct FamilyLeaveCommand: FamilyActionCommand {
    static let configuration = CommandConfiguration("store family leave", \.familyActionLeave)
    var change: FamilyChange { .leave }
}

/// `store family remove`: removes another profile from the family.
struct FamilyRemoveCommand: FamilyActionCommand {
    static let configuration = CommandConfiguration("store family remove", \.familyActionRemove)
    @Argument(.text("NAME", names: .profile)) var profile: String

    var change: FamilyChange { .remove(profile) }
}

/// `store family end`: dissolves the family.
struct FamilyEndCommand: FamilyActionCommand {
    static let configuration = CommandConfiguration("store family end", \.familyActionEnd)
    var change: FamilyChange { .end }
}

/// A command that changes the family and prints its members.
protocol FamilyActionCommand: JSONCommand {
    var change: FamilyChange { get }
}

extension FamilyActionCommand {
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open()
        let passBefore = session.entitlements.pass
        try context.perform(.family(change), in: session)
        // The family's own file is already written here. A failure to save the profile is harmless: each opening
        // derives its share anew.
        context.console.noteDone()
        session.close()
        let (pass, words) = (session.entitlements.pass, context.words)
        let news = pass == .none ? words.cliPassUnshared : words.passNow(pass.name)
        let done: [String] =
            switch change {
            case .leave, .end: [words.message(for: change, in: session).text]
            default: []
            }
        return context.family(of: session, done: done, news: pass == passBefore ? [] : [news])
    }
}

extension CommandContext {
    /// Returns the output that lists the members of the family.
    ///
    /// - Parameters:
    ///   - done: lines for people in place of the members: what was done to a family that is no more.
    ///   - news: further lines for people.
    fileprivate func family(of session: Session, done: [String] = [], news: [String] = []) -> CommandOutput {
        var document: JSONValue = [
            "members": .array(
                (session.family?.members ?? []).map { member in
                    [
                        "profile": .string(member.profile), "organizer": .bool(member.isOrganizer),
                        "you": .bool(member.isSelf), "shares": .array(member.shares.map(JSONValue.string)),
                    ]
                }),
            "pass": .string(session.entitlements.pass.name),
        ]
        if let sharedBy = session.entitlements.passSharedBy { document["sharedBy"] = .string(sharedBy) }
        if let trouble = session.familyTrouble { document["trouble"] = .string(words.story(of: trouble)) }
        return CommandOutput((done.isEmpty ? lines(of: session) : done) + news, json: document)
    }

    /// Returns the lines that list the members, after a fault of the family's file.
    private func lines(of session: Session) -> [String] {
        let trouble = session.familyTrouble.map { [words.story(of: $0)] } ?? []
        guard let family = session.family else {
            return trouble.isEmpty ? [words.cliNoFamily(command: "store family start")] : trouble
        }
        let members = family.members.map { member in
            let names = member.shares.map { session.store.product($0)?.displayName ?? $0 }
            let who =
                switch (member.isSelf, member.isOrganizer) {
                case (true, true): words.cliMemberYouOrganizer(profile: member.profile)
                case (true, false): words.cliMemberYou(profile: member.profile)
                case (false, true): words.cliMemberOrganizer(profile: member.profile)
                case (false, false): member.profile
                }
            return names.isEmpty
                ? words.cliMemberSharesNothing(member: who)
                : words.cliMemberShares(member: who, products: words.list(names))
        }
        return trouble + members + (family.isMember ? [] : [words.cliNotInFamily(command: "store family join")])
    }
}
