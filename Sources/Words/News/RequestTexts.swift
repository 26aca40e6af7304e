import Session
import Simulation

// One entry for each request that there is something to say about.

extension RefillWater: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(
            done: words.doneWater(yard: name), brief: [Brief(words.briefWater)], deed: words.deedWater(yard: name),
            things: ["water"])
    }

    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? {
        RequestText(done: words.doneWater(yard: yards), deed: words.deedWater(yard: yards))
    }
}

extension RefillFood: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        let served = food ?? session.world.backyard(yard)?.foodID
        var text = RequestText(
            done: served.map { words.served($0, in: name) }, brief: [Brief(words.briefFoodRefilled)],
            deed: words.deedFood(yard: name), things: ["food"])
        if let food {
            let food = words.name(of: food)
            text.brief = [Brief(words.briefFood(food: food), words.briefFoodAlone(food: food))]
        }
        text.isTreat = served.flatMap(Catalog.food)?.isPremium == true
        return text
    }

    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? {
        food.map { RequestText(done: words.served($0, in: yards), deed: words.deedFood(yard: yards)) }
    }
}

extension Words {
    /// Returns the sentence that a food was filled in; for a premium food it adds how long undo gives it back.
    fileprivate func served(_ food: ID<Food>, in yards: String) -> String {
        let said = doneFood(food: name(of: food), yard: yards)
        return Catalog.food(food)?.isPremium == true ? sentences([said, doneFoodBack]) : said
    }

    fileprivate func favorite(_ isOn: Bool, done name: String, deed: String) -> RequestText {
        RequestText(
            done: isOn ? doneFavorite(name: name) : doneNotFavorite(name: name),
            brief: [Brief(isOn ? briefFavorite : briefNotFavorite)], deed: deedFavorite(deed, isOn), things: ["star"])
    }

    fileprivate func deedFavorite(_ name: String, _ isOn: Bool) -> String {
        isOn ? deedFavorite(name: name) : deedNoFavorite(name: name)
    }
}

extension SetBackyardFavorite: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        words.favorite(isOn, done: name, deed: name)
    }

    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? {
        RequestText(
            done: isOn ? words.doneFavoriteYards(count: count) : words.doneNotFavoriteYards(count: count),
            deed: words.deedFavorite(words.yardsCount(count: count), isOn))
    }
}

extension SetHomeBackyard: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        let former = isOn ? session.formerHome.map { words.doneNotHome(yard: $0.name) } : nil
        return RequestText(
            done: words.sentences([isOn ? words.doneHome(yard: name) : words.doneNotHome(yard: name), former]),
            brief: [Brief(isOn ? words.briefHome : words.briefNotHome)],
            deed: isOn ? words.deedHome(yard: name) : words.deedNotHome(yard: name), things: ["home"])
    }
}

extension SetBirdFavorite: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        words.favorite(isOn, done: words.firstIndividual(bird, in: session.world), deed: name)
    }

    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? {
        RequestText(
            done: isOn ? words.doneFavoriteBirds(count: count) : words.doneNotFavoriteBirds(count: count),
            deed: words.deedFavorite(words.birdsCount(count: count), isOn))
    }
}

extension CreateBackyard: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        let name = PlayerText.cleaned(self.name) ?? self.name
        return RequestText(
            done: words.doneOpened(yard: name), deed: words.deedCreate(yard: name), things: ["yard"],
            owner: [Brief(name, name: name)])
    }
}

extension RenameBackyard: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(done: words.doneRenamed(yard: name), deed: words.deedRename(yard: name), things: ["name"])
    }
}

extension DecorateBackyard: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(done: words.doneDecorated(yard: name), deed: words.deedDecorate(yard: name), things: ["look"])
    }
}

extension RemoveBackyard: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(done: words.doneRemoved(yard: name), deed: words.deedRemove(yard: name), things: ["removal"])
    }

    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? {
        RequestText(done: words.doneRemovedYards(count: count), deed: words.deedRemoveYards(count: count))
    }
}

extension NameBird: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        let named = session.world.bird(bird)
        return RequestText(
            done: named.map { $0.name.map { words.birdNamed(name: $0) } ?? words.birdUnnamed },
            deed: words.deedBirdName(bird: name), things: ["name"])
    }
}

extension SetDisplayName: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(deed: words.deedDisplayName, things: ["yourName"])
    }
}

extension SetEmail: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(deed: words.deedEmail, things: ["email"])
    }
}

extension SetAvatar: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(deed: words.deedAvatar, things: ["picture"])
    }
}

extension KeepWidget: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(done: words.doneWidgetKept(name: name), deed: words.deedWidget(name: name), things: ["widget"])
    }
}

extension RemoveWidget: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(
            done: words.doneWidgetRemoved(name: name), deed: words.deedWidgetRemoved(name: name), things: ["widget"])
    }
}

extension StoreRequest: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        switch self {
        case .purchase(let id, _): RequestText(deed: words.deedPurchase(product: session.name(of: id)))
        case .refund(let id, _):
            RequestText(
                deed: words.deedRefund(
                    product: session.store.entry(id).map { session.name(of: $0.transaction.productID) } ?? String(id)))
        default: RequestText()
        }
    }
}

extension GuestRequest: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        RequestText(done: done(words, in: session.world, session), deed: words.deedJourney)
    }

    private func done(_ words: Words, in world: World, _ session: Session) -> String? {
        switch self {
        case .send(let id, _, _), .sendHome(let id, _):
            world.bird(id).flatMap { bird in
                let name = words.firstIndividual(bird)
                if bird.isGuest { return words.guestLeaving(bird: name) }
                return bird.journey(at: world.clock).map {
                    words.guestSent(bird: name, date: words.day($0.due, session))
                }
            }
        case .welcome(.card(let card), _):
            world.bird(of: .card(card)).map { bird in
                words.guestExpected(
                    bird: words.firstIndividual(bird), date: words.day(bird.leavesAt ?? world.clock, session))
            }
        case .welcome(.note(let note), _):
            world.bird(of: .note(note)).map { words.homecoming(of: $0, with: note.memory) }
        case .post: nil
        // What was in the letter is the request done last.
        case .open:
            session.undoStack.last?.request.as(GuestRequest.self).flatMap { request in
                if case .welcome = request { request.done(words, in: world, session) } else { nil }
            }
        }
    }
}

extension AlbumRequest: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        if case .delete = self { RequestText(deed: words.deedPhotoDeletion) } else { RequestText() }
    }
}
