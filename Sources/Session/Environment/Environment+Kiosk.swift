/// The environment of a kiosk.
extension Kiosk {
    /// The variables that a client may set, for its terminal and language, as far as they are plain words.
    package static let clientVariables = ["TERM", "COLORTERM", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG"]

    /// Returns an environment in which the client has set nothing but plain words about its terminal and language, without
    /// the names of the server's account and host.
    ///
    /// - Parameter own: the variables that the server itself has set.
    package func environment(_ outside: Environment, adding own: [String: String?] = [:]) -> Environment {
        guard closed.contains(.variables) else { return outside }
        var environment = outside
        environment.variable = { name in
            if let value = own[name] { return value }
            guard Self.clientVariables.contains(name), let value = outside.variable(name), Self.isWord(value) else {
                return nil
            }
            return value
        }
        (environment.loginName, environment.hostName) = ("", "server")
        return environment
    }

    /// Returns whether a value is a name of a terminal or a language, and no path.
    private static func isWord(_ value: String) -> Bool {
        (1...64).contains(value.utf8.count)
            && value.utf8.allSatisfy { byte in
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.@+:".utf8.contains(byte)
            }
    }
}
