import Simulation

/// The stories of visits, in one line each.
extension Words {
    /// Returns a visit's story: "The gray wagtail came through a shower and gave way to the green dove. That’s the
    /// third time in a week."
    ///
    /// - Parameter memory: the visits to look back on; those that the world remembers, if none are given.
    package func story(_ story: VisitStory, in world: World, remembering memory: StoryMemory? = nil) -> String {
        let clauses = world.clauses(of: story, remembering: memory)
        var named: Set<ID<Bird>> = [story.visit.bird]
        var deeds: [String] = []
        for clause in clauses where !clause.kind.isArc {
            let isSame = clause.bird.map { !named.insert($0).inserted } == true
            deeds.append(text(of: clause, bird: isSame ? storyIt : nil, in: world))
        }
        let sentence = storySentence(
            bird: firstIndividual(story.visit.bird, in: world),
            deeds: joined(deeds, deedsTwo, deedsMore, deedsLast))
        guard let arc = clauses.first(where: \.kind.isArc) else { return sentence }
        let bird = arc.bird.map { firstIndividual($0, in: world) }
        return storyWithArc(story: sentence, arc: text(of: arc, bird: bird, in: world))
    }

    /// - Parameter bird: the word for the other bird; `nil` for its name within a sentence.
    private func text(of clause: StoryClause, bird: String?, in world: World) -> String {
        var facts: [(name: String, argument: Argument)] = []
        if let other = clause.bird, clause.kind.namesOther {
            facts.append(("bird", .text(bird ?? individual(other, in: world))))
        }
        if let count = clause.count { facts.append(("count", .number(count))) }
        if let yard = clause.backyard { facts.append(("yard", .text(world.backyard(yard)?.name ?? yardGone))) }
        if let food = clause.food { facts.append(("food", .text(inText(food)))) }
        if let gift = clause.gift { facts.append(("gift", .text(one(gift)))) }
        let part = facts.isEmpty ? "text" : "text(" + facts.map { $0.name + ":" }.joined() + ")"
        return text("clause", "\(clause.kind.rawValue).\(clause.wording)", part, arguments: facts.map(\.argument))
    }
}
