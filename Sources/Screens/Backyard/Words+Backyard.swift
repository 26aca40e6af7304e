import Simulation
import Words
extension Words {
    static func foodName(_ id: ID<Food>) -> String { Wording().name(of: id) }
    static func timeOfDay(_ time: TimeOfDay) -> String { time.rawValue }
    static func perch(_ p: Perch) -> String { p.rawValue }
    static func enjoyment(_ p: Enjoyment) -> String { p.rawValue }
    static func doing(_ v: Visit, width: Int) -> [String] { Wording().doing(v, width: width) }
    static func weather(_ p: Weather) -> String { p.rawValue }
}
