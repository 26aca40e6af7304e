import Chronology
import Testing

@testable import Simulation

/// Young of known pairs grow up to be individuals, and old acquaintances move on.
@Suite struct FamilyTests {
    /// Two years of ten minutes each evening, without a pass.
    static let almanac = Almanac(
        seed: 6, days: 730, caretaker: .evening, began: CivilDate(year: 2026, month: 1, day: 1).utcInstant)

    @Test func everyLaterYearBringsNewIndividuals() {
        #expect(Self.almanac.newIndividualsByYear.dropFirst().allSatisfy { $0 >= 12 })
        for target in Self.almanac.targets {
            #expect(target.isReached, "\(target.measure): \(target.reached ?? -1), not \(target.goal)")
        }
        #expect(Self.almanac.targets.count >= 5)
        #expect(Self.almanac.world.validate().isEmpty)
    }

    @Test func youngHaveTheirParentsColorsAndTemper() throws {
        let world = Self.almanac.world
        let young = world.birds.filter { $0.parents != nil }
        #expect((20...2 * World.youngAYear).contains(young.count))
        for bird in young {
            let parents = try #require(bird.parents).compactMap { world.bird($0) }
            #expect(parents.count == 2 && parents.allSatisfy { $0.species == bird.species })
            #expect(parents.contains { $0.palette == bird.palette })
            #expect(parents.contains { $0.temperament == bird.temperament })
            #expect(!bird.dislikedFoods.contains(bird.favoriteFood))
            #expect(bird.firstSeen.map { $0 >= bird.dueAt ?? .distantFuture } ?? true)
        }
        // Nobody who is about is told like another of its kind.
        for species in Catalog.species {
            let about = world.birds(of: species.id).filter { $0.isAbout(at: world.clock) && $0.hasBeenSeen }
            #expect(Set(about.map(\.epithet)).count == about.count, "\(species.id)")
        }
        // No pair was parted.
        let first = World.firstWorld(seed: 6, began: world.began)
        for bird in first.birds { #expect(first.companion(of: bird.id)?.id == world.companion(of: bird.id)?.id) }
    }

    @Test func whoHasMovedOnSendsWordAndStaysAway() throws {
        let world = Self.almanac.world
        let gone = world.birds.filter { $0.leavesAt.map { $0 <= world.clock } ?? false }
        #expect(gone.count >= 5)
        for bird in gone {
            let left = try #require(bird.leavesAt)
            // One who was there stays until its visit is over.
            #expect(try #require(bird.lastSeen) <= left + .hours(2))
            #expect(!bird.isFavorite && bird.tag == nil)
        }
        let told = world.occasions(after: world.began, to: world.clock).map(\.kind)
        for bird in gone { #expect(told.contains(.movedOn(bird.id))) }
        #expect(gone.contains { told.contains(.word($0.id)) })
        for species in Catalog.species where species.rarity == .common {
            #expect(world.birds(of: species.id).count { $0.isAbout(at: world.clock) } >= 4)
        }
    }

    /// The date of families passes alike in one jump and in many steps, also twice.
    @Test func aJumpEqualsSteps() {
        var jumping = World.firstWorld(seed: 3, began: began)
        jumping.advance(to: began + .days(250), allowances: .standard)
        var stepping = jumping
        let end = began + .days(650)
        let jump = jumping.advance(to: end, allowances: .standard)
        var steps: [WorldEvent] = []
        while stepping.clock < end {
            steps += stepping.advance(to: min(end, stepping.clock + .hours(31)), allowances: .standard)
        }
        #expect(jumping == stepping && jump == steps)
        #expect(jumping.birds.contains { $0.parents != nil })
    }
}
