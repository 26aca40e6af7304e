import Session
import Testing
import Words

@testable import Commands

@Suite struct LanguageTests {
    private func isStrange(_ text: String) -> Bool { text.contains("ー") }

    @Test func theLanguageIsAskedForOrTheLocales() {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        #expect(!isStrange(run("status|--plain").out))
        #expect(isStrange(run("status|--plain|--language|en-XA").out))
        #expect(isStrange(run("--help|--language=en-XA").out) && isStrange(run("help|--language|en-XA").out))
        #expect(isStrange(run("--language|en-XA|statsu").error))
        let unknown = run("status|--language|xx")
        #expect(unknown.code == 2 && unknown.error.contains("“xx”") && unknown.error.contains(" en"))
    }

    @Test(arguments: [
        (["LANG": "en_XA.UTF-8"], true), (["LANG": "en_XA.UTF-8", "LC_ALL": "en_US.UTF-8"], false),
        (["LC_MESSAGES": "en_XA", "LANG": "en_US"], true), (["LANG": "C.UTF-8", "LANGUAGE": "en_XA"], false),
        (["LANGUAGE": "xx:en_XA:en"], true), (["LC_ALL": "", "LANG": "en_XA"], true),
    ])
    func theLocaleNamesIt(variables: [String: String], strange: Bool) {
        var environment = CommandRun().environment
        environment.variable = { variables[$0] }
        #expect((Language(asked: nil, setting: nil, environment).code == "en-XA") == strange)
        #expect(Language(asked: .english, setting: "en-XA", environment) == .english)
        #expect(Language(asked: nil, setting: "en-XA", environment).code == "en-XA")
    }

    @Test func thePlayersSettingCounts() throws {
        let run = CommandRun()
        let session = try Session.act(Configuration(), environment: run.environment, author: .commandLine)
        var settings = session.settings
        settings.language = "en-XA"
        try session.perform(.changeSettings(settings))
        session.close()
        #expect(isStrange(run("status").out) && isStrange(run("help").out))
        #expect(!isStrange(run("status|--language|en").out) && !isStrange(run("status|--in-memory").out))
        run.files.contents = run.files.contents.filter { !$0.key.hasSuffix("forecast.json") }
        #expect(isStrange(run("status").out), "without the forecast, too")
        for line in ["status", "favorite|Nix", "refill"] {
            let (_, out, error) = run(line + "|--json")
            #expect(!isStrange(out) && !isStrange(error), "programs are answered in English")
        }
    }
}
