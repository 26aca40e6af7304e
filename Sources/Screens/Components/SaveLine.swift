import Drawing
import TerminalUI
import Words

/// The save status at the left of a sheet's last line, such as "Saved."
enum SaveLine {
    static func draw(in painter: Painter, y: Int, frame: Frame) {
        let theme = frame.theme
        let (words, ink): ([String], Ink) =
            switch frame.session.saveStatus {
            case .saved: ([frame.words.shopSaved], .faint)
            case .saving: ([frame.words.shopSaving], .soft)
            case .inMemory: ([frame.words.shopInMemory, frame.words.saveNothingShort], .faint)
            case .readOnly: ([frame.words.saveReadOnly], .warning)
            case .failing: ([frame.words.shopNotSaved, frame.words.saveNothingShort], .danger)
            }
        painter.firstFitting(words, y: y, to: painter.width - 14, style: theme.style(ink, on: .panel))
    }
}
