import Testing

@testable import Drawing

@Suite("Transforms")
struct TransformTests {
    func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("The product does the right hand map first")
    func order() {
        let both = Transform2D.translation(10, 0) * .scale(2)
        #expect(both.apply(Point(3, 4)) == Point(16, 8))
        #expect((Transform2D.scale(2) * .translation(10, 0)).apply(Point(3, 4)) == Point(26, 8))
    }

    @Test("Rotation is clockwise on the screen and keeps its pivot")
    func rotation() {
        #expect(near(Transform2D.rotation(degrees: 90).apply(Point(1, 0)), Point(0, 1)))
        let turn = Transform2D.rotation(degrees: 137).about(Point(7, -2))
        #expect(near(turn.apply(Point(7, -2)), Point(7, -2)))
    }

    @Test("The inverse undoes; a flat map has none")
    func inverse() throws {
        let map = Transform2D(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
        let back = try #require(map.inverse)
        #expect(near(back.apply(map.apply(Point(5, 6))), Point(5, 6)))
        #expect(Transform2D.scale(0, 1).inverse == nil)
        #expect(Transform2D.scale(.nan, 1).inverse == nil)
    }

    /// SVG's transform lists, a point, and where it goes.
    static let lists: [(String, Point, Point)] = [
        ("translate(3)", Point(1, 1), Point(4, 1)),
        ("translate(3,4)", Point(1, 1), Point(4, 5)),
        ("scale(2)", Point(1, 2), Point(2, 4)),
        ("scale(2 -1)", Point(1, 2), Point(2, -2)),
        ("rotate(90)", Point(1, 0), Point(0, 1)),
        ("rotate(90 5 5)", Point(6, 5), Point(5, 6)),
        ("rotate(90,5,5) translate(1 0)", Point(5, 5), Point(5, 6)),
        (" matrix(1 2 3 4 5 6) ", Point(1, 1), Point(9, 12)),
        ("skewX(45)", Point(0, 2), Point(2, 2)),
        ("skewY(45)", Point(2, 0), Point(2, 2)),
        ("translate(1 1),scale(2),translate(-1,-1)", Point(3, 3), Point(5, 5)),
        ("", Point(3, 3), Point(3, 3)),
    ]

    @Test("SVG's transform lists", arguments: lists)
    func transformList(text: String, from: Point, to: Point) throws {
        #expect(near(try SVGValue.transform(text).apply(from), to))
    }

    @Test(
        "Wrong transform lists are refused",
        arguments: ["turn(3)", "rotate(1 2)", "scale", "scale(", "scale(1", "matrix(1 2 3 4 5 6 7)", "scale(a)", "1 2"])
    func wrongLists(text: String) {
        #expect(throws: SVGFault.self) { try SVGValue.transform(text) }
    }

    @Test("Fitting keeps proportions of the picture on pixels that are not square")
    func fitting() {
        let map = Transform2D.fitting(
            Bounds(x: 0, y: 0, width: 100, height: 50), into: Bounds(x: 0, y: 0, width: 80, height: 100),
            pixelAspect: 2, alignment: .bottom)
        // 80 columns of half width are as wide as 40 rows are tall: 0.4 rows a unit.
        #expect(near(map.apply(Point(0, 0)), Point(0, 80)))
        #expect(near(map.apply(Point(100, 50)), Point(80, 100)))
    }
}
