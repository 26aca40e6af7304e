// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors everywhere; the compiler is part of the review.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

/// One module of the house: its sources, what it may import, and nothing else.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module; `TestSupport` brings goldens, and a machine, a disk and a terminal in memory.
func tests(_ name: String, _ dependencies: [Target.Dependency], goldens: Bool = false) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], exclude: goldens ? ["Goldens"] : [],
        swiftSettings: strict)
}

let package = Package(
    name: "backyard-birds",
    platforms: [.macOS(.v15)],
    targets: [
        // The ground: C at arm's length.
        .systemLibrary(
            name: "CNcurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
        ),
        // `#embed` takes `Assets/` into the program; it is C23.
        .target(name: "CAssets"),
        // Code that runs inside signal handlers, which Swift makes no promises for.
        .target(name: "CSignals"),

        // Threads and what they wait for, none without a stack for its fatal signals.
        module("Threads", ["CSignals"]),

        // Pure: the date comes in, nothing goes out.
        module("Chronology"),
        module("Simulation", ["Chronology"]),
        module("Storefront", ["Chronology"]),
        .target(
            name: "Drawing", swiftSettings: strict, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // An open game, and a screen to show it on.
        module("Session", ["Chronology", "Simulation", "Storefront", "CAssets", "Threads"]),
        module("TerminalUI", ["Drawing"]),
        .target(
            name: "CursesTerminal",
            dependencies: ["CNcurses", "CSignals", "Threads", "TerminalUI", "Drawing"],
            swiftSettings: strict,
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),

        // What the player sees.
        module("Scene", ["Chronology", "Simulation", "Drawing", "CAssets", "Threads"]),
        module("Screens", ["Chronology", "Simulation", "Storefront", "Session", "Scene", "Drawing", "TerminalUI"]),
        .executableTarget(
            name: "backyard-birds",
            dependencies: [
                "Threads", "Chronology", "Simulation", "Storefront", "Session", "Drawing", "TerminalUI", "CursesTerminal",
                "Scene", "Screens",
            ],
            swiftSettings: strict
        ),

        // Looks at all the art; not part of the game.
        .executableTarget(
            name: "contact-sheet", dependencies: ["Simulation", "Drawing", "Scene"], path: "Sources/ContactSheet",
            swiftSettings: strict),

        .executableTarget(
            name: "benchmarks", dependencies: ["Chronology", "Simulation", "Storefront", "Session"],
            path: "Sources/Benchmarks", swiftSettings: strict),
        .executableTarget(
            name: "fidelity", dependencies: ["Chronology", "Simulation", "Drawing", "Scene"],
            path: "Sources/Fidelity", swiftSettings: strict),

        // Tests mirror the modules.
        .target(
            name: "TestSupport", dependencies: ["Chronology", "Drawing", "TerminalUI", "Session"],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("ChronologyTests", ["Chronology"]),
        tests("SimulationTests", ["Chronology", "Simulation"], goldens: true),
        tests("StorefrontTests", ["Chronology", "Storefront"]),
        tests("DrawingTests", ["Drawing"]),
        tests("SessionTests", ["Chronology", "Simulation", "Storefront", "Session"]),
        tests("TerminalUITests", ["Drawing", "TerminalUI"]),
        tests("CursesTerminalTests", ["Threads", "Drawing", "TerminalUI", "CursesTerminal"]),
        tests("SceneTests", ["Chronology", "Simulation", "Drawing", "Scene"]),
        tests(
            "ScreensTests",
            ["Chronology", "Simulation", "Storefront", "Session", "Scene", "Drawing", "TerminalUI", "Screens"],
            goldens: true),
        tests(
            "CommandsTests",
            ["Chronology", "Simulation", "Storefront", "Session", "Scene", "Screens", "Drawing", "TerminalUI",
                "backyard-birds",
            ]),
        tests("EndToEndTests", []),
    ],
    cLanguageStandard: .c2x
)
