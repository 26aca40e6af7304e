import Chronology
import Session
import Storefront
import Words

extension AccountDetailContent {
    init(_ detail: AccountDetail, _ session: Session, _ words: Words) {
        switch detail {
        case .subscription(let group): self.init(subscriptionOf: session, inGroup: group, words)
        case .purchase(let id): self.init(purchase: id, session, words)
        case .refund(let id): self.init(refundOf: id, session, words)
        case .offers: self.init(offersOf: session, words)
        case .managed(let id): self.init(managed: id, session, words)
        case .restore:
            self.init(words, title: words.accountRestore)
            sentences = [(words.accountRestoreQuestion(name: session.account.displayName), .text)]
            choices = [Choice(title: words.accountRestore, step: .perform(.store(.restore)))]
        case .family: self.init(familyOf: session, words)
        case .policies:
            self.init(words, title: words.passPoliciesTitle)
            sentences = words.policies(of: session).flatMap { [($0, .text), ("", .text)] }.dropLast()
        }
    }

    /// Creates the content for a purchase that no longer exists.
    private init(gone session: Session, _ words: Words) {
        let message = words.message(for: .noSuchTransaction, in: session)
        self.init(words, title: message.title)
        sentences = [(message.text, .text)]
    }

    /// Adds a store message's text to the sentences.
    private mutating func add(_ message: StoreMessage) {
        sentences.append((message.sentence, .text))
        if let next = message.nextStep { sentences.append((next, .soft)) }
    }

    // MARK: The pass

    /// Creates the content for the player's subscription in a group, shared or owned.
    private init(subscriptionOf session: Session, inGroup group: String?, _ words: Words) {
        self.init(words, title: words.accountManageTitle)
        let toPasses = Choice(title: words.accountSeePasses, step: .show(.pass))
        let status: VerificationResult<Subscription>?
        do {
            status = try session.subscriptionStatus(inGroup: group)
        } catch {
            ink = .warning
            add(words.message(for: error, in: session))
            return
        }
        guard let result = status else {
            sentences = [(words.accountNoPassStory, .text)]
            choices = [toPasses]
            return
        }
        let subscription = result.unsafePayload
        productID = subscription.productID
        heading = session.name(of: subscription.productID)
        guard case .verified = result else {
            ink = .danger
            add(words.message(unverified: subscription, in: session))
            choices = [toPasses]
            return
        }
        ink = subscription.state.isEntitled ? .premium : .warning
        add(words.message(for: subscription, in: session))
        var own = subscription
        if subscription.ownership == .familyShared {
            choices = [toPasses, Choice(title: words.sharingTitle, step: .present(.accountDetail(.family)))]
            // The player's own subscription continues to renew under a better shared one.
            guard let running = session.ownSubscription(inGroup: subscription.groupID), running.state.isRunning else {
                return
            }
            own = running
            if let line = words.ownBelow(subscription, in: session) { sentences.append((line, .text)) }
        } else if !subscription.state.isRunning {
            choices = [toPasses]
            return
        }
        addAnswers(own, session)
        // Nobody passes offers on the way out.
        if own.willAutoRenew {
            choices.append(
                Choice(
                    title: words.accountCancel, step: .perform(.store(.setAutoRenew(false, group: own.groupID))),
                    question: words.cancelQuestion(own, in: session)))
        }
        addPlans(own, session)
    }

    /// Adds choices that a subscription waits for: a price increase, an open payment, or resuming renewal.
    private mutating func addAnswers(_ subscription: Subscription, _ session: Session) {
        if case .pending(let price) = subscription.priceIncrease {
            choices.append(
                Choice(
                    title: words.accountAgree(price: session.store.storefront.format(price)),
                    step: .perform(.store(.answerPriceIncrease(agrees: true, group: subscription.groupID)))))
            choices.append(
                Choice(
                    title: words.accountDeclinePrice,
                    step: .perform(.store(.answerPriceIncrease(agrees: false, group: subscription.groupID))),
                    question: words.declineQuestion(subscription, in: session)))
        }
        if subscription.state != .subscribed {
            choices.append(plan(subscription.autoRenewPreference, as: words.accountPay, session))
        } else if !subscription.willAutoRenew, session.store.isSoldOn(subscription) {
            choices.append(
                Choice(
                    title: words.accountResume, story: words.resumeQuestion(subscription, in: session),
                    step: .perform(.store(.setAutoRenew(true, group: subscription.groupID)))))
        }
        if subscription.autoRenewPreference != subscription.productID, subscription.willAutoRenew {
            choices.append(
                plan(
                    subscription.productID, as: words.accountStay(product: session.name(of: subscription.productID)),
                    session))
        }
    }

    /// Adds the other passes of the subscription group, in the order of the pass's page, with the effect and date of a
    /// change.
    private mutating func addPlans(_ subscription: Subscription, _ session: Session) {
        for product in session.store.catalog.subscriptions(inGroup: subscription.groupID).reversed()
        where product.id != subscription.productID && product.id != subscription.autoRenewPreference {
            choices.append(plan(product.id, as: words.accountChange(product: session.name(of: product.id)), session))
        }
    }

    /// Returns the choice that opens the purchase sheet of a product.
    private func plan(_ productID: String, as title: String, _ session: Session) -> Choice {
        let story: String
        do {
            let plan = try session.store.plan(productID, at: session.world.clock)
            story = words.confirmation(for: plan, in: session, isAsking: false).text
        } catch {
            story = words.message(for: error, in: session).sentence
        }
        return Choice(title: title, story: story, step: .present(.purchase(productID: productID)))
    }

    // MARK: A purchase

    /// Creates the content for a purchase, pending or not.
    private init(purchase id: UInt64, _ session: Session, _ words: Words) {
        if let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) {
            self.init(pending, session, words)
        } else if let entry = session.store.entry(id) {
            self.init(words, title: words.accountPurchase)
            describe(entry, session)
            if session.store.isRefundable(entry) {
                choices.append(Choice(title: words.accountRefund, step: .present(.accountDetail(.refund(id)))))
            }
        } else {
            self.init(gone: session, words)
            return
        }
        if session.settings.transactionManager {
            choices.append(Choice(title: words.managerFate, step: .present(.accountDetail(.managed(id)))))
        }
    }

    /// Creates the content for a refund request: the reasons to choose from, each with a confirmation.
    private init(refundOf id: UInt64, _ session: Session, _ words: Words) {
        guard let entry = session.store.entry(id) else {
            self.init(gone: session, words)
            return
        }
        self.init(words, title: words.accountRefund)
        productID = entry.transaction.productID
        heading = words.several(entry.transaction.quantity, session.name(of: entry.transaction.productID))
        sentences = [(words.accountRefundWhy, .text)]
        let question = words.refundQuestion(entry, in: session)
        choices = RefundReason.allCases.map { reason in
            Choice(
                title: words.title(of: reason), step: .perform(.store(.refund(id, reason))), question: question)
        }
    }

    /// Creates the content for the available offers other than introductory ones, with their terms.
    private init(offersOf session: Session, _ words: Words) {
        self.init(words, title: words.offersTitle)
        let offers = session.store.offers(at: session.world.clock)
        sentences = [(offers.isEmpty ? words.offersGone : words.offersStory, .text)]
        choices = offers.map { offer in
            Choice(
                title: offer.product.displayName,
                story: words.confirmation(for: offer.plan, in: session).sentence,
                step: .present(.purchase(productID: offer.product.id, offer: offer.request)))
        }
    }

    /// Adds the heading and facts of a transaction.
    private mutating func describe(_ entry: LedgerEntry, _ session: Session) {
        let transaction = entry.transaction
        productID = transaction.productID
        heading = words.several(transaction.quantity, session.name(of: transaction.productID))
        facts = words.receipt(entry, in: session)
        if case .unverified(_, let error) = session.store.verification(of: entry) {
            ink = .danger
            add(words.message(unverified: transaction, error, in: session))
            return
        }
        if let remark = words.remark(on: entry, in: session) { sentences.append((remark, .text)) }
    }

    /// Creates the content for a pending purchase.
    private init(_ pending: PendingPurchase, _ session: Session, _ words: Words) {
        let message = words.message(for: pending, in: session)
        self.init(words, title: message.title)
        productID = pending.productID
        heading = session.name(of: pending.productID)
        ink = .warning
        add(message)
        if let price = words.price(of: pending, in: session) {
            facts = [(words.receiptPrice, words.receiptAmount(price: price))]
        }
        if let terms = words.terms(of: pending, in: session) { sentences.insert((terms, .text), at: 0) }
        choices.append(
            Choice(
                title: pending.reason == .askToBuy ? words.accountWithdraw : words.accountGiveUp,
                step: .perform(.store(.decline(pending.id)))))
        if session.store.product(pending.productID)?.type == .consumable {
            choices.append(
                Choice(title: words.accountAnother, step: .present(.purchase(productID: pending.productID))))
        }
    }

    // MARK: In the hands of the Transaction Manager

    /// Creates the content for a purchase controlled by the Transaction Manager.
    private init(managed id: UInt64, _ session: Session, _ words: Words) {
        if let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) {
            self.init(words, title: words.managerFate)
            productID = pending.productID
            heading = session.name(of: pending.productID)
            ink = .warning
            sentences = [(words.message(for: pending, in: session).sentence, .text)]
            choices =
                pending.reason == .askToBuy
                ? [
                    Choice(title: words.managerApprove, step: .perform(.store(.approve(id)))),
                    Choice(title: words.managerDecline, step: .perform(.store(.decline(id)))),
                ]
                : [
                    Choice(title: words.managerResolve, step: .perform(.store(.resolve(id)))),
                    Choice(title: words.managerGiveUp, step: .perform(.store(.decline(id)))),
                ]
            return
        }
        guard let entry = session.store.entry(id) else {
            self.init(gone: session, words)
            return
        }
        self.init(words, title: words.managerFate)
        describe(entry, session)
        if let own = session.runningSubscription(paidBy: id) {
            if own.state != .subscribed {
                choices.append(Choice(title: words.managerResolve, step: .perform(.store(.resolve(id)))))
            } else if own.willAutoRenew {
                choices.append(
                    Choice(
                        title: words.managerRenewNow, story: words.managerRenewStory,
                        step: .perform(.store(.renewNow(id)))))
                choices.append(
                    Choice(
                        title: words.managerPriceIncrease, story: words.managerPriceStory,
                        step: .perform(.store(.askForPriceIncrease(id)))))
            }
            choices.append(Choice(title: words.managerExpire, step: .perform(.store(.expire(id)))))
        }
        if entry.transaction.revocationDate == nil, entry.transaction.ownershipType == .purchased {
            for reason in RevocationReason.allCases {
                choices.append(Choice(title: words.refund(reason), step: .perform(.store(.revoke(id, reason)))))
            }
        }
        choices.append(
            Choice(
                title: words.managerDelete, story: words.managerDeleteStory, step: .perform(.store(.delete(id))),
                question: words.managerDeleteQuestion))
    }

    // MARK: The family

    /// Creates the content for Family Sharing.
    private init(familyOf session: Session, _ words: Words) {
        self.init(words, title: words.sharingTitle)
        if let trouble = session.familyTrouble { sentences.append((words.story(of: trouble), .warning)) }
        if session.configuration.inMemory {
            sentences.append((words.sentence(for: RequestError.inMemory(.family)), .text))
            return
        }
        func choice(_ change: FamilyChange, _ title: String, _ question: String? = nil) -> Choice {
            Choice(title: title, step: .perform(.family(change)), question: question)
        }
        guard let family = session.family else {
            sentences.append((words.sharingStory, .text))
            choices = [choice(.start, words.sharingStart)]
            return
        }
        facts = family.members.map { member in
            (
                member.isSelf ? words.sharingYou(name: member.profile) : member.profile,
                words.shares(member, in: session)
            )
        }
        if !family.isMember {
            choices = [choice(.join, words.sharingJoin)]
        } else if family.isOrganizer {
            choices = family.members.filter { !$0.isSelf }.map {
                choice(
                    .remove($0.profile), words.sharingRemove(name: $0.profile),
                    words.sharingRemoveQuestion(name: $0.profile))
            }
            choices.append(choice(.end, words.sharingEnd, words.sharingEndQuestion))
        } else {
            choices = [choice(.leave, words.sharingLeave, words.sharingLeaveQuestion)]
        }
    }
}
