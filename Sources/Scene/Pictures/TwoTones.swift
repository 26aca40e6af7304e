import Drawing

extension Canvas {
    /// Reduces a drawing on transparent ground to light and dark pixels, as a woodcut has them. Where a dark field
    /// meets the drawing's edge it is light, so a black bird before the night is an outline and not a hole.
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
                let isLight = OKLab(linear: pixels[place] / pixels[place].w).lightness > 0.58
                let isEdge = (1...line).contains { step in
                    x >= step && !covered[place - step] || x + step < width && !covered[place + step]
                        || y >= step && !covered[place - step * width]
                        || y + step < height && !covered[place + step * width]
                }
                pixels[place] = isLight || isEdge ? .one : Pixel(0, 0, 0, 1)
            }
        }
    }
}
