import Session
import TerminalUI
import Testing

@testable import Words

@Suite("What stands around the screens")
struct ShellTests {
    private let words = Words()

    @Test func aSmallWindowIsToldWhatIsMissing() {
        #expect(
            words.tooSmall(columns: 3, rows: 1)
                == [
                    "The birds need a little more room: 3 more columns and 1 more row",
                    "3 more columns and 1 more row, please", "3 columns, 1 row more", "+3 x +1",
                ])
        #expect(words.tooSmall(columns: 0, rows: 2).first == "The birds need a little more room: 2 more rows")
        #expect(words.tooSmall(columns: 1, rows: 0)[1] == "1 more column, please")
    }

    @Test func keysHaveTheNamesOnKeyboards() {
        #expect(words.label(of: .control("c")) == "Ctrl-C" && words.label(of: .alt(.character(" "))) == "Alt-Space")
        #expect(words.label(of: .enter) == "Enter" && words.label(of: .function(5)) == "F5")
        #expect(words.label(of: .up) == "↑" && words.label(of: .up, unicode: false) == "Up")
        #expect(words.label(of: .character("/")) == "/")
    }

    @Test func everySettingAndEachOfItsValuesHasItsWords() {
        for setting in Setting.all {
            #expect(words.has("setting", setting.key, "name") && words.has("setting", setting.key, "about"))
            for value in setting.values { #expect(words.has("settingValue", value, "name"), "\(value)") }
        }
    }
}
