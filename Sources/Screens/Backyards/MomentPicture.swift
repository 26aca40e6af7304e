import Chronology
import Drawing
import Scene
import Simulation
import TerminalUI

/// The picture of a past moment: the yard with its birds as it was then, a gift, or else a portrait.
enum MomentPicture {
    /// The smallest picture, in cells, drawn as a yard; in smaller ones a portrait shows the bird better.
    private static let smallestScene = CellSize(width: 26, height: 8)

    static func draw(_ moment: AwayMoment, _ rect: CellRect, in painter: Painter, frame: Frame) {
        guard !rect.isEmpty else { return }
        let ground = frame.theme.portraitGround
        if case .gift(let gift) = moment.kind {
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawAsset("Gifts/\(gift.kind.rawValue).svg", on: ground, into: &grid, rect: rect)
            }
        } else if isScene(moment, rect), let yard = moment.backyard.flatMap(frame.world.backyard) {
            draw(
                yard, moment.guests, around: moment.guests.first?.visit, at: moment.date, framing: .closeUp, rect,
                in: painter, frame: frame)
        } else {
            let bird = moment.bird.flatMap(frame.world.bird)
            guard let species = bird?.species ?? moment.species else { return }
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawPortrait(
                    species: species, palette: bird?.palette ?? 0, on: ground, into: &grid, rect: rect)
            }
        }
    }

    /// Draws a yard with its guests at a past date, the guest of `visit` as the picture's subject.
    static func draw(
        _ yard: Backyard, _ guests: [AwayMoment.Guest], around visit: Visit?, at date: Instant, framing: Framing,
        _ rect: CellRect, in painter: Painter, frame: Frame
    ) {
        let shown = yard.shown(frame.session.allowances)
        let uptime = frame.moment.uptime
        var actors = guests.compactMap { StagedBird($0, in: frame.world) }
        if let visit { actors = StagedBird.perched(actors, around: visit, since: uptime) }
        let then = Moment(date: date, uptime: uptime, ambience: false)
        frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
            book.drawYard(shown, in: frame.world, actors: actors, at: then, framing: framing, into: &grid, rect: rect)
        }
    }

    /// Returns true if the moment is drawn as a yard instead of a portrait.
    private static func isScene(_ moment: AwayMoment, _ rect: CellRect) -> Bool {
        if moment.kind == .firstSnow || moment.kind == .largeFeeders { return true }
        return !moment.guests.isEmpty && rect.width >= smallestScene.width && rect.height >= smallestScene.height
    }
}
