import Drawing

extension Canvas {
    /// Makes every pixel of a drawing on transparent ground opaque or clear, with a border of the ground's color around
    /// what is opaque. Its outline is closed then, even where it stands before a thing of the same color.
    mutating func cutOutline(ground: RGB) {
        let border = ground.linear
        let covered = pixels.map { $0.w > 0.4 }
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                if covered[place] {
                    pixels[place] /= pixels[place].w
                    continue
                }
                let isBeside =
                    x > 0 && covered[place - 1] || x + 1 < width && covered[place + 1]
                    || y > 0 && covered[place - width] || y + 1 < height && covered[place + width]
                pixels[place] = isBeside ? border : .zero
            }
        }
    }

    /// The tone of a dark field, shown as every fourth dot or so, since a bird with an empty field would look like
    /// scenery.
    static let dim = OKLab(lightness: 0.57, a: 0, b: 0).linear
    private static let eye = Pixel(0, 0, 0, 1)

    /// Reduces a drawing on transparent ground to light and dim pixels, as a woodcut has them, and black eyes. Where a dim
    /// field meets the drawing's edge it is light, so a black bird before the night has an outline.
    /// - Parameter line: the width of that edge in pixels.
    mutating func cutInTwoTones(line: Int) {
        let covered = pixels.map { $0.w > 0.5 }
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                guard covered[place] else {
                    pixels[place] = .zero
                    continue
                }
                let lightness = OKLab(linear: pixels[place] / pixels[place].w).lightness
                let isEdge = (1...line).contains { step in
                    x >= step && !covered[place - step] || x + step < width && !covered[place + step]
                        || y >= step && !covered[place - step * width]
                        || y + step < height && !covered[place + step * width]
                }
                pixels[place] = isEdge || lightness > 0.58 ? .one : lightness > 0.26 ? Self.dim : Self.eye
            }
        }
    }
}
