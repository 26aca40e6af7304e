import JSON
import Testing

@testable import Commands

/// Catalogs of shapes that public projects have, by script.
@Suite struct FoundCatalogCommandTests {
    private static let path = "/home/robin/a.storekit"

    private func run(_ catalog: String) -> CommandRun {
        let run = CommandRun()
        run.files.contents[Self.path] = Array(catalog.utf8)
        return run
    }

    private func store(_ run: CommandRun, _ line: String) -> (code: Int32?, out: String, error: String) {
        run("store|\(line)|--store|\(Self.path)")
    }

    private static let coin = #"{"productID":"coin","displayPrice":"0.99","type":"Consumable"}"#

    /// What is left out is told until a command has saved with the file, and again for another file.
    @Test func whatIsLeftOutIsToldOnce() {
        let run = run(#"{"sparkle":1,"products":[\#(Self.coin)]}"#)
        #expect(store(run, "products").error.contains("sparkle"))
        #expect(store(run, "buy|coin").error.contains("sparkle"))
        #expect(!store(run, "products").error.contains("sparkle") && !store(run, "buy|coin").error.contains("sparkle"))
        run.files.contents[Self.path] = Array(#"{"glitter":1,"products":[\#(Self.coin)]}"#.utf8)
        #expect(store(run, "products").error.contains("glitter"))
    }

    @Test func anEmptyCatalogSaysSo() {
        #expect(store(run(#"{"products":[]}"#), "products").out == "This shop sells nothing.\n")
    }

    @Test func aPurchaseThatWaitedTellsItsNumber() {
        let run = run(#"{"settings":{"_askToBuyEnabled":true},"products":[\#(Self.coin)]}"#)
        _ = store(run, "buy|coin|--yes")
        #expect(store(run, "refund|1").error.contains("still waits"))
        #expect(store(run, "approve|1").out.contains("number 2 in the history"))
        #expect(store(run, "refund|2").code == 0)
    }

    /// The codes of another catalog are listed while they can be redeemed; the game's own are given to players.
    @Test func codesOfAnotherCatalogAreListed() throws {
        let run = run(
            #"{"subscriptionGroups":[{"id":"G","subscriptions":[{"productID":"month","displayPrice":"9.99","#
                + #""recurringSubscriptionPeriod":"P1M","codeOffers":[{"referenceName":"Winter Offer","#
                + #""paymentMode":"free","subscriptionPeriod":"P1W"}]}]}]}"#)
        let listed = store(run, "offers").out
        #expect(listed.contains("store redeem") && listed.contains("Winter Offer") && listed.contains("1 week free"))
        #expect(try run.json("store|offers|--store|\(Self.path)").arrayValue?.first?["type"] == "code")
        _ = store(run, "redeem|winter offer|--yes")
        #expect(!store(run, "offers").out.contains("Winter Offer"))
        #expect(!run("store|offers").out.contains("ROBIN3"))
    }
}
