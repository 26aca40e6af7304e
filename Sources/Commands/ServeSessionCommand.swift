import Session
import Storefront

/// `serve-session`: plays for somebody who has logged in to a server, and lets them reach nothing but their own profile.
///
/// Only the server's own line counts, never what the client has sent: its command is refused, and its variables are not
/// looked at.
struct ServeSessionCommand: RunnableCommand {
    static let configuration = CommandConfiguration("serve-session", \.commandServeSession, isAskedOften: true) {
        [
            $0.helpServe(option: "--profile", setting: "ExposeAuthInfo yes", command: "server-setup"),
            $0.helpServeRefused,
            $0.helpServeGuest(option: "--guest"),
        ]
    }
    @Flag("--guest", \.optionServeGuest) var isGuest
    @Option("--most", .number(in: 1...100_000), \.optionServeMost) var most: Int?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        .serve(try game(for: Kiosk(isGuest: isGuest, most: most), context))
    }

    /// Returns the game to serve, in a folder and a profile that the server's line and the player's key name.
    func game(for kiosk: Kiosk, _ context: CommandContext) throws(CommandError) -> Configuration {
        let variable = context.environment.variable
        if kiosk.closed.contains(.commands), let command = variable("SSH_ORIGINAL_COMMAND"), !command.isEmpty {
            throw CommandError("command", context.words.serveNoCommand)
        }
        let line = context.configuration
        var game = Configuration()
        game.kiosk = kiosk
        game.yardNames = line.yardNames
        // Without the option the folder is the account's own, whatever a variable or a settings file says.
        if line.overrides.data == .option("--data") { game.dataDirectory = line.dataDirectory }
        let environment = kiosk.environment(context.environment, adding: ["HOME": variable("HOME")])
        guard let root = Paths(game, environment)?.root else { throw CommandError(.noDataDirectory, context.words) }
        game.dataDirectory = root
        game.profile = line.profile
        if !kiosk.isGuest, game.profile == Configuration().profile {
            guard let player = variable("SSH_USER_AUTH").flatMap({ key(in: $0, context) }) else {
                throw CommandError("noKey", context.words.serveNoKey)
            }
            game.profile = player
        }
        guard Paths.isValidProfile(game.profile) else { throw CommandError(.badProfile(game.profile), context.words) }
        return game
    }

    /// Returns the profile of the key that somebody has logged in with, the hexadecimal SHA-256 of it, read from the file in
    /// which sshd tells the key; `nil` if that tells of none.
    private func key(in path: String, _ context: CommandContext) -> String? {
        // No other program's file has such a name.
        guard path.hasPrefix("/tmp/sshauth."),
            let bytes = try? context.environment.files.read(path, limit: FileLimit.note)
        else { return nil }
        let words =
            String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            .first { $0.hasPrefix("publickey ") }?.split(separator: " ") ?? []
        guard words.count >= 3, let key = decoded(base64: words[2]) else { return nil }
        return SHA256.digest(key).map { (0...15 ~= $0 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Returns the bytes that a text in base64 stands for; `nil` if it is none.
    private func decoded(base64 text: Substring) -> [UInt8]? {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var (bits, count): (UInt32, Int) = (0, 0)
        var bytes: [UInt8] = []
        for digit in text.utf8.prefix(while: { $0 != UInt8(ascii: "=") }) {
            guard let value = digits.firstIndex(of: digit) else { return nil }
            (bits, count) = (bits << 6 | UInt32(value), count + 6)
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return bytes
    }
}
