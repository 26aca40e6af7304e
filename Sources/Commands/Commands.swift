/// The list of all commands, whose declarations the parser, help, manual page and completions are made from.
package enum Commands {
    /// The program's name.
    package static let program = "backyard-birds"
    /// The program's version; packages and the archive read it here.
    static let version = "1.0.0"
    /// The release date of `version`, for the manual page and packages.
    static let released = "2026-11-22"

    /// Returns the program's name and version, with the commit that it was built from if it is known.
    package static func nameAndVersion(commit: String?) -> String {
        "\(program) \(version)" + (commit.map { " (\($0))" } ?? "")
    }

    /// The options that every command accepts, before or after its name.
    static let common = Parameters.declared { CommonOptions() }.parameters.options.map(\.description)

    /// The commands that help shows, in the order in which it shows them.
    static let all: [CommandDescription] =
        ([
            PlayCommand.self, StatusCommand.self, WatchCommand.self, WidgetCommand.self, WidgetsCommand.self,
            RefillCommand.self, FavoriteCommand.self, OpenCommand.self, BackyardCommand.self, BirdCommand.self,
            GuestCommand.self,
            AccountCommand.self, SettingsCommand.self, ProfileCommand.self, UndoCommand.self, RedoCommand.self,
            StoreCommand.self,
            JournalCommand.self, ShowCommand.self, PhotosCommand.self, PostcardCommand.self, AsciicastCommand.self,
            ExportCommand.self, ImportCommand.self, DoctorCommand.self, AlmanacCommand.self, DrawCommand.self,
            ServeSessionCommand.self, ServerSetupCommand.self,
            HelpCommand.self, ManCommand.self, CompletionsCommand.self,
        ] as [any ParsableCommand.Type]).map(CommandDescription.init)

    /// The command behind shell completion, which help doesn't show.
    private static let hidden = CompleteCommand.command

    /// Returns the command with that name, hidden or not.
    static func command(_ name: String) -> CommandDescription? { (all + [hidden]).first { $0.name == name } }

    /// The commands that help shows, each followed by its actions.
    static var everything: [CommandDescription] { all.flatMap(\.withActions) }
}
