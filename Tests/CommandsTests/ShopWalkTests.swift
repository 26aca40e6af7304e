import Chronology
import JSON
import Testing

@testable import Storefront

@testable import Commands

/// Every state of a subscription, walked to by the commands that a player types.
@Suite struct ShopWalkTests {
    struct Walk: CustomTestStringConvertible, Sendable {
        let situation: String
        /// Commands, `+ N` days between them, with `TX` for the latest transaction.
        let steps: [String]
        /// Members of `store subscription --json`.
        let found: [String: JSONValue]
        let pass: String
        var testDescription: String { situation }
    }

    private static let paid = ["store buy pass.family", "+ 45"]
    private static let failing = "store settings billing-failures on"

    static let all: [Walk] = [
        Walk(
            situation: "trial", steps: ["store buy pass.family", "+ 15"],
            found: ["state": "subscribed", "autoRenew": true, "renewalPrice": .decimal("7.99")], pass: "family"),
        Walk(situation: "paid", steps: paid, found: ["state": "subscribed", "autoRenew": true], pass: "family"),
        Walk(
            situation: "canceled", steps: paid + ["store cancel"], found: ["state": "subscribed", "autoRenew": false],
            pass: "family"),
        Walk(
            situation: "resumed", steps: paid + ["store cancel", "store renew"],
            found: ["state": "subscribed", "autoRenew": true], pass: "family"),
        Walk(
            situation: "changing", steps: paid + ["store buy pass.individual"],
            found: ["autoRenewPreference": "pass.individual", "renewalPrice": .decimal("4.99")], pass: "family"),
        Walk(
            situation: "asked", steps: paid + ["store price-increase --to 9.99"],
            found: ["priceIncrease": "pending", "newPrice": .decimal("9.99")], pass: "family"),
        Walk(
            situation: "told", steps: paid + ["store price-increase --to 9.99 --no-consent"],
            found: ["priceIncrease": "agreed", "renewalPrice": .decimal("9.99")], pass: "family"),
        Walk(
            situation: "shelved", steps: paid + ["store price-increase TX", "store buy pass.individual"],
            found: ["autoRenewPreference": "pass.individual"], pass: "family"),
        Walk(
            situation: "agreed", steps: paid + ["store price-increase TX --to 9.99", "store agree"],
            found: ["priceIncrease": "agreed", "renewalPrice": .decimal("9.99")], pass: "family"),
        Walk(
            situation: "declined", steps: paid + ["store price-increase", "store disagree"],
            found: ["state": "subscribed", "autoRenew": false], pass: "family"),
        Walk(
            situation: "declined and resumed",
            steps: paid + ["store price-increase --to 9.99", "store disagree", "store agree"],
            found: ["autoRenew": true, "renewalPrice": .decimal("9.99")], pass: "family"),
        Walk(
            situation: "agreed, canceled and resumed",
            steps: paid + ["store price-increase TX --to 9.99", "store agree", "store cancel", "store renew"],
            found: ["autoRenew": true, "renewalPrice": .decimal("9.99")], pass: "family"),
        Walk(
            situation: "grace", steps: paid + ["store settings grace-period on", failing, "+ 20"],
            found: ["state": "inGracePeriod"], pass: "family"),
        Walk(
            situation: "grace, canceled",
            steps: paid + ["store settings grace-period on", failing, "+ 20", "store cancel"],
            found: ["state": "inGracePeriod", "autoRenew": false], pass: "family"),
        Walk(
            situation: "retry", steps: paid + [failing, "+ 20"], found: ["state": "inBillingRetryPeriod"], pass: "none"),
        Walk(
            situation: "resolved", steps: paid + [failing, "+ 20", "store resolve"], found: ["state": "subscribed"],
            pass: "family"),
        Walk(
            situation: "expired", steps: paid + ["store expire"],
            found: ["state": "expired", "expirationReason": "endedEarly"], pass: "none"),
        Walk(
            situation: "not sold any more", steps: paid + ["store settings sale.pass.family off", "+ 30"],
            found: ["state": "expired", "expirationReason": "productUnavailable"], pass: "none"),
        Walk(
            situation: "no answer", steps: paid + ["store price-increase", "+ 30"],
            found: ["state": "expired", "expirationReason": "didNotConsentToPriceIncrease"], pass: "none"),
        Walk(
            situation: "never paid", steps: paid + [failing, "+ 90"],
            found: ["state": "expired", "expirationReason": "billingError"], pass: "none"),
        Walk(
            situation: "revoked", steps: paid + ["store refund TX --reason mistake"], found: ["state": "revoked"],
            pass: "none"),
        Walk(situation: "deleted", steps: paid + ["store delete TX"], found: ["state": "none"], pass: "none"),
        Walk(
            situation: "won back",
            steps: [
                "store buy pass.individual", "store renew --at-once", "store expire",
                "store buy pass.individual --offer comeback.individual",
            ],
            found: ["state": "subscribed", "product": "pass.individual"], pass: "individual"),
        Walk(
            situation: "promoted", steps: paid + ["store buy pass.premium --offer premium.thanks"],
            found: ["product": "pass.premium", "renewalPrice": .decimal("8.99")], pass: "premium"),
        Walk(
            situation: "waiting", steps: ["store settings ask-to-buy on", "store buy pass.family"],
            found: ["state": "none"], pass: "none"),
        Walk(
            situation: "interrupted and resolved",
            steps: ["store interrupt pass.family", "store resolve TX"], found: ["product": "pass.family"],
            pass: "family"),
        Walk(
            situation: "abroad", steps: paid + ["store settings storefront JPN"],
            found: ["priceIncrease": "pending", "newPrice": .decimal("1280.00")], pass: "family"),
    ]

    @Test(arguments: all)
    func walk(_ walk: Walk) throws {
        let run = CommandRun()
        for step in walk.steps {
            if step.hasPrefix("+ ") {
                run.pass(.days(try #require(Int64(step.dropFirst(2)))))
                _ = run("favorite|Bird Springs")
                continue
            }
            let latest = try run.json("store|transactions").arrayValue?.last?["id"]?.integerValue
            let words = step.split(separator: " ").map { $0 == "TX" ? "\(latest ?? 0)" : String($0) }
            let (code, _, error) = run(words.joined(separator: "|"))
            #expect(code == 0, "\(step): \(error)")
        }
        let report = try run.json("store|subscription")
        for (key, value) in walk.found { #expect(report[key] == value, "\(key): \(report.prettyText)") }
        #expect(try run.json("status")["pass"] == .string(walk.pass))
        // What the words say of dates stands in JSON as well.
        switch walk.situation {
        case "grace": #expect(report["graceEnds"] != nil && report["expires"] != report["graceEnds"])
        case "grace, canceled":
            let told = run("store|subscription").out
            #expect(told.contains("the renewal is off") && told.contains("ends then"))
        case "retry": #expect(report["retryEnds"] != nil && report["expires"] != report["retryEnds"])
        case "waiting":
            let waiting = try run.json("store|transactions").arrayValue?.first
            #expect(waiting?["pending"] == "askToBuy" && waiting?["price"] == .decimal("0.00"))
        default: break
        }
    }

    @Test func everySwitchIsReadAndSet() throws {
        let run = CommandRun()
        let all = try #require(try run.json("store|settings").arrayValue)
        #expect(all.count == 8 + 9 + 11)
        for control in all {
            let key = try #require(control["key"]?.stringValue)
            let values = try #require(control["values"]?.arrayValue).compactMap(\.stringValue)
            let present = try #require(control["value"]?.stringValue)
            for value in values.filter({ $0 != present }).prefix(2) + [present] {
                #expect(run("store|settings|\(key)|\(value.uppercased())").code == 0, "\(key) \(value)")
                #expect(run("store|settings|\(key)").out == value + "\n")
            }
        }
        #expect(run("store|settings|rat").code == 2 && run("store|settings|rate|fast").code == 2)
    }

    @Test func offersAreListedWithTheirTerms() throws {
        let run = CommandRun()
        #expect(run("store|offers").out.contains("no offer"))
        _ = run("store|buy|pass.individual")
        #expect(run("store|offers").out.contains("premium.thanks"))
        _ = run("store|renew|--at-once")
        _ = run("store|expire")
        let offers = run("store|offers").out
        #expect(
            offers.contains("comeback.individual") && offers.contains("1 month free, then $4.99 a month, simulated"))
        #expect(try run.json("store|offers").arrayValue?.count == 2)
        let refused = try run.json("store|buy|pass.family|--offer|comeback.individual")
        #expect(refused["error"]?["code"] == "invalidOffer")
    }

    /// A promotional offer is signed by the game, or by whoever asks for a signature first.
    @Test func promotionalOffersAreSigned() throws {
        let run = CommandRun()
        _ = run("store|buy|pass.individual")
        let buy = "store|buy|pass.premium|--offer|premium.thanks|--signature|"
        #expect(run(buy + "none").code == 1 && run(buy + "a:b:1:c").code == 1)
        #expect(try run.json(buy + "none")["error"]?["code"] == "missingOfferParameters")
        #expect(try run.json(buy + "a:b:1:c")["error"]?["code"] == "invalidOfferSignature")
        let (code, signature, _) = run("store|sign-offer|pass.premium|premium.thanks")
        #expect(code == 0)
        #expect(try run.json("store|sign-offer|pass.family|comeback.individual")["error"]?["code"] == "invalidOffer")
        #expect(run("store|sign-offer|pass.premium").code == 2)
        run.pass(.hours(23))
        #expect(run(buy + signature.dropLast()).code == 0)
        #expect(try run.json("store|transactions").arrayValue?.last?["offer"]?["id"] == "premium.thanks")
        _ = run("store|expire")
        let again = try run.json(buy + signature.dropLast())
        #expect(again["error"]?["code"] == "invalidOfferSignature", "good once")
        let late = run("store|sign-offer|pass.premium|premium.thanks").out.dropLast()
        run.pass(.hours(25))
        #expect(try run.json(buy + late)["error"]?["code"] == "invalidOfferSignature")
    }

    /// On a terminal a purchase says its price and asks; a script that names the product is taken at its word.
    @Test func buyingAsksOnATerminal() throws {
        let run = CommandRun()
        run.answer = "no"
        #expect(run("store|buy|pass.premium").code == 1)
        #expect(run.question.contains("1 month free, then $11.99 a month, simulated"))
        #expect(try run.json("store|transactions").arrayValue?.isEmpty == true)
        #expect(run("store|buy|pass.premium|--yes").code == 0)
    }

    /// At accelerated rates minutes count, and are printed.
    @Test func acceleratedDatesHaveTimes() throws {
        let run = CommandRun()
        _ = run("store|settings|rate|monthIs5Minutes")
        let told = run("store|buy|pass.family").out
        #expect(told.contains(":"), "\(told)")
        #expect(run("store|transactions").out.contains(":") && run("store|subscription").out.contains(":"))
    }

    /// With verification failing the advice is what helps.
    @Test func adviceAgainstFailingVerification() {
        let run = CommandRun()
        _ = run("store|buy|pass.family")
        _ = run("store|settings|fail.verification|invalidSignature")
        let told = run("store|subscription").out
        #expect(told.contains("fail.verification off") && !told.contains("--trust-purchases"), "\(told)")
    }
}

@Suite struct ShopKindnessTests {
    /// Somebody who spends much reads so, once a month.
    @Test func muchSpendingIsToldOnceAMonth() {
        let run = CommandRun()
        var told: [Int] = []
        for number in 0..<4 where run("store|buy|nectar.bottle|--quantity|10").out.contains("this month") {
            told.append(number)
        }
        #expect(told == [1], "at the second 19.90")
        run.pass(.days(32))
        _ = run("store|buy|nectar.bottle|--quantity|10")
        #expect(run("store|buy|nectar.bottle|--quantity|10").out.contains("this month"))
    }
}
