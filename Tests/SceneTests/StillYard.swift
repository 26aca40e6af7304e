import Drawing
import Simulation

@testable import Scene

/// Everything of a yard but its birds, in pixels.
struct StillYard {
    let painter: YardPainter
    /// What is far away, and the yard before it.
    let ground: Canvas
    let canvas: Canvas
    let light: Light

    /// - Parameter minute: of the yard's day
    init(
        _ yard: Backyard, _ size: CellSize, minute: Int, _ weather: Weather, _ palette: ColorPalette,
        _ library: AssetLibrary
    ) {
        painter = YardPainter(
            layout: SceneLayout(size: size), size: size, pixels: CellPixels(.quadrant), library: library)
        let backdrop = Backdrop(
            key: Backdrop.Key(
                size: size, pixels: CellPixels(.quadrant), palette: palette, minute: minute,
                weather: WeatherBlend(weather),
                floor: yard.floor,
                skyline: yard.skyline, seed: 7), layout: painter.layout, library: library)
        let key = YardPainter.StillKey(
            backdrop: backdrop.key, decoration: yard.decoration, food: yard.foodID, foodLevel: 5, waterLevel: 5,
            gifts: [:], young: nil, sway: nil)
        var canvas = backdrop.canvas
        painter.drawStillLife(of: yard, key: key, light: backdrop.light, into: &canvas)
        (self.canvas, ground, light) = (canvas, backdrop.canvas, backdrop.light)
    }
}
