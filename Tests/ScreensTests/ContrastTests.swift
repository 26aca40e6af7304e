import Drawing
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session

/// How well text can be read, measured in the frames themselves: every screen in every theme at every color depth, text
/// over pictures included.
///
/// With 16 colors, and with none, it takes those of xterm for granted: what a terminal makes of the sixteen is its
/// player's own choice, and cannot be measured here.
@Suite struct ContrastTests {
    struct Look: CustomStringConvertible {
        let theme: ThemeName?
        let ground: ColorScheme
        let depth: ColorDepth
        var description: String { "\(theme?.rawValue ?? "terminal") on \(ground), \(depth)" }
    }

    private static let looks: [Look] = [
        nil, ThemeName.highContrast, .highContrastDark, .highContrastLight, .redGreen, .blueYellow, .sixteen,
    ].flatMap {
        theme in
        ColorScheme.allCases.flatMap { ground in
            ColorDepth.allCases.map { Look(theme: theme, ground: ground, depth: $0) }
        }
    }

    @Test(arguments: Stop.allCases) func textStandsOut(stop: Stop) throws {
        let player = try Player(
            size: CellSize(width: 120, height: 40), drawsPictures: stop == .backyard, world: Fixture.world,
            saves: stop.needsFiles ? MemoryFiles() : nil)
        stop.visit(player)
        try measure(player, "\(stop)")
    }

    /// A pane of one yard, and a strip of all of them.
    @Test(arguments: [
        CellSize(width: 30, height: 10), CellSize(width: 45, height: 18), CellSize(width: 160, height: 12),
    ])
    func textStandsOutInSmallPanes(size: CellSize) throws {
        let player = try Player(size: size, drawsPictures: true, world: Fixture.world)
        for page in 0..<3 {
            try measure(player, "page \(page)")
            player.press(.tab)
        }
    }

    /// Songs that are written into the sky.
    @Test func textStandsOutFromTheSky() throws {
        let player = try DawnChorusTests.player(hour: 6)
        player.app.open(.backyard(player.session.world.backyards[0].id))
        player.press(.up)
        #expect(player.shows("♪"))
        try measure(player, "dawn")
    }

    /// A yard's light and dark colors are further apart than in the usual theme, by day and on either ground.
    @Test(arguments: ColorScheme.allCases, [ColorDepth.trueColor, .ansi256])
    func picturesHaveMoreContrast(ground: ColorScheme, depth: ColorDepth) throws {
        let player = try Player(
            size: CellSize(width: 120, height: 40), depth: depth, scheme: ground, drawsPictures: true,
            world: Fixture.world)
        player.press(.enter)
        func spread(_ theme: String) -> Double {
            player.session.settings.theme = theme
            player.showAgain()
            let lights = (0..<30).flatMap { y in (0..<60).map { Double(OKLab(player.rgb(x: $0, y: y)).lightness) } }
            let mean = lights.reduce(0, +) / Double(lights.count)
            return lights.reduce(0) { $0 + abs($1 - mean) } / Double(lights.count)
        }
        let (usual, high) = (spread(ground.rawValue), spread("high-contrast-\(ground.rawValue)"))
        #expect(high > usual * 1.1, "\(high) to \(usual)")
    }

    private func measure(_ player: Player, _ place: String) throws {
        var counted = 0
        for look in Self.looks {
            var overrides = Overrides()
            overrides.add(look.theme?.rawValue ?? "terminal", for: "theme", by: .option("--theme"))
            player.session.overrides = overrides
            player.app.use(TerminalCapabilities(colorDepth: look.depth, unicode: true, mouse: true))
            player.app.scheme = look.ground
            let theme = player.app.theme
            player.pictures.options.colors = theme.depth.palette
            player.pictures.options.darkGround = look.ground == .dark
            player.showAgain()
            let found = Self.hardToRead(player, theme)
            counted += found.counted
            for (colors, fault) in found.faults.sorted(by: { $0.key < $1.key }).prefix(3) {
                Issue.record("\(place), \(look): \(fault.ratio), \(colors) in “\(fault.row)”")
            }
        }
        #expect(counted > Self.looks.count * 20)
    }

    private static func hardToRead(
        _ player: Player, _ theme: Theme
    ) -> (faults: [String: (ratio: Double, row: String)], counted: Int) {
        var faults: [String: (Double, String)] = [:]
        var counted = 0
        var ratios: [CellStyle: Double] = [:]
        // What lies below a sheet is out of reach, and dimmed.
        let sheet =
            player.app.sheet == nil ? nil : player.find("╭").flatMap { top in player.find("╯").map { (top, $0) } }
        for y in 0..<player.size.height {
            for x in 0..<player.size.width {
                if let sheet, x < sheet.0.x || x > sheet.1.x || y < sheet.0.y || y > sheet.1.y { continue }
                let cell = player.frame[x, y]
                guard case .glyph(let glyph) = cell.content, glyph.isLetter || glyph.isNumber else { continue }
                counted += 1
                let ratio = ratios[cell.style] ?? contrast(of: cell.style, theme)
                ratios[cell.style] = ratio
                if ratio < theme.contrast {
                    faults["\(cell.style.foreground) on \(cell.style.background)"] = (ratio, player.frame.textRows[y])
                }
            }
        }
        return (faults, counted)
    }

    private static let labs = ColorPalette.xtermColors.map { (color: $0, lab: OKLab($0)) }

    /// As a terminal shows it: rounded to the colors that it has, on black or white where it keeps its own ground, faint
    /// text at two thirds.
    private static func contrast(of style: CellStyle, _ theme: Theme) -> Double {
        func shown(_ color: CellColor, isGround: Bool) -> RGB {
            guard case .rgb(let rgb) = color, theme.depth != .mono else {
                return (theme.scheme == .dark) == isGround ? RGB(0, 0, 0) : RGB(255, 255, 255)
            }
            let range: Range<Int>
            switch theme.depth {
            case .mono, .trueColor: return isGround ? rgb : rgb.quantised
            case .ansi16: range = 0..<16
            case .ansi256: range = 16..<256
            }
            let lab = OKLab(rgb)
            return labs[range].min { $0.lab.distance(to: lab) < $1.lab.distance(to: lab) }?.color ?? rgb
        }
        let ground = shown(style.background, isGround: true)
        var text = shown(style.foreground, isGround: false)
        if style.attributes.contains(.dim) { text = RGB.mix(text, ground, 0.34) }
        return text.contrast(with: ground)
    }

    /// What is well, low and out, and food and water, are told apart by eyes that lack one kind of cone, as Machado, Oliveira
    /// and Fernandes (2009) simulate them.
    @Test(arguments: [ThemePalette.redGreen, .blueYellow], ColorScheme.allCases)
    func colorBlindPlayersTellThemApart(palette: ThemePalette, scheme: ColorScheme) {
        let theme = Theme(scheme: scheme, palette: palette)
        let eyes: [[[Double]]] =
            palette == .redGreen
            ? [
                [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
                [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
            ] : [[[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]]
        func seen(_ ink: Ink, by eye: [[Double]]) -> OKLab {
            func linear(_ value: UInt8) -> Double {
                let part = Double(value) / 255
                return part <= 0.04045 ? part / 12.92 : pow24((part + 0.055) / 1.055)
            }
            func byte(_ value: Double) -> UInt8 {
                let part = max(0, min(1, value))
                return (0...255).map(UInt8.init).min { abs(linear($0) - part) < abs(linear($1) - part) } ?? 0
            }
            let color = theme.rgb(ink)
            let light = [linear(color.red), linear(color.green), linear(color.blue)]
            let seen = eye.map { row in byte(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
            return OKLab(RGB(seen[0], seen[1], seen[2]))
        }
        for eye in eyes {
            for (a, b) in [(Ink.good, Ink.warning), (.good, .danger), (.warning, .danger), (.food, .water)] {
                let difference = seen(a, by: eye).distance(to: seen(b, by: eye))
                #expect(difference >= 0.09, "\(a) and \(b): \(difference)")
            }
        }
    }

    /// The 2.4th power, well enough for eight bits.
    private func pow24(_ value: Double) -> Double {
        // x^2.4 = x² · x^0.4, and x^0.4 by Newton's method.
        guard value > 0 else { return 0 }
        var root = value
        for _ in 0..<40 { root = (4 * root + value * value / (root * root * root * root)) / 5 }
        return value * value * root
    }
}
