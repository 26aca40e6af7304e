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
        case .undo: return try undo()
        case .redo: return try redo()
        case .store(let request):
            let reply = try perform(request)
            remember(request, reply)
            return reply
        case .family(let change):
            guard let paths else { throw .inMemory(.family) }
            do { try changeFamily(change, paths) } catch { throw .family(error) }
            return .done
        case .journal(let request): return try perform(request)
        case .album(let request):
            let reply = try perform(request)
            if case .delete = request { remember(.album(request)) }
            return reply
        case .transfer(let request): return try perform(request)
        default:
            let reply = try carryOut(request)
            undone = []
            return reply
        }
    }

    /// Does what can be undone, and remembers how.
    private func carryOut(_ request: Request) throws(RequestError) -> Reply {
        var steps: [UndoStep] = []
        let reply = try change(request, &steps)
        // Not before all of it is done: the journal takes nothing back.
        for case .world(.removed(let removal)) in steps { note(removal) }
        if !steps.isEmpty {
            remember(request, steps)
        }
        changed(urgently: true)
        return reply
    }

    /// - Parameter steps: none for what stays: nothing that was done before it is taken back over its head.
    private func remember(_ request: Request, _ steps: [UndoStep] = []) {
        if steps.isEmpty { undone = [] }
        done.append(DoneRequest(date: world.clock, request: request, steps: steps))
        // What a command has done counts as one in the end: `remember`.
        if !isCommand, done.count > DoneRequest.limit { done.removeFirst() }
    }

    /// Purchases and refunds stay.
    private func remember(_ request: StoreRequest, _ reply: Reply) {
        switch (request, reply) {
        case (_, .purchase(let result)):
            guard let transaction = result.verifiedTransaction else { return }
            remember(.store(.purchase(transaction.productID)))
        case (.refund(let id, _), .refunded), (.revoke(let id, _), .refunded): remember(.store(.refund(id)))
        default: break
        }
    }

    /// - Parameter steps: gets what takes it back, in the order in which it was done.
    private func change(_ request: Request, _ steps: inout [UndoStep]) throws(RequestError) -> Reply {
        switch request {
        case .together(let requests, _):
            precondition(requests.allSatisfy(\.mayBeTogether))
            let before = (world, account, settings)
            do {
                for request in requests { _ = try change(request, &steps) }
            } catch {
                (world, account, settings) = before
                throw error
            }
        case .refillWater(let yard): try change(&steps) { world throws(WorldError) in try world.refillWater(yard) }
        case .refillFood(let id, let food):
            try change(&steps) { world throws(WorldError) in
                guard let yard = world.backyard(id) else { throw .unknownBackyard(id) }
                return try world.refillFood(id, with: food ?? yard.foodID)
            }
        case .setBackyardFavorite(let yard, let isFavorite):
            try change(&steps) { world throws(WorldError) in try world.setFavorite(yard, isFavorite) }
        case .renameBackyard(let yard, let name):
            try change(&steps) { world throws(WorldError) in try world.rename(yard, to: name) }
        case .createBackyard(let name, let decoration, let hemisphere):
            let hour = playerTime(world.clock).date
            let time = LocalTime(
                .hours(Int64(hour.hour)) + .minutes(Int64(hour.minute)) + .seconds(Int64(hour.second)))
            let allowances = allowances
            let undo = try change(&steps) { world throws(WorldError) in
                try world.createBackyard(
                    name: name, decoration: decoration, localTime: time, hemisphere: hemisphere, allowances: allowances
                ).1
            }
            if case .created(let id, _) = undo { return .created(id) }
        case .decorateBackyard(let yard, let decoration):
            let allowances = allowances
            try change(&steps) { world throws(WorldError) in
                try world.decorate(yard, with: decoration, allowances: allowances)
            }
        case .removeBackyard(let yard):
            try change(&steps) { world throws(WorldError) in try world.removeBackyard(yard) }
        case .setBirdFavorite(let bird, let isFavorite):
            try change(&steps) { world throws(WorldError) in try world.setFavorite(bird, isFavorite) }
        case .nameBird(let bird, let name):
            try change(&steps) { world throws(WorldError) in try world.rename(bird, to: name) }
        case .setDisplayName(let text):
            guard let name = Account.checkedName(text) else { throw .badDisplayName }
            steps.append(.displayName(was: account.displayName, became: name))
            account.displayName = name
        case .setEmail(let text):
            guard let email = Account.checkedEmail(text) else { throw .badEmail }
            steps.append(.email(was: account.email, became: email))
            account.email = email
        case .setAvatar(let bird):
            guard world.bird(bird) != nil else { throw .world(.unknownBird(bird)) }
            steps.append(.avatar(was: account.avatar, became: bird))
            account.avatar = bird
        case .changeSettings(let settings): self.settings = settings
        case .keepWidget(let text, let widget):
            guard let name = KeptWidget.checkedName(text) else { throw .badWidgetName }
            steps.append(.widget(name, was: settings.widgets[name], became: widget))
            settings.widgets[name] = widget
        case .removeWidget(let name):
            guard let widget = settings.widgets.removeValue(forKey: name) else { throw .unknownWidget(name) }
            steps.append(.widget(name, was: widget, became: nil))
        // `perform` has answered these, and they may not be together.
        case .undo, .redo, .store, .family, .journal, .album, .transfer: preconditionFailure()
        }
        return .done
    }

    /// What the journal has to know of a yard that is gone.
    private func note(_ removal: Undo.Removal) {
        for visit in removal.endedVisits { noteDeparture(visit) }
        journalNotes.formerBackyards[removal.backyard.id] = removal.backyard.name
    }

    /// Takes back all that the last request did, or nothing of it.
    private func undo() throws(RequestError) -> Reply {
        guard let last = done.last else { throw .nothingToUndo }
        if let deed = lasting(last.request) { throw .stays(deed) }
        done.removeLast()
        var (world, account, widgets) = (world, account, settings.widgets)
        var gone: [Undo.Removal] = []
        do throws(WorldError) {
            for step in last.steps.reversed() {
                if let removal = try step.takeBack(&world, &account, &widgets) { gone.append(removal) }
            }
            // Since a command left it here, the save may have become another one.
            guard !isCommand || world.validate().isEmpty else { throw .nothingToUndo }
        } catch {
            throw .world(error)
        }
        (self.world, self.account, settings.widgets) = (world, account, widgets)
        for removal in gone { note(removal) }
        undone.append(last.request)
        changed(urgently: true)
        return .undone(last.request)
    }

    /// What it is that cannot be taken back; `nil` for what can.
    private func lasting(_ request: Request) -> LastingDeed? {
        switch request {
        case .store(.purchase(let product, _)):
            let latest = store.state.ledger.last { $0.transaction.productID == product }
            return .purchase(name(of: product), isRefundable: latest.map(store.isRefundable) ?? false)
        case .store(.refund(let id, _)):
            return .refund(store.entry(id).map { name(of: $0.transaction.productID) } ?? String(id))
        case .album: return .photoDeletion
        default: return nil
        }
    }

    /// Does the request again that was undone last.
    private func redo() throws(RequestError) -> Reply {
        guard let request = undone.popLast(), request.isUndoable else { throw .nothingToRedo }
        _ = try carryOut(request)
        return .redone(request)
    }

    @discardableResult
    private func change(
        _ steps: inout [UndoStep], _ action: (inout World) throws(WorldError) -> Undo
    ) throws(RequestError) -> Undo {
        do {
            let undo = try action(&world)
            steps.append(.world(undo))
            return undo
        } catch {
            throw .world(error)
        }
    }
}
