/// The kind of program that made a saved transaction.
package enum Author: String, Hashable, Sendable, CaseIterable {
    case game
    case commandLine = "cli"
    case widget
}
