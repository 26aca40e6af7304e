import JSON
import Testing

@testable import Commands

/// A shop with several groups of subscriptions, by script: each command says which it means, or is told.
@Suite struct SubscriptionGroupTests {
    private static let catalog = """
        {"version":{"major":5,"minor":0},"subscriptionGroups":[
        {"id":"A1","name":"Seeds","localizations":[{"displayName":"Seed Club","locale":"en_US"}],"subscriptions":[
        {"productID":"seed","displayPrice":"2.00","groupNumber":1,"recurringSubscriptionPeriod":"P1M"}]},
        {"id":"B2","name":"Songs","subscriptions":[
        {"productID":"song","displayPrice":"30.00","groupNumber":2,"recurringSubscriptionPeriod":"P1Y","billingPlans":[
        {"billingPlanType":"MONTHLY","displayPrice":"3.00"}]}]}]}
        """

    private func shop() -> CommandRun {
        let run = CommandRun()
        run.files.contents["/home/robin/a.storekit"] = Array(Self.catalog.utf8)
        return run
    }

    private func store(_ run: CommandRun, _ line: String) -> (code: Int32?, out: String, error: String) {
        run("store|\(line)|--store|/home/robin/a.storekit")
    }

    private func json(_ run: CommandRun, _ line: String) throws -> JSONValue {
        try run.json("store|\(line)|--store|/home/robin/a.storekit")
    }

    /// Every pass that runs is marked among the products, whichever gives the game's own benefits.
    @Test func everyPassIsMarked() {
        let run = shop()
        _ = store(run, "buy|seed")
        _ = store(run, "buy|song")
        #expect(store(run, "products").out.split(separator: "\n").count { $0.contains("Your pass") } == 2)
    }

    /// What a command did is told with the subscription's name, since there may be several.
    @Test(arguments: [
        ("cancel", "song: "), ("renew|--at-once", "song renewed"), ("expire", "song has ended. "),
        ("price-increase", "song: "),
    ])
    func answersNameTheSubscription(_ line: String, beginning: String) throws {
        let run = shop()
        _ = store(run, "buy|seed")
        _ = store(run, "buy|song")
        #expect(store(run, line + "|--group|songs").out.hasPrefix(beginning))
    }

    /// The account names all subscriptions, not the one whose level compares best with another group's.
    @Test func theAccountNamesAllOfThem() throws {
        let run = shop()
        _ = store(run, "buy|seed")
        _ = store(run, "buy|song")
        let account = run("account|--store|/home/robin/a.storekit").out
        #expect(account.contains("Pass") && account.contains("seed and song"))
        let report = try run.json("account|--store|/home/robin/a.storekit")["subscription"]
        #expect(report?["subscriptions"]?.arrayValue?.count == 2)
    }

    @Test func eachCommandTakesAGroup() throws {
        let run = shop()
        _ = store(run, "buy|seed")
        #expect(try json(run, "cancel")["group"] == "A1", "one alone needs no name")
        #expect(try json(run, "renew")["autoRenew"] == true)
        _ = store(run, "buy|song|--monthly")
        let both = store(run, "subscription")
        #expect(both.out.contains("seed:") && both.out.contains("song:"))
        #expect(try json(run, "subscription")["subscriptions"]?.arrayValue?.count == 2)
        #expect(try json(run, "subscription|--group|songs")["product"] == "song")
        for line in ["cancel", "renew", "expire", "price-increase"] {
            let unsure = store(run, line)
            #expect(unsure.code == 2 && unsure.error.contains("Seed Club") && unsure.error.contains("--group"))
        }
        #expect(try json(run, "price-increase|--group|B2|--to|9")["group"] == "B2")
        #expect(try json(run, "disagree")["group"] == "B2", "one alone has a new price")
        #expect(try json(run, "cancel|--group|Seed Club")["group"] == "A1")
        #expect(try json(run, "subscription|--group|a1")["autoRenew"] == false)
        #expect(store(run, "cancel|--group|frob").code == 2)
    }

    @Test func aCommitmentIsToldAndKept() throws {
        let run = shop()
        #expect(store(run, "products").out.contains("$30.00 a year, or $3.00 a month for 12 months, $36.00 in all"))
        let bought = store(run, "buy|song|--monthly")
        #expect(bought.out.contains("11 more payments"), "\(bought.out)")
        let status = try json(run, "subscription")
        #expect(status["billingPlan"] == "monthly" && status["paymentsLeft"] == 11)
        #expect(store(run, "cancel").out.contains("11 more payments of $3.00, simulated"))
        #expect(store(run, "buy|seed|--monthly").error.contains("month by month"))
    }

    @Test(arguments: [
        ("", "buy|frob", "no such product"), ("", "agree", "no active subscription"),
        ("buy|seed", "agree", "No new price"), ("buy|seed", "disagree", "No new price"),
        ("buy|seed", "resolve", "Nothing is holding it up"),
        ("buy|seed,cancel", "price-increase", "renewal is turned off"),
    ])
    func refusalsSayWhy(_ before: String, _ line: String, why: String) throws {
        let run = shop()
        for line in before.split(separator: ",") { _ = store(run, String(line)) }
        let refused = store(run, line)
        #expect(refused.code != 0 && refused.error.contains(why), "\(refused.error)")
    }

    /// What a catalog can't sell is said once, though a purchase looks at the game, asks, and opens it.
    @Test func whatIsLeftOutIsSaidOnce() throws {
        let run = shop()
        run.answer = "yes"
        run.files.contents["/home/robin/a.storekit"] = Array(
            Self.catalog.replacing("\"30.00\"", with: "\"much\"").utf8)
        let bought = store(run, "buy|seed")
        #expect(bought.code == 0)
        #expect(bought.error.split(separator: "left out", omittingEmptySubsequences: false).count == 2)
    }
}
