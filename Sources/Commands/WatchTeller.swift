import Chronology
import Session
import Simulation
import Storefront
import Words

/// The events and changes between two states of a game, turned into lines for `watch`.
struct WatchTeller {
    let session: Session
    let words: Words
    /// The state before the step.
    let former: WatchedState
    /// The state after the step.
    let now: WatchedState

    /// Returns the lines for the events of a step, sorted by date.
    ///
    /// If another program has saved, the two states are compared instead of using the world's events.
    func news(_ events: [SessionEvent]) -> [WatchedNews] {
        var news: [WatchedNews] = []
        var isElsewhere = false
        var ownTransactions: Set<UInt64> = []
        for event in events {
            switch event {
            case .changedElsewhere: isElsewhere = true
            case .store(let event):
                news.append(
                    WatchedNews(.store, at: event.date, in: nil, words.message(for: event, in: session).sentence))
                if let id = event.transactionID { ownTransactions.insert(id) }
            // Events of the world are handled below; the others are of sessions that write, and `watch` only reads.
            case .world, .overtaken, .notice: break
            }
        }
        if isElsewhere {
            news += differences() + purchases(but: ownTransactions)
        } else {
            for event in events {
                if case .world(let event) = event { news += self.news(event) }
            }
        }
        // Lines of the same date keep the order in which they were found.
        return news.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// Returns the lines for one event of the world.
    private func news(_ event: WorldEvent) -> [WatchedNews] {
        switch event.kind {
        case .arrived(let visit): arrival(visit)
        case .departed(let visit): departure(visit)
        case .supplyTurned(let kind, let state): supply(kind, state, in: event.backyard, at: event.date)
        case .leftGift(let gift):
            [WatchedNews(.gift, at: gift.date, in: gift.backyard, of: gift.bird, words.found(gift, session))]
        case .rainFilled:
            now.world.backyard(event.backyard).map {
                [WatchedNews(.refill, at: event.date, in: $0.id, words.watchRain(yard: $0.name))]
            } ?? []
        }
    }

    /// Returns the lines for a bird's arrival and its meal or drink.
    private func arrival(_ visit: Visit) -> [WatchedNews] {
        guard let bird = now.world.bird(visit.bird), let yard = now.world.backyard(visit.backyard) else { return [] }
        let sign = visit.isFirstOfSpecies ? WatchedNews.Sign.first : .arrived
        var news = [
            WatchedNews(sign, at: visit.arrival, in: yard.id, of: bird.id, words.arrival(visit, of: bird, in: yard))
        ]
        if let text = words.meal(of: visit, in: yard, of: now.world) {
            news.append(WatchedNews(.meal, at: visit.arrival, in: yard.id, of: bird.id, text))
        }
        return news
    }

    /// Returns the line for a departure, with the length of the stay, and for a visit on which it met others the story.
    private func departure(_ visit: Visit) -> [WatchedNews] {
        let text = words.departure(visit, session)
        let story = now.world.story(of: visit)
        func news(_ sign: WatchedNews.Sign, _ text: String) -> WatchedNews {
            WatchedNews(sign, at: visit.departure, in: visit.backyard, of: visit.bird, text)
        }
        return [news(.left, text)] + (story.meetings.isEmpty ? [] : [news(.story, words.story(story, in: now.world))])
    }

    /// Returns the line for a supply that runs low or out; none for other states.
    private func supply(
        _ kind: SupplyKind, _ state: SupplyState, in id: ID<Backyard>, at date: Instant
    ) -> [WatchedNews] {
        guard let yard = now.world.backyard(id), let text = words.runsOut(yard, kind, state) else { return [] }
        return [WatchedNews(.supply, at: date, in: id, text)]
    }

    // MARK: Changes by other programs

    /// Returns the lines for all differences between the two worlds.
    private func differences() -> [WatchedNews] {
        let (old, new) = (former.world, now.world)
        var news: [WatchedNews] = []
        for yard in old.backyards where new.backyard(yard.id) == nil {
            news.append(WatchedNews(.change, at: new.clock, in: yard.id, words.watchRemoved(yard: yard.name)))
        }
        for yard in new.backyards {
            if let before = old.backyard(yard.id) {
                news += differences(before, yard)
            } else {
                news.append(WatchedNews(.change, at: yard.createdAt, in: yard.id, words.doneOpened(yard: yard.name)))
            }
            news += visits(in: yard.id)
        }
        let known = Set(old.gifts.map(\.id))
        for gift in new.gifts where !known.contains(gift.id) {
            news.append(WatchedNews(.gift, at: gift.date, in: gift.backyard, of: gift.bird, words.found(gift, session)))
        }
        for bird in new.birds {
            guard let name = bird.name, let before = old.bird(bird.id), before.name != name else { continue }
            let text = words.watchNamed(bird: words.firstIndividual(before), name: name)
            news.append(WatchedNews(.change, at: new.clock, in: nil, of: bird.id, text))
        }
        return news
    }

    /// Returns the lines for the differences of one yard.
    private func differences(_ before: Backyard, _ yard: Backyard) -> [WatchedNews] {
        let (date, id) = (now.world.clock, yard.id)
        var news: [WatchedNews] = []
        func add(_ sign: WatchedNews.Sign, _ date: Instant, _ text: String) {
            news.append(WatchedNews(sign, at: date, in: id, text))
        }
        if yard.name != before.name { add(.change, date, words.watchRenamed(former: before.name, name: yard.name)) }
        if yard.decoration != before.decoration { add(.change, date, words.doneDecorated(yard: yard.name)) }
        if yard.isFavorite != before.isFavorite {
            let text = yard.isFavorite ? words.doneFavorite(name: yard.name) : words.doneNotFavorite(name: yard.name)
            add(.change, date, text)
        }
        if yard.food.filledAt > before.food.filledAt || yard.foodID != before.foodID {
            let filled = yard.food.filledAt
            // Where another program has undone a choice, it was filled long ago.
            add(
                .refill, filled > former.world.clock ? filled : date,
                words.doneFood(food: words.name(of: yard.foodID), yard: yard.name))
        }
        if yard.water.filledAt > before.water.filledAt {
            // Rain fills the fountain for some hours only: its fill date lies before the former state, and whole hours
            // later than before, or it had dried out. A refill's date may lie before that state by a moment.
            let gain = yard.water.filledAt - before.water.filledAt
            let isRain = gain.milliseconds % Supply.rainfall.milliseconds == 0 || before.water.emptyAt <= date
            let isRefill = yard.water.filledAt > former.world.clock || !isRain
            add(
                .refill, isRefill ? yard.water.filledAt : date,
                isRefill ? words.doneWater(yard: yard.name) : words.watchRain(yard: yard.name))
        }
        for kind in SupplyKind.allCases {
            let supply = yard.supply(kind)
            for (moment, state) in [(supply.lowAt, SupplyState.low), (supply.emptyAt, .empty)]
            // Also where a refill was undone.
            where (moment > former.world.clock || before.supply(kind).filledAt > supply.filledAt) && moment <= date {
                news += self.supply(kind, state, in: id, at: moment)
            }
        }
        return news
    }

    /// Returns the lines for arrivals and departures in a yard since the former state.
    private func visits(in yard: ID<Backyard>) -> [WatchedNews] {
        let since = former.world.clock
        let here = Set(former.world.presentVisits(in: yard).map(\.id))
        let past = now.world.pastVisits[yard].filter { $0.departure > since || here.contains($0.id) }
        let present = now.world.presentVisits(in: yard)
        return (past + present).filter { $0.arrival > since && !here.contains($0.id) }.flatMap(arrival)
            + past.flatMap(departure)
    }

    /// Returns the lines for purchases and refunds since the former state.
    ///
    /// - Parameter own: the transactions that the step's own events have reported.
    private func purchases(but own: Set<UInt64>) -> [WatchedNews] {
        session.store.state.ledger.map(\.transaction).compactMap { transaction in
            let product = session.name(of: transaction.productID)
            if !former.transactions.contains(transaction.id), !own.contains(transaction.id) {
                return WatchedNews(
                    .store, at: transaction.purchaseDate, in: nil,
                    words.watchBought(quantity: transaction.quantity, product: product))
            }
            if transaction.revocationDate != nil, !former.refunded.contains(transaction.id),
                !own.contains(transaction.id)
            {
                return WatchedNews(.store, at: now.world.clock, in: nil, words.watchRefunded(product: product))
            }
            return nil
        }
    }
}

extension StoreEvent {
    /// The id of the transaction that the event brought or took away; `nil` if it has none.
    fileprivate var transactionID: UInt64? {
        switch kind {
        case .renewed(let transaction), .changed(_, let transaction), .recovered(let transaction),
            .revoked(let transaction), .familyShared(let transaction), .ended(let transaction):
            transaction.id
        case .enteredGracePeriod, .enteredBillingRetry, .expired: nil
        }
    }
}
