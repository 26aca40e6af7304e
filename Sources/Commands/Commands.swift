/// The commands, from whose declarations parsing, help, manual and completions are made.
package enum Commands {
    package static let program = "backyard-birds"
    package static let version = "1.0.0"
    /// The date of that version, for the manual.
    static let released = "2026-11-22"

    /// Options of every command, before or after its name.
    static let common = Parameters(of: CommonOptions()).options.map(\.description)

    static let all: [CommandDescription] =
        ([
            PlayCommand.self, StatusCommand.self, WatchCommand.self, WidgetCommand.self, WidgetsCommand.self,
            RefillCommand.self, FavoriteCommand.self, OpenCommand.self, BackyardCommand.self, BirdCommand.self,
            AccountCommand.self, SettingsCommand.self, UndoCommand.self, RedoCommand.self, StoreCommand.self,
            JournalCommand.self, ShowCommand.self, PhotosCommand.self, PostcardCommand.self, AsciicastCommand.self,
            ExportCommand.self, ImportCommand.self, DoctorCommand.self, AlmanacCommand.self, DrawCommand.self,
            HelpCommand.self, ManCommand.self, CompletionsCommand.self,
        ] as [any ParsableCommand.Type]).map(CommandDescription.init)

    /// Those that people do not type.
    private static let hidden = CompleteCommand.command

    static func command(_ name: String) -> CommandDescription? { (all + [hidden]).first { $0.name == name } }

    /// Every command and every action, in the order of help.
    static var everything: [CommandDescription] { all.flatMap(\.withActions) }
}
