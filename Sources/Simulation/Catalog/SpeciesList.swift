extension ID<Species> {
    package static let swallow = ID("swallow")
    package static let dove = ID("dove")
    package static let chickadee = ID("chickadee")
    package static let petrel = ID("petrel")
    package static let cardinal = ID("cardinal")
    package static let hummingbird = ID("hummingbird")
    package static let owl = ID("owl")
    package static let wagtail = ID("wagtail")
    package static let goldfinch = ID("goldfinch")
    package static let magpie = ID("magpie")
    package static let waxwing = ID("waxwing")
    package static let hoopoe = ID("hoopoe")
}

extension Catalog {
    /// The gesture of a crest that is lowered and raised again.
    private static let crestSignals = [
        Gesture(.crest, 1, during: 0..<0.45), Gesture(.neck, -0.4, during: 0..<0.45, isSudden: true),
        Gesture(.neck, 0.9, during: 0.45..<1.01), Gesture(.head, 4, during: 0..<0.45, isSudden: true),
        Gesture(.head, -8, during: 0.45..<1.01, isSudden: true), Gesture(.tail, 6, .beating(2)),
    ]

    package static let species = [
        Species(
            id: .swallow, scale: 0.83, rarity: .common, likedPlants: [.foxglove], favoritePerch: .branch, thirst: 25,
            flocks: true,
            nests: true, sojourn: Sojourn(from: .init(3, 5), until: .init(10, 25)), enjoys: [.weather(.cloud)],
            secret: Secret([.birdhouse, .food(.nutritionPellet), .hours([.sunset])]), gifts: [.feather, .blueThread],
            residents: 4,
            // A move to fly: wings out.
            move: [
                Gesture(.open, 1, or: 0.5, .beating(3)), Gesture(.head, -10), Gesture(.beak, 20, or: 4, .beating(6)),
                Gesture(.song, 1),
            ],
            wingBeatsPerSecond: 4.4,
            palettes: [
                Palette(body: .darkBlue, beak: .black, belly: .beige, accent: .orange),
                Palette(body: .brown, beak: .black, belly: .beige, accent: .orange),
                Palette(body: .orange, beak: .black, accent: .black),
                Palette(body: .red, beak: .black, accent: .beige),
                Palette(body: .black, beak: .black, accent: .red),
                Palette(body: .white, beak: .black, accent: .blue),
                Palette(body: .purple, beak: .black, accent: .black),
            ]),
        Species(
            id: .dove, scale: 1, rarity: .common, likedPlants: [.colocasia, .alocasia], favoritePerch: .ground,
            thirst: 30, enjoys: [.food(.sorghumSeeds)],
            secret: Secret([.plant(.alocasia), .food(.corn), .hours([.sunrise])]), gifts: [.feather, .ribbon],
            // A bow with a full throat, as doves coo.
            move: [
                Gesture(.lean, 20, or: 8, .beating(3)), Gesture(.head, 10, .beating(3)), Gesture(.neck, -0.6),
                Gesture(.fluff, 0.7), Gesture(.tail, 16), Gesture(.song, 1),
            ],
            cracksSeeds: true,
            palettes: [
                Palette(body: .gray, beak: .black, accent: .teal),
                Palette(body: .brown, beak: .black, belly: .beige, accent: .pink),
                Palette(body: .yellow, beak: .black, accent: .orange),
                Palette(body: .blue, beak: .black, wing: .white, accent: .purple),
                Palette(body: .black, beak: .black, belly: .black, accent: .teal),
                Palette(body: .white, beak: .black, belly: .white, accent: .lightPurple),
                Palette(body: .red, beak: .yellow, accent: .beige),
            ]),
        Species(
            id: .chickadee, scale: 0.71, rarity: .uncommon, isEarlyAccess: true, likedPlants: [.snakePlant, .foxglove],
            thirst: 20, hangs: true, nests: true, enjoys: [.food(.nutritionPellet), .food(.sunflowerSeeds)],
            secret: Secret([.hangingFeeder, .food(.sunflowerSeeds), .weather(.snow)]), gifts: [.acornCap, .feather],
            // A seed held between the feet and hammered open.
            move: [
                Gesture(.crouch, 0.8), Gesture(.lean, 22), Gesture(.head, 44, or: 16, .beating(6)),
                Gesture(.tail, 4, or: 14, .beating(6)),
            ],
            idleMotion: .flicksTail, wingBeatsPerSecond: 4.6,
            cracksSeeds: true,
            palettes: [
                Palette(body: .gray, beak: .black, belly: .beige, head: .black),
                Palette(body: .brown, beak: .black, belly: .beige),
                Palette(body: .yellow, beak: .black, head: .black),
                Palette(body: .blue, beak: .black, belly: .yellow, head: .darkBlue),
                Palette(body: .red, beak: .yellow),
                Palette(body: .white, beak: .black, wing: .gray, head: .brown),
                Palette(body: .purple, beak: .black, belly: .lightPurple),
            ]),
        Species(
            id: .petrel, scale: 1, rarity: .rare, likedPlants: [.kentiaPalm], favoritePerch: .fountain, thirst: 75,
            enjoys: [.weather(.rain)], secret: Secret([.plant(.kentiaPalm), .food(.nutritionPellet), .weather(.rain)]),
            gifts: [.shell, .feather],
            // A patter on the toes with raised wings.
            move: [
                Gesture(.open, 1), Gesture(.hop, 0.05, .beating(5)), Gesture(.lean, 8, or: -2, .beating(2.5)),
            ],
            wingBeatsPerSecond: 3.6,
            palettes: [
                Palette(body: .blue, beak: .black, belly: .white, accent: .white, head: .black),
                Palette(body: .brown, beak: .black, belly: .beige, accent: .beige, head: .brown),
                Palette(body: .yellow, beak: .black, accent: .white, head: .orange),
                Palette(body: .red, beak: .yellow, accent: .white, head: .black),
                Palette(body: .black, beak: .black, accent: .gray, head: .black),
                Palette(body: .white, beak: .yellow, wing: .gray, accent: .white, head: .gray),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .lightPurple, head: .purple),
            ]),
        Species(
            id: .cardinal, scale: 1, rarity: .common, likedPlants: [.kentiaPalm, .snakePlant], thirst: 25,
            enjoys: [.food(.safflowerSeeds)],
            secret: Secret([.plant(.kentiaPalm), .food(.safflowerSeeds), .hours([.sunset])]),
            gifts: [.acornCap, .button],
            move: crestSignals,
            cracksSeeds: true,
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
            id: .hummingbird, scale: 0.76, rarity: .uncommon, likedPlants: [.foxglove, .colocasia],
            favoritePerch: .branch, thirst: 40, enjoys: [.food(.nectar)],
            secret: Secret([.plant(.foxglove), .food(.nectar), .weather(.fog)], calls: .premiumGolden),
            gifts: [.blueThread, .feather],
            // The tongue out, the wings stretched.
            move: [Gesture(.head, -24), Gesture(.open, 1, or: 0.7, .beating(6))],
            hovers: true,
            palettes: [
                Palette(body: .green, beak: .black, belly: .lightGreen, accent: .pink),
                Palette(body: .darkBlue, beak: .black, accent: .pink),
                Palette(body: .yellow, beak: .black, accent: .pink),
                Palette(body: .black, beak: .black, accent: .purple),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .purple),
                Palette(body: .teal, beak: .black, belly: .lightGreen, accent: .darkBlue),
            ]),
        Species(
            id: .owl, scale: 1, rarity: .rare, isNocturnal: true, likedPlants: [.kentiaPalm, .alocasia],
            favoritePerch: .branch, thirst: 20,
            nests: true, enjoys: [.weather(.snow), .weather(.fog)],
            secret: Secret([.birdhouse, .food(.goldenAcorn), .weather(.clear)]), gifts: [.feather, .acornCap],
            individuals: 3...4, residents: 1,
            // A slow turn of the head.
            move: [
                Gesture(.gazeBack, 1, during: 0.2..<0.62, isSudden: true),
                Gesture(.head, 24, during: 0.62..<0.86, isSudden: true), Gesture(.neck, 0.5, during: 0.62..<1.01),
            ],
            wingBeatsPerSecond: 3.2,
            palettes: [
                Palette(body: .brown, beak: .yellow, belly: .beige, accent: .beige),
                Palette(body: .gray, beak: .yellow, belly: .white, accent: .white),
                Palette(body: .white, beak: .black, wing: .gray, belly: .white, accent: .white),
                Palette(body: .orange, beak: .beige, wing: .brown, belly: .beige, accent: .white),
                Palette(body: .black, beak: .orange, belly: .gray, accent: .beige),
                Palette(body: .darkBlue, beak: .yellow, belly: .white, accent: .beige),
                Palette(body: .purple, beak: .yellow, belly: .lightPurple, accent: .white),
            ]),
        Species(
            id: .wagtail, scale: 0.85, rarity: .uncommon, likedPlants: [.snakePlant, .alocasia],
            favoritePerch: .fountain, thirst: 85,
            enjoys: [.weather(.rain), .weather(.fog)],
            secret: Secret([.plant(.snakePlant), .food(.nutritionPellet), .weather(.fog)]), gifts: [.shell, .feather],
            individuals: 5...6,
            // A short run on the spot.
            move: [
                Gesture(.hop, 0.03, .beating(5)), Gesture(.head, 8, or: -4, .beating(5)),
                Gesture(.tail, 16, or: -12, .beating(3)),
            ],
            idleMotion: .wagsTail, wingBeatsPerSecond: 4.4,
            palettes: [
                Palette(body: .gray, beak: .black, wing: .black, belly: .white, accent: .white, head: .black),
                Palette(body: .green, beak: .black, wing: .black, belly: .yellow, accent: .yellow, head: .gray),
                Palette(body: .blue, beak: .black, wing: .darkBlue, belly: .white, accent: .white, head: .black),
                Palette(body: .brown, beak: .black, belly: .beige, accent: .white, head: .black),
                Palette(body: .white, beak: .black, wing: .gray, belly: .white, accent: .white, head: .black),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .white, head: .black),
                Palette(body: .teal, beak: .black, wing: .black, belly: .beige, accent: .beige, head: .darkBlue),
            ]),
        Species(
            id: .goldfinch, scale: 0.73, rarity: .common, likedPlants: [.foxglove, .snakePlant], thirst: 25,
            flocks: true, hangs: true, enjoys: [.food(.milletSeeds)],
            secret: Secret([.hangingFeeder, .food(.milletSeeds), .plant(.snakePlant)]), gifts: [.ribbon, .feather],
            residents: 4,
            // A sway from side to side.
            move: [
                Gesture(.roll, 0.9, .swaying(3)), Gesture(.lean, 10, .swaying(3)), Gesture(.wing, 24),
                Gesture(.song, 1),
            ],
            wingBeatsPerSecond: 4.6,
            cracksSeeds: true,
            palettes: [
                Palette(body: .yellow, beak: .beige, wing: .black, belly: .white, accent: .red, head: .black),
                Palette(body: .beige, beak: .beige, wing: .brown, belly: .white, accent: .red, head: .black),
                Palette(body: .lightGreen, beak: .beige, wing: .green, belly: .white, accent: .orange, head: .black),
                Palette(body: .orange, beak: .beige, wing: .black, belly: .beige, accent: .red, head: .brown),
                Palette(body: .white, beak: .beige, wing: .gray, belly: .white, accent: .pink, head: .gray),
                Palette(body: .blue, beak: .beige, wing: .darkBlue, belly: .white, accent: .yellow, head: .black),
                Palette(body: .purple, beak: .beige, wing: .black, belly: .lightPurple, accent: .red, head: .black),
            ]),
        Species(
            id: .magpie, scale: 1, rarity: .uncommon, likedPlants: [.alocasia, .colocasia], favoritePerch: .ground,
            thirst: 15, enjoys: [.food(.peanuts), .food(.goldenAcorn)],
            secret: Secret([.plant(.colocasia), .food(.goldenAcorn), .hours([.morning])]),
            gifts: [.button, .ribbon, .blueThread, .shell, .acornCap, .feather],
            isGenerous: true, individuals: 4...5,
            // A strut; the tail rises with every call.
            move: [
                Gesture(.tail, 14, or: -6, .beating(4)), Gesture(.lean, 8), Gesture(.beak, 22, .beating(4)),
                Gesture(.neck, 0.6),
            ],
            wingBeatsPerSecond: 3.8,
            cracksSeeds: true,
            palettes: [
                Palette(body: .black, beak: .black, wing: .darkBlue, belly: .white, accent: .darkBlue),
                Palette(body: .black, beak: .yellow, wing: .teal, belly: .white, accent: .teal),
                Palette(body: .brown, beak: .black, wing: .orange, belly: .beige, accent: .orange),
                Palette(body: .gray, beak: .black, wing: .blue, belly: .white, accent: .blue),
                Palette(body: .darkBlue, beak: .black, wing: .purple, belly: .white, accent: .purple),
                Palette(body: .purple, beak: .black, belly: .lightPurple, accent: .pink),
            ]),
        Species(
            id: .waxwing, scale: 0.83, rarity: .veryRare, likedPlants: [.kentiaPalm, .foxglove], favoritePerch: .branch,
            thirst: 35, sojourn: Sojourn(from: .init(11, 20), until: .init(3, 10)), enjoys: [.weather(.snow)],
            secret: Secret([.plant(.foxglove), .food(.goldenAcorn), .weather(.snow)]), gifts: [.ribbon, .feather],
            individuals: 3...4, residents: 1,
            move: crestSignals,
            palettes: [
                Palette(body: .beige, beak: .black, wing: .gray, belly: .yellow, accent: .red),
                Palette(body: .brown, beak: .black, wing: .gray, belly: .beige, accent: .red),
                Palette(body: .gray, beak: .black, wing: .black, belly: .white, accent: .yellow),
                Palette(body: .pink, beak: .black, wing: .gray, belly: .beige, accent: .red),
                Palette(body: .lightPurple, beak: .black, wing: .purple, belly: .white, accent: .yellow),
                Palette(body: .lightGreen, beak: .black, wing: .green, belly: .yellow, accent: .orange),
            ]),
        Species(
            id: .hoopoe, scale: 1, rarity: .legendary, likedPlants: [.kentiaPalm, .colocasia], favoritePerch: .ground,
            thirst: 20, nests: true, sojourn: Sojourn(from: .init(5, 25), until: .init(9, 5)),
            needs: [.weather(.clear), .hours([.sunrise, .morning])],
            secret: Secret([.plant(.kentiaPalm), .food(.goldenAcorn), .birdhouse]), gifts: [.feather, .button],
            individuals: 1...1,
            residents: 0,
            // A crown that opens and closes.
            move: [Gesture(.crest, 0, or: 0.6, .beating(1.5)), Gesture(.head, 10), Gesture(.lean, 6)],
            idleMotion: .lowersCrest, wingBeatsPerSecond: 3.8,
            palettes: [
                Palette(body: .orange, beak: .black, wing: .black),
                Palette(body: .pink, beak: .black, wing: .black),
                Palette(body: .yellow, beak: .black, wing: .brown),
                Palette(body: .teal, beak: .black, wing: .darkBlue),
                Palette(body: .white, beak: .black, wing: .black),
                Palette(body: .purple, beak: .black, wing: .black, belly: .lightPurple),
            ]),
    ]
}
