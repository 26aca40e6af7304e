import Chronology
import Session
import Simulation

/// Visits and days in the journal.
extension Words {
    /// Returns the name of a page of the journal by its id, such as "lifeList".
    package func journalPage(_ id: String) -> String { text("journalPage", id, "name") }
    package func name(exportFormat id: String) -> String { text("exportFormat", id, "name") }
    /// Returns the use of an export format.
    package func story(exportFormat id: String) -> String { text("exportFormat", id, "story") }

    /// Returns a date whose day of the month takes two columns: "Sat 21 Nov".
    package func shortDay(_ date: CivilDate) -> String {
        journalDay(
            weekday: shortWeekday(date.weekday),
            day: date.day < 10 ? journalDayPadded(day: String(date.day)) : String(date.day),
            month: month(date.month))
    }

    /// Returns a day: "Saturday, 21 Nov 2026".
    package func longDay(_ date: CivilDate) -> String {
        journalLongDay(weekday: text("weekday", String(date.weekday), "name"), date: day(date))
    }

    /// Returns what a bird eats or drinks: "The gray owl is eating corn in Calm Palms"; `nil` if it does neither.
    package func meal(of visit: Visit, in yard: Backyard, of world: World) -> String? {
        let bird = firstIndividual(visit.bird, in: world)
        guard let food = visit.food else { return visit.drank ? watchDrinking(bird: bird, yard: yard.name) : nil }
        return watchMeal(bird: bird, meal: eating(food, visit), yard: yard.name)
    }

    /// Returns how long a bird stayed, and its opinion: "The gray owl left Calm Palms after 12 minutes: it loved corn".
    package func departure(_ visit: Visit, _ session: Session) -> String {
        let bird = firstIndividual(visit.bird, in: session.world)
        let (yard, time) = (name(of: visit.backyard, session), spelled(visit.departure - visit.arrival))
        let opinion = opinion(of: visit, isHere: false).first ?? ""
        return opinion.isEmpty
            ? watchLeft(bird: bird, yard: yard, time: time)
            : watchLeftOpinion(bird: bird, yard: yard, time: time, opinion: opinion)
    }

    /// Returns a bird's opinion of its meal, or that it drank, the longest text first and an empty one last; if
    /// `isHere`, only that it is here.
    package func opinion(of visit: Visit, isHere: Bool) -> [String] {
        if isHere { return [birdHere] }
        guard let food = visit.food else { return visit.drank ? [visitDrank, ""] : [""] }
        switch visit.enjoyment {
        case .loved?: return [visitLoved(food: inText(food)), past(.loved), ""]
        case .enjoyed?: return [visitEnjoyed(food: inText(food)), past(.enjoyed), ""]
        case .disliked?: return [visitDisliked(food: inText(food)), past(.disliked), ""]
        case .noOpinion?, nil: return [ate(food, visit), ""]
        }
    }

    /// Returns a visit as a line of the journal's text file, without a line feed.
    /// - Parameter day: the date with its time, in the format of computers.
    package func line(of visit: Visit, day: String, yard: String, in world: World) -> String {
        let name = world.bird(visit.bird).map(amongAll) ?? self.name(of: visit.species)
        let meal = visit.food.map { inText($0) } ?? (visit.drank ? visitWater : nil)
        return switch (meal, visit.isFirstOfSpecies) {
        case (let meal?, false): visitLineMeal(day: day, bird: name, yard: yard, meal: meal)
        case (let meal?, true): visitLineFirstMeal(day: day, bird: name, yard: yard, meal: meal)
        case (nil, false): visitLine(day: day, bird: name, yard: yard)
        case (nil, true): visitLineFirst(day: day, bird: name, yard: yard)
        }
    }
}
