/// Fitting of cells that have several samples to each pixel of a glyph.
extension CellWork {
    /// Each pixel of a glyph becomes the mean of its samples.
    func gather() {
        let share = 1 / Float(across * down)
        for index in 0..<count { labs[index] = .zero }
        var sample = 0
        for row in 0..<rows * down {
            let first = row / down * columns
            for column in 0..<columns {
                for _ in 0..<across {
                    labs[first + column] += samples[sample] * share
                    sample += 1
                }
            }
        }
    }

    /// Moves the two colors of a cell from the means of their samples to their medians.
    ///
    /// A mean is the least squared error and a blur: an edge that runs through a pixel grays both sides. The median is
    /// what most of a part is. Where a part's feature is too thin to be most of anything, both medians come together
    /// and it would be gone; if it can be seen at all (0.12 apart), the means stay.
    func sharpen(_ meanA: inout SIMD4<Float>, _ meanB: inout SIMD4<Float>, _ mask: Int) {
        let (a, b) = (median(from: meanA, mask, 1), median(from: meanB, mask, 0))
        let (between, before) = (a - b, meanA - meanB)
        let apart = (before * before).sum()
        if apart > 0.0144, (between * between).sum() < 0.04 * apart { return }
        (meanA, meanB) = (a, b)
    }

    /// The geometric median of the samples on one side of a parting: Weiszfeld's steps, made longer than they are, since
    /// there are few of them.
    private func median(from start: SIMD4<Float>, _ mask: Int, _ side: Int) -> SIMD4<Float> {
        var median = start
        for step in 0..<5 {
            var (sum, weights): (SIMD4<Float>, Float) = (.zero, 0)
            var sample = 0
            for row in 0..<rows * down {
                let first = row / down * columns
                for column in 0..<columns {
                    guard mask >> (first + column) & 1 == side else {
                        sample += across
                        continue
                    }
                    for _ in 0..<across {
                        let way = samples[sample] - median
                        let weight = 1 / ((way * way).sum() + 1e-6).squareRoot()
                        sum += samples[sample] * weight
                        weights += weight
                        sample += 1
                    }
                }
            }
            guard weights > 0 else { return median }
            median += (sum / weights - median) * (step < 4 ? 1.6 : 1)
        }
        return median
    }
}
