/// What the world is made from: species, foods and names. Content, not rules.
package enum Catalog {
    package static let foods: [Food] = []
    package static let species: [Species] = []
}
