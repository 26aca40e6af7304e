import JSON
import Session
import Simulation
import Words

/// `account`: changes the player's display name, email address and profile picture, or prints them if no option is
/// given.
struct AccountCommand: JSONCommand {
    static let configuration = CommandConfiguration("account", \.commandAccount) { [$0.helpAccount] }
    @Option("--name", .text("NAME"), \.optionAccountName) var name: String?
    @Option("--email", .text("ADDRESS", takesEmpty: true), \.optionAccountEmail) var email: String?
    @Option("--picture", .text("BIRD", names: .bird), \.optionAccountPicture) var picture: String?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        guard name != nil || email != nil || picture != nil else {
            return output(try context.look(beginning: []), context.words)
        }
        let session = try context.open()
        var requests: [Request] = []
        if let name { requests.append(.setDisplayName(name)) }
        if let email { requests.append(.setEmail(email)) }
        if let picture { requests.append(.setAvatar(try context.find(bird: picture, in: session.world).id)) }
        try context.perform(.together(requests), in: session)
        try context.finish(session)
        return output(session, context.words)
    }

    private func output(_ session: Session, _ words: Words) -> CommandOutput {
        let account = session.account
        let bird = account.avatar.flatMap(session.world.bird)
        let facts = [
            [words.accountName, account.displayName],
            [words.accountEmail, account.email.isEmpty ? words.accountNoEmail : account.email],
            bird.map { [words.accountPicture, words.name(of: $0)] },
            [words.accountPass, words.memberships(of: session)[0]],
        ]
        return CommandOutput(
            table(facts.compactMap(\.self)) + [words.accountSince(date: words.day(account.joined, session))],
            json: [
                "name": .string(account.displayName), "email": .string(account.email),
                "picture": bird.map { .string($0.id.rawValue) } ?? .null,
                "joined": .string(session.playerTime(account.joined).utc.iso8601),
                "subscription": session.store.subscriptionReport(),
            ])
    }
}
