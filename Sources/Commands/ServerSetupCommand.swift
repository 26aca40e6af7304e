/// `server-setup`: prints what an owner of a server needs so that players can log in by ssh.
struct ServerSetupCommand: RunnableCommand {
    static let configuration = CommandConfiguration("server-setup", \.commandServerSetup) {
        [$0.helpServerSetup(command: "serve-session", setting: "AcceptEnv")]
    }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let parts = [
            (context.words.setupAccount, Self.account),
            (context.words.setupYard, "su birds -c 'backyard-birds refill --all'"),
            (Self.folder + "/sshd_config", Self.sshd),
            ("/etc/systemd/system/backyard-birds.service", Self.unit), ("dgamelaunch.conf", Self.dgamelaunch),
        ]
        return .text(parts.map { "# \($0)\n\n\($1)\n" }.joined(separator: "\n"))
    }

    private static let folder = "/etc/backyard-birds"

    private static let account = """
        useradd --system --create-home --home-dir /srv/backyard-birds --shell /bin/sh --password '*' birds
        useradd --non-unique --uid "$(id -u birds)" --gid birds --no-create-home --home-dir /srv/backyard-birds \\
            --shell /bin/sh --password '*' birdguest
        chmod 700 /srv/backyard-birds
        mkdir -p \(folder)
        ssh-keygen -t ed25519 -N '' -f \(folder)/host_key
        """

    private static let sshd = """
        Port 2222
        HostKey \(folder)/host_key
        PidFile none
        UsePAM no
        AllowUsers birds birdguest
        AuthenticationMethods publickey
        AuthorizedKeysFile none
        AuthorizedKeysCommand /bin/echo %t %k
        AuthorizedKeysCommandUser nobody
        ExposeAuthInfo yes
        DisableForwarding yes
        PermitUserEnvironment no
        PermitUserRC no
        MaxSessions 1
        MaxStartups 100:30:300
        LoginGraceTime 20
        ClientAliveInterval 60
        ClientAliveCountMax 3
        PrintMotd no
        PrintLastLog no
        ForceCommand exec backyard-birds serve-session
        Match User birdguest
            ForceCommand exec backyard-birds serve-session --guest
        """

    private static let unit = """
        [Unit]
        Description=Backyard Birds
        After=network.target

        [Service]
        ExecStart=/usr/sbin/sshd -D -e -f \(folder)/sshd_config
        # Games give their players' terminals back before their connections end.
        ExecStop=-/bin/sh -c 'pkill -u birds -x backyard-birds && sleep 2'
        Restart=on-failure
        RuntimeDirectory=sshd
        RuntimeDirectoryPreserve=yes
        ReadWritePaths=/srv/backyard-birds
        ProtectSystem=strict
        ProtectHome=yes
        PrivateTmp=yes
        NoNewPrivileges=yes
        MemoryMax=80%
        TasksMax=5000
        CPUQuota=150%

        [Install]
        WantedBy=multi-user.target
        """

    private static let dgamelaunch = """
        DEFINE {
            game_name = "Backyard Birds"
            short_name = "birds"
            game_path = "/usr/bin/backyard-birds"
            game_args = "backyard-birds", "serve-session", "--data", "/birds", "--profile", "%n"
        }
        """
}
