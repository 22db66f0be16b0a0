import CoreGraphics
import XCTest

final class PatternTests: XCTestCase {
    /// Counts its drawn cells, and its releases.
    private final class Counter {
        var cells = 0
        var releases = 0
    }

    /// Red in the lower left quarter of each cell of 4 by 4.
    private func quarters(
        matrix: CGAffineTransform = .identity, step: CGFloat = 4, isColored: Bool = true, counter: Counter? = nil
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                counter?.cells += 1
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: { _ in counter?.releases += 1 })
        return try XCTUnwrap(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step, yStep: step,
                tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }

    private func setPattern(_ pattern: CGPattern, alpha: CGFloat = 1, on context: CGContext) throws {
        context.setFillColorSpace(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(pattern, colorComponents: [alpha])
    }

    func testCellsRepeat() throws {
        let canvas = try Canvas()
        let counter = Counter()
        try setPattern(quarters(counter: counter), on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
        XCTAssertEqual(canvas[0, 0], .red)
        XCTAssertEqual(canvas[2, 0], .clear)
        XCTAssertEqual(canvas[9, 5], .red)
        XCTAssertEqual(canvas[9, 17], .clear)
        XCTAssertEqual(canvas.area, 80)
        XCTAssertLessThanOrEqual(counter.cells, 7 * 6)
    }

    func testCellsStayWhereTheContextStarted() throws {
        let canvas = try Canvas()
        try setPattern(quarters(), on: canvas.context)
        canvas.context.translateBy(x: 1, y: 1)
        canvas.context.scaleBy(x: 0.5, y: 0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual([canvas[1, 1], canvas[2, 2], canvas[4, 4], canvas[0, 0]], [.red, .clear, .red, .clear])
    }

    func testPhaseAndMatrix() throws {
        let canvas = try Canvas()
        canvas.context.setPatternPhase(CGSize(width: 2, height: 0))
        try setPattern(quarters(), on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual([canvas[0, 0], canvas[2, 0], canvas[4, 0]], [.clear, .red, .clear])
        let scaled = try Canvas()
        try setPattern(quarters(matrix: CGAffineTransform(scaleX: 2, y: -1)), on: scaled.context)
        scaled.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual([scaled[3, 3], scaled[4, 3], scaled[3, 1], scaled[8, 2]], [.red, .clear, .clear, .red])
    }

    func testPatternsWithoutColorsTakeOne() throws {
        let canvas = try Canvas()
        let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        canvas.context.setFillColorSpace(space)
        canvas.context.setFillPattern(try quarters(isColored: false), colorComponents: [0, 0, 1, 1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        XCTAssertEqual([canvas[1, 1], canvas[3, 3]], [.blue, .clear])
        // Colours can be set again afterwards.
        canvas.context.setFillColor(.green)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        XCTAssertEqual(canvas[1, 1], .green)
    }

    func testAlphaCountsOnce() throws {
        let canvas = try Canvas()
        canvas.context.setAlpha(0.5)
        // Cells of 4 at steps of 1 overlap.
        try setPattern(quarters(step: 1), alpha: 0.5, on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        assertNear(canvas[5, 5], Pixel(64, 0, 0, 64))
    }

    func testStrokes() throws {
        let canvas = try Canvas()
        canvas.context.setStrokeColorSpace(try XCTUnwrap(CGColorSpace(patternBaseSpace: nil)))
        canvas.context.setStrokePattern(try quarters(), colorComponents: [1])
        canvas.context.setLineWidth(4)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
        XCTAssertEqual([canvas[0, 0], canvas[2, 0], canvas[4, 1], canvas[4, 5]], [.red, .clear, .red, .clear])
    }

    func testManyCellsAreDrawnAsOnePicture() throws {
        let canvas = try Canvas(200, 200)
        let counter = Counter()
        try setPattern(quarters(matrix: CGAffineTransform(scaleX: 0.5, y: 0.5), counter: counter), on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
        XCTAssertEqual(counter.cells, 1)
        XCTAssertEqual([canvas[0, 0], canvas[1, 0], canvas[100, 150], canvas[101, 150]], [.red, .clear, .red, .clear])
        XCTAssertEqual(canvas.area, 10_000, accuracy: 1)
    }

    func testCallbacksKeepToTheirCells() throws {
        let canvas = try Canvas()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                for _ in 0..<5 { context.restoreGState() }
                context.endTransparencyLayer()
                context.resetClip()
                context.saveGState()
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setFillColor(.blue)
                context.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
            }, releaseInfo: nil)
        let pattern = try XCTUnwrap(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 4, yStep: 4,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks))
        canvas.context.saveGState()
        try setPattern(pattern, on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(canvas.area, 36)
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(canvas[0, 0], .black)
    }

    func testAPatternThatPaintsWithItselfEnds() throws {
        final class Loop { var pattern: CGPattern? }
        let loop = Loop()
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { [unowned loop] _, context in
                guard let pattern = loop.pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        loop.pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 9, height: 9), matrix: .identity, xStep: 9, yStep: 9,
            tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        let canvas = try Canvas()
        try setPattern(XCTUnwrap(loop.pattern), on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(canvas.area, 0)
    }

    /// Its cells are so small that one is drawn as an image, which contains them again.
    func testAPatternOfTinyCellsThatPaintsWithItselfEnds() throws {
        final class Loop { var pattern: CGPattern? }
        let (loop, counter) = (Loop(), Counter())
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { [unowned loop] _, context in
                counter.cells += 1
                guard counter.cells < 1000, let pattern = loop.pattern, let space = CGColorSpace(patternBaseSpace: nil)
                else { return }
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, releaseInfo: nil)
        loop.pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            matrix: CGAffineTransform(scaleX: 0.001, y: 0.001), xStep: 1, yStep: 1, tiling: .noDistortion,
            isColored: true, callbacks: &callbacks)
        let canvas = try Canvas()
        try setPattern(XCTUnwrap(loop.pattern), on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertLessThan(counter.cells, 10)
    }

    /// Each of 4,000 cells is painted with 4,000 more, which are drawn as images.
    func testCellsOfCellsAreCounted() throws {
        let counter = Counter()
        let inner = try quarters(matrix: CGAffineTransform(scaleX: 0.25, y: 0.25), counter: counter)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                guard let space = CGColorSpace(patternBaseSpace: nil) else { return }
                context.setFillColorSpace(space)
                context.setFillPattern(inner, colorComponents: [1])
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }, releaseInfo: nil)
        let outer = try XCTUnwrap(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks))
        let canvas = try Canvas(200, 200)
        try setPattern(outer, on: canvas.context)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
        // 2,500 cells, in each of which there would be 25.
        XCTAssertLessThanOrEqual(counter.cells, 1 << 16)
        XCTAssertEqual(canvas.area, 10_000, accuracy: 400)
    }

    func testInvalidPatternsAreNil() throws {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
        func pattern(_ side: CGFloat, _ step: CGFloat, _ matrix: CGAffineTransform) -> CGPattern? {
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: side, height: side), matrix: matrix, xStep: step,
                yStep: step, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        }
        XCTAssertNotNil(pattern(1, -1, .identity))
        XCTAssertNil(pattern(0, 1, .identity))
        XCTAssertNil(pattern(.nan, 1, .identity))
        XCTAssertNil(pattern(1, 0, .identity))
        XCTAssertNil(pattern(1, .infinity, .identity))
        XCTAssertNil(pattern(1, 1, CGAffineTransform(scaleX: 0, y: 1)))
        // Neither too small nor too large a step takes long.
        for step in [1e-300, 1e-9, 1e300] as [CGFloat] {
            let canvas = try Canvas()
            try setPattern(XCTUnwrap(pattern(1, step, .identity)), on: canvas.context)
            canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    func testInfoIsReleased() throws {
        let counter = Counter()
        _ = try quarters(counter: counter)
        XCTAssertEqual(counter.releases, 1)
    }

    func testPatternColors() throws {
        let space = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
        let pattern = try quarters()
        let color = try XCTUnwrap(CGColor(patternSpace: space, pattern: pattern, components: [0.5]))
        XCTAssertTrue(color.pattern === pattern)
        XCTAssertEqual(color.alpha, 0.5)
        XCTAssertTrue(color.copy(alpha: 1)?.pattern === pattern)
        XCTAssertNil(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1, 1, 1, 1]))
    }
}
