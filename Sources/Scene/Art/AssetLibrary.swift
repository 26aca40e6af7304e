import CAssets
import Drawing
import Synchronization

/// The drawings of `Assets/`, compiled into the program. Each is decoded when first requested, then kept.
///
/// Several threads may request drawings at once: the first one decodes a drawing, and the others wait for that one
/// only.
package final class AssetLibrary: Sendable {
    /// A drawing and whether it has been decoded.
    private final class Slot: Sendable {
        enum State {
            case unread
            /// Decoded; `nil` if there is no such file or it cannot be drawn.
            case read(SVGDocument?)
        }

        let state = Mutex(State.unread)
    }

    private let slots = Mutex<[String: Slot]>([:])
    private let touchdowns = Mutex<[String: Touchdown]>([:])
    private let replacement: @Sendable (String) -> [UInt8]?

    /// - Parameter replacement: returns the bytes of a file that replaces the embedded one, by path; `nil` for none.
    package init(replacement: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
        self.replacement = replacement
    }

    /// Reads every replacement drawing, and returns an error for each that cannot be drawn.
    package func faults() -> [SVGError] {
        Self.paths.filter { $0.hasSuffix(".svg") }.compactMap { path -> SVGError? in
            replacement(path).flatMap { replaceDrawing($0, for: path) }
        }
    }

    /// Reloads the drawings at `paths`, and returns an error for each that cannot be drawn. If one cannot be drawn, its
    /// last good picture stays; a removed file gives way to the embedded one.
    package func refresh(_ paths: [String]) -> [SVGError] {
        touchdowns.withLock { $0 = [:] }
        return paths.compactMap { path -> SVGError? in
            guard let bytes = replacement(path) else {
                slot(path).state.withLock { $0 = .read(Self.ownDrawing(path)) }
                return nil
            }
            return replaceDrawing(bytes, for: path)
        }
    }

    private func replaceDrawing(_ bytes: [UInt8], for path: String) -> SVGError? {
        do throws(SVGError) {
            let document = try SVGDocument(parsing: bytes, name: path)
            slot(path).state.withLock { $0 = .read(document) }
            return nil
        } catch {
            return error
        }
    }

    /// Returns the embedded drawing at `path`, or `nil`.
    package static func ownDrawing(_ path: String) -> SVGDocument? {
        // The list is sorted by path: a binary search finds it.
        guard let assets = embedded_assets() else { return nil }
        var low = 0
        var high = embedded_assets_count()
        while low < high {
            let middle = (low + high) / 2
            let asset = assets[middle]
            let name = asset.path.map { String(cString: $0) } ?? ""
            if name == path {
                return SVGDocument(
                    compiled: UnsafeRawBufferPointer(start: asset.bytes, count: asset.count), name: path)
            }
            if name.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The paths of all embedded files, below `Assets/` and sorted.
    package static var paths: [String] {
        guard let assets = embedded_assets() else { return [] }
        return (0..<embedded_assets_count()).compactMap { assets[$0].path.map { String(cString: $0) } }
    }

    /// Returns the drawing at `path`, for example `Birds/cardinal.svg`; `nil` for one that is missing or faulty. Tests
    /// read every embedded file, so none of those is faulty.
    package func drawing(_ path: String) -> SVGDocument? {
        slot(path).state.withLock { state in
            if case .read(let document) = state { return document }
            let document = read(path)
            state = .read(document)
            return document
        }
    }

    /// Returns how a bird's flight drawing matches its perched drawing; `nil` where one of them is missing.
    func touchdown(of name: String) -> Touchdown? {
        if let known = touchdowns.withLock({ $0[name] }) { return known }
        guard let flight = drawing("Birds/\(name)-flight.svg"), let perched = drawing("Birds/\(name).svg") else {
            return nil
        }
        let touchdown = Touchdown(from: flight, to: perched)
        touchdowns.withLock { $0[name] = touchdown }
        return touchdown
    }

    private func slot(_ path: String) -> Slot {
        slots.withLock { slots in
            if let slot = slots[path] { return slot }
            let slot = Slot()
            slots[path] = slot
            return slot
        }
    }

    private func read(_ path: String) -> SVGDocument? {
        if let bytes = replacement(path), let document = try? SVGDocument(parsing: bytes, name: path) {
            return document
        }
        return Self.ownDrawing(path)
    }
}
