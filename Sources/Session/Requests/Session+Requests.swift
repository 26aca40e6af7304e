import Chronology
import Simulation

extension Session {
    /// Does what is asked, now, or changes nothing and says why.
    ///
    /// What the world did until now comes first; those events are handed out by the next `advance()`.
    @discardableResult
    package func perform(_ request: Request) throws(RequestError) -> Reply {
        if !request.isReading {
            if let readOnlyReason { throw .readOnly(readOnlyReason) }
            takeOver()
            catchUp()
        }
        switch request {
        case .refillWater(let yard): try change { world throws(WorldError) in try world.refillWater(yard) }
        case .refillFood(let id, let food):
            try change { world throws(WorldError) in
                guard let yard = world.backyard(id) else { throw .unknownBackyard(id) }
                return try world.refillFood(id, with: food ?? yard.foodID)
            }
        case .setBackyardFavorite(let yard, let isFavorite):
            try change { world throws(WorldError) in try world.setFavorite(yard, isFavorite) }
        case .renameBackyard(let yard, let name):
            try change { world throws(WorldError) in try world.rename(yard, to: name) }
        case .createBackyard(let name, let decoration, let hemisphere):
            let hour = playerTime(world.clock).date
            let time = LocalTime(
                .hours(Int64(hour.hour)) + .minutes(Int64(hour.minute)) + .seconds(Int64(hour.second)))
            let allowances = allowances
            let undo = try change { world throws(WorldError) in
                try world.createBackyard(
                    name: name, decoration: decoration, localTime: time, hemisphere: hemisphere, allowances: allowances
                ).1
            }
            changed(urgently: true)
            if case .created(let id) = undo { return .created(id) }
        case .decorateBackyard(let yard, let decoration):
            let allowances = allowances
            try change { world throws(WorldError) in
                try world.decorate(yard, with: decoration, allowances: allowances)
            }
        case .removeBackyard(let yard):
            let undo = try change { world throws(WorldError) in try world.removeBackyard(yard) }
            if case .removed(let removal) = undo {
                for visit in removal.endedVisits { noteDeparture(visit) }
                journalNotes.formerBackyards[removal.backyard.id] = removal.backyard.name
            }
        case .setBirdFavorite(let bird, let isFavorite):
            try change { world throws(WorldError) in try world.setFavorite(bird, isFavorite) }
        case .nameBird(let bird, let name):
            try change { world throws(WorldError) in try world.rename(bird, to: name) }
        case .setDisplayName(let text):
            guard let name = Account.checkedName(text) else { throw .badDisplayName }
            remember(.displayName(account.displayName))
            account.displayName = name
        case .setEmail(let text):
            guard let email = Account.checkedEmail(text) else { throw .badEmail }
            remember(.email(account.email))
            account.email = email
        case .setAvatar(let bird):
            guard world.bird(bird) != nil else { throw .world(.unknownBird(bird)) }
            remember(.avatar(account.avatar))
            account.avatar = bird
        case .changeSettings(let settings): self.settings = settings
        case .keepWidget(let text, let widget):
            guard let name = KeptWidget.checkedName(text) else { throw .badWidgetName }
            remember(.widget(name, settings.widgets[name]))
            settings.widgets[name] = widget
        case .removeWidget(let name):
            guard let widget = settings.widgets.removeValue(forKey: name) else { throw .unknownWidget(name) }
            remember(.widget(name, widget))
        case .undo: try undo()
        case .store(let request): return try perform(request)
        case .family(let change):
            guard let paths else { throw .inMemory(.family) }
            do { try changeFamily(change, paths) } catch { throw .family(error) }
            return .done
        case .journal(let request): return try perform(request)
        case .album(let request): return try perform(request)
        case .transfer(let request): return try perform(request)
        }
        changed(urgently: true)
        return .done
    }

    private func undo() throws(RequestError) {
        guard let step = undoSteps.popLast() else { throw .nothingToUndo }
        switch step {
        case .displayName(let name): account.displayName = name
        case .email(let email): account.email = email
        case .avatar(let bird): account.avatar = bird
        case .widget(let name, let widget): settings.widgets[name] = widget
        case .world(let undo):
            do {
                try world.undo(undo)
            } catch {
                throw .world(error)
            }
        }
    }

    private func remember(_ step: UndoStep) {
        undoSteps.append(step)
        if undoSteps.count > UndoStep.limit { undoSteps.removeFirst() }
    }

    @discardableResult
    private func change(_ action: (inout World) throws(WorldError) -> Undo) throws(RequestError) -> Undo {
        do {
            let undo = try action(&world)
            remember(.world(undo))
            return undo
        } catch {
            throw .world(error)
        }
    }
}

/// What takes a request back.
enum UndoStep: Hashable, Sendable {
    /// Older ones are forgotten.
    static let limit = 50

    case world(Undo)
    case displayName(String)
    case email(String)
    case avatar(ID<Bird>?)
    /// `nil` where there was none of that name.
    case widget(String, KeptWidget?)
}
