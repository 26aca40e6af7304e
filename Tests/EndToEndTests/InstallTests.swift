import Foundation
import Testing

/// A copy of what `make` needs, with a compiler that notes its arguments and hands over the program that was built beside
/// these tests, and package managers that install nothing.
private final class Checkout {
    let program: Program
    let folder: URL
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let compiler = """
        #!/bin/sh
        echo "$*" >>"$CALLS"
        case "$*" in
        *--version*) echo "Swift version 6.3 (none)" ;;
        build*) mkdir -p .build/release; ln -sf "$PROGRAM" .build/release/backyard-birds ;;
        esac

        """

    init(named name: String = "checkout") throws {
        program = try Program()
        folder = program.home.appending(path: name)
        let files = FileManager.default
        let pictures = try files.contentsOfDirectory(atPath: Self.repository.appending(path: "Assets").path)
            .filter { $0.hasPrefix("screenshot") }.map { "Assets/" + $0 }
        for path in [
            "Makefile", "Package.swift", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md",
            "Sources/ARCHITECTURE.md", "Sources/Packaging", "Sources/Commands/Commands.swift",
            "Assets/Birds/cardinal.svg",
        ] + pictures {
            let copy = folder.appending(path: path)
            try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: Self.repository.appending(path: path), to: copy)
        }
        let bin = program.home.appending(path: "bin")
        try files.createDirectory(at: bin, withIntermediateDirectories: true)
        let nothing = "#!/bin/sh\nexit 1\n"
        let tools = [
            "swift": Self.compiler, "clang": "#!/bin/sh\ncat >/dev/null\n", "apt-get": nothing, "brew": nothing,
        ]
        for (name, text) in tools {
            // A process started meanwhile would hold it open for writing, and it could not be run.
            try Finished.alone { try Data(text.utf8).write(to: bin.appending(path: name)) }
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bin.appending(path: name).path)
        }
        try files.createSymbolicLink(
            at: bin.appending(path: "backyard-birds"), withDestinationURL: URL(fileURLWithPath: program.path))
    }

    var readme: String { get throws { try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8) } }

    /// The environment of its commands, where Swift is found.
    var variables: [String: String] {
        [
            "HOME": program.home.path, "PATH": program.home.path + "/bin:/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8", "CALLS": calls.path, "PROGRAM": program.path, "SHELL": "/bin/sh",
        ]
    }
    /// The same for somebody who has no Swift, or whose path `sudo` has reset.
    var withoutSwift: [String: String] { ["PATH": "/usr/bin:/bin"] }

    private var calls: URL { program.home.appending(path: "calls") }
    /// The builds so far, by their arguments.
    var builds: [String] {
        ((try? String(contentsOf: calls, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("build") && !$0.contains("--version") }
    }

    /// Runs a line in a shell, in the checkout.
    @discardableResult
    func run(_ line: String, in shell: String = "sh", _ environment: [String: String] = [:]) throws -> Finished {
        let variables = variables.merging(environment) { $1 }
        return try Finished.running(
            try path(of: shell), ["-c", "cd '\(folder.path)'; \(line)"], environment: variables)
    }

    func path(of shell: String) throws -> String {
        try #require(
            ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
                .first(where: FileManager.default.isExecutableFile), "make setup-tests installs \(shell)")
    }

    /// The files below a folder of the home, by their paths in it, without the cache that desktops keep of them.
    func files(in name: String) -> Set<String> {
        let root = program.home.appending(path: name)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        let files = (all?.compactMap { $0 as? URL } ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && $0.lastPathComponent != "mimeinfo.cache"
        }
        let start = root.resolvingSymlinksInPath().path.count + 1
        return Set(files.map { String($0.resolvingSymlinksInPath().path.dropFirst(start)) })
    }
}

extension EndToEnd {
    @Suite("Installing", .serialized)
    struct Installing {
        private static let shells = ["bash", "zsh", "fish", "dash"]
        private static let installed: Set = [
            "bin/backyard-birds", "share/man/man1/backyard-birds.1", "share/bash-completion/completions/backyard-birds",
            "share/zsh/site-functions/_backyard-birds", "share/fish/vendor_completions.d/backyard-birds.fish",
            "share/applications/backyard-birds.desktop", "share/applications/backyard-birds-link.desktop",
            "share/icons/hicolor/scalable/apps/backyard-birds.svg", "share/metainfo/backyard-birds.metainfo.xml",
        ]

        @Test("It is built once, and installed by those who have no Swift")
        func onceBuilt() throws {
            let checkout = try Checkout()
            let place = "DESTDIR='\(checkout.program.home.path)/root'"
            #expect(try checkout.run("make build").status == 0)
            for line in ["make", "make build", "make install \(place)", "make -n install \(place)", "make dist"] {
                #expect(try checkout.run(line).status == 0, "\(line)")
            }
            #expect(checkout.builds.count == 1)
            let root = "root/usr/local"
            #expect(
                checkout.files(in: root)
                    == Self.installed.filter { !$0.contains("/fish/") })
            #expect(checkout.files(in: "root/etc") == ["fish/completions/backyard-birds.fish"])
            let sudo = checkout.withoutSwift.merging(["SUDO_USER": "robin"]) { $1 }
            #expect(try checkout.run("make install \(place)", sudo).status == 0)
            #expect(try checkout.run("make uninstall \(place)", sudo).status == 0)
            #expect(checkout.files(in: "root").isEmpty)
            // What is older than its sources is not installed: root's files would stop the next build.
            let later = Date(timeIntervalSinceNow: 60)
            try FileManager.default.setAttributes(
                [.modificationDate: later],
                ofItemAtPath: checkout.folder.appending(path: "Sources/Commands/Commands.swift").path)
            let old = try checkout.run("make install \(place)", sudo)
            #expect(old.status != 0 && old.error.contains("without sudo: make build") && checkout.builds.count == 1)
            let none = try checkout.run("make install \(place)", checkout.withoutSwift)
            #expect(none.status != 0 && none.error.contains("swift.org/install"))
        }

        @Test("~ is the player's home in every shell", arguments: shells)
        func tilde(shell: String) throws {
            let checkout = try Checkout()
            let done = try checkout.run("make install PREFIX=~/.local", in: shell)
            #expect(done.status == 0 && checkout.files(in: ".local") == Self.installed, "\(done)")
            #expect(!FileManager.default.fileExists(atPath: checkout.folder.appending(path: "~").path))
            #expect(try checkout.run("make uninstall PREFIX=~/.local", in: shell).status == 0)
            #expect(checkout.files(in: ".local").isEmpty)
        }

        @Test(
            "Places that cannot be meant are refused in words",
            arguments: [("PREFIX=here", ""), ("BINDIR=bin", ""), ("PREFIX='~/.local'", "robin")])
        func refusals(place: String, user: String) throws {
            let checkout = try Checkout()
            let built = try checkout.run("make build")
            #expect(built.status == 0, "\(built)")
            let refused = try checkout.run("make install \(place)", ["SUDO_USER": user])
            #expect(refused.status != 0 && refused.error.contains("rite the whole path"), "\(refused)")
        }

        @Test("Packagers say where each kind of file goes")
        func places() throws {
            let checkout = try Checkout()
            let root = checkout.program.home.path + "/root"
            let done = try checkout.run(
                "make install DESTDIR='\(root)' PREFIX=/usr BINDIR=/usr/games DATADIR=/data MANDIR=/man")
            #expect(done.status == 0)
            let files = checkout.files(in: "root")
            #expect(files.contains("usr/games/backyard-birds") && files.contains("man/man1/backyard-birds.1"))
            #expect(files.contains("data/fish/vendor_completions.d/backyard-birds.fish") && files.count == 9)
        }

        /// Each shell looks where the files are: below /usr/local of itself, below ~/.local after what `make install` says.
        @Test("Completions are found", arguments: ["zsh", "fish"])
        func completions(shell: String) throws {
            let checkout = try Checkout()
            let done = try checkout.run("make install PREFIX=~/.local")
            if shell == "zsh" {
                let line = try #require(done.output.split(separator: "\n").first { $0.contains("fpath=") })
                let setting = line[line.range(of: "fpath=")!.lowerBound...]
                let file = checkout.program.home.appending(path: ".zshrc")
                try Data("\(setting)\nautoload -Uz compinit; compinit -u\n".utf8).write(to: file)
                let found = try checkout.run("zsh -ic 'echo $_comps[backyard-birds]'")
                #expect(found.output == "_backyard-birds\n")
                let folders = try checkout.run("zsh -fc 'print -l $fpath'").output
                #expect(folders.contains("/usr/local/share/zsh/site-functions\n"))
            } else {
                let found = try checkout.run("fish -c 'complete -C \"backyard-birds stat\"'")
                #expect(found.output.contains("status"), "\(found)")
                let folders = try checkout.run("fish -c 'printf \"%s\\n\" $fish_complete_path'").output
                #if os(Linux)
                    #expect(folders.contains("/etc/fish/completions\n"))
                #endif
            }
        }

        @Test("The archive of one program has the same bytes from another folder, and all that its README shows")
        func archive() throws {
            let checkouts = [try Checkout(), try Checkout(named: "elsewhere/and deeper")]
            let masks = ["022", "077"]
            let archives = try checkouts.enumerated().map { number, checkout in
                try checkout.run("touch -t 20\(number)101010101 README.md")
                let made = try checkout.run("umask \(masks[number]); make dist && cat .build/dist/*.tar.gz | cksum")
                #expect(made.status == 0, "\(made)")
                return made.output.split(separator: "\n").last
            }
            #expect(archives[0] == archives[1])
            let list = try checkouts[0].run("tar -tzf .build/dist/*.tar.gz").output
            for match in try checkouts[0].readme.matches(of: /\]\(([^)#:]+)\)/) {
                #expect(list.contains("/\(match.1)\n"), "\(match.1)")
            }
            let unpacked = try checkouts[0].run(
                "cd .build/dist; tar -xzf *.tar.gz; cd backyard-birds-*/; PREFIX=~/.local ./install.sh",
                checkouts[0].withoutSwift)
            #expect(unpacked.status == 0 && checkouts[0].files(in: ".local") == Self.installed)
        }

        /// The commands in the first column of the README's tables, and those in its sentences and in files of other
        /// programs, in its order.
        private func commands(_ readme: String) -> [String] {
            readme.split(separator: "\n").flatMap { line in
                let first = line.firstMatch(of: /^\| `((make|backyard-birds) .*?)` \|/)
                let others = line[(first?.range.upperBound ?? line.startIndex)...]
                    .matches(of: /backyard-birds [a-z][^`'"|)]*/)
                return [first?.1].compactMap(\.self).map(String.init) + others.map { String($0.output) }
            }
        }

        /// The beginning of a question before a yard is removed.
        private let question = "Remove Mossy Corner"

        /// The first output of a command that asks, or goes on until it is ended; `nil` for others.
        private func beginning(of line: String) -> String? {
            if line.contains(" remove ") { return question }
            if line.contains("--family large --follow") { return "favorite" }
            if line.contains(" watch ") { return "day, " }
            if line.contains("--format polybar") { return "%{" }
            if line.contains("--format"), line.contains("--follow") { return "text\"" }
            let isScreen = line.hasPrefix("make run") && !line.contains("--help") || line.contains("--follow")
            return isScreen ? "\u{1B}[?1049h" : nil
        }

        @Test("The README's commands work as they stand there", arguments: shells)
        func commandLines(shell: String) throws {
            let checkout = try Checkout()
            #expect(try checkout.run("make build").status == 0)
            let lines = commands(try checkout.readme)
            #expect(lines.count > 45)
            for line in lines {
                if let beginning = beginning(of: line) {
                    // What is watched for may take an hour, which passes in a second.
                    let speed = line.contains(" watch ") ? " --time-scale 3600" : ""
                    let command = "cd '\(checkout.folder.path)'; \(line)\(speed)"
                    let game = try PtyGame(
                        ["-c", command], running: try checkout.path(of: shell), in: checkout.program,
                        variables: checkout.variables)
                    try game.wait(for: beginning)
                    guard beginning == question else { continue }
                    game.type("yes\r")
                    #expect(try game.end() == 0, "\(shell): \(line)")
                    continue
                }
                let done = try checkout.run(line, in: shell)
                #expect(done.status == 0, "\(shell): \(line): \(done.error)")
            }
        }
    }
}
