import Simulation
import Testing

@testable import Screens

@Suite struct DeepLinkTests {
    @Test(arguments: [
        ("backyardbirds://backyard/yard-1", Place.backyard(ID("yard-1"))), ("backyardbirds://bird/b2", .bird(ID("b2"))),
        ("backyardbirds://shop", .section(.shop)), ("BACKYARDBIRDS://Pass", .section(.pass)),
        ("backyardbirds://journal", .section(.journal)), ("backyardbirds://widgets", .widgets),
    ])
    func leadSomewhere(text: String, place: Place) {
        #expect(DeepLink(text)?.place == place)
    }

    @Test(arguments: [
        "", "shop", "https://shop", "backyardbirds://", "backyardbirds://backyard", "backyardbirds://shop/1",
        "backyardbirds://nowhere", "backyardbirds:/shop",
    ])
    func othersAreRefused(text: String) {
        #expect(DeepLink(text) == nil)
    }
}
