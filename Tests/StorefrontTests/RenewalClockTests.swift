import Chronology
import Testing

@testable import Storefront

@Suite struct RenewalClockTests {
    /// Months are counted from the first day, and a day that a month lacks is its last.
    @Test func monthsKeepTheirDay() throws {
        var store = try testStore()
        _ = store.purchase("mint", at: try date("2027-01-31T18:30"))
        let events = store.advance(to: try date("2028-03-01"))
        let days = events.map { String($0.date.iso8601.prefix(16)) }
        #expect(
            days == [
                "2027-02-28T18:30", "2027-03-31T18:30", "2027-04-30T18:30", "2027-05-31T18:30", "2027-06-30T18:30",
                "2027-07-31T18:30", "2027-08-31T18:30", "2027-09-30T18:30", "2027-10-31T18:30", "2027-11-30T18:30",
                "2027-12-31T18:30", "2028-01-31T18:30", "2028-02-29T18:30",
            ])
        for entry in store.state.ledger.dropFirst() {
            #expect(entry.transaction.purchaseDate == entry.transaction.signedDate, "booked at its own date")
        }
        // Renewals are numbered as they are seen, without gaps.
        let ids = store.state.ledger.map(\.transaction.id)
        #expect(ids == Array(1...UInt64(ids.count)))
    }

    @Test(arguments: [
        ("2027-01-31", 1, "2027-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2027-12-15", 1, "2028-01-15"),
        ("2028-02-29", 12, "2029-02-28"), ("2028-02-29", 48, "2032-02-29"), ("2027-03-31", 0, "2027-03-31"),
        ("2027-10-31", 4, "2028-02-29"), ("1969-12-31", 2, "1970-02-28"),
    ])
    func addingMonths(_ start: String, months: Int, end: String) throws {
        #expect(try date(start).adding(months: months) == (try date(end)))
    }

    /// Xcode's rates: a month, a week, a year of each.
    @Test(
        arguments: [
            (RenewalRate.monthIs1Hour, 3600, 900, 43200), (.monthIs30Minutes, 1800, 600, 21600),
            (.monthIs15Minutes, 900, 300, 10800), (.monthIs5Minutes, 300, 180, 3600), (.monthIs30Seconds, 30, 10, 360),
            (.renewalEvery15Minutes, 900, 900, 900), (.renewalEvery5Minutes, 300, 300, 300),
            (.renewalEveryMinute, 60, 60, 60), (.renewalEvery30Seconds, 30, 30, 30),
            (.renewalEvery10Seconds, 10, 10, 10),
            (.renewalEvery2Seconds, 2, 2, 2),
        ] as [(RenewalRate, Int64, Int64, Int64)])
    func rates(_ rate: RenewalRate, month: Int64, week: Int64, year: Int64) throws {
        for (product, seconds) in [("mint", month), ("weekly", week), ("yearly", year)] {
            var store = try testStore { $0.rate = rate }
            _ = store.purchase(product, at: firstDay)
            let events = store.advance(to: firstDay + .seconds(seconds * 3))
            #expect(events.map { ($0.date - firstDay).milliseconds } == [1, 2, 3].map { $0 * seconds * 1000 })
        }
    }

    @Test func aRateChangedCountsFromTheNextPeriod() throws {
        var store = try testStore { $0.rate = .monthIs1Hour }
        _ = store.purchase("mint", at: firstDay)
        store.settings.rate = .monthIs30Seconds
        #expect(store.nextEventDate == firstDay + .hours(1))
        _ = store.advance(to: firstDay + .hours(1))
        #expect(store.nextEventDate == firstDay + .hours(1) + .seconds(30))
        store.settings.rate = .realTime
        _ = store.advance(to: firstDay + .hours(1) + .seconds(30))
        #expect(store.nextEventDate == (firstDay + .hours(1) + .seconds(30)).adding(months: 1))
    }

    /// Away for a year in real time: twelve renewals, each at its own date.
    @Test func missedRenewalsAreBookedAtTheirDates() throws {
        var store = try testStore()
        _ = store.purchase("silver", at: firstDay)
        store.beginAbsence(until: try date("2027-11-15"))
        let events = store.advance(to: try date("2027-11-15"))
        #expect(events.count == 12)
        #expect(events.first?.date == (try date("2026-12-01")))
        #expect(events.last?.date == (try date("2027-11-01")))
        #expect(store.entitlements.pass == .family)
        #expect(store.spending().map(\.amount) == [Price(milliunits: 7990 * 12)])
    }

    /// Away at a month in 30 seconds: twelve renewals, and then it is over, however the absence is cut.
    @Test(arguments: [1, 7, 400])
    func anAbsenceBoundsAcceleratedRenewals(steps: Int64) throws {
        var store = try testStore { $0.rate = .monthIs30Seconds }
        _ = store.purchase("mint", at: firstDay)
        let until = firstDay + .days(1)
        store.beginAbsence(until: until)
        var events: [StoreEvent] = []
        for step in 1...steps {
            events += store.advance(to: firstDay + Span(milliseconds: Span.days(1).milliseconds * step / steps))
        }
        #expect(events.map(\.outcome) == Array(repeating: "renewed", count: 12) + ["expired.renewalLimit"])
        #expect(events.last?.date == firstDay + .seconds(13 * 30))
        #expect(store.entitlements.pass == .none)
        // At home again there is no bound.
        _ = store.purchase("mint", at: until)
        #expect(store.advance(to: until + .seconds(30 * 40)).count == 40)
    }

    /// A year on the account page at 30 seconds a month, with a billing failure in the middle.
    @Test func aYearWithAFailureInTheMiddle() throws {
        var store = try testStore { $0.rate = .monthIs30Seconds }
        _ = store.purchase("silver", at: firstDay)
        var read = store.advance(to: firstDay + .seconds(5 * 30)).map(\.outcome)
        store.settings.billingRetryOnRenewal = true
        store.settings.billingGracePeriod = true
        read += store.advance(to: firstDay + .seconds(6 * 30)).map(\.outcome)
        #expect(store.entitlements.pass == .family, "grace entitles")
        read += store.advance(to: firstDay + .seconds(6 * 30 + 15)).map(\.outcome)
        #expect(store.entitlements.pass == .none, "retry does not")
        store.settings.billingRetryOnRenewal = false
        let latest = try #require(store.latest("silver")).unsafePayload.id
        #expect(try store.resolveIssue(latest, at: firstDay + .seconds(6 * 30 + 20)).outcome == "recovered")
        #expect(store.nextEventDate == firstDay + .seconds(7 * 30 + 20), "a new period from the day it was paid")
        read += store.advance(to: firstDay + .seconds(12 * 30 + 20)).map(\.outcome)
        let renewals = Array(repeating: "renewed", count: 5)
        #expect(read == renewals + ["gracePeriod", "billingRetry"] + Array(repeating: "renewed", count: 6))
    }

    /// Paid in the grace period, the calendar stays as it was; unpaid, it runs out after 16 and 60 days.
    @Test func graceAndRetryInRealTime() throws {
        let failed = try store(in: "grace")
        #expect(failed.nextEventDate == (try date("2027-01-17")))
        var paid = failed
        _ = paid.purchase("silver", at: try date("2027-01-10"))
        #expect(paid.nextEventDate == (try date("2027-02-01")))
        #expect(paid.state.ledger.last?.transaction.purchaseDate == (try date("2027-01-10")))
        #expect(
            !paid.state.ledger.contains { if case .over? = paid.note(on: $0) { true } else { false } },
            "a period that is paid late goes on")
        var unpaid = failed
        let events = unpaid.advance(to: try date("2028-01-01"))
        #expect(events.map(\.outcome) == ["billingRetry", "expired.billingError"])
        #expect(events.map(\.date) == [try date("2027-01-17"), try date("2027-03-02")])
        var weekly = try testStore {
            $0.billingRetryOnRenewal = true
            $0.billingGracePeriod = true
        }
        _ = weekly.purchase("weekly", at: firstDay)
        #expect(weekly.advance(to: day(13)).map(\.date) == [day(7), day(13)], "six days for a week")
    }

    @Test func atTheSameMomentTheOlderSubscriptionComesFirst() throws {
        for order in [["mint", "weekly"], ["weekly", "mint"]] {
            var store = try testStore { $0.rate = .renewalEveryMinute }
            for product in order { _ = store.purchase(product, at: firstDay) }
            let products = store.advance(to: firstDay + .minutes(2)).map { event -> String? in
                if case .renewed(let transaction) = event.kind { transaction.productID } else { nil }
            }
            #expect(products == order + order)
        }
    }

    @Test func eventsFoundOnTheWayAreNotLost() throws {
        var store = try testStore()
        _ = store.purchase("silver", at: firstDay)
        _ = store.purchase("seed", at: try date("2027-01-15"))
        #expect(store.nextEventDate == (try date("2027-01-15")), "they wait")
        #expect(
            store.advance(to: try date("2027-01-15")).map(\.date) == [try date("2026-12-01"), try date("2027-01-01")])
        #expect(store.advance(to: try date("2026-01-15")).isEmpty, "and time does not run back")
        #expect(store.state.clock == (try date("2027-01-15")))
    }
}
