import Session
import TerminalUI
import Words

/// `play`: starts the game.
struct PlayCommand: GameCommand {
    static let configuration = CommandConfiguration("play", \.commandPlay) {
        [$0.helpPlay(scale: "--time-scale", memory: "--in-memory", data: "--data")]
    }
    var time = TimeScaleOption()
    @Option("--open", .text("URL"), \.optionOpen) var open: String?
    var display = GameDisplayOptions()

    var link: (name: String, text: String)? { open.map { ("--open", $0) } }
}

/// `open`: starts the game at a link, as `play --open URL` does.
struct OpenCommand: GameCommand {
    static let configuration = CommandConfiguration("open", \.commandOpen)
    var time = TimeScaleOption()
    var display = GameDisplayOptions()
    @Argument(.text("URL")) var url: String

    var link: (name: String, text: String)? { ("open", url) }
}

/// A command that starts the game instead of printing output.
protocol GameCommand: ParsableCommand {
    var time: TimeScaleOption { get }
    var display: GameDisplayOptions { get }
    /// The link to begin at, and the name of the option or command that has it, for errors.
    var link: (name: String, text: String)? { get }
}

extension GameCommand {
    func configure(_ game: inout Configuration) {
        game.timeScale = time.scale
        game.overrides.add(display.theme, for: "theme", by: "--theme")
        game.overrides.add(display.colors, for: "colors", by: "--colors")
        game.overrides.add(display.glyphs, for: "glyphs", by: "--glyphs")
        game.overrides.add(display.pixels, for: "pixels", by: "--pixels")
        if display.reducedMotion { game.overrides.add("on", for: "reduced-motion", by: "--reduced-motion") }
        if display.isPlain { game.overrides.add("on", for: "plain", by: "--plain") }
        if display.noMouse { game.overrides.add("off", for: "mouse", by: "--no-mouse") }
    }
}

/// The option for the speed of the world's clock.
struct TimeScaleOption {
    /// The factor by which the world's clock runs faster than real time.
    @Option("--time-scale", .number("1..3600", in: 1...3600), \.optionTimeScale) var scale: Int64 = 1
}

/// The options for colors, glyphs, motion, mouse and plain mode in the game.
struct GameDisplayOptions {
    @Option("--glyphs", .setting("glyphs", DisplayOptions.glyphNames), \.optionGlyphs) var glyphs: String?
    @Option("--pixels", .setting("pixels", PixelChoice.names), \.optionPixels) var pixels: String?
    @Option("--colors", .setting("colors", DisplayOptions.colorNames), \.optionColors) var colors: String?
    @Option("--theme", .setting("theme", DisplayOptions.themeNames), \.optionTheme) var theme: String?
    @Flag("--reduced-motion", \.optionReducedMotion) var reducedMotion
    @Flag("--no-mouse", \.optionNoMouse) var noMouse
    @Flag("--pane", \.optionPane) var isPane
    @Flag("--plain", \.optionPlayPlain) var isPlain
    @Option("--assets", .text("DIR", names: .directory), \.optionAssets) var assets: String?
}

/// The options of `play` after validation.
package struct PlayOptions: Hashable, Sendable {
    package var configuration = Configuration()
    /// The `backyardbirds://` link to begin at.
    package var open: String?
    /// The player's settings file as read at start.
    package var config = ConfigFile()
    /// The directory of pictures that replace the built-in ones; `nil` for none.
    package var assets: String?
    /// True to show one yard alone, with words only when something happens.
    package var isPane = false

    package init() {}

    /// Creates the options of a game that is served: whoever plays it has given none.
    init(_ configuration: Configuration) { self.configuration = configuration }

    /// Creates the options of a game that begins at a link which a command has returned.
    init(_ configuration: Configuration, _ config: ConfigFile, at link: String) {
        (self.configuration, self.config, open) = (configuration, config, link)
    }

    init(
        _ command: any GameCommand, _ configuration: Configuration, _ config: ConfigFile, _ pages: any Pages
    ) throws(UsageError) {
        if let link = command.link, !pages.isLink(link.text) { throw .badValue(link.name, value: link.text, .link) }
        (self.configuration, self.config) = (configuration, config)
        (open, assets, isPane) = (command.link?.text, command.display.assets, command.display.isPane)
    }
}

extension Overrides {
    /// Adds an option's value for a setting; nothing if the option isn't on the line.
    fileprivate mutating func add(_ value: String?, for key: String, by option: String) {
        if let value { add(value, for: key, by: .option(option)) }
    }
}
