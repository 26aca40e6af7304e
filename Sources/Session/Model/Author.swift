/// The program that made a transaction.
package enum Author: String, Hashable, Sendable, CaseIterable {
    case game
    case commandLine = "cli"
    case widget
}
