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
        } else if let scene = scene(moment, rect.size, in: frame) {
            draw(scene, rect, in: painter, frame: frame)
        } else {
            let bird = moment.bird.flatMap(frame.world.bird)
            guard let species = bird?.species ?? moment.species else { return }
            frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
                book.drawPortrait(
                    species: species, palette: bird?.palette ?? 0, on: ground, into: &grid, rect: rect)
            }
        }
    }

    static func draw(_ scene: PictureBook.YardToDraw, _ rect: CellRect, in painter: Painter, frame: Frame) {
        frame.picture(rect, in: painter, on: .panel) { book, grid, rect in
            book.draw(scene, in: frame.world, into: &grid, rect: rect)
        }
    }

    /// Returns a yard with its guests at a past date, the guest of `visit` as the picture's subject.
    static func scene(
        _ yard: Backyard, _ guests: [AwayMoment.Guest], around visit: Visit?, at date: Instant, framing: Framing,
        _ size: CellSize, in frame: Frame
    ) -> PictureBook.YardToDraw {
        let uptime = frame.moment.uptime
        var actors = guests.compactMap { StagedBird($0, in: frame.world) }
        if let visit { actors = StagedBird.perched(actors, around: visit, since: uptime) }
        return .init(
            yard.shown(frame.session.allowances), actors: actors,
            at: Moment(date: date, uptime: uptime, ambience: false), framing: framing, size: size)
    }

    /// Returns the yard that a picture of a moment shows; `nil` if it shows a gift or a portrait.
    static func scene(_ moment: AwayMoment, _ size: CellSize, in frame: Frame) -> PictureBook.YardToDraw? {
        if case .gift = moment.kind { return nil }
        let isOfYard = moment.kind == .firstSnow || moment.kind == .largeFeeders
        let showsGuests =
            !moment.guests.isEmpty && size.width >= smallestScene.width && size.height >= smallestScene.height
        guard isOfYard || showsGuests, let yard = moment.backyard.flatMap(frame.world.backyard) else { return nil }
        return scene(
            yard, moment.guests, around: moment.guests.first?.visit, at: moment.date, framing: .closeUp, size,
            in: frame)
    }
}
