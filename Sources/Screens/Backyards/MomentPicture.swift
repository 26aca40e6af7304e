import Drawing
import Scene
import Simulation
import TerminalUI

/// A picture of something that happened: the yard as it was then with who was there, or where that is not known any
/// more a portrait.
enum MomentPicture {
    /// In a smaller one a bird would be a few cells: a portrait shows it better.
    private static let smallestScene = CellSize(width: 26, height: 8)

    static func draw(_ moment: AwayMoment, _ rect: CellRect, in painter: Painter, frame: Frame) {
        guard !rect.isEmpty else { return }
        let ground = frame.theme.portraitGround
        if case .gift(let gift) = moment.kind {
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawAsset("Gifts/\(gift.kind.rawValue).svg", on: ground, into: &grid, rect: rect)
            }
        } else if isScene(moment, rect), let yard = moment.backyard.flatMap(frame.world.backyard) {
            let shown = yard.shown(frame.session.allowances)
            let actors = moment.guests.compactMap { actor($0, in: frame.world) }
            let then = Moment(date: moment.date, uptime: frame.moment.uptime, ambience: false)
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawYard(shown, in: frame.world, actors: actors, at: then, into: &grid, rect: rect)
            }
        } else {
            let bird = moment.bird.flatMap(frame.world.bird)
            guard let species = bird?.species ?? moment.species else { return }
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawPortrait(
                    species: species, palette: bird?.palette ?? 0, on: ground, into: &grid, rect: rect)
            }
        }
    }

    private static func isScene(_ moment: AwayMoment, _ rect: CellRect) -> Bool {
        if moment.kind == .firstSnow || moment.kind == .largeFeeders { return true }
        return !moment.guests.isEmpty && rect.width >= smallestScene.width && rect.height >= smallestScene.height
    }

    private static func actor(_ guest: AwayMoment.Guest, in world: World) -> StagedBird? {
        world.bird(guest.visit.bird).map { bird in
            StagedBird(
                visit: guest.visit, species: bird.species, palette: bird.palette, phase: .perched(since: 0),
                doing: guest.doing)
        }
    }
}
