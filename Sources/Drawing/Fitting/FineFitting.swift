/// Fitting of cells that have several samples for each pixel of a glyph.
extension CellWork {
    /// Averages the samples of each pixel of a glyph.
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

    /// Returns the glyph and the colors nearest to the samples of a cell: one of the best few partings by squared
    /// error, or one color for all where the palette has no nearer ones.
    func fineGlyph(_ mean: SIMD4<Float>) -> Cell {
        /// The partings with the greatest gains, the best first.
        var (first, second, third) = ((0, Float(0)), (0, Float(0)), (0, Float(0)))
        for (index, parting) in partings.enumerated() {
            let sum = sums[parting.sumMask]
            let gain = (sum * sum).sum() * parting.weight
            if gain > first.1 * 1.0001 {
                (first, second, third) = ((index, gain), first, second)
            } else if gain > second.1 {
                (second, third) = ((index, gain), second)
            } else if gain > third.1 {
                third = (index, gain)
            }
        }
        var best: (parting: FittingTables.Parting, a: RGB, b: RGB)?
        let whole = self.whole(mean).color.lanes
        var least = fitter.palette.isCoarse ? distance(from: whole, whole, 0) : .infinity
        for (index, gain) in [first, second, third] where gain > 0 {
            let parting = partings[index]
            let sum = sums[parting.sumMask]
            var (a, b) = (mean + sum / Float(parting.size), mean - sum / Float(count - parting.size))
            sharpen(&a, &b, parting.sumMask)
            let (partA, partB) = (color(a), color(b))
            let error = distance(from: OKLab(partA).lanes, OKLab(partB).lanes, parting.sumMask)
            if error < least { (least, best) = (error, (parting, partA, partB)) }
        }
        guard let best else { return solid(mean) }
        if best.a == best.b { return solid(OKLab(best.a).lanes) }
        let (foreground, background) = best.parting.flips ? (best.b, best.a) : (best.a, best.b)
        return Cell(
            characters[best.parting.mask],
            style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }

    /// Returns the distance of all samples from the color of their part.
    private func distance(from a: SIMD4<Float>, _ b: SIMD4<Float>, _ mask: Int) -> Float {
        var (sum, sample): (Float, Int) = (0, 0)
        for row in 0..<rows * down {
            let first = row / down * columns
            for column in 0..<columns {
                let color = mask >> (first + column) & 1 == 1 ? a : b
                for _ in 0..<across {
                    let way = samples[sample] - color
                    sum += (way * way).sum().squareRoot()
                    sample += 1
                }
            }
        }
        return sum
    }

    /// Moves the two colors of a cell from the means of their samples to their medians.
    ///
    /// A mean is the least squared error and a blur: an edge that runs through a pixel grays both sides. The median is
    /// the color of most of a part. Where a feature is too thin for that, both medians come together and it would
    /// vanish; if it is visible at all (0.12 apart), the means stay.
    func sharpen(_ meanA: inout SIMD4<Float>, _ meanB: inout SIMD4<Float>, _ mask: Int) {
        let (a, b) = (median(from: meanA, mask, 1), median(from: meanB, mask, 0))
        let (between, before) = (a - b, meanA - meanB)
        let apart = (before * before).sum()
        if apart > 0.0144, (between * between).sum() < 0.04 * apart { return }
        (meanA, meanB) = (a, b)
    }

    /// Returns the geometric median of the samples on one side of a parting by Weiszfeld's steps, lengthened since
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
