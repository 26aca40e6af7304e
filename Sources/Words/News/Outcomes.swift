import Simulation

/// Arrivals in one line.
extension Words {
    /// Returns who arrived: "The red cardinal arrived in Calm Palms", or that it is the first of its species ever.
    package func arrival(_ visit: Visit, of bird: Bird, in yard: Backyard) -> String {
        visit.isFirstOfSpecies
            ? arrivalFirstIn(species: one(visit.species), yard: yard.name)
            : arrivalArrived(bird: firstIndividual(bird), yard: yard.name)
    }

    /// Returns the shorter form: "Red cardinal in Calm Palms".
    package func shortArrival(of bird: Bird, in yard: Backyard) -> String {
        arrivalShort(bird: name(of: bird), yard: yard.name)
    }
}
