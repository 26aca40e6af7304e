import Chronology
import Session
import Storefront

extension AccountDetailContent {
    init(_ deal: AccountDetail, _ session: Session) {
        switch deal {
        case .subscription: self.init(subscriptionOf: session)
        case .transaction(let id): self.init(transaction: id, session)
        case .pending(let id): self.init(pending: id, session)
        case .managed(let id): self.init(managed: id, session)
        case .restore:
            self.init(title: Words.Account.restoreTitle)
            sentences = [(Words.Account.restoreQuestion(session.account.displayName), .text)]
            choices = [Choice(title: Words.Account.restore, step: .perform(.store(.restore)))]
        case .family: self.init(familyOf: session)
        case .policies:
            self.init(title: Words.Pass.policiesTitle)
            sentences = Words.Pass.policies.flatMap { [($0, .text), ("", .text)] }.dropLast()
        }
    }

    /// Something that was there when the sheet was opened and is no longer.
    private init(gone session: Session) {
        let message = session.store.message(for: .noSuchTransaction)
        self.init(title: message.title)
        sentences = [(message.text, .text)]
    }

    private mutating func add(_ message: StoreMessage) {
        sentences.append((message.sentence, .text))
        if let next = message.nextStep { sentences.append((next, .soft)) }
    }

    // MARK: The pass

    private init(subscriptionOf session: Session) {
        let store = session.store
        self.init(title: Words.Account.manageTitle)
        let toPasses = Choice(title: Words.Account.seePasses, step: .show(.pass))
        let status: VerificationResult<Subscription>?
        do {
            status = try session.subscriptionStatus()
        } catch {
            ink = .warning
            add(store.message(for: error))
            return
        }
        guard let result = status else {
            sentences = [(Words.Account.noPassStory, .text)]
            choices = [toPasses]
            return
        }
        let subscription = result.unsafePayload
        productID = subscription.productID
        heading = session.name(of: subscription.productID)
        guard case .verified = result else {
            ink = .danger
            add(store.message(unverified: subscription))
            choices = [toPasses]
            return
        }
        ink = subscription.state.isEntitled ? .premium : .warning
        add(store.message(for: subscription) { Words.storeDate($0, session) })
        var own = subscription
        if subscription.ownership == .familyShared {
            choices = [toPasses, Choice(title: Words.Account.family, step: .present(.accountDetail(.family)))]
            // Below a better one that is shared, the player's own still runs and costs.
            guard let running = session.ownSubscription, running.state.isRunning else { return }
            own = running
            add(store.message(for: own) { Words.storeDate($0, session) })
        } else if !subscription.state.isRunning {
            choices = [toPasses]
            return
        }
        addAnswers(own, session)
        addPlans(own, session)
        guard own.willAutoRenew else { return }
        choices.append(
            Choice(
                title: Words.Account.cancel, step: .perform(.store(.setAutoRenew(false))),
                question: Words.Account.cancelQuestion(own, session)))
    }

    /// What waits for the player: a new price, an open payment, a pass that will not renew.
    private mutating func addAnswers(_ subscription: Subscription, _ session: Session) {
        if case .pending(let price) = subscription.priceIncrease {
            choices.append(
                Choice(
                    title: Words.Account.agree(session.store.storefront.format(price)),
                    step: .perform(.store(.answerPriceIncrease(agrees: true)))))
            choices.append(
                Choice(
                    title: Words.Account.declinePrice, step: .perform(.store(.answerPriceIncrease(agrees: false))),
                    question: Words.Account.declineQuestion(subscription, session)))
        }
        if subscription.state != .subscribed {
            choices.append(plan(subscription.productID, as: Words.Account.payNow, session))
        } else if !subscription.willAutoRenew {
            choices.append(
                Choice(
                    title: Words.Account.resume, story: Words.Account.resumeStory(subscription, session),
                    step: .perform(.store(.setAutoRenew(true)))))
        } else if subscription.autoRenewPreference != subscription.productID {
            choices.append(
                plan(subscription.productID, as: Words.Account.stay(session.name(of: subscription.productID)), session))
        }
    }

    /// The other passes of the group, the highest first, each with what changing to it would do and when.
    private mutating func addPlans(_ subscription: Subscription, _ session: Session) {
        for product in session.store.catalog.subscriptions(inGroup: subscription.groupID)
        where product.id != subscription.productID && product.id != subscription.autoRenewPreference {
            choices.append(plan(product.id, as: Words.Account.change(to: session.name(of: product.id)), session))
        }
    }

    /// Opens the confirmation, which asks by itself.
    private func plan(_ productID: String, as title: String, _ session: Session) -> Choice {
        let story: String
        do {
            let plan = try session.store.plan(productID, at: session.world.clock)
            story = session.store.confirmation(for: plan) { Words.storeDate($0, session) }.sentence
        } catch {
            story = session.store.message(for: error).sentence
        }
        return Choice(title: title, story: story, step: .present(.purchase(productID: productID)))
    }

    // MARK: A purchase

    private init(transaction id: UInt64, _ session: Session) {
        guard let entry = session.store.state.ledger.first(where: { $0.transaction.id == id }) else {
            self.init(gone: session)
            return
        }
        self.init(title: Words.Account.purchase)
        describe(entry, session)
        let transaction = entry.transaction
        let isVerified = session.store.verification(of: entry).verifiedPayload != nil
        if isVerified, transaction.ownershipType == .purchased, transaction.revocationDate == nil {
            choices.append(
                Choice(
                    title: Words.Account.refund, step: .perform(.store(.refund(id))),
                    question: Words.Account.refundQuestion(entry, session)))
        }
        if session.settings.transactionManager {
            choices.append(Choice(title: Words.Manager.title, step: .present(.accountDetail(.managed(id)))))
        }
    }

    private mutating func describe(_ entry: LedgerEntry, _ session: Session) {
        let store = session.store
        let transaction = entry.transaction
        productID = transaction.productID
        heading = session.name(of: transaction.productID)
        if transaction.quantity > 1 { heading += " × \(transaction.quantity)" }
        facts = Words.Account.facts(entry, session)
        if case .unverified(_, let error) = store.verification(of: entry) {
            ink = .danger
            add(store.message(unverified: transaction, error))
            return
        }
        let note = store.note(on: entry, countsPieces: false) { Words.storeDate($0, session) }
        if !note.isEmpty { sentences.append((note.capitalizedFirst + ".", .text)) }
    }

    private init(pending id: UInt64, _ session: Session) {
        guard let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) else {
            self.init(gone: session)
            return
        }
        let message = session.store.message(for: pending)
        self.init(title: message.title)
        productID = pending.productID
        heading = session.name(of: pending.productID)
        ink = .warning
        add(message)
        choices.append(
            Choice(
                title: pending.reason == .askToBuy ? Words.Account.takeBack : Words.Account.giveUp,
                step: .perform(.store(.decline(id)))))
        if session.store.product(pending.productID)?.type == .consumable {
            choices.append(
                Choice(title: Words.Account.another, step: .present(.purchase(productID: pending.productID))))
        }
        if session.settings.transactionManager {
            choices.append(Choice(title: Words.Manager.title, step: .present(.accountDetail(.managed(id)))))
        }
    }

    // MARK: In the hands of the Transaction Manager

    private init(managed id: UInt64, _ session: Session) {
        if let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) {
            self.init(title: Words.Manager.title)
            productID = pending.productID
            heading = session.name(of: pending.productID)
            ink = .warning
            sentences = [(session.store.message(for: pending).sentence, .text)]
            choices =
                pending.reason == .askToBuy
                ? [
                    Choice(title: Words.Manager.approve, step: .perform(.store(.approve(id)))),
                    Choice(title: Words.Manager.decline, step: .perform(.store(.decline(id)))),
                ]
                : [
                    Choice(title: Words.Manager.resolve, step: .perform(.store(.resolve(id)))),
                    Choice(title: Words.Manager.giveUp, step: .perform(.store(.decline(id)))),
                ]
            return
        }
        guard let entry = session.store.state.ledger.first(where: { $0.transaction.id == id }) else {
            self.init(gone: session)
            return
        }
        self.init(title: Words.Manager.title)
        describe(entry, session)
        let own = session.ownSubscription.flatMap { $0.latestTransactionID == id && $0.state.isRunning ? $0 : nil }
        if let own {
            if own.state != .subscribed {
                choices.append(Choice(title: Words.Manager.resolve, step: .perform(.store(.resolve(id)))))
            } else if own.willAutoRenew {
                choices.append(
                    Choice(
                        title: Words.Manager.renewNow, story: Words.Manager.renewStory,
                        step: .perform(.store(.renewNow(id)))))
                choices.append(
                    Choice(
                        title: Words.Manager.priceIncrease, story: Words.Manager.priceStory,
                        step: .perform(.store(.askForPriceIncrease(id)))))
            }
            choices.append(Choice(title: Words.Manager.expire, step: .perform(.store(.expire(id)))))
        }
        if entry.transaction.revocationDate == nil, entry.transaction.ownershipType == .purchased {
            for reason in RevocationReason.allCases {
                choices.append(Choice(title: Words.Manager.refund(reason), step: .perform(.store(.revoke(id, reason)))))
            }
        }
        choices.append(
            Choice(
                title: Words.Manager.delete, story: Words.Manager.deleteStory, step: .perform(.store(.delete(id))),
                question: Words.Manager.deleteQuestion))
    }

    // MARK: The family

    private init(familyOf session: Session) {
        self.init(title: Words.Account.family)
        if let trouble = session.familyTrouble { sentences.append((trouble.sentence, .warning)) }
        if session.configuration.inMemory {
            sentences.append((RequestError.inMemory(.family).sentence, .text))
            return
        }
        func choice(_ change: FamilyChange, _ title: String, _ question: String? = nil) -> Choice {
            Choice(title: title, step: .perform(.family(change)), question: question)
        }
        guard let family = session.family else {
            sentences.append((Words.Account.familyStory, .text))
            choices = [choice(.start, Words.Account.familyStart)]
            return
        }
        facts = family.members.map { member in
            (
                member.profile + (member.isSelf ? " \(Words.Account.you)" : ""),
                Words.Account.shares(member.shares.map(session.name(of:)), isOrganizer: member.isOrganizer)
            )
        }
        if !family.isMember {
            choices = [choice(.join, Words.Account.familyJoin)]
        } else if family.isOrganizer {
            choices = family.members.filter { !$0.isSelf }.map {
                choice(
                    .remove($0.profile), Words.Account.familyRemove($0.profile),
                    Words.Account.familyRemoveQuestion($0.profile))
            }
            choices.append(choice(.end, Words.Account.familyEnd, Words.Account.familyEndQuestion))
        } else {
            choices = [choice(.leave, Words.Account.familyLeave, Words.Account.familyLeaveQuestion)]
        }
    }
}
