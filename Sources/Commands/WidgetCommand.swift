import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// `widget`: a backyard at a glance. It reads only, and says something for every reader even where there is nothing to read.
extension CommandLineRunner {
    func widget(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let source = WidgetSource(runner: self, arguments: arguments, configuration: configuration)
        guard !arguments.has("--follow") || arguments.has("--timeline") else { return try follow(source) }
        let hasTimeline = arguments.has("--timeline")
        let (provider, display, trouble) = try source.read(horizon: hasTimeline ? .hours(36) : .zero)
        if let trouble { tell(trouble) }
        if hasTimeline {
            console.write(provider.timeline().json.prettyText)
            return trouble == nil ? ExitCode.success : ExitCode.failure
        }
        let rendering = WidgetRendering(provider.current(), provider.configuration, on: display)
        console.writeEscapes(rendering.text)
        return trouble == nil ? provider.configuration.format.exitCode(rendering.view) : ExitCode.failure
    }
}

/// Where the widget of a command line comes from, read anew as often as wanted.
struct WidgetSource {
    let runner: CommandLineRunner
    let arguments: Arguments
    let configuration: Configuration
    private var environment: Environment { runner.environment }

    init(runner: CommandLineRunner, arguments: Arguments, configuration: Configuration) {
        (self.runner, self.arguments, self.configuration) = (runner, arguments, configuration)
    }

    /// - Parameter horizon: how far it has to know what is to come.
    /// - Returns: `trouble`, why nothing can be shown.
    func read(
        horizon: Span
    ) throws(CommandError) -> (provider: TimelineProvider, display: WidgetDisplay, trouble: String?) {
        var reader: ForecastReader?
        var trouble: String?
        var availability = ForecastReader.Availability.unreadable
        do {
            reader = try ForecastReader(configuration, environment: environment, horizon: horizon)
        } catch {
            trouble = runner.words.sentence(for: error)
            if case .noProfile = error { availability = .noGame }
        }
        let words = reader.map { runner.speaking($0.settings) } ?? runner.words
        if reader?.availability == .unreadable {
            trouble = reader?.notices.first.map { words.sentence(for: $0) } ?? words.widgetUnreadable
        }
        let widget = try widget(in: reader)
        let display = try display(widget, reader?.settings)
        let provider = TimelineProvider(
            widget, reader, words, otherwise: availability, unicode: display.theme.unicode)
        return (provider, display, trouble)
    }

    private func widget(in reader: ForecastReader?) throws(CommandError) -> WidgetConfiguration {
        var former = WidgetConfiguration()
        var kind: WidgetKind?
        if let name = arguments.operands.first {
            kind = WidgetKind(rawValue: name)
            if kind == nil {
                if let kept = reader?.settings.widgets[name] {
                    former = WidgetConfiguration(kept)
                } else if reader?.availability == .there {
                    throw CommandError("noSuchWidget", runner.words.sentence(for: RequestError.unknownWidget(name)))
                }
            }
        }
        var widget = try runner.choose(arguments, kind: kind, from: former) { name throws(CommandError) in
            try yard(name, in: reader?.world)
        }
        widget.isLive = arguments.has("--follow") && widget.family == .inline && widget.kind == .backyard
        return widget
    }

    /// A yard that is gone is one of the things that a widget tells.
    private func yard(_ name: String, in world: World?) throws(CommandError) -> ID<Backyard> {
        guard let world else { return ID(name) }
        do throws(CommandError) {
            return try runner.find(name, in: world).id
        } catch {
            guard error.code == "noSuchBackyard" else { throw error }
            return ID(name)
        }
    }

    /// Whether it is a strip that somebody looks at, as far as that can be told.
    func isStrip() throws(CommandError) -> Bool {
        let configuration = try read(horizon: .zero).provider.configuration
        return configuration.family.isPanorama && configuration.format == .text
    }

    private func display(
        _ widget: WidgetConfiguration, _ settings: Settings?
    ) throws(CommandError) -> WidgetDisplay {
        let asked = DisplayOptions(arguments)
        // Nobody asks the terminal here.
        func theme(_ depth: ColorDepth, unicode: Bool) -> Theme {
            Theme(name: asked.theme?.rawValue ?? settings?.theme, ground: .dark, depth: depth, unicode: unicode)
        }
        let stripSize = try runner.cells(arguments)
        guard !widget.format.isForBars else {
            return WidgetDisplay(theme: theme(.trueColor, unicode: true), glyphs: .quadrant)
        }
        let size = runner.console.terminalSize()
        var variables = TerminalVariables(environment.variable)
        variables.noColor = variables.noColor || size == nil
        let depth = ColorEvidence(variables: variables, describedColors: variables.colorsByName)
            .depth(asked: asked.colors)
        let term = variables.term ?? ""
        return WidgetDisplay(
            theme: theme(depth, unicode: variables.namesUTF8),
            glyphs: asked.glyphs(unicode: variables.namesUTF8, depth: depth, term: variables.term),
            hasLinks: size != nil && !["", "dumb", "linux"].contains(term) && !term.hasPrefix("vt"),
            columns: widget.family.isPanorama ? nil : size.flatMap { $0.columns > 0 ? $0.columns : nil },
            stripSize: stripSize ?? size.flatMap(strip) ?? WidgetFamily.strip.size,
            reducedMotion: settings?.reducedMotion == true || arguments.has("--reduced-motion"))
    }

    /// The largest strip that a terminal shows with a line below it for the prompt.
    private func strip(in terminal: (columns: Int, rows: Int)) -> CellSize? {
        guard terminal.columns > 0, terminal.rows > 1 else { return nil }
        return StripLayout.fitting(CellSize(width: terminal.columns, height: terminal.rows - 1))
    }
}
