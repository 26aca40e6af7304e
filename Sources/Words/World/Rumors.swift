import Chronology
import Session
import Simulation

/// Rumors: what calls a bird, as far as it is known, and signs of birds that were never seen.
extension Words {
    /// Returns a part of a rumor: "alocasias", "sunrise in 3h".
    package func part(_ part: Rumor.Part, at now: Instant) -> String {
        let thing = name(of: part.circumstance)
        guard case .comes(let date) = part.state else { return thing }
        return rumorComes(thing: thing, time: short(date - now))
    }

    /// Returns a sentence about a trace, the longest form first.
    package func sentences(about trace: Trace, _ session: Session) -> [String] {
        let yard = name(of: trace.backyard, session)
        switch trace.kind {
        case .feather(let color, let plant):
            let color = text("color", color.rawValue, "inText")
            return [
                traceFeather(color: color, plants: many(plant), yard: yard),
                traceFeatherShort(color: color, plants: many(plant)),
            ]
        case .song: return [traceSong(yard: yard), traceSongShort(yard: yard)]
        case .call: return [traceCall(yard: yard), traceCallShort(yard: yard)]
        }
    }
}
