import Chronology
import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// Reactions to session events (arrivals, renewals) and to the results of requests.
extension App {
    /// Updates the stage and announces world and store events. Returns true if an arrival was announced.
    mutating func tellNews(of events: [SessionEvent]) -> Bool {
        var isAnnounced = false
        var worldEvents: [WorldEvent] = []
        var isElsewhere = false
        for event in events {
            switch event {
            case .world(let event): worldEvents.append(event)
            case .store(let event): tell(news(event))
            case .changedElsewhere: isElsewhere = true
            case .overtaken(let overtaken): show(words.sentence(for: overtaken, in: session))
            case .notice(let notice): show(words.sentence(for: notice))
            }
        }
        stage.update(events: worldEvents, world: session.world, uptime: uptime)
        if isElsewhere {
            keepStageInStep()
            discoveries.formUnion(session.world.discoveries)
        }
        collectNotifications(of: worldEvents)
        for event in worldEvents {
            defer { tellScene(of: event) }
            switch event.kind {
            case .arrived(let visit):
                guard visit.isPresent(at: session.world.clock) else { continue }
                remember(.visitor)
                remember(.hours)
                noteFirstSighting(visit)
                if let arrival = Arrival.announcement(visit, session: session, words) {
                    tell(arrival)
                    isAnnounced = true
                }
                tellDiscoveries(of: visit)
            case .supplyTurned(_, .low), .supplyTurned(_, .empty): remember(.refill)
            case .leftGift(let gift):
                let found = Announcement(
                    words.found(gift, session), least: words.brief(gift, session), ink: .gold, as: .news,
                    place: .backyard(gift.backyard))
                tell(found)
            case .departed, .supplyTurned, .rainFilled: continue
            }
        }
        closeLostPages()
        return isAnnounced
    }

    /// Opens a sheet with a sentence, or queues it until the open sheet is closed.
    private mutating func show(_ sentence: String) {
        let message = MessageSheet(sentences: [sentence])
        if sheet == nil { sheet = message } else { waiting.append(message) }
    }

    /// Announces the facts about a species that its visit has newly shown, unless the setting `notices` is `none`.
    private mutating func tellDiscoveries(of visit: Visit) {
        let facts = session.world.discoveries(about: visit.species).filter { !discoveries.contains($0) }
        guard !facts.isEmpty else { return }
        discoveries.formUnion(facts)
        guard session.preferences.notices != .none else { return }
        tell(
            Announcement(
                words.sentence(for: facts), least: [words.brief(learnedOf: visit.species)], ink: .good, as: .news,
                place: .species(visit.species), seconds: 8))
    }

    /// Announces in plain mode what otherwise only pictures and gauges show: supplies that run low or out, and with
    /// chatty narration meals, departures and rain.
    private mutating func tellScene(of event: WorldEvent) {
        guard isPlain, let yard = session.world.backyard(event.backyard) else { return }
        let isChatty = session.preferences.narration == .chatty
        let text: String? =
            switch event.kind {
            case .supplyTurned(let kind, let state): words.runsOut(yard, kind, state)
            case .arrived(let visit) where isChatty && visit.isPresent(at: session.world.clock):
                words.meal(of: visit, in: yard, of: session.world)
            case .departed(let visit) where isChatty: words.departure(visit, session)
            case .rainFilled where isChatty: words.watchRain(yard: yard.name)
            case .arrived, .departed, .leftGift, .rainFilled: nil
            }
        if let text { tell(Announcement(words.manSentence(phrase: text), as: .news, place: .backyard(yard.id))) }
    }

    /// Returns the effect that rings the terminal bell if an arrival was announced and the setting `bell` is on.
    func ringBell(_ isAnnounced: Bool) -> [Effect] {
        guard isAnnounced, session.preferences.bell else { return [] }
        return [.notify(TerminalNotification(title: words.widgetGame, body: words.widgetGame), by: .bell)]
    }

    /// Returns the announcement of an App Store event, such as a renewal, an expiration or a refund.
    func news(_ event: StoreEvent) -> Announcement {
        let ink: Ink =
            switch event.kind {
            case .renewed, .changed, .recovered, .familyShared: .premium
            case .enteredGracePeriod, .enteredBillingRetry, .expired, .revoked, .ended: .warning
            }
        let message = words.message(for: event, in: session)
        return Announcement(message.sentence, least: words.brief(event, in: session), ink: ink, as: .news)
    }

    /// Closes open pages whose subject no longer exists; the player or another program may have removed it.
    private mutating func closeLostPages() {
        settlePane()
        pages.removeAll { [session] in !$0.place.exists(in: session) }
    }

    /// Shows the first yard if the yard that was shown alone, or selected in a small window, was removed.
    private mutating func settlePane() {
        guard let id = pane?.paneYard, session.world.backyard(id) == nil else { return }
        if let first = session.world.favoritesFirst.first { pane?.turn(to: first.id) }
    }

    /// Rebuilds the stage, without arrival flights, if its birds differ from the visits in the world.
    ///
    /// Visits change without events when another program has saved, or when the removal of a yard is undone.
    private mutating func keepStageInStep() {
        let world = session.world
        let isInStep = world.backyards.allSatisfy { yard in
            // Birds that are flying away no longer have a visit.
            let shown = stage.actors(in: yard.id).filter(\.isThere)
            return Set(shown.map(\.visit.id)) == Set(world.presentVisits(in: yard.id).map(\.id))
        }
        if !isInStep { stage = Stage(world: world, uptime: uptime) }
    }

    /// Announces the result of a request and passes it to the sheet and the screen.
    mutating func finish(_ answer: Answer) -> [Effect] {
        // A postcard of a first sighting is kept without being asked for, so it leaves the clipboard alone.
        var copied: String?
        if options.capabilities.takesCopies, !session.refuses(.paths), case .success(.kept(let path)) = answer.result,
            case .keep(_, _, of: nil)? = answer.request.as(AlbumRequest.self)
        {
            copied = path
        }
        if sheet?.tells(answer) != true,
            let outcome = Announcement(answer, hasSheet: sheet != nil, isCopied: copied != nil, in: context)
        {
            tell(outcome)
        } else if refused == ObjectIdentifier(type(of: answer.request.intent)),
            messages.shown?.announcement.ink == .warning
        {
            // What was refused before has succeeded now, without a word.
            messages.dismiss(at: uptime)
        }
        refused = nil
        if case .failure = answer.result { refused = ObjectIdentifier(type(of: answer.request.intent)) }
        if case .success = answer.result, answer.request == .undo {
            hasUndone = true
            tips.removeAll { $0 == .undo }
        }
        if case .success = answer.result, answer.request.isUndoable { remember(.undo) }
        if [.undo, .redo].contains(answer.request) { keepStageInStep() }
        closeLostPages()
        var steps: [Step] = []
        if case .failure(.world(.noneOwned)) = answer.result, let yard = answer.request.as(RefillFood.self)?.yard {
            steps.append(.present(.foodPicker([yard])))
        }
        let whole = sheetContext
        steps += sheet?.receive(answer, in: whole) ?? []
        let context = context
        switch answer.request.intent {
        // The journal shows these files, so it gets the answer even if the player has gone to another section.
        case is JournalRequest, is AlbumRequest: steps += roots[Section.journal.index].receive(answer, in: context)
        default: steps += withScreen { $0.receive(answer, in: context) }
        }
        return (copied.map { [.copy($0)] } ?? []) + carry(out: steps)
    }
}
