import Session
import Storefront
extension Words {
    package func sentences(_ sentences: [String?]) -> String { sentences.compactMap { $0 }.joined(separator: " ") }
    func message(for: StoreError) -> (text: String, Int) { ("", 1) }
    package func sentence(for: AwayPurchases, in: Session) -> String { "While you were away: " }
}
