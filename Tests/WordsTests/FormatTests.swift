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
            (0, 0, "just now"), (1, 1, "1m ago"), (119, 0, "1h ago"), (1439, 1, "23h ago"), (1440, 1, "yesterday"),
            // By the calendar: of two mornings at eight, the evening before the first is two days ago.
            (2879, 1, "yesterday"), (2165, 2, "2 days ago"), (2880, 2, "2 days ago"), (4000, 3, "3 days ago"),
        ] as [(Int64, Int, String)])
    func ago(minutes: Int64, days: Int, text: String) {
        #expect(words.ago(.minutes(minutes), days: days) == text)
    }
}
