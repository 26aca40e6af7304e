import Session
import Storefront
import Words

/// What a purchase by command says before it charges.
extension CommandLineRunner {
    /// The request that buys what `plan` says, once the player has read it and said yes.
    ///
    /// A product is named with a price that `store products` lists: where nobody can be asked, naming it is enough. A code
    /// names neither, so that it needs a yes.
    func confirmed(
        _ request: StoreRequest, _ arguments: Arguments, _ configuration: Configuration
    ) throws(CommandError) -> PurchasePlan? {
        let isCode = if case .redeem = request { true } else { false }
        guard !arguments.has("--yes"), isCode || !arguments.has("--json") else { return nil }
        // Read before anything is locked: a player may think for long.
        let session = try look(configuration)
        // What cannot be bought is refused by the store itself, which says why.
        guard let plan = plan(request, in: session) else { return nil }
        let message = words.confirmation(for: plan, in: session)
        let question = words.cliConfirmPurchase(
            product: message.title, terms: message.sentence, yes: words.cliYes)
        guard let answer = console.ask(question) else {
            guard isCode else { return nil }
            throw CommandError(
                "mustConfirm",
                words.cliMustConfirmPurchase(product: message.title, terms: message.sentence, option: "--yes"),
                exit: ExitCode.usage)
        }
        guard words.isYes(answer) else { throw CommandError("notConfirmed", words.cliNotBought) }
        return plan
    }

    /// - Throws: if the game would charge something else by now than what was read.
    func check(_ read: PurchasePlan, _ request: StoreRequest, _ session: Session) throws(CommandError) {
        guard let now = plan(request, in: session) else { return }
        guard now.charge == read.charge, now.laterPrice == read.laterPrice, now.offer == read.offer else {
            throw CommandError(
                StoreError.termsChanged.rawValue, words.message(for: .termsChanged, in: session).text)
        }
    }

    private func plan(_ request: StoreRequest, in session: Session) -> PurchasePlan? {
        switch request {
        case .purchase(let id, let options): try? session.store.plan(id, options, at: session.world.clock)
        case .redeem(let code): try? session.store.plan(code: code, at: session.world.clock).plan
        default: nil
        }
    }
}
