import Simulation

/// Takes back the last request. What no longer can be is dropped, and the error says why; what never can be, such as a
/// purchase, stays, and so does what was done before it.
package struct UndoRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply { try session.undo() }
}

/// Does again what was undone last, if nothing was done since.
package struct RedoRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply { try session.redo() }
}

extension Request {
    package static let undo = Self(UndoRequest())
    package static let redo = Self(RedoRequest())
}

extension Session {
    func performUndoably(_ request: Request) throws(RequestError) -> Reply {
        let reply = try carryOut(request)
        redoStack = []
        return reply
    }

    /// Makes the changes of a request, all or none of them, and remembers how they are taken back.
    private func carryOut(_ request: Request) throws(RequestError) -> Reply {
        let changes = request.intent.changes
        var inverses: [any Inverse] = []
        // Kept for several changes only: a copy costs the world its unshared arrays.
        let before: (World, Account, Settings)? = changes.count > 1 ? (world, account, settings) : nil
        do throws(RequestError) {
            for change in changes { inverses.append(try change.apply(to: self)) }
        } catch {
            if let before { (world, account, settings) = before }
            throw error
        }
        // Not before all of it is done: the journal takes nothing back.
        for case let removal? in inverses.map({ $0.removal }) { note(removal) }
        if !inverses.isEmpty {
            push(UndoEntry(date: world.clock, request: request, steps: inverses.map { UndoStep(inverse: $0) }))
        }
        changed(urgently: true)
        return inverses.count == 1 ? inverses[0].reply : .done
    }

    /// Remembers a request that nothing takes back: undo does not reach behind it.
    func pushIrreversible(_ request: Request) {
        redoStack = []
        push(UndoEntry(date: world.clock, request: request, steps: []))
    }

    private func push(_ entry: UndoEntry) {
        undoStack.append(entry)
        // All that a command does becomes one entry in the end: `saveUndoStacks`.
        if !isCommand, undoStack.count > UndoEntry.limit { undoStack.removeFirst() }
    }

    /// Tells the journal of a yard that is gone.
    private func note(_ removal: Undo.Removal) {
        for visit in removal.endedVisits { noteDeparture(visit) }
        journalNotes.formerBackyards[removal.backyard.id] = removal.backyard.name
    }

    /// Takes back all that the last request did, or nothing of it.
    fileprivate func undo() throws(RequestError) -> Reply {
        guard let last = undoStack.last else { throw .nothingToUndo }
        if let action = last.request.intent.irreversibleAction(in: self) { throw .irreversible(action) }
        undoStack.removeLast()
        let before = (world, account, settings)
        var gone: [Undo.Removal] = []
        do throws(WorldError) {
            for step in last.steps.reversed() {
                if let removal = try step.inverse.takeBack(in: self) { gone.append(removal) }
            }
            // Since a command left it here, the save may have become another one.
            guard !isCommand || world.validate().isEmpty else { throw .nothingToUndo }
        } catch {
            (world, account, settings) = before
            throw .world(error)
        }
        for removal in gone { note(removal) }
        redoStack.append(last.request)
        changed(urgently: true)
        return .undone(last.request)
    }

    /// Does the request again that was undone last.
    fileprivate func redo() throws(RequestError) -> Reply {
        guard let request = redoStack.popLast(), request.isUndoable else { throw .nothingToRedo }
        _ = try carryOut(request)
        return .redone(request)
    }
}
