import JSON
import Session
import Storefront

/// `store family`: who of this computer's players shares what is bought with whom.
extension CommandLineRunner {
    func family(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let words = Array(arguments.operands.dropFirst())
        let isJSON = arguments.has("--json")
        guard let verb = words.first else {
            show(try look(configuration), isJSON)
            return ExitCode.success
        }
        let change = try change(verb, words.dropFirst().first)
        let session = try open(configuration)
        let passBefore = session.entitlements.pass
        try ask(.family(change), of: session)
        try finish(session)
        show(session, isJSON)
        let pass = session.entitlements.pass
        if !isJSON, pass != passBefore {
            console.write(
                pass == .none
                    ? "The pass is not shared with you any more.\n" : "You have the \(pass.name) pass now.\n")
        }
        return ExitCode.success
    }

    private func change(_ verb: String, _ name: String?) throws(CommandError) -> FamilyChange {
        switch verb {
        case "start": return .start
        case "join": return .join
        case "leave": return .leave
        case "end": return .end
        case "remove":
            guard let name else {
                throw CommandError("missingArgument", "“store family remove” needs a profile: see “store family”.")
            }
            return .remove(name)
        default:
            let known = ["start", "join", "leave", "remove NAME", "end"].joined(separator: ", ")
            throw CommandError("unknownAction", "a family cannot “\(verb)”: it knows \(known), or nothing to show it.")
        }
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
                console.write("There is no family on this computer. “store family start” begins one.\n")
            }
            return
        }
        for member in family.members {
            let roles = [member.isSelf ? "you" : nil, member.isOrganizer ? "organizer" : nil].compactMap { $0 }
            let names = member.shares.map { session.store.product($0)?.displayName ?? $0 }
            console.write(
                member.profile + (roles.isEmpty ? "" : " (\(roles.joined(separator: ", ")))") + ": "
                    + (names.isEmpty ? "shares nothing" : "shares \(names.joined(separator: ", "))") + "\n")
        }
        if !family.isMember { console.write("You do not belong to it. “store family join” changes that.\n") }
    }
}
