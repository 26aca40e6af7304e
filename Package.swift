// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors everywhere; the compiler is part of the review.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

/// What the optimizer aims at in a module.
enum Optimization {
    /// Fast in debug builds, too: two thirds of the time of all tests is spent in these modules, and the game that tests
    /// play starts in a third of the time. Each is compiled as a whole, which takes less time and specializes generics.
    case speed
    /// Small: little of the module runs often. Two passes that move loads and releases out of loops are left out, since
    /// they take a tenth of the compiler's time.
    case size
}

let speed: [SwiftSetting] = [
    .unsafeFlags(["-O", "-wmo", "-disable-batch-mode", "-num-threads", "2"], .when(configuration: .debug))
]

let size =
    ["-Osize"] + ["loop-invariant-code-motion", "release-hoisting"].flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }

/// One module of the game: its sources and what it may import.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], optimize: Set<Optimization> = []
) -> Target {
    var settings = strict
    if optimize.contains(.speed) { settings += speed }
    if optimize.contains(.size) {
        settings.append(.unsafeFlags(size, optimize.contains(.speed) ? nil : .when(configuration: .release)))
    }
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
        // The command line without /proc, the commit, and what older C libraries lack.
        .target(name: "CArguments"),

        // Threads and what they wait for, none without a stack for its fatal signals.
        module("Threads", ["CSignals"]),

        // Pure: the date comes in, nothing goes out.
        module("Chronology", optimize: [.speed]),
        module("JSON", ["Chronology"], optimize: [.speed]),
        module("Simulation", ["Chronology"], optimize: [.speed]),
        module("Storefront", ["Chronology", "JSON"], optimize: [.speed, .size]),
        .target(
            name: "Drawing", swiftSettings: strict + speed,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

        // An open game, and a screen to show it on.
        module(
            "Session", ["Threads", "Chronology", "JSON", "Simulation", "Storefront", "CAssets"],
            optimize: [.speed, .size]),
        module("TerminalUI", ["Drawing"], optimize: [.speed]),
        .target(
            name: "CursesTerminal",
            dependencies: ["CNcurses", "CSignals", "Threads", "TerminalUI", "Drawing"],
            swiftSettings: strict + speed,
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]
        ),

        // Everything that a player reads.
        module("Words", game + picture + ["CAssets"], optimize: [.speed, .size]),

        // What the player sees.
        module("Scene", ["Threads", "Chronology", "Simulation", "Drawing", "CAssets"], optimize: [.speed]),
        module("Widgets", game + picture + ["Words", "Scene"], optimize: [.size]),
        module("Screens", game + picture + ["Words", "Scene", "Widgets"], optimize: [.size]),
        // The same without a screen. It does not know the screens, so that both are compiled at once.
        module(
            "Commands", game + picture + ["Threads", "CursesTerminal", "Words", "Scene", "Widgets"], optimize: [.size]),
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
