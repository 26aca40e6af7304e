import Session
import TerminalUI
import Words

/// `play`: the game itself.
struct PlayCommand: GameCommand {
    static let configuration = CommandConfiguration("play", \.commandPlay) {
        [$0.helpPlay(scale: "--time-scale", memory: "--in-memory", data: "--data")]
    }
    var time = TimeScaleOption()
    @Option("--open", .text("URL"), \.optionOpen) var open: String?
    var display = GameDisplayOptions()

    var link: (name: String, text: String)? { open.map { ("--open", $0) } }
}

/// `open`: the same as `play --open URL`.
struct OpenCommand: GameCommand {
    static let configuration = CommandConfiguration("open", \.commandOpen)
    var time = TimeScaleOption()
    var display = GameDisplayOptions()
    @Argument(.text("URL")) var url: String

    var link: (name: String, text: String)? { ("open", url) }
}

/// A command that starts the game.
protocol GameCommand: ParsableCommand {
    var time: TimeScaleOption { get }
    var display: GameDisplayOptions { get }
    /// The link to begin at, and the option or command that it was given to.
    var link: (name: String, text: String)? { get }
}

extension GameCommand {
    func configure(_ game: inout Configuration) {
        game.timeScale = time.scale
        game.overrides.add(display.theme, for: "theme", by: "--theme")
        game.overrides.add(display.colors, for: "colors", by: "--colors")
        game.overrides.add(display.glyphs, for: "glyphs", by: "--glyphs")
        if display.reducedMotion { game.overrides.add("on", for: "reduced-motion", by: "--reduced-motion") }
        if display.noMouse { game.overrides.add("off", for: "mouse", by: "--no-mouse") }
    }
}

/// How fast the world's clock runs.
struct TimeScaleOption: ParameterGroup {
    @Option("--time-scale", .number("1..3600", in: 1...3600), \.optionTimeScale) var scale: Int64 = 1
}

/// How the game is shown.
struct GameDisplayOptions: ParameterGroup {
    @Option("--glyphs", .setting("glyphs", DisplayOptions.glyphNames), \.optionGlyphs) var glyphs: String?
    @Option("--colors", .setting("colors", DisplayOptions.colorNames), \.optionColors) var colors: String?
    @Option("--theme", .setting("theme", DisplayOptions.themeNames), \.optionTheme) var theme: String?
    @Flag("--reduced-motion", \.optionReducedMotion) var reducedMotion
    @Flag("--no-mouse", \.optionNoMouse) var noMouse
    @Flag("--pane", \.optionPane) var isPane
    @Option("--assets", .text("DIR", names: .directory), \.optionAssets) var assets: String?
}

/// The options of `play`, checked.
package struct PlayOptions: Hashable, Sendable {
    package var configuration = Configuration()
    /// A `backyardbirds://` link to begin at.
    package var open: String?
    /// The player's file of settings, as it was found.
    package var config = ConfigFile()
    /// A directory with pictures to use instead of the built-in ones.
    package var assets: String?
    /// One yard alone.
    package var isPane = false

    package init() {}

    init(
        _ command: any GameCommand, _ configuration: Configuration, _ config: ConfigFile, _ pages: any Pages
    ) throws(UsageError) {
        if let link = command.link, !pages.isLink(link.text) { throw .badValue(link.name, value: link.text, .link) }
        (self.configuration, self.config) = (configuration, config)
        (open, assets, isPane) = (command.link?.text, command.display.assets, command.display.isPane)
    }
}

extension Overrides {
    /// Adds what an option asks of a setting.
    fileprivate mutating func add(_ value: String?, for key: String, by option: String) {
        if let value { add(value, for: key, by: .option(option)) }
    }
}
