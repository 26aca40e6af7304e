import JSON
import Session
import Storefront

/// What `store family` can do, beside showing it.
enum FamilyVerb: String, CaseIterable {
    case start, join, leave, remove, end
}

/// `store family`: who of this computer's players shares what is bought with whom.
extension CommandLineRunner {
    func family(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        show(try look(configuration), arguments.has("--json"))
        return ExitCode.success
    }

    func family(
        _ verb: FamilyVerb, _ arguments: Arguments, _ configuration: Configuration
    ) throws(CommandError) -> Int32 {
        let change: FamilyChange =
            switch verb {
            case .start: .start
            case .join: .join
            case .leave: .leave
            case .remove: .remove(arguments.operands.first ?? "")
            case .end: .end
            }
        let isJSON = arguments.has("--json")
        let session = try open(configuration)
        let passBefore = session.entitlements.pass
        try ask(.family(change), of: session)
        // The family has a file of its own, which is written by now; what follows from it comes with every opening.
        console.noteDone()
        session.close()
        show(session, isJSON)
        let pass = session.entitlements.pass
        if !isJSON, pass != passBefore {
            console.write((pass == .none ? words.cliPassUnshared : words.passNow(pass.name)) + "\n")
        }
        return ExitCode.success
    }

    private func show(_ session: Session, _ isJSON: Bool) {
        let family = session.family
        if isJSON {
            let members = (family?.members ?? []).map { member -> JSONValue in
                [
                    "profile": .string(member.profile), "organizer": .bool(member.isOrganizer),
                    "you": .bool(member.isSelf), "shares": .array(member.shares.map(JSONValue.string)),
                ]
            }
            var document: JSONValue = ["members": .array(members), "pass": .string(session.entitlements.pass.name)]
            if let sharedBy = session.entitlements.passSharedBy { document["sharedBy"] = .string(sharedBy) }
            if let trouble = session.familyTrouble { document["trouble"] = .string(words.story(of: trouble)) }
            console.write(document.prettyText)
            return
        }
        if let trouble = session.familyTrouble { console.write(words.story(of: trouble) + "\n") }
        guard let family else {
            if session.familyTrouble == nil {
                console.write(words.cliNoFamily(command: "store family start") + "\n")
            }
            return
        }
        for member in family.members {
            let names = member.shares.map { session.store.product($0)?.displayName ?? $0 }
            let who =
                switch (member.isSelf, member.isOrganizer) {
                case (true, true): words.cliMemberYouOrganizer(profile: member.profile)
                case (true, false): words.cliMemberYou(profile: member.profile)
                case (false, true): words.cliMemberOrganizer(profile: member.profile)
                case (false, false): member.profile
                }
            let line =
                names.isEmpty
                ? words.cliMemberSharesNothing(member: who)
                : words.cliMemberShares(member: who, products: words.list(names))
            console.write(line + "\n")
        }
        if !family.isMember { console.write(words.cliNotInFamily(command: "store family join") + "\n") }
    }
}
