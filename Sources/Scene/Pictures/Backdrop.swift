import Drawing
import Simulation

/// The still background of a yard: sky, sun or moon, stars, skyline, lawn. It is redrawn only when its `key` changes,
/// about once a minute.
struct Backdrop {
    /// Everything that the backdrop depends on.
    struct Key: Hashable {
        var size: CellSize
        let pixels: CellPixels
        let palette: ColorPalette
        /// The minute of the yard's day: the light's resolution.
        var minute: Int
        let weather: WeatherBlend
        let floor: Int
        let skyline: [Int]
        let seed: UInt64
    }

    /// Returns whether yards are drawn with a few strokes: ASCII in sixteen colors, where areas would be noise.
    static func isInk(_ glyphs: GlyphSet?, _ palette: ColorPalette) -> Bool { glyphs == .ascii && palette.isBasic }

    let key: Key
    var canvas: Canvas
    let light: Light

    /// - Parameter isRecorded: whether shapes are recorded, too.
    init(key: Key, layout: SceneLayout, library: AssetLibrary, isRecorded: Bool = false) {
        self.key = key
        let hour = Double(key.minute) / 60
        let light = Self.light(key, hour: hour)
        self.light = light
        let space = PixelSpace(key.pixels)
        var canvas = Canvas(cells: key.size, pixels: key.pixels)
        if isRecorded { canvas.shapes = [] }
        let isCalm = key.palette == .xterm256 && key.pixels.glyphs?.hasShades == false
        let horizonRow = Int((layout.horizon * space.perUnitY).rounded())
        canvas.fillVerticalGradient(
            top: light.top, bottom: light.bottom,
            rect: PixelRect(x: 0, y: 0, width: canvas.width, height: max(1, horizonRow + 1)))
        if isCalm { canvas.calm(rows: 0..<(horizonRow + 1)) }

        if !key.palette.isBasic, key.palette != .mono, !isCalm {
            Self.drawGlow(hour: hour, key.weather, layout: layout, horizonRow: horizonRow, space: space, into: &canvas)
        }
        let darkness = Sky.darkness(hour: hour)
        let starlight = darkness * key.weather.share { $0 == .clear }
        let orb = Self.orb(hour: hour, layout)
        if starlight > 0 {
            // No star shines through the dark side of the moon.
            Self.drawStars(
                key.seed, starlight, isBasic: key.palette.isBasic, besides: orb.map(space.pixels), layout: layout,
                horizonRow: horizonRow, space: space, into: &canvas)
        }
        if let orb {
            Self.drawOrb(
                orb, hour: hour, isOutlined: light.isOutlines, weather: key.weather, library: library, space: space,
                into: &canvas)
        }
        if !light.isOutlines {
            Self.drawClouds(key, light: light, layout: layout, library: library, space: space, into: &canvas)
            Self.drawSkyline(key.skyline, light: light, layout: layout, library: library, space: space, into: &canvas)
        }
        Self.drawFloor(key.floor, light: light, layout: layout, library: library, space: space, into: &canvas)
        if light.isMono, let snow = light.snow {
            let edge = PixelRect(x: 0, y: horizonRow, width: canvas.width, height: 1)
            canvas.fill(RGB.mix(light.top, snow, light.snowCover), rect: edge)
        }
        self.canvas = canvas
    }

    /// Returns the light of an hour and a weather, as far as a palette can show it.
    static func light(_ key: Key, hour: Double) -> Light {
        // Without colors a sky would be a wall of letters: it stays empty, and what stands before it is seen.
        if key.palette == .mono {
            var light = Light.mono
            light.settleSnow(key.weather)
            return light
        }
        if isInk(key.pixels.glyphs, key.palette) { return .ink }
        let sky = Sky.light(hour: hour).gilded(Sky.gold(hour: hour) * key.weather.sunshine)
        let parts = key.weather.parts
        var light = sky.under(parts[0].weather)
        for part in parts.dropFirst() { light = light.mixed(with: sky.under(part.weather), part.share) }
        // Few of their colors are dark: at night things keep more of their own.
        switch key.palette {
        case .xterm256 where light.nightfall > 0:
            // Clouds and rain darken the sky but not what stands before it, and the ground is dark from dusk on;
            // otherwise leaves would be lost on a lawn, and a wet path in the sky.
            var tint = OKLab(RGB.mix(light.tint, RGB(hex: 0xFFFFFF), 0.5))
            tint.lightness = max(0.8, tint.lightness)
            // Wood and stone stay brown, not olive, and equally dark; a lawn stays green.
            let floor =
                switch key.floor {
                case 0: OKLab(lightness: 0.445, a: 0, b: 0.018).rgb
                case 2: OKLab(lightness: 0.40, a: 0.014, b: 0.012).rgb
                default: OKLab(lightness: 0.355, a: 0.014, b: 0.012).rgb
                }
            light.floor = RGB.mix(light.tint, floor, light.nightfall)
            light.tint = RGB.mix(light.tint, tint.rgb, light.nightfall)
        case .ansi16, .ansi8:
            // Of sixteen colors the nearest to a stone in golden light is not a stone's.
            let gray = OKLab(lightness: OKLab(light.tint).lightness, a: 0, b: 0).rgb
            light.tint = RGB.mix(gray, RGB(hex: 0xFFFFFF), 0.4)
            light.ramps = Sky.ramps(hour: hour)
            light.isPlain = true
            // Their nearest to a rose of dusk is gray, and they have no glow.
            let glow = Sky.glow(hour: hour) * key.weather.sunshine
            light.bottom = RGB.mix(light.bottom, RGB(hex: hour < 12 ? 0xFFD070 : 0xFF7A50), 0.6 * glow)
            // Paving is sand and wood is brown, or both would be as gray as a bath of stone. In fog they are that gray,
            // since half of a floor would be sand.
            if key.floor != 0 {
                let clarity = Float(1 - key.weather.share { $0 == .fog })
                let warm = OKLab(lightness: 0.86, a: 0.02 * clarity, b: 0.09 * clarity).rgb
                light.floor = RGB(linear: light.tint.linear * warm.linear)
            }
        case .exact, .trueColor, .xterm256, .mono: break
        }
        light.settleSnow(key.weather)
        if !key.palette.isBasic { light.side = Sky.side(hour: hour, sunshine: key.weather.sunshine) }
        return light
    }

    /// Draws the stars, thinner toward the horizon, the same every night.
    ///
    /// - Parameter isBasic: true to draw only bright stars: of few colors the nearest to a faint one is a gray darker
    ///   than the sky.
    private static func drawStars(
        _ seed: UInt64, _ darkness: Double, isBasic: Bool, besides orb: PixelRect?, layout: SceneLayout,
        horizonRow: Int,
        space: PixelSpace, into canvas: inout Canvas
    ) {
        let (dot, grain) = (space.dot, space.grain)
        var state = seed | 1
        func next() -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state >> 11) / Double(1 << 53)
        }
        let count = Int(layout.width * layout.horizon / 46)
        var stars = Dots()
        for _ in 0..<count {
            let x = Int(next() * Double(canvas.width))
            let height = next()
            let y = Int(height * Double(horizonRow))
            var glow = Float(darkness * (1 - 0.75 * height) * (0.25 + 0.75 * next()) / Double(dot / grain).squareRoot())
            guard y < canvas.height, y < horizonRow else { continue }
            if isBasic {
                guard glow > 0.35 else { continue }
                glow = 1
            }
            if let orb, (orb.x..<orb.maxX).contains(x), (orb.y..<orb.maxY).contains(y) { continue }
            guard stars.reserve(column: x, row: y, width: dot) else { continue }
            canvas.note(
                .ellipse(center: Point(Double(x) + 0.5, Double(y) + 0.5), rx: 0.4, ry: 0.4),
                .color(RGB(hex: 0xFFF7DC)), opacity: Double(glow))
            // As wide as it is high: a dot, not a stroke.
            for row in y..<min(horizonRow, canvas.height, y + grain) {
                for column in x..<min(canvas.width, x + dot) {
                    canvas[column, row] = canvas[column, row] * (1 - glow) + RGB(hex: 0xFFF7DC).linear * glow
                }
            }
        }
    }

    /// Returns true from 6 to 21, when the sun is in the sky; the moon is from 21 to 6.
    private static func isDay(_ hour: Double) -> Bool { hour >= 6 && hour < 21 }

    /// Returns the place of the sun or the moon, each rising on the left and setting on the right; `nil` where the bird
    /// that the picture shows would have it for a halo or a second head.
    private static func orb(hour: Double, _ layout: SceneLayout) -> SceneRect? {
        let isDay = isDay(hour)
        let progress = isDay ? (hour - 6) / 15 : (hour < 6 ? hour + 3 : hour - 21) / 9
        let side = max(5, 0.62 * layout.bird)
        let rise = 4 * progress * (1 - progress)
        let x = layout.width * (0.06 + 0.88 * progress)
        let y = layout.horizon - rise * (layout.horizon - 0.30 * side) * 0.86 + 0.1 * side
        let box = SceneRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
        return layout.subject?.overlaps(box) == true ? nil : box
    }

    /// Draws the sun or the moon.
    private static func drawOrb(
        _ box: SceneRect, hour: Double, isOutlined: Bool, weather: WeatherBlend, library: AssetLibrary,
        space: PixelSpace, into canvas: inout Canvas
    ) {
        let isDay = isDay(hour)
        let strength = weather.mixed { $0 == .clear ? 1 : $0 == .cloud && isDay ? 0.5 : 0 }
        guard strength > 0,
            let drawing = library.drawing(isDay ? "Sky/sun.svg" : "Sky/moon.svg")
        else { return }
        var style = SVGStyle(opacity: strength)
        if isOutlined {
            // One ring only: rings within each other would look like a face.
            style = SVGStyle(parts: ["glow": .hidden], silhouette: Light.mono.silhouette)
        }
        drawing.draw(into: &canvas, transform: space.transform(drawing.viewBox, into: box), style: style)
    }

    /// Draws the light before sunrise and after sunset and around a low sun, behind the skyline.
    private static func drawGlow(
        hour: Double, _ weather: WeatherBlend, layout: SceneLayout, horizonRow: Int, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        let strength = Sky.glow(hour: hour) * weather.sunshine
        guard strength > 0.02 else { return }
        let isMorning = hour < 12
        let color = RGB(hex: isMorning ? 0xFFDF9E : 0xFF9C5E).linear
        let middle = layout.width * (isMorning ? 0.08 : 0.92)
        let (across, up) = (0.62 * layout.width, 0.9 * max(1, layout.horizon))
        for row in 0..<max(0, min(canvas.height, horizonRow + 1)) {
            let high = (layout.horizon - Double(row) / space.perUnitY) / up
            guard abs(high) < 1 else { continue }
            for column in 0..<canvas.width {
                let far = (Double(column) / space.perUnitX - middle) / across
                let near = 1 - far * far - high * high
                guard near > 0 else { continue }
                let amount = Float(strength * near * near)
                canvas[column, row] = canvas[column, row] * (1 - amount) + color * amount
            }
        }
    }

    /// Draws the clouds of each weather in the picture, as dense as it is present.
    private static func drawClouds(
        _ key: Key, light: Light, layout: SceneLayout, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        for (weather, share) in key.weather.parts {
            drawClouds(
                of: weather, share, key, light: light, layout: layout, library: library, space: space, into: &canvas)
        }
    }

    /// Draws the clouds of one weather, which drift from left to right, a little with every minute.
    private static func drawClouds(
        of weather: Weather, _ share: Double, _ key: Key, light: Light, layout: SceneLayout, library: AssetLibrary,
        space: PixelSpace, into canvas: inout Canvas
    ) {
        let count =
            switch weather {
            case .clear: 2
            case .fog: 0
            case .cloud: 5
            case .rain, .snow: 6
            }
        // Clouds that bring rain are gray.
        let color = RGB.mix(light.bottom, light.tint, 0.72).lightened(by: weather == .rain ? -0.14 : 0)
        for index in 0..<count {
            guard let drawing = library.drawing("Sky/cloud-\(index % 3 + 1).svg") else { continue }
            let draw = (key.seed >> (UInt64(index) * 9)) & 0x1FF
            let height = Double((draw * 7 + UInt64(index) * 190) % 512) / 512
            let width =
                layout.bird * (1.5 - 0.7 * (1 - height)) * (weather == .clear ? 0.8 : weather == .rain ? 1.6 : 1.15)
            let track = layout.width + 2 * width
            let speed = (0.35 + 0.4 * height) * layout.width / 60
            let start = (Double(index) + Double(draw) / 512) / Double(count) * track
            let x = (start + Double(key.minute) * speed).truncatingRemainder(dividingBy: track) - width
            let y = height * max(0, layout.horizon * 0.55 - 0.4 * width)
            let box = SceneRect(x: x, y: y, width: width, height: 0.4 * width)
            let style = SVGStyle(colors: ["cloud": color], opacity: share * (weather == .clear ? 0.75 : 0.92))
            drawing.draw(into: &canvas, transform: space.transform(drawing.viewBox, into: box), style: style)
        }
    }

    /// Draws two silhouettes, the rear one lighter and higher.
    private static func drawSkyline(
        _ skyline: [Int], light: Light, layout: SceneLayout, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        for (index, variant) in skyline.prefix(2).enumerated() {
            guard let drawing = library.drawing("Silhouettes/\(variant).svg") else { continue }
            let isFront = index == skyline.count - 1
            let color = light.far(isFront ? 0 : 0.45)
            let height = layout.skylineHeight * (isFront ? 0.8 : 1.1)
            let width = max(layout.width, height * 4)
            let box = SceneRect(
                x: (layout.width - width) / 2, y: layout.horizon - height + 0.5, width: width, height: height)
            var style = SVGStyle(colors: [
                "silhouette": color, "silhouette light": light.far(isFront ? 0.3 : 0.65),
                "silhouette shade": light.ramps == nil ? color.shaded("shade") : color,
                "window": ColorPalette.xtermColors[isFront ? 222 : 137],
            ])
            if light.isDark { style.parts["windows"] = .shown }
            drawing.draw(
                into: &canvas, transform: space.transform(drawing.viewBox, into: box, mirrored: !isFront), style: style)
        }
    }

    private static func drawFloor(
        _ floor: Int, light: Light, layout: SceneLayout, library: AssetLibrary, space: PixelSpace,
        into canvas: inout Canvas
    ) {
        guard let drawing = library.drawing("Floors/\(floor).svg") else { return }
        let box = SceneRect(
            x: 0, y: layout.horizon, width: layout.width, height: max(2, layout.height - layout.horizon))
        drawing.draw(
            into: &canvas, transform: space.transform(drawing.viewBox, into: box),
            style: light.style(.ground, colors: floor == 0 && light.isPlain ? Self.plainLawn : [:]))
    }

    /// The colors of a lawn of one green, for sixteen colors, where its lighter bands would be yellow.
    private static let plainLawn = ["ground light": RGB(hex: 0x93BF73)]
}

extension Light {
    /// Returns the style of a thing, or of the ground, in this light.
    /// - Parameter ink: the color of its outlines, where there are only those and they have a color.
    func style(
        _ material: ColorRamps.Material = .thing, colors: [String: RGB] = [:], ink: RGB? = nil
    ) -> SVGStyle {
        let own = material == .ground ? floor ?? tint : tint
        var style = SVGStyle(colors: colors, light: own, ramps: ramps.map { ColorRamps($0, material) })
        // A few lines: the outlines of a thing as a whole.
        if isOutlines, material == .thing { style.silhouette = self == .ink ? ink ?? silhouette : silhouette }
        if let snow, material == .ground, !isOutlines {
            style.haze = snow
            style.hazeAmount = 0.86 * snowCover
        }
        return style
    }

    /// Returns the color of something before the sky's lower edge, by distance 0 … 1: by day it approaches the light of
    /// the sky with distance, by night it never exceeds it.
    func far(_ distance: Double) -> RGB {
        // In sixteen colors it is a mix of blue and black, without a bright rim.
        if let ramps {
            return RGB.mix(RGB(hex: 0x12123A), RGB(hex: ramps == .night ? 0x1E1E48 : 0x3A2048), distance)
        }
        let near = isDark ? RGB.mix(silhouette, RGB(hex: 0x05070D), 0.25) : silhouette
        return RGB.mix(near, bottom, isDark ? 0.7 * distance : distance)
    }

    /// The light of a screen without colors, where everything is outlines and tone: dark ground, scenery that is little
    /// more than its outlines, and birds in full light.
    static let mono = Light(
        top: RGB(0, 0, 0), bottom: RGB(0, 0, 0), silhouette: RGB(hex: 0x474747), tint: RGB(hex: 0x9C9C9C),
        floor: RGB(hex: 0x0C0C0C))

    /// The light of a few strokes in sixteen colors.
    static let ink = Light(
        top: RGB(0, 0, 0), bottom: RGB(0, 0, 0), silhouette: RGB(hex: 0x4A4A4A), tint: RGB(hex: 0x9C9C9C),
        floor: RGB(hex: 0x0C0C0C))

    /// True if scenery is drawn in outlines alone: without colors, or with few strokes in ASCII.
    var isOutlines: Bool { isMono || self == .ink }

    /// True for a screen without colors, with or without snow.
    var isMono: Bool {
        var light = self
        (light.snow, light.snowCover) = (nil, 0)
        return light == .mono
    }

    /// Covers the ground and things with the snow of a weather.
    fileprivate mutating func settleSnow(_ weather: WeatherBlend) {
        // Snow is mixed in linear light, in which its first hundredth would be seen as a tenth.
        let snowiness = weather.share { $0 == .snow }
        snowCover = snowiness * snowiness * snowiness
        if snowCover > 0 { snow = RGB.mix(tint, RGB(hex: 0xFFFFFF), 0.4) }
    }

    /// True if the sky's lower edge is dark, so that things stand out lighter than it.
    var isDark: Bool { OKLab(bottom).lightness < 0.6 }

    /// The share of the night's own colors, 0 … 1: it grows while the sky's lower edge, which is 0.63 light in OKLab on
    /// a rainy day, darkens from 0.615 to 0.565.
    var nightfall: Double { max(0, min(1, Double(0.615 - OKLab(bottom).lightness) / 0.05)) }

    /// The light on birds: half the hour's tint, since a bird must not disappear in the night.
    var bird: RGB { isOutlines ? RGB(hex: 0xFFFFFF) : RGB.mix(tint, RGB(hex: 0xFFFFFF), 0.5) }

    /// Returns the light with a share of a low sun's gold, 0 … 1.
    func gilded(_ amount: Double) -> Light {
        var light = self
        light.bottom = RGB.mix(bottom, RGB(hex: 0xFFDCA8), 0.4 * amount)
        light.tint = RGB.mix(tint, RGB(hex: 0xFFDFA6), 0.6 * amount)
        return light
    }

    /// Returns the light of the hour under a weather: clouds take color away, rain darkens, fog and snow whiten.
    func under(_ weather: Weather) -> Light {
        let (veil, amount, dim): (RGB, Double, Double) =
            switch weather {
            case .clear: (RGB(hex: 0xFFFFFF), 0, 0)
            case .cloud: (RGB(hex: 0xB9C4CF), 0.42, 0.03)
            case .rain: (RGB(hex: 0x7F8FA0), 0.58, 0.10)
            case .snow: (RGB(hex: 0xDCE4EC), 0.55, 0.02)
            case .fog: (RGB(hex: 0xD9DCDD), 0.62, 0.02)
            }
        guard amount > 0 else { return self }
        // A veil at night is a dark one.
        let brightness = Double(OKLab(bottom).lightness)
        let shade = RGB.mix(RGB(hex: 0x10131C), veil, min(1, brightness * 1.05))
        func veiled(_ color: RGB, _ amount: Double) -> RGB { RGB.mix(color, shade, amount).lightened(by: -dim) }
        return Light(
            top: veiled(top, amount), bottom: veiled(bottom, amount), silhouette: veiled(silhouette, amount * 0.8),
            tint: veiled(tint, 0.25))
    }
}
