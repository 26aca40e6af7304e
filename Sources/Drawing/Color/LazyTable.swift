import Synchronization

/// Values computed on first access, one for each index below `count`. A screen needs few entries of a palette's tables,
/// and a start should not wait for the rest.
///
/// Several threads may read at once; all get the same value. Values are kept as long as the program runs.
package struct LazyTable<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    nonisolated(unsafe) private let boxes: UnsafeMutablePointer<AtomicLazyReference<Box>>
    private let make: @Sendable (Int) -> Value

    package init(count: Int, make: @escaping @Sendable (Int) -> Value) {
        boxes = .allocate(capacity: count)
        for index in 0..<count { (boxes + index).initialize(to: AtomicLazyReference()) }
        self.make = make
    }

    package subscript(index: Int) -> Value {
        if let known = boxes[index].load() { return known.value }
        return boxes[index].storeIfNil(Box(make(index))).value
    }
}

/// Numbers 0…254 computed on first access, a byte for each index below `count`.
struct LazyBytes: Sendable {
    /// One more than each number; 0 for a number that was not computed yet.
    nonisolated(unsafe) private let bytes: UnsafeMutablePointer<Atomic<UInt8>>

    init(count: Int) {
        bytes = .allocate(capacity: count)
        for index in 0..<count { (bytes + index).initialize(to: Atomic(0)) }
    }

    @inline(__always)
    func at(_ index: Int, else find: () -> Int) -> Int {
        let known = bytes[index].load(ordering: .relaxed)
        if known != 0 { return Int(known) - 1 }
        let found = find()
        bytes[index].store(UInt8(found + 1), ordering: .relaxed)
        return found
    }
}
