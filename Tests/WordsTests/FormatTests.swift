import Chronology
import Testing

@testable import Words

@Suite("How times and lists are written")
struct FormatTests {
    private let words = Words()

    @Test(
        arguments: [
            (32_400, "9h left"), (30_660, "9h left"), (30_540, "8h left"), (3600, "1h left"), (3599, "1h left"),
            (3540, "59m left"), (61, "2m left"), (1, "1m left"), (0, "empty"), (-180, "empty"),
        ] as [(Int64, String)])
    func timeLeft(seconds: Int64, text: String) {
        #expect(words.left(.seconds(seconds)) == text)
    }

    @Test(
        arguments: [
            (0, "just now"), (1, "1m ago"), (119, "1h ago"), (1500, "yesterday"), (2880, "2 days ago"),
        ] as [(Int64, String)])
    func ago(minutes: Int64, text: String) {
        #expect(words.ago(.minutes(minutes)) == text)
    }
}
