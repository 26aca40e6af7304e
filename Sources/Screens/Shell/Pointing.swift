import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// A thing on the screen whose name is shown when the pointer rests on it.
package enum Pointed: Hashable, Sendable {
    case bird(ID<Bird>)
    case supply(SupplyKind, ID<Backyard>)
    case plant(Plant)
    case birdhouse(BirdhouseStyle)
    case gift(Gift)
    /// A yard's small picture, in which single birds are not told apart.
    case yard(ID<Backyard>)
}

/// The place, click target and named thing under the pointer, kept to ignore moves that change none of them.
package struct Pointing: Hashable, Sendable {
    /// The place that was open, since the same position means another thing elsewhere.
    var place: Place?
    var hit: Hit?
    var thing: Pointed?
}

extension App {
    /// Updates the target under the pointer, and selects the list item there.
    mutating func point(at position: CellPoint) -> [Effect] {
        let new = Pointing(
            place: place, hit: hits.action(at: position),
            thing: session.preferences.hover ? names.action(at: position) : nil)
        guard new != pointing else { return [] }
        let isOther = new.hit != pointing.hit || new.place != pointing.place
        (pointing, pointedSince) = (new, uptime)
        guard isOther, case .item(let index)? = new.hit else { return [] }
        return act(.hover(index))
    }

    /// The announcement that names the thing under the pointer; `nil` if nothing with a name is there.
    var nameOfPointed: Announcement? {
        guard pointing.place == place else { return nil }
        let world = session.world
        switch pointing.thing {
        case .bird(let id):
            guard let bird = world.bird(id), let visit = world.presentVisit(of: id) else { return nil }
            let doing = stage.isFlyingIn(visit) ? words.doingFlyingInFirst : words.doing(visit, world.doing(visit))
            return Announcement(words.pointedBird(bird: words.firstIndividual(bird), doing: doing))
        case .supply(let kind, let id):
            guard let yard = world.backyard(id) else { return nil }
            let gauge = Gauge(yard.supply(kind), at: world.clock)
            return Announcement(
                words.pointedSupply(
                    supply: kind == .food ? words.name(of: yard.foodID) : words.yardWater,
                    left: words.gauge(gauge.state, remaining: gauge.remaining)))
        case .plant(let plant): return Announcement(words.name(of: plant))
        case .birdhouse(let style): return Announcement(words.name(of: style))
        case .gift(let gift): return Announcement(words.nameAndGiver(of: gift, in: world))
        case .yard(let id):
            return world.backyard(id).map { words.whoIsHere(in: $0, of: world) }
        case nil: return nil
        }
    }

    /// Records a press and returns true if it is the second of a double click whose first press changed the screen.
    ///
    /// The thing now under the pointer was not aimed at, so such a press is ignored.
    mutating func isEcho(of position: CellPoint) -> Bool {
        let (seat, hit) = (seat, hits.action(at: position))
        let before = lastPress
        lastPress = (position, uptime, seat, hit)
        guard let last = before, last.position == position, uptime - last.uptime < Self.doubleClick else {
            return false
        }
        guard last.seat != seat else { return false }
        // Repeated clicks on keys and tabs are intended, as long as the target changes.
        switch hit {
        case .command, .section: return hit != last.hit
        default: return true
        }
    }

    /// The longest time between the two presses of a double click, in seconds.
    private static let doubleClick = 0.4
}
