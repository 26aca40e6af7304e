import Session
import Storefront

/// Errors of Family Sharing.
extension Words {
    package func sentence(for error: FamilyError) -> String {
        switch error {
        case .refused(.full): familyErrorFull(limit: Family.limit)
        case .refused(.alreadyMember): familyErrorAlreadyMember
        case .refused(.notAMember): familyErrorNotAMember
        case .refused(.organizerStays): familyErrorOrganizerStays
        case .noFamily: familyErrorNone
        case .exists(let organizer): familyErrorExists(organizer: organizer)
        case .notOrganizer(let organizer): familyErrorNotOrganizer(organizer: organizer)
        case .file(let error): familyErrorUnchanged(error: sentence(for: error))
        }
    }

    /// Returns the reason why it is unknown who shares what.
    func sentence(for trouble: FamilyTrouble) -> String {
        switch trouble {
        case .damaged(let flaw): familyTroubleDamaged(why: why(flaw))
        case .unreadable(let error): familyTroubleUnreadable(cause: cause(of: error))
        case .member(let profile): familyTroubleUnreadableMember(profile: profile)
        }
    }

    /// Returns the reason why it is unknown who shares what, and that shared passes stay, for the family's page.
    package func story(of trouble: FamilyTrouble) -> String {
        sentences([sentence(for: trouble), familyTroubleSharedStays])
    }

    /// Returns the fault of the family's file, after a colon.
    func why(_ flaw: FamilyFlaw) -> String {
        if case .document(let error) = flaw { error.description } else { text("familyFlaw", "\(flaw)", "inText") }
    }
}
