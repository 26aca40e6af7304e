import Simulation
import Testing

@testable import Screens

@Suite struct ReasonWordsTests {
    @Test(
        arguments: [
            (Reason(.food(.low), percent: 50), "Food is low: half the visitors"),
            (Reason(.food(.empty), percent: 5), "The feeder is empty: hardly a visitor"),
            (Reason(.water(.low), percent: 75), "Water is low: a quarter fewer visitors"),
            (Reason(.water(.empty), percent: 40), "The fountain is dry: not half the visitors"),
            (Reason(.premium(.nectar), percent: 150), "Nectar: half as many visitors again"),
            (Reason(.premium(.nutritionPellet), percent: 110), "Nutrition Pellet: a tenth more visitors"),
            (Reason(.hour(.night), percent: 10), "It is night: one visitor in ten"),
            (Reason(.hour(.sunrise), percent: 150), "Sunrise, the busiest hour: half as many visitors again"),
            (Reason(.hour(.morning), percent: 120), "Morning: a fifth more visitors"),
            (Reason(.weather(.fog), percent: 80), "Fog: a fifth fewer visitors"),
            (Reason(.weather(.snow), percent: 60), "It snows: fewer visitors"),
            (Reason(.company(1), percent: 80), "1 bird is here already: a fifth fewer visitors"),
            (Reason(.company(3), percent: 25), "3 birds are here already: a quarter of the visitors"),
            (Reason(.company(4), percent: 0), "Every perch is taken"),
            (Reason(.asleep([.swallow]), percent: 100), "Swallows sleep at this hour"),
            (Reason(.asleep([.swallow, .dove]), percent: 100), "Swallows and doves sleep at this hour"),
            (
                Reason(.away([.waxwing, .dove, .owl]), percent: 100),
                "Waxwings and 2 other kinds are away at this time of year"
            ),
        ] as [(Reason, String)])
    func aReasonIsAFewWords(reason: Reason, words: String) {
        #expect(Words.reason(reason) == words)
    }
}
