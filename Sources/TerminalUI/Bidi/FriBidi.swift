import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system's library for bidirectional text and Arabic joining (UAX #9), loaded when text first needs it.
package struct FriBidi: Sendable {
    /// The scalar that the library puts in place of one that is joined with its neighbor into one glyph.
    static let joined: UInt32 = 0xFEFF

    private typealias Scalars = UnsafePointer<UInt32>
    private typealias Levels = UnsafeMutablePointer<Int8>
    private typealias BidiTypes = @convention(c) (Scalars, Int32, UnsafeMutablePointer<UInt32>) -> Void
    private typealias BracketTypes = @convention(c) (Scalars, Int32, Scalars, UnsafeMutablePointer<UInt32>) -> Void
    private typealias EmbeddingLevels =
        @convention(c) (
            Scalars, Scalars, Int32, UnsafeMutablePointer<UInt32>, Levels
        ) -> Int8
    private typealias JoiningTypes = @convention(c) (Scalars, Int32, UnsafeMutablePointer<UInt8>) -> Void
    private typealias JoinArabic = @convention(c) (Scalars, Int32, Levels, UnsafeMutablePointer<UInt8>) -> Void
    private typealias Shape =
        @convention(c) (
            UInt32, Levels, Int32, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>
        ) -> Void
    private typealias ReorderLine =
        @convention(c) (
            UInt32, Scalars, Int32, Int32, UInt32, Levels, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<Int32>
        ) -> Int8

    private let bidiTypes: BidiTypes
    private let bracketTypes: BracketTypes
    private let embeddingLevels: EmbeddingLevels
    private let joiningTypes: JoiningTypes
    private let joinArabic: JoinArabic
    private let shape: Shape
    private let reorderLine: ReorderLine

    /// The library; `nil` where it is not installed. The first use loads it.
    package static let shared: FriBidi? = {
        let library = FriBidi(
            named: ["libfribidi.so.0", "libfribidi.0.dylib", "/opt/homebrew/lib/libfribidi.0.dylib"]
                + ["/usr/local/lib/libfribidi.0.dylib"])
        loaded.store(library != nil, ordering: .releasing)
        return library
    }()

    private static let loaded = Atomic(false)

    /// True once the library has been loaded: texts are then ordered and joined by the game instead of by the terminal.
    package static var isLoaded: Bool { loaded.load(ordering: .acquiring) }

    /// Loads the first of some libraries that there is, for as long as the process lives.
    init?(named names: [String]) {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        func function<Function>(_ name: String) -> Function? {
            dlsym(library, "fribidi_" + name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let bidiTypes: BidiTypes = function("get_bidi_types"),
            let bracketTypes: BracketTypes = function("get_bracket_types"),
            let embeddingLevels: EmbeddingLevels = function("get_par_embedding_levels_ex"),
            let joiningTypes: JoiningTypes = function("get_joining_types"),
            let joinArabic: JoinArabic = function("join_arabic"),
            let shape: Shape = function("shape"),
            let reorderLine: ReorderLine = function("reorder_line")
        else { return nil }
        (self.bidiTypes, self.bracketTypes, self.embeddingLevels) = (bidiTypes, bracketTypes, embeddingLevels)
        (self.joiningTypes, self.joinArabic, self.shape) = (joiningTypes, joinArabic, shape)
        self.reorderLine = reorderLine
    }

    /// A line of text in its order on the screen.
    struct Line: Hashable {
        /// The embedding level of each scalar; odd ones run from right to left.
        var levels: [Int8]
        /// The scalars as they are drawn: joined and mirrored, still in logical order.
        var shaped: [UInt32]
        /// The indices of the scalars in logical order, from the left of the screen.
        var order: [Int32]
        /// The direction of the line as a whole.
        var isRightToLeft = false
    }

    /// Orders and joins a line.
    ///
    /// - Parameter isRightToLeft: The paragraph's direction; `nil`: that of its first strong letter.
    func line(_ scalars: [UInt32], isRightToLeft: Bool?) -> Line {
        let count = Int32(scalars.count)
        var line = Line(
            levels: Array(repeating: 0, count: scalars.count), shaped: scalars, order: Array(0..<max(0, count)))
        guard count > 0 else { return line }
        var types = Array(repeating: UInt32(0), count: scalars.count)
        bidiTypes(scalars, count, &types)
        var brackets = types
        bracketTypes(scalars, count, types, &brackets)
        var base: UInt32 = isRightToLeft.map { $0 ? Self.rightToLeft : Self.leftToRight } ?? Self.firstStrong
        guard embeddingLevels(types, brackets, count, &base, &line.levels) > 0 else { return line }
        var joining = Array(repeating: UInt8(0), count: scalars.count)
        joiningTypes(scalars, count, &joining)
        joinArabic(types, count, &line.levels, &joining)
        shape(Self.mirrored | Self.joinedForms | Self.ligatures, &line.levels, count, &joining, &line.shaped)
        line.isRightToLeft = base & 1 == 1
        _ = reorderLine(0, types, count, 0, base, &line.levels, nil, &line.order)
        return line
    }

    // The library's numbers of a paragraph's directions and of what it is to shape.
    private static let leftToRight: UInt32 = 0x110
    private static let rightToLeft: UInt32 = 0x111
    private static let firstStrong: UInt32 = 0x40
    private static let mirrored: UInt32 = 0x1
    private static let joinedForms: UInt32 = 0x100
    private static let ligatures: UInt32 = 0x200
}
