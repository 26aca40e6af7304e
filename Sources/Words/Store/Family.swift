import Session
import Storefront

/// Family Sharing.
extension Words {
    /// Returns what a member of the family shares, for the line beside its name; the organizer is named as such.
    package func shares(_ member: FamilyView.Member, in session: Session) -> String {
        let products = list(member.shares.map(session.name(of:)))
        return switch (member.isOrganizer, member.shares.isEmpty) {
        case (true, true): sharingOrganizerSharesNothing
        case (true, false): sharingOrganizerShares(products: products)
        case (false, true): sharingSharesNothing
        case (false, false): sharingShares(products: products)
        }
    }

    /// Returns the state of Family Sharing for its row on the account's page.
    package func familyState(_ session: Session) -> String {
        if session.familyTrouble != nil { return sharingUnreadable }
        guard let family = session.family else { return sharingNone }
        guard family.isMember else { return sharingJoinable }
        let others = family.members.count - 1
        return sentences([
            others == 0 ? sharingAlone : sharingWith(others: others),
            session.entitlements.passSharedBy.map { sharingSharedBy(name: $0) },
        ])
    }

    package func message(for change: FamilyChange, in session: Session) -> StoreMessage {
        switch change {
        case .start: return message("family.start", title: sharingTitle)
        case .join:
            let joined = session.entitlements.passSharedBy.flatMap { name in
                pass(of: session).map { sharingJoined(name: name, product: $0) }
            }
            return message("family.join", title: sharingTitle, joined)
        case .leave: return message("family.leave", title: sharingTitle)
        case .remove(let name): return message("family.remove", title: sharingTitle, sharingRemoved(name: name))
        case .end: return message("family.end", title: sharingTitle)
        }
    }
}
