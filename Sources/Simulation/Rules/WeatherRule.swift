import Chronology

/// Weather as a pure function of seed, yard and date: two layers of noise, one of four hours and one of one hour, each
/// drawn at its block's edges and straight between them. So clear turns to cloud before it turns to rain, and back.
extension World {
    package func weather(in backyard: Backyard, at date: Instant) -> Weather {
        let stream = RandomStream(seed: seed, purpose: .weather, key: backyard.id.stableHash)
        let dampness = noise(stream, .slow, at: date) + noise(stream, .quick, at: date)
        let season = Season(at: date)
        if dampness >= Self.rainFrom {
            return season == .winter && isFreezing(stream, at: date) ? .snow : .rain
        }
        if isFoggy(stream, in: backyard, at: date) { return .fog }
        return dampness >= Self.cloudFrom ? .cloud : .clear
    }

    private static let cloudFrom: Int64 = 700
    private static let rainFrom: Int64 = 910

    private enum Layer {
        case slow, quick

        /// Minutes from one drawn value to the next.
        var period: Int64 { self == .slow ? 240 : 60 }
        /// Values are 0 ..< this.
        var height: Int64 { self == .slow ? 1000 : 300 }
        var offset: Int64 { self == .slow ? 0 : 1 }
    }

    private func noise(_ stream: RandomStream, _ layer: Layer, at date: Instant) -> Int64 {
        let minute = floorDivide(date.milliseconds, 60_000)
        let block = floorDivide(minute, layer.period)
        let passed = minute - block * layer.period
        func edge(_ index: Int64) -> Int64 {
            Int64(stream[index * 4 + layer.offset].multipliedFullWidth(by: UInt64(layer.height)).high)
        }
        return (edge(block) * (layer.period - passed) + edge(block + 1) * passed) / layer.period
    }

    /// Three winter days in four.
    private func isFreezing(_ stream: RandomStream, at date: Instant) -> Bool {
        let day = floorDivide(date.milliseconds, 86_400_000)
        return stream[day * 4 + 2] % 4 != 0
    }

    /// Between 5 and 8 on the yard's own clock, on three mornings in ten.
    private func isFoggy(_ stream: RandomStream, in backyard: Backyard, at date: Instant) -> Bool {
        let local = backyard.localTime(at: date, began: began)
        guard (5..<8).contains(local.hour) else { return false }
        let day = floorDivide((backyard.timeOffset + (date - began)).milliseconds, 86_400_000)
        return stream[day * 4 + 3] % 10 < 3
    }
}

extension Season {
    package init(at date: Instant) {
        self.init(month: CivilDate(utc: date).month)
    }
}
