/// The kind of program that saved a change: a game, a command or a widget.
package enum Author: String, Hashable, Sendable, CaseIterable {
    case game
    case commandLine = "cli"
    case widget
}
