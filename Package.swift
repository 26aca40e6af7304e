// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors everywhere; the compiler is part of the review.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

/// For modules that count and draw: optimized in debug builds, too. Two thirds of the time of all tests is spent in
/// them, and the game that tests play starts in a third of the time; traps stay, and so does what `@testable` shows.
/// Each is compiled as a whole, as in release builds: it takes less time, and what is generic is specialized.
let counting: [SwiftSetting] =
    strict + [.unsafeFlags(["-O", "-wmo", "-disable-batch-mode", "-num-threads", "2"], .when(configuration: .debug))]

/// For modules that ask and tell, wherever they are optimized: small rather than fast, since nothing of theirs runs often,
/// and without two passes of the optimizer that take a tenth of its time to move loads and releases out of loops.
let small =
    ["-Osize"] + ["loop-invariant-code-motion", "release-hoisting"].flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }

/// One module of the house: its sources, what it may import, and nothing else.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], counts: Bool = false, tells: Bool = false
) -> Target {
    var settings = counts ? counting : strict
    if tells { settings.append(.unsafeFlags(small, counts ? nil : .when(configuration: .release))) }
    return .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A program for those who work on the game.
func tool(_ name: String, _ folder: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Sources/\(folder)", swiftSettings: strict)
}

/// The tests of one module; `TestSupport` brings goldens, and a machine, a disk and a terminal in memory.
func tests(_ name: String, _ dependencies: [Target.Dependency], goldens: Bool = false) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], exclude: goldens ? ["Goldens"] : [],
        swiftSettings: strict)
}

/// An open game and all that it stands on.
let game: [Target.Dependency] = ["Chronology", "JSON", "Simulation", "Storefront", "Session"]
/// Cells, and a screen of them.
let picture: [Target.Dependency] = ["Drawing", "TerminalUI"]

let package = Package(
    name: "backyard-birds",
    platforms: [.macOS(.v15)],
    targets: [
        // The ground: C at arm's length.
        .systemLibrary(
            name: "CNcurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
        ),
        // `#embed` takes `Assets/`, its drawings compiled, into the program; it is C23.
        .target(name: "CAssets", exclude: ["Drawings"]),
        // Code that runs inside signal handlers, which Swift makes no promises for.
        .target(name: "CSignals"),
        // The command line without /proc.
        .target(name: "CArguments"),

        // Threads and what they wait for, none without a stack for its fatal signals.
        module("Threads", ["CSignals"]),

        // Pure: the date comes in, nothing goes out.
        module("Chronology", counts: true),
        module("JSON", ["Chronology"], counts: true),
        module("Simulation", ["Chronology"], counts: true),
        module("Storefront", ["Chronology", "JSON"], counts: true, tells: true),
        .target(
            name: "Drawing", swiftSettings: counting, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // An open game, and a screen to show it on.
        module(
            "Session", ["Threads", "Chronology", "JSON", "Simulation", "Storefront", "CAssets"], counts: true,
            tells: true),
        module("TerminalUI", ["Drawing"], counts: true),
        .target(
            name: "CursesTerminal",
            dependencies: ["CNcurses", "CSignals", "Threads", "TerminalUI", "Drawing"],
            swiftSettings: counting,
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),

        // Everything that a player reads.
        module("Words", game + picture + ["CAssets"], counts: true, tells: true),

        // What the player sees.
        module("Scene", ["Threads", "Chronology", "Simulation", "Drawing", "CAssets"], counts: true),
        module("Widgets", game + picture + ["Words", "Scene"], tells: true),
        module("Screens", game + picture + ["Words", "Scene", "Widgets"], tells: true),
        // The same without a screen. It does not know the screens, so that both are compiled at once.
        module(
            "Commands", game + picture + ["Threads", "CursesTerminal", "Words", "Scene", "Widgets"], tells: true),
        .executableTarget(
            name: "backyard-birds",
            dependencies: game + picture + [
                "CArguments", "Threads", "CursesTerminal", "Words", "Scene", "Widgets", "Screens", "Commands",
            ],
            swiftSettings: strict
        ),

        // Look at the game and measure it; not part of it.
        module("PictureTools", ["Drawing"]),
        tool("contact-sheet", "ContactSheet", ["Simulation", "Drawing", "Scene", "PictureTools"]),
        tool("benchmarks", "Benchmarks", game),
        tool("fidelity", "Fidelity", ["Chronology", "Simulation", "Drawing", "Scene", "PictureTools"]),
        // Compiles the catalog of texts.
        tool("string-catalog", "StringCatalog", []),
        // Compiles the drawings.
        tool("drawing-compiler", "DrawingCompiler", ["Drawing"]),

        // Tests mirror the modules.
        .target(
            name: "TestSupport",
            dependencies: ["Threads", "Chronology", "JSON", "Drawing", "TerminalUI", "Storefront", "Session"],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("ChronologyTests", ["Chronology"]),
        tests("JSONTests", ["Chronology", "JSON"]),
        tests("SimulationTests", ["Chronology", "Simulation"], goldens: true),
        tests("StorefrontTests", ["Chronology", "JSON", "Storefront"]),
        tests("DrawingTests", ["Drawing"]),
        tests("SessionTests", game + ["Threads"]),
        tests("WordsTests", game + ["TerminalUI", "Words"]),
        tests("TerminalUITests", ["Drawing", "TerminalUI"], goldens: true),
        tests("CursesTerminalTests", ["Threads", "Drawing", "TerminalUI", "CursesTerminal"]),
        tests("SceneTests", ["Chronology", "Simulation", "Drawing", "PictureTools", "Scene"]),
        tests(
            "ScreensTests",
            game + picture + ["Words", "Scene", "Widgets", "Screens"],
            goldens: true),
        tests(
            "CommandsTests", game + picture + ["Words", "Scene", "Widgets", "Screens", "Commands", "backyard-birds"],
            goldens: true),
        tests("WidgetsTests", game + picture + ["Words", "Scene", "Widgets"], goldens: true),
        tests("EndToEndTests", []),
    ],
    cLanguageStandard: .c2x
)
