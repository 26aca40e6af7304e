extension ID<Species> {
    package static let swallow = ID("swallow")
    package static let dove = ID("dove")
    package static let chickadee = ID("chickadee")
    package static let petrel = ID("petrel")
    package static let cardinal = ID("cardinal")
    package static let hummingbird = ID("hummingbird")
}

extension Catalog {
    package static let species = [
        Species(
            id: .swallow, name: "Swallow", scale: 0.83, rarity: .common,
            about: "A small pilot with a forked tail that eats, courts and drinks on the wing, and lands only when it "
                + "has news to share.",
            habits: "Where one swallow settles, the others are seldom far: now and then a whole party takes every "
                + "perch at once and leaves as suddenly.",
            song: "tswit-tswit, trrrr", likedPlants: [.foxglove], favoritePerch: .branch, thirst: 25, flocks: true,
            palettes: [
                Palette(body: .red, beak: .black),
                Palette(body: .brown, beak: .black, belly: .beige, accent: .orange),
                Palette(body: .orange, beak: .black, accent: .black),
                Palette(body: .darkBlue, beak: .black, accent: .black),
                Palette(body: .black, beak: .black, accent: .red),
                Palette(body: .white, beak: .black, accent: .blue),
                Palette(body: .purple, beak: .black, accent: .black),
            ]),
        Species(
            id: .dove, name: "Dove", scale: 1, rarity: .common,
            about: "Round, soft-spoken and in no hurry. Its wings whistle when it takes off, which startles nobody "
                + "more than itself.",
            habits: "Walks the ground for what others drop, and likes the wide shade of big leaves.",
            song: "ooo-AH, coo, coo", likedPlants: [.colocasia, .alocasia], favoritePerch: .ground, thirst: 30,
            palettes: [
                Palette(body: .red, beak: .yellow),
                Palette(body: .brown, beak: .black, belly: .beige),
                Palette(body: .yellow, beak: .black),
                Palette(body: .blue, beak: .black, wing: .white),
                Palette(body: .black, beak: .black, belly: .black),
                Palette(body: .white, beak: .black, belly: .white),
                Palette(body: .purple, beak: .black, belly: .lightPurple),
            ]),
        Species(
            id: .chickadee, name: "Chickadee", scale: 0.71, rarity: .uncommon, isEarlyAccess: true,
            about: "A handful of feathers with the courage of a hawk. It remembers a thousand hiding places and "
                + "inspects every new thing first.",
            habits: "Takes one seed at a time, carries it off, and is back before you have counted to ten.",
            song: "fee-bee, chick-a-dee-dee-dee", likedPlants: [.snakePlant, .foxglove], thirst: 20,
            palettes: [
                Palette(body: .red, beak: .yellow),
                Palette(body: .brown, beak: .yellow),
                Palette(body: .yellow, beak: .yellow),
                Palette(body: .blue, beak: .yellow, wing: .black),
                Palette(body: .black, beak: .black),
                Palette(body: .white, beak: .yellow),
                Palette(body: .purple, beak: .black, belly: .lightPurple),
            ]),
        Species(
            id: .petrel, name: "Petrel", scale: 1, rarity: .rare,
            about: "A wanderer of open seas in a dark hood that now and then takes a garden for an island.",
            habits: "Comes for the water more than for the seeds; a full fountain is its harbour.",
            song: "purr-chatter, hic", likedPlants: [.kentiaPalm], favoritePerch: .fountain, thirst: 75,
            palettes: [
                Palette(body: .red, beak: .yellow, belly: .white, accent: .white, head: .black),
                Palette(body: .brown, beak: .yellow, belly: .beige, accent: .orange, head: .black),
                Palette(body: .yellow, beak: .yellow, accent: .orange, head: .black),
                Palette(body: .blue, beak: .yellow, accent: .blue, head: .black),
                Palette(body: .black, beak: .yellow, accent: .black, head: .black),
                Palette(body: .white, beak: .yellow, accent: .white, head: .black),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .purple, head: .black),
            ]),
        Species(
            id: .cardinal, name: "Cardinal", scale: 1, rarity: .common,
            about: "Crested, loud and dressed for the occasion. Early at the feeder and often the last to leave it.",
            habits: "Sits square in the middle of the feeder and cracks seeds with a beak made for it.",
            song: "cheer-cheer-cheer, birdie-birdie", likedPlants: [.kentiaPalm, .snakePlant], thirst: 25,
            palettes: [
                Palette(body: .red, beak: .yellow, belly: .beige),
                Palette(body: .brown, beak: .yellow, belly: .beige),
                Palette(body: .yellow, beak: .brown),
                Palette(body: .blue, beak: .black),
                Palette(body: .black, beak: .black, belly: .red),
                Palette(body: .white, beak: .black),
                Palette(body: .purple, beak: .black, belly: .lightPurple),
            ]),
        Species(
            id: .hummingbird, name: "Hummingbird", scale: 0.76, rarity: .uncommon,
            about: "Lighter than a letter, with a heart that beats twenty times a second. It flies backwards as if "
                + "there were nothing to it.",
            habits: "Goes from blossom to blossom and drinks in passing; foxgloves draw it like nothing else.",
            song: "tzip, tzip, and the hum of wings", likedPlants: [.foxglove, .colocasia], favoritePerch: .branch,
            thirst: 40,
            palettes: [
                Palette(body: .green, beak: .black, belly: .lightGreen, accent: .pink),
                Palette(body: .darkBlue, beak: .black, accent: .pink),
                Palette(body: .yellow, beak: .black, accent: .pink),
                Palette(body: .black, beak: .black, accent: .purple),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .purple),
                Palette(body: .teal, beak: .black, belly: .lightGreen, accent: .darkBlue),
            ]),
    ]
}
