import TerminalUI
import Widgets

/// Gauges in the look of a frame.
extension Gauge {
    func draw(in painter: Painter, x: Int, y: Int, width: Int, frame: Frame, on surface: Surface) {
        draw(
            frame.words.gauge(state, remaining: remaining), in: painter, x: x, y: y, width: width, theme: frame.theme,
            on: surface)
    }

    func drawLarge(title: String, in painter: Painter, y: Int, frame: Frame, on surface: Surface) {
        drawLarge(title: title, in: painter, y: y, theme: frame.theme, words: frame.words, on: surface)
    }

    func drawBar(in painter: Painter, x: Int, y: Int, width: Int, frame: Frame, on surface: Surface) {
        drawBar(in: painter, x: x, y: y, width: width, theme: frame.theme, on: surface)
    }
}
