import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session
@testable import Storefront

/// Family Sharing on the screens of its members.
@Suite struct FamilyScreenTests {
    /// Two players of one computer, on their screens.
    @Test func aFamilyOnTheScreen() throws {
        let files = MemoryFiles()
        let robin = try Player(saves: files)
        try robin.session.perform(.store(.purchase("pass.family")))
        robin.press(.character("7"), .down, .down, .down, .down, .down, .enter, .enter)
        #expect(robin.says("you’re its organizer"))
        robin.session.close()
        let wren = try Player(size: .init(width: 100, height: 40), saves: files, profile: "wren")
        wren.press(.character("7"), .down, .down, .down, .down, .down, .enter)
        #expect(wren.says("organizer, shares Family Pass"))
        wren.press(.enter)
        #expect(wren.says("default shares Family Pass with you") && wren.session.entitlements.pass == .family)
        wren.press(.enter)
        #expect(wren.says("Shared by “default”"))
        wren.press(.enter, .enter)
        #expect(wren.says("ends right away"))
        wren.press(.enter)
        #expect(wren.says("You’ve left the family") && wren.session.entitlements.pass == .none)
    }
}
