import Simulation

/// Takes back the last request.
///
/// A request that can no longer be taken back is dropped, and the error has the reason. One that never can, such as a
/// purchase, stays, so nothing before it can be undone.
package struct UndoRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply { try session.undo() }
}

/// Performs the last undone request again, if nothing was done since.
package struct RedoRequest: Intent {
    package func perform(in session: Session) throws(RequestError) -> Reply { try session.redo() }
}

extension Request {
    package static let undo = Self(UndoRequest())
    package static let redo = Self(RedoRequest())
}

extension Session {
    /// Performs a request that consists of undoable changes, and clears the redo stack if it changed anything.
    func performUndoably(_ request: Request) throws(RequestError) -> Reply {
        let redoable = redoStack
        redoStack = []
        return try carryOut(request, orElse: { redoStack = redoable })
    }

    /// Makes the changes of a request, all or none, and pushes their inverses on the undo stack.
    ///
    /// - Parameter restore: called where everything was so already, such as a favorite: that leaves no step to undo.
    private func carryOut(_ request: Request, orElse restore: () -> Void = {}) throws(RequestError) -> Reply {
        let changes = request.intent.changes
        var inverses: [any Inverse] = []
        let before = (world, account, settings)
        do throws(RequestError) {
            for change in changes { inverses.append(try change.apply(to: self)) }
        } catch {
            (world, account, settings) = before
            throw error
        }
        // Recorded last, since the journal cannot take anything back.
        for case let removal? in inverses.map({ $0.removal }) { note(removal) }
        if (world, account, settings) == before {
            restore()
        } else {
            push(UndoEntry(date: world.clock, request: request, steps: inverses.map { UndoStep(inverse: $0) }))
            changed(urgently: true)
        }
        return inverses.count == 1 ? inverses[0].reply : .done
    }

    /// Pushes a request that cannot be undone, so undo stops at it.
    func pushIrreversible(_ request: Request) {
        redoStack = []
        push(UndoEntry(date: world.clock, request: request, steps: []))
    }

    /// Pushes an entry on the undo stack, dropping the oldest above the limit.
    private func push(_ entry: UndoEntry) {
        undoStack.append(entry)
        // `saveUndoStacks` joins all that a command does into one entry.
        if !isCommand, undoStack.count > UndoEntry.limit { undoStack.removeFirst() }
    }

    /// Records a removed yard for the journal: its name and the visits that ended with it.
    private func note(_ removal: Undo.Removal) {
        for visit in removal.endedVisits { noteDeparture(visit) }
        journalNotes.formerBackyards[removal.backyard.id] = removal.backyard.name
    }

    /// Takes back all changes of the last request, or none.
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
            // The save may have been replaced since a command left this entry.
            guard !isCommand || world.validate().isEmpty else { throw .nothingToUndo }
        } catch {
            (world, account, settings) = before
            throw .world(error)
        }
        for removal in gone { note(removal) }
        redoStack.append(last.redoable)
        changed(urgently: true)
        return .undone(last.request)
    }

    /// Performs the last undone request again.
    fileprivate func redo() throws(RequestError) -> Reply {
        guard let request = redoStack.popLast(), request.isUndoable else { throw .nothingToRedo }
        _ = try carryOut(request)
        return .redone(request)
    }
}
