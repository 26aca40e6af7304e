import TestSupport
import Testing

@testable import Screens
@testable import Session

/// The screens of a game that is served to whoever logs in.
@Suite struct KioskScreenTests {
    /// Scenery stops five minutes after the last key, since nobody may be there.
    @Test(arguments: [nil, Kiosk()]) func sceneryStops(kiosk: Kiosk?) throws {
        let player = try Player(kiosk: kiosk)
        player.press(.down)
        let pressed = player.uptime
        #expect(player.app.ambience(at: pressed + Kiosk.ambienceTimeout - 1) == .calm)
        #expect(player.app.ambience(at: pressed + Kiosk.ambienceTimeout) == (kiosk == nil ? .calm : .still))
    }
}
