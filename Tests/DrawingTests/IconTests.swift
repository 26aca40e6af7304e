import Foundation
import Testing

@testable import Drawing

/// Drawings that are not the game's own, in the manner of common icon sets.
@Suite("Icons of other makers")
struct IconTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Icons")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".svg") }
        .sorted()

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// What another renderer draws, a line for each icon: `make fidelity` is where they come from.
    struct Reference {
        let width: Int
        let height: Int
        /// Red, green and blue on white, 0…1, pixel by pixel.
        let values: [Double]
    }

    static let references: [String: Reference] = {
        let text = (try? String(contentsOf: folder.appending(path: "references.txt"), encoding: .utf8)) ?? ""
        var result: [String: Reference] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 4, let width = Int(words[1]), let height = Int(words[2]) else { continue }
            let values = words[3].compactMap { $0.hexDigitValue }.map { Double($0) / 15 }
            result[String(words[0])] = Reference(width: width, height: height, values: values)
        }
        return result
    }()

    @Test func nineTenthsAreDrawn() throws {
        #expect(Self.names.count == 30)
        var drawn = 0
        for name in Self.names {
            let isRefused = name.hasPrefix("refused-")
            do throws(SVGError) {
                _ = try SVGDocument(parsing: (try? Self.bytes(name)) ?? [], name: name)
                #expect(!isRefused, "\(name)")
                drawn += 1
            } catch {
                #expect(isRefused, "\(error)")
                #expect(error.line >= 1 && error.element != nil)
            }
        }
        #expect(drawn * 10 >= Self.names.count * 9)
    }

    @Test(arguments: names.filter { !$0.hasPrefix("refused-") })
    func looksAsElsewhere(name: String) throws {
        let reference = try #require(Self.references[name])
        let document = try SVGDocument(parsing: try Self.bytes(name), name: name)
        var canvas = Canvas(width: reference.width, height: reference.height, filledWith: white.linear)
        let box = document.viewBox
        document.draw(
            into: &canvas,
            transform: Transform2D.scale(
                Double(canvas.width) / box.width, Double(canvas.height) / box.height)
                * .translation(-box.min.x, -box.min.y), style: SVGStyle(leastLineWidth: 0))
        var (sum, worst) = (0.0, 0.0)
        for (place, pixel) in canvas.pixels.enumerated() {
            let color = RGB(linear: pixel)
            for (channel, value) in [color.red, color.green, color.blue].enumerated() {
                let off = abs(Double(value) / 255 - reference.values[place * 3 + channel])
                sum += off
                worst = max(worst, off)
            }
        }
        // Edges are weighed by OKLab here and by sRGB values there: up to an eighth apart on black and white, which
        // counts in drawings that are all thin lines. The reference has sixteen steps.
        #expect(sum / Double(reference.values.count) < 0.042)
        #expect(worst < 0.28, "\(worst)")
    }
}
