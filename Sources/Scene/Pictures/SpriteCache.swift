import Drawing

/// Images of what moves, each made once and kept while there is room: the same pose or drop comes again and again.
final class SpriteCache {
    /// An image and its place in pixels, from the corner of the canvas that it was cut from.
    struct Sprite {
        let image: PixelImage
        let x: Int
        let y: Int
    }

    /// Everything that decides how a sprite looks.
    enum Key: Hashable {
        /// Running water over a ground.
        case water(ground: Int, step: Int)
        /// A perched bird over a ground.
        case pose(ground: Int, _ name: String, _ colors: [String: RGB], BirdScene.Act)
        /// A bird on the wing anywhere.
        case flight(name: String, colors: [String: RGB], light: RGB, side: Double, Flight, phase: Int, CellPixels)
        case drop(Precipitation.Falling, CellPixels)
    }

    /// The most bytes of sprites that are kept, as a terminal counts them; beyond it a quarter is removed, the least
    /// recently used.
    static let limit = 12 << 20

    /// The pixels on which grounds and sprites are drawn, one after the other: at a large size they take 10 MB.
    var canvas = Canvas(width: 0, height: 0)
    private var sprites: [Key: (sprite: Sprite?, used: Int)] = [:]
    private(set) var bytes = 0
    private var uses = 0
    private var grounds = 0

    /// Returns a number for a ground, over which no sprite has been made yet.
    func newGround() -> Int {
        grounds += 1
        return grounds
    }

    func removeAll() { (sprites, bytes) = ([:], 0) }

    /// Returns a sprite, which is made if there is none; nil where nothing is to be seen.
    func sprite(_ key: Key, make: () -> (image: PixelImage, x: Int, y: Int)?) -> Sprite? {
        uses += 1
        if let known = sprites[key] {
            sprites[key]?.used = uses
            return known.sprite
        }
        let sprite = make().map { Sprite(image: $0.image, x: $0.x, y: $0.y) }
        sprites[key] = (sprite, uses)
        bytes += sprite?.image.memory ?? 0
        // A quarter goes at once, so that few of them are looked through.
        if bytes > Self.limit {
            for (key, old) in sprites.sorted(by: { $0.value.used < $1.value.used }) {
                guard bytes > Self.limit * 3 / 4 else { break }
                bytes -= old.sprite?.image.memory ?? 0
                sprites[key] = nil
            }
        }
        return sprite
    }
}
