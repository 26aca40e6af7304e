import Session
import Testing

@testable import Widgets

@Suite struct KeptWidgetNameTests {
    /// Every table row: a name, the name that the widget has, and the reason why it cannot be had.
    @Test(
        arguments: [
            ("birds", nil, .taken("birds")), ("Birds", nil, .taken("birds")), ("Birds", "birds", nil),
            ("bird", "birds", nil), ("BAR", "birds", .taken("bar")), ("Supplies", nil, .kind("supplies")),
            ("supplies", "bar", .kind("supplies")), ("two words", nil, .invalid), ("", nil, .invalid),
        ] as [(String, String?, KeptWidgetNameError?)])
    func whatAWidgetMayBeCalled(name: String, former: String?, reason: KeptWidgetNameError?) {
        var settings = Settings()
        settings.widgets = ["birds": KeptWidget(), "bar": KeptWidget()]
        do throws(KeptWidgetNameError) {
            let kept = try KeptWidget.name(name, former: former, in: settings)
            #expect(kept == name && reason == nil)
        } catch {
            #expect(error == reason)
        }
    }
}
