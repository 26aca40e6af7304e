import Simulation

extension Words {
    enum Decorate {
        static let newTitle = "A new backyard"
        static let name = "Name"
        static let nothing = "none"
        static let notOwned = "with a pass, or from the shop"

        static func feeder(_ style: FeederStyle) -> String {
            switch style {
            case .tube: "Tube feeder"
            }
        }

        static func birdhouse(_ style: BirdhouseStyle) -> String {
            switch style {
            case .cottage: "Cottage"
            case .log: "Hollow log"
            }
        }

        /// Headings above the first part of each group.
        static func heading(_ part: Draft.Part) -> String? {
            switch part {
            case .skyline(0): "Skyline"
            case .leading(0): "Plants on the left"
            case .trailing(2): "Plants on the right"
            case .name, .fountain, .floor, .feeder, .birdhouse, .skyline, .leading, .trailing: nil
            }
        }

        static func title(_ part: Draft.Part) -> String {
            switch part {
            case .name: name
            case .fountain: "Fountain"
            case .floor: "Ground"
            case .feeder: "Hanging feeder"
            case .birdhouse: "Birdhouse"
            case .skyline(let place): place == 0 ? "far" : "near"
            case .leading(let place), .trailing(let place): ["outer", "middle", "inner"][min(max(0, place), 2)]
            }
        }

        static func fountain(_ style: FountainStyle) -> String {
            switch style {
            case .terracotta: "Terracotta"
            case .stone: "Stone"
            case .marble: "Marble"
            }
        }

        static func floor(_ floor: Int) -> String { pick(["Lawn", "Flagstones", "Wooden deck", "Gravel"], floor) }

        static func skyline(_ skyline: Int) -> String {
            pick(
                [
                    "Clipped hedges", "Park trees", "Cypresses", "Rooftops", "Picket fence", "Soft hills", "Mountains",
                    "Palm shore", "Village", "Tall grasses",
                ], skyline)
        }

        static func plant(_ plant: Plant) -> String {
            let looks: [String] =
                switch plant.kind {
                case .foxglove: ["Pink", "White", "Apricot", "Violet"]
                case .snakePlant: ["Golden", "Moonlight", "Round-leaved", "Nestling"]
                case .colocasia: ["Green", "Black", "Lime", "Great"]
                case .kentiaPalm: ["Arching", "Slender", "Bushy", "Airy"]
                case .alocasia: ["Dark", "Velvet", "Lime", "Silver"]
                }
            return "\(pick(looks, plant.variant)) \(Plants.kind(plant.kind).lowercased())"
        }

        private static func pick(_ names: [String], _ index: Int) -> String {
            names.indices.contains(index) ? names[index] : ""
        }

        /// A name that no yard has yet, for those who would rather not think of one.
        static func suggestion(in world: World) -> String {
            let names = [
                "Mossy Corner", "Fern Gully", "Lantern Court", "Pebble Nook", "Willow Gate", "Sparrow Row",
                "Clover Green", "Amber Terrace", "Thistle Walk", "Dewdrop Garden", "Morning Bench", "Maple Hollow",
            ]
            let taken = world.backyards.map(\.name)
            let start = world.backyardCount
            let free = names.indices.map { names[($0 + start) % names.count] }.first { !taken.contains($0) }
            return free ?? "Backyard \(start + 1)"
        }
    }
}
