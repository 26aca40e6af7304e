import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// A picture of a traveling bird as SVG with its letter inside: a friend can look at it, and open it with `guest
/// welcome`.
package struct LetterPicture {
    private let letter: GuestLetter
    private let bird: Bird
    private let title: String
    private let lines: [String]
    private let isRightToLeft: Bool

    /// - Parameter letter: the bird's card or note, whose name is used: widgets may hide the bird's own.
    package init(_ letter: GuestLetter, of bird: Bird, in session: Session, _ words: Words) {
        (self.letter, self.bird) = (letter, bird)
        isRightToLeft = words.language.isRightToLeft
        let line: String
        switch letter {
        case .card(let card):
            var named = bird
            named.name = card.name
            title = words.birdGuest(bird: words.name(of: named), household: card.household)
            line = words.journeyState(of: bird, session) ?? ""
        case .note(let note):
            title = words.name(of: bird)
            line = words.homecoming(of: bird, with: note.memory)
        }
        lines = TextFitting.wrap(line, to: 56)
    }

    /// Returns the picture as an SVG document.
    package func svg(_ pictures: PictureBook) -> String {
        let (width, height) = (480, 376 + 24 * lines.count)
        func text(_ text: String, _ y: Int, _ size: Int, _ color: RGB) -> String {
            "<text x=\"\(width / 2)\" y=\"\(y)\" font-size=\"\(size)\" fill=\"\(color.hexText)\" "
                + "text-anchor=\"middle\"\(isRightToLeft ? " direction=\"rtl\"" : "")>\(text.escapedForXML)</text>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
            height="\(height)" font-family="Georgia,'DejaVu Serif',serif">
            <title>\(title.escapedForXML)</title>
            \(letter.pictureElement)<rect width="\(width)" height="\(height)" rx="6" fill="\(Postcard.paper.hexText)"/>
            <svg x="96" y="24" width="288" height="288" viewBox="0 0 64 64">
            \(pictures.portraitShapes(species: bird.species, palette: bird.palette, side: 64))</svg>

            """ + text(TextFitting.truncate(title, to: 40), 344, 23, Postcard.accent)
                + lines.enumerated().map { row, line in text(line, 374 + 24 * row, 17, Postcard.ink) }.joined()
                + "</svg>\n"
    }
}
