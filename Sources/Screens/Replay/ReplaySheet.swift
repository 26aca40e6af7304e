import Chronology
import Drawing
import Scene
import Session
import Simulation
import TerminalUI
import Words

/// The sheet that replays past visits scene by scene: by itself until the player chooses a scene.
struct ReplaySheet: Screen {
    let replay: Replay
    /// The index of the scene at `since`, or of the one that a key chose.
    private var scene = 0
    /// The uptime in seconds at which the replay began to run by itself; `nil` if only keys move it.
    private var since: Double?

    private static let secondsAScene = 3.5

    /// - Parameter uptime: the uptime in seconds; `nil` to leave all movement to the keys.
    init(_ replay: Replay, uptime: Double?) { (self.replay, since) = (replay, uptime) }

    func nextStep(after uptime: Double) -> Double? {
        guard let since, index(at: uptime) < replay.scenes.count - 1 else { return nil }
        return since + (((uptime - since) / Self.secondsAScene).rounded(.down) + 1) * Self.secondsAScene
    }

    private func index(at uptime: Double) -> Int {
        let passed = since.map { Int((uptime - $0) / Self.secondsAScene) } ?? 0
        return max(0, min(replay.scenes.count - 1, scene + passed))
    }

    func hints(in context: Context) -> [Hint] {
        [
            Hint(.left, context.words.hintEarlier), Hint(.right, context.words.hintLater),
            Hint(.open, context.words.hintClose),
        ]
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let present = index(at: context.session.environment.uptime().seconds)
        switch action {
        case .command(.left), .command(.up), .wheel(..<0): go(to: present - 1)
        case .command(.right), .command(.down), .wheel(1...): go(to: present + 1)
        case .command(.home), .command(.replay): go(to: 0)
        case .command(.end): go(to: replay.scenes.count - 1)
        default: return SheetFrame.read(action)
        }
        return []
    }

    private mutating func go(to index: Int) { (scene, since) = (max(0, min(replay.scenes.count - 1, index)), nil) }

    func told(in context: Context) -> Told {
        let words = context.words
        guard !replay.scenes.isEmpty else { return Told(title: "", sentences: []) }
        let index = index(at: context.session.environment.uptime().seconds)
        let scene = replay.scenes[index]
        let step = words.replayStep(number: index + 1, all: replay.scenes.count)
        return Told(
            title: words.replayTitle(bird: words.name(of: scene.visit.bird, in: context.world)),
            sentences: [
                caption(scene, words, context.world),
                words.places(at: scene.date, in: scene.visit.backyard, context.session)[0], step,
            ])
    }

    // MARK: Drawing

    func draw(in painter: Painter, frame: inout Frame) {
        guard !replay.scenes.isEmpty else { return }
        let index = index(at: frame.moment.uptime)
        let (scene, words, theme) = (replay.scenes[index], frame.words, frame.theme)
        let size = painter.size
        let width = min(size.width < 70 ? size.width : size.width - 4, 100)
        let inside = width - (size.width < 50 ? 4 : SheetFrame.margin)
        let captions = replay.scenes.map { TextFitting.wrap(caption($0, words, frame.world), to: inside) }
        // All scenes have the same frame, so that only the picture changes.
        let captionRows = (captions.map(\.count).max() ?? 1) + 1
        let rows = max(4, min(size.height - SheetFrame.around(size) - 2 - captionRows - 1, inside * 2 / 5))
        let content = SheetFrame.draw(
            words.replayTitle(bird: words.name(of: scene.visit.bird, in: frame.world)), width: width,
            rows: rows + 1 + captionRows, hints: hints(in: frame.context(size)), in: painter, frame: &frame)
        draw(scene, CellRect(x: 0, y: 0, width: inside, height: rows), in: content, frame: frame)
        for (row, line) in captions[index].enumerated() {
            content.line(line, y: rows + 1 + row, style: theme.style(.text, on: .panel))
        }
        let step = words.replayStep(number: index + 1, all: replay.scenes.count)
        let places = words.places(at: scene.date, in: scene.visit.backyard, frame.session)
        let forms = places.map { "\(step) \(frame.symbols.separator) \($0)" }
        content.line(
            TextFitting.first(of: forms + places.suffix(1), fitting: content.width), y: rows + captionRows,
            style: theme.style(.faint, on: .panel))
    }

    private func caption(_ scene: Replay.Scene, _ words: Words, _ world: World) -> String {
        guard let subject = scene.subject else {
            return words.replayGone(bird: words.firstIndividual(scene.visit.bird, in: world))
        }
        return words.firstNow(doing: words.doing(scene.visit, subject.doing))
    }

    private func draw(_ scene: Replay.Scene, _ rect: CellRect, in painter: Painter, frame: Frame) {
        guard let yard = frame.world.backyard(scene.visit.backyard) else { return }
        let shown = MomentPicture.scene(
            yard, scene.guests, around: scene.visit, at: scene.date, framing: scene.subject == nil ? .yard : .guest,
            rect.size, in: frame)
        MomentPicture.draw(shown, rect, in: painter, frame: frame)
    }
}
