import JSON
import Session

/// `profile`: lists the profiles that have a game, as `profile list` does, and begins others.
struct ProfileCommand: JSONCommand {
    static let configuration = CommandConfiguration(
        "profile", \.commandProfile, actions: [ProfileListCommand.self, ProfileNewCommand.self])

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { try ProfileListCommand().run(context) }
}

/// `profile list`: prints the names of all profiles that have a game.
struct ProfileListCommand: JSONCommand {
    static let configuration = CommandConfiguration("profile list", \.profileActionList)

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let names = try context.savedProfiles()
        guard !names.isEmpty || context.isForPrograms else { throw CommandError(.noGame, context.words) }
        return CommandOutput(names, json: .array(names.map(JSONValue.string)))
    }
}

/// `profile new`: begins a game in a profile that has none.
struct ProfileNewCommand: JSONCommand {
    static let configuration = CommandConfiguration("profile new", \.profileActionNew)
    @Argument(.text("NAME")) var name: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        guard try !context.savedProfiles().contains(name) else {
            throw CommandError("exists", context.words.profileTaken(name: name))
        }
        var context = context
        context.configuration.profile = name
        let session = try context.open(beginning: .newProfile)
        try context.finish(session)
        return CommandOutput(
            context.words.profileBegun(name: name, command: "\(Commands.program) --profile \(name)"),
            json: ["profile": .string(name)])
    }
}

extension CommandContext {
    /// Returns the names of the profiles that have a game, sorted.
    fileprivate func savedProfiles() throws(CommandError) -> [String] {
        guard let paths = Paths(configuration, environment) else { throw CommandError(.noDataDirectory, words) }
        return paths.savedProfiles(environment.files)
    }
}
