import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// The quiet moment of a species that was never seen before: a band across the sky for some seconds, where yards are
/// looked at. Every key works as ever meanwhile.
struct FirstSighting: Hashable, Sendable {
    let visit: Visit
    /// Uptime in seconds.
    let until: Double

    static let seconds = 12.0
    private static let height = 6
    private static let widths = 44...84

    /// Where the band has its place on a screen's content: among the yards, and over a yard's picture; elsewhere it
    /// would be in the way, and a line says it.
    static func place(on place: Place, content: CellRect) -> CellRect? {
        let sky: CellRect
        switch place {
        case .section(.backyards): sky = content
        case .backyard:
            let scene = BackyardLayout(content.size).scene
            sky = CellRect(x: content.x, y: content.y, width: scene.width, height: scene.height)
        default: return nil
        }
        guard widths.contains(sky.width) || sky.width > widths.upperBound, sky.height > height else { return nil }
        let width = min(sky.width, widths.upperBound)
        return CellRect(x: sky.x + (sky.width - width) / 2, y: sky.y, width: width, height: height)
    }

    /// `rect` is what `place` found.
    func draw(in painter: Painter, rect: CellRect, frame: inout Frame) {
        guard let species = Catalog.species(visit.species), let bird = frame.world.bird(visit.bird),
            let yard = frame.world.backyard(visit.backyard)
        else { return }
        let theme = frame.theme
        let width = rect.width
        let band = painter.sub(rect)
        band.fill(style: theme.fill(.raised))
        if !theme.hasSurfaces {
            band.rule(y: Self.height - 1, glyph: frame.symbols.hairline, style: theme.line(on: .raised))
        }
        frame.hits.add(rect, in: painter, .backyard(yard.id))
        let picture = CellRect(x: 0, y: 0, width: 12, height: Self.height - (theme.hasSurfaces ? 0 : 1))
        let ground = theme.portraitGround
        frame.picture(picture, in: band, on: .raised) { book, grid, rect in
            book.drawPortrait(
                species: species.id, palette: bird.palette, on: ground, into: &grid, rect: rect)
        }
        let left = picture.maxX + 2
        let right = width - 2
        band.firstFitting(
            [
                frame.words.arrivalFirstIn(species: frame.words.one(species.id), yard: yard.name),
                frame.words.arrivalFirst(species: frame.words.one(species.id)),
            ], y: 0, from: left, to: right,
            style: theme.style(.gold, on: .raised, .bold))
        for (row, line) in TextFitting.wrap(frame.words.about(species.id), to: right - left, maximum: 4).enumerated() {
            band.line(line, y: row + 1, from: left, to: right, style: theme.style(.text, on: .raised))
        }
        let end = HintLine.draw(
            Hint(.goToArrival, frame.words.hintGo), x: left, in: band, y: 5, frame: &frame, on: .raised)
        HintLine.draw(Hint(.dismiss, frame.words.hintDismiss), x: end + 3, in: band, y: 5, frame: &frame, on: .raised)
    }
}
