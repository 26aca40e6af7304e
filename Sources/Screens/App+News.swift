import Chronology
import Drawing
import Scene
import Session
import Simulation
import Storefront
import TerminalUI
import Words

/// What happens outside, as the screens take it in: arrivals, renewals, what became of a request.
extension App {
    /// True where an arrival was announced.
    mutating func take(_ events: [SessionEvent], session: Session, uptime: Double) -> Bool {
        var isAnnounced = false
        var worldEvents: [WorldEvent] = []
        var isElsewhere = false
        for event in events {
            switch event {
            case .world(let event): worldEvents.append(event)
            case .store(let event): tell(news(event, session: session), session: session, uptime: uptime)
            case .changedElsewhere: isElsewhere = true
            case .notice(let notice):
                let message = MessageSheet(sentences: [words.sentence(for: notice)])
                if sheet == nil { sheet = message } else { waiting.append(message) }
            }
        }
        stage.update(events: worldEvents, world: session.world, uptime: uptime)
        if isElsewhere { keepStageInStep(with: session.world, uptime) }
        note(worldEvents, session: session, uptime: uptime)
        for event in worldEvents {
            switch event.kind {
            case .arrived(let visit):
                guard visit.isPresent(at: session.world.clock) else { continue }
                remember(.visitor, session: session)
                remember(.hours, session: session)
                if let arrival = Arrival.announcement(visit, session: session, words) {
                    tell(arrival, session: session, uptime: uptime)
                    isAnnounced = true
                }
            case .supplyTurned(_, .low), .supplyTurned(_, .empty): remember(.refill, session: session)
            case .leftGift(let gift):
                let found = Announcement(
                    words.found(gift, session), least: words.brief(gift, session), ink: .gold, as: .news,
                    place: .backyard(gift.backyard))
                tell(found, session: session, uptime: uptime)
            case .departed, .supplyTurned, .rainFilled: continue
            }
        }
        closeLostPages(session)
        return isAnnounced
    }

    /// The terminal's bell, for who wants to hear of arrivals.
    func ring(_ isAnnounced: Bool, _ session: Session) -> [Effect] {
        guard isAnnounced, session.preferences.bell else { return [] }
        return [.notify(TerminalNotification(title: words.widgetGame, body: words.widgetGame), by: .bell)]
    }

    /// What happened in the shop by itself.
    private func news(_ event: StoreEvent, session: Session) -> Announcement {
        let ink: Ink =
            switch event.kind {
            case .renewed, .changed, .recovered, .familyShared: .premium
            case .enteredGracePeriod, .enteredBillingRetry, .expired, .revoked, .ended: .warning
            }
        let message = words.message(for: event, in: session)
        return Announcement(message.sentence, least: words.brief(event, in: session), ink: ink, as: .news)
    }

    /// A yard that is open may be gone: the player has removed it, or another program has.
    private mutating func closeLostPages(_ session: Session) {
        pane?.settle(in: session.world)
        pages.removeAll { !$0.place.exists(in: session) }
    }

    /// Birds that came by another program's hand, or with a yard that was taken back, were never seen to arrive: they sit
    /// there already.
    private mutating func keepStageInStep(with world: World, _ uptime: Double) {
        let isInStep = world.backyards.allSatisfy { yard in
            // Those that fly off apart.
            let shown = stage.actors(in: yard.id).filter(\.isThere)
            return Set(shown.map(\.visit.id)) == Set(world.presentVisits(in: yard.id).map(\.id))
        }
        if !isInStep { stage = Stage(world: world, uptime: uptime) }
    }

    mutating func take(_ answer: Answer, session: Session, uptime: Double) -> [Effect] {
        if sheet?.tellsOutcomes != true,
            let outcome = Announcement(answer, hasSheet: sheet != nil, in: context(session))
        {
            tell(outcome, session: session, uptime: uptime)
        }
        if case .success = answer.result, answer.request.isUndoable { remember(.undo, session: session) }
        if [.undo, .redo].contains(answer.request) { keepStageInStep(with: session.world, uptime) }
        closeLostPages(session)
        var steps: [Step] = []
        if case .failure(.world(.noneOwned)) = answer.result, case .refillFood(let yard, _) = answer.request {
            steps.append(.present(.foodPicker([yard])))
        }
        let whole = context(session, whole: true)
        steps += sheet?.receive(answer, in: whole) ?? []
        let context = context(session)
        switch answer.request {
        // What the files hold is the journal's, wherever the player has gone meanwhile.
        case .journal, .album: steps += roots[Section.journal.index].receive(answer, in: context)
        default: steps += withScreen { $0.receive(answer, in: context) }
        }
        return carry(out: steps, session: session, uptime: uptime)
    }
}
