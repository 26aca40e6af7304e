/// The species and birds that can come at all: nothing else is counted as still to be met.
extension Catalog {
    /// Returns the species that an account may meet; without early access, of such species only those that it has met.
    package static func possibleSpecies(_ allowances: Allowances, seen: (ID<Species>) -> Bool) -> [Species] {
        species.filter { allowances.earlyAccessSpecies || !$0.isEarlyAccess || seen($0.id) }
    }
}

extension World {
    /// Returns the species that an account may meet in this world, or has met.
    package func possibleSpecies(_ allowances: Allowances) -> [Species] {
        Catalog.possibleSpecies(allowances) { sighting(of: $0) != nil }
    }

    /// Returns the birds of a species that were met or may be: the young once they have grown up, and nobody who moved
    /// away unseen.
    package func possibleBirds(of species: ID<Species>) -> [Bird] {
        birds(of: species).filter { $0.hasBeenSeen || $0.isAbout(at: clock) }
    }

    /// Returns the number of birds never seen that may come.
    package func strangers(_ allowances: Allowances) -> Int {
        let kinds = possibleSpecies(allowances).map(\.id)
        return birds.count { !$0.hasBeenSeen && $0.isAbout(at: clock) && kinds.contains($0.species) }
    }
}
