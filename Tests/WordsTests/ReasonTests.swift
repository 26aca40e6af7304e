import Simulation
import Testing

@testable import Words

@Suite("Why a yard is busy or quiet")
struct ReasonTests {
    private let words = Words()

    @Test(
        arguments: [
            (Reason(.food(.low), percent: 50), "Food is low: half as many visitors."),
            (Reason(.food(.empty), percent: 5), "The feeder is empty: hardly any visitors."),
            (Reason(.water(.low), percent: 75), "Water is low: a quarter fewer visitors."),
            (Reason(.water(.empty), percent: 40), "The fountain is dry: fewer than half still come."),
            (Reason(.premium(.nectar), percent: 150), "Nectar: half again as many visitors."),
            (Reason(.premium(.nutritionPellet), percent: 110), "Nutrition Pellet: a tenth more visitors."),
            (Reason(.hour(.night), percent: 10), "It’s night: only one in ten still comes."),
            (Reason(.hour(.sunrise), percent: 150), "Sunrise, the busiest hour: half again as many visitors."),
            (Reason(.hour(.morning), percent: 120), "It’s morning: a fifth more visitors."),
            (Reason(.weather(.fog), percent: 80), "It’s foggy: a fifth fewer visitors."),
            (Reason(.weather(.snow), percent: 60), "It’s snowing: fewer visitors."),
            (Reason(.company(1), percent: 80), "1 bird is here already: a fifth fewer visitors."),
            (Reason(.company(3), percent: 25), "3 birds are here already: only one in four still comes."),
            (Reason(.company(4), percent: 0), "Every perch is taken."),
            (Reason(.asleep([.swallow]), percent: 100), "At this hour, swallows are mostly asleep."),
            (Reason(.asleep([.swallow, .dove]), percent: 100), "At this hour, swallows and doves are mostly asleep."),
            (
                Reason(.away([.waxwing, .dove, .owl]), percent: 100),
                "At this time of year, waxwings and 2 other kinds are away."
            ),
        ] as [(Reason, String)])
    func aReasonIsAShortSentence(reason: Reason, text: String) {
        #expect(words.reason(reason) == text)
    }

    @Test func thatOneBirdIsHereGoesWithoutSaying() {
        let reasons = [Reason(.company(1), percent: 80), Reason(.weather(.rain), percent: 50)]
        #expect(words.reasons(reasons, limit: 2) == ["Birds are sheltering from the rain: half as many visitors."])
    }

    @Test func everyReasonHasItsWords() {
        let factors =
            [SupplyState.ok, .low, .empty].flatMap { [Reason.Factor.food($0), .water($0)] }
            + TimeOfDay.allCases.map(Reason.Factor.hour) + Weather.allCases.map(Reason.Factor.weather)
        for factor in factors {
            let text = words.reason(Reason(factor, percent: 50))
            #expect(text.hasSuffix(".") && !text.contains("("), "\(factor): \(text)")
        }
    }
}
