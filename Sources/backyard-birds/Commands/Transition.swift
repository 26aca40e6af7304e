import Simulation
import Words

extension Food {
    var name: String { Wording().name(of: id) }
}
