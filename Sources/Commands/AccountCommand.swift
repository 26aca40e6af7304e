import JSON
import Session
import Simulation
import Words

/// `account`: whose game it is. Without options it only tells.
extension CommandLineRunner {
    func account(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        guard ["--name", "--email", "--picture"].contains(where: arguments.has) else {
            tellAccount(try look(configuration), arguments)
            return ExitCode.success
        }
        let session = try open(configuration)
        var requests: [Request] = []
        if let name = arguments["--name"] { requests.append(.setDisplayName(name)) }
        if let email = arguments["--email"] { requests.append(.setEmail(email)) }
        if let bird = arguments["--picture"] { requests.append(.setAvatar(try find(bird: bird, in: session.world).id)) }
        try ask(.together(requests), of: session)
        try finish(session)
        tellAccount(session, arguments)
        return ExitCode.success
    }

    private func tellAccount(_ session: Session, _ arguments: Arguments) {
        let account = session.account
        let bird = account.avatar.flatMap(session.world.bird)
        if arguments.has("--json") {
            let document: JSONValue = [
                "name": .string(account.displayName), "email": .string(account.email),
                "picture": bird.map { .string($0.id.rawValue) } ?? .null, "joined": .string(account.joined.iso8601),
            ]
            return console.write(document.prettyText)
        }
        console.write("\(account.displayName)\n")
        console.write("\(account.email.isEmpty ? words.accountNoEmail : account.email)\n")
        if let bird { console.write("\(words.name(of: bird))\n") }
        console.write("\(words.member(session))\n\(words.accountSince(date: words.day(account.joined, session)))\n")
    }
}
