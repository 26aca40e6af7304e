import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// `widget`: prints a widget for status bars, prompts and panes. It only reads, and prints something even without a
/// game.
struct WidgetCommand: RunnableCommand {
    static let configuration = CommandConfiguration(
        "widget", \.commandWidget, readsForecast: true, isAskedOften: true
    ) { words in
        [words.helpWidget(kinds: words.either(WidgetKind.allCases.map(\.rawValue))), words.cliWidgetFamilies]
            + WidgetFamily.all.map { family in
                // A family that not every kind has names those that do.
                let kinds = WidgetKind.allCases.filter { $0.families.contains(family) }
                let only =
                    kinds.count < WidgetKind.allCases.count ? " (\(kinds.map(\.rawValue).joined(separator: ", ")))" : ""
                return "  \(family.name)\(only): \(family.sizeText(words))"
            }
    }

    var options = WidgetOptions()
    /// The format of the timeline to print instead of the widget; only `json`.
    @Option("--timeline", .choice(of: ["json"]), \.optionTimeline) var timeline: String?
    /// True to print the widget again whenever it changes.
    @Flag("--follow", \.optionFollow) var isFollowing
    @Option("--visit", .text("BIRD", names: .bird), \.optionVisit) var visit: String?
    @Option("--size", .cells, \.optionStripSize) var size: CellSize?
    @Flag("--reduced-motion", \.optionReducedMotion) var reducedMotion
    var drawing = DrawingOptions()
    @Option("--theme", .setting("theme", DisplayOptions.themeNames), \.optionTheme) var theme: String?
    @Argument(.text("KIND|NAME", names: .widget)) var name: String?

    /// The display options on the line.
    var display: DisplayOptions {
        DisplayOptions(colors: drawing.colors, glyphs: drawing.glyphs, theme: theme)
    }

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let source = WidgetSource(context, self)
        let hasTimeline = timeline != nil
        guard !isFollowing || !hasTimeline else {
            throw CommandError(UsageError.contradiction("--follow", "--timeline"), context.words)
        }
        guard !isFollowing && visit == nil || hasTimeline else { return try context.follow(source) }
        let (provider, display, trouble, visit) = try source.read(horizon: hasTimeline ? .hours(36) : .zero)
        if let trouble { context.tell(trouble) }
        if hasTimeline {
            context.console.write(provider.timeline(of: visit).json.prettyText)
            return .printed(exit: trouble == nil ? ExitCode.success : ExitCode.failure)
        }
        let rendering = WidgetRendering(provider.current(), provider.configuration, on: display)
        context.console.writeEscapes(rendering.text)
        return .printed(
            exit: trouble == nil ? provider.configuration.format.exitCode(rendering.view) : ExitCode.failure)
    }
}

/// The widget of a command line with the data to show, which can be read again after a change.
struct WidgetSource {
    let context: CommandContext
    let command: WidgetCommand
    private var environment: Environment { context.environment }

    init(_ context: CommandContext, _ command: WidgetCommand) {
        (self.context, self.command) = (context, command)
    }

    /// Reads the forecast or the save.
    ///
    /// - Parameters:
    ///   - horizon: the span from now for which coming visits must be known.
    ///   - held: the yard to show instead of the most relevant one, if it is still there; `nil` for none.
    /// - Returns: the timeline, the display, and in `trouble` the reason if nothing can be shown.
    func read(
        horizon: Span, holding held: ID<Backyard>? = nil
    ) throws(CommandError) -> (provider: TimelineProvider, display: WidgetDisplay, trouble: String?, visit: Visit?) {
        var reader: ForecastReader?
        var trouble: String?
        var availability = ForecastReader.Availability.unreadable
        do {
            reader = try ForecastReader(context.configuration, environment: environment, horizon: horizon)
        } catch {
            trouble = context.words.sentence(for: error)
            if case .noProfile = error { availability = .noGame }
        }
        let words = reader.map { context.words(in: $0.settings) } ?? context.words
        if reader?.availability == .unreadable {
            trouble = reader?.notices.first.map { words.sentence(for: $0) } ?? words.widgetUnreadable
        }
        var widget = try widget(in: reader)
        if let held, reader?.world.backyard(held) != nil, widget.kind == .backyard, !widget.family.isPanorama {
            (widget.backyards, widget.backyard) = (.specific, held)
        }
        let display = display(widget, reader?.settings)
        func provider(_ widget: WidgetConfiguration) -> TimelineProvider {
            TimelineProvider(widget, reader, words, otherwise: availability, unicode: display.theme.unicode)
        }
        if command.visit != nil {
            // A visit's widget is about its bird and the yard where that is.
            if let name = command.name, widget.kind != .backyard {
                throw CommandError(UsageError.contradiction("--visit", name), context.words)
            }
            for (option, isGiven) in [
                ("--backyard", command.options.backyard != nil), ("--backyards", command.options.backyards != nil),
            ] where isGiven {
                throw CommandError(UsageError.contradiction("--visit", option), context.words)
            }
        }
        guard let name = command.visit, let world = reader?.world else {
            return (provider(widget), display, trouble, nil)
        }
        let visit = provider(widget).visit(of: try context.find(bird: name, in: world).id)
        (widget.kind, widget.isLive) = (.backyard, true)
        if let visit { (widget.backyards, widget.backyard, widget.visitor) = (.specific, visit.backyard, visit.bird) }
        return (provider(widget), display, trouble, visit)
    }

    /// Returns the widget: a kind or a saved one, changed by the options on the line.
    private func widget(in reader: ForecastReader?) throws(CommandError) -> WidgetConfiguration {
        var former = WidgetConfiguration()
        var kind: WidgetKind?
        if let name = command.name {
            kind = WidgetKind(rawValue: name)
            if kind == nil {
                if let kept = reader?.settings.keptWidget(name) {
                    former = WidgetConfiguration(kept.widget)
                } else if WidgetFamily(name) != nil {
                    throw CommandError(
                        UsageError.valueOfAnotherOption("widget", value: name, other: "--family"), context.words)
                } else if reader?.availability == .there {
                    let kept = reader?.settings.widgetNames ?? []
                    throw context.noWidget(named: name, "widget", among: WidgetKind.allCases.map(\.rawValue) + kept)
                }
            }
        }
        var widget = former
        widget.kind = kind ?? widget.kind
        try command.options.apply(to: &widget, context) { name throws(CommandError) in
            try yard(name, in: reader?.world)
        }
        if command.size != nil, !widget.family.isPanorama {
            throw CommandError(UsageError.missingOption("--size", needed: "--family strip"), context.words)
        }
        widget.isLive = command.isFollowing && widget.family == .inline && widget.kind == .backyard
        return widget
    }

    /// Returns the yard's id. In a bar, which shows no errors, a yard that was there once may be missing: the widget
    /// then says that it is gone.
    private func yard(_ name: String, in world: World?) throws(CommandError) -> ID<Backyard> {
        guard let world else { return ID(name) }
        do throws(CommandError) {
            return try context.find(name, in: world).id
        } catch {
            let isForBars = command.options.format?.isForBars == true || command.isFollowing || command.timeline != nil
            guard error.code == "noSuchBackyard", isForBars else { throw error }
            return ID(name)
        }
    }

    /// Returns true if the widget's format is `text`, the one for people, which can have a pane of its own.
    func isForPeople() throws(CommandError) -> Bool {
        try read(horizon: .zero).provider.configuration.format == .text
    }

    /// Returns the colors, glyphs and size for the widget's output.
    private func display(
        _ widget: WidgetConfiguration, _ settings: Settings?
    ) -> WidgetDisplay {
        let asked = command.display
        // The terminal isn't asked for its background color here, so a dark one is assumed.
        func theme(_ depth: ColorDepth, unicode: Bool) -> Theme {
            Theme(name: asked.theme?.rawValue ?? settings?.theme, ground: .dark, depth: depth, unicode: unicode)
        }
        guard !widget.format.isForBars else {
            // Bars are no terminals, but may be told to show no colors.
            let isPlain =
                asked.colors.map { $0 == .mono }
                ?? (TerminalVariables(environment.variable).noColor || settings?.colors == "mono")
            return WidgetDisplay(theme: theme(isPlain ? .mono : .trueColor, unicode: true), glyphs: .quadrant)
        }
        let size = context.console.terminalSize()
        let display = context.display(asked)
        let term = environment.variable("TERM") ?? ""
        return WidgetDisplay(
            theme: theme(display.depth, unicode: display.unicode), glyphs: display.glyphs,
            font: display.font,
            hasLinks: size != nil && !["", "dumb", "linux"].contains(term) && !term.hasPrefix("vt"),
            columns: widget.family.isPanorama ? nil : size.flatMap { $0.columns > 0 ? $0.columns : nil },
            stripSize: command.size ?? size.flatMap(strip) ?? WidgetFamily.strip.size,
            reducedMotion: settings?.reducedMotion == true || command.reducedMotion)
    }

    /// Returns the largest strip that fits a terminal above the prompt's line; `nil` if the terminal's size is unknown.
    private func strip(in terminal: (columns: Int, rows: Int)) -> CellSize? {
        guard terminal.columns > 0, terminal.rows > 1 else { return nil }
        return StripLayout.fitting(CellSize(width: terminal.columns, height: terminal.rows - 1))
    }
}
