import Commands
import Screens
import Session
import Widgets
import Words

/// The implementation of `Pages` by the module Screens, which commands can't import.
struct ScreenPages: Pages {
    func isLink(_ text: String) -> Bool { DeepLink(text) != nil }
    func lines(of page: PlainPage, in session: Session, _ words: Words) -> [String]? { page.lines(in: session, words) }
    func keyCommands(in words: Words) -> [(name: String, keys: [String], meaning: String)] { words.keyCommands }
    func keyFaults(of file: ConfigFile) -> [ConfigFault] { file.keyFaults }
}
