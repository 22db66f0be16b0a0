import CoreGraphics
import Raster
import XCTest

final class GlyphDrawingTests: XCTestCase {
    private let font = CGFont("LiberationSans-Bold")

    private func glyphs(_ text: String) throws -> [CGGlyph] {
        let font = try XCTUnwrap(font, "scripts/setup installs the fonts")
        return text.unicodeScalars.map { font.face.glyph(for: $0) }
    }

    private func canvas(size: CGFloat = 20, _ set: (CGContext) -> Void = { _ in }) throws -> Canvas {
        let canvas = try Canvas(60, 40)
        canvas.context.setFont(try XCTUnwrap(font))
        canvas.context.setFontSize(size)
        set(canvas.context)
        return canvas
    }

    private func bytes(_ canvas: Canvas) -> [UInt8] {
        let buffer = canvas.context.buffer
        return (0..<buffer.height).flatMap { y in
            UnsafeBufferPointer(start: buffer.base + y * buffer.bytesPerRow, count: buffer.width * 4)
        }
    }

    /// Draws the outline of one glyph, filled like any path.
    private func filled(_ glyph: CGGlyph, at place: CGPoint, size: CGFloat = 20) throws -> Canvas {
        let face = try XCTUnwrap(font).face
        let scale = size / CGFloat(face.metrics.unitsPerEm)
        let canvas = try Canvas(60, 40)
        let toUser = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y)
        canvas.context.addPath(CGPath(storage: face.outline(of: glyph).mapped { $0.applying(toUser) }))
        canvas.context.fillPath()
        return canvas
    }

    // MARK: Positions

    func testGlyphsThatAreNotQuantizedAreTheirOutlines() throws {
        let glyph = try glyphs("R")[0]
        for place in [CGPoint(x: 10, y: 10), CGPoint(x: 10.3, y: 10.7), CGPoint(x: -3.1, y: 35.2)] {
            let exact = try canvas { $0.setShouldSubpixelQuantizeFonts(false) }
            exact.context.showGlyphs([glyph], at: [place])
            XCTAssertEqual(bytes(exact), bytes(try filled(glyph, at: place)))
        }
    }

    func testGlyphsStandAtQuartersOfPixels() throws {
        let glyph = try glyphs("R")[0]
        for (place, quarter) in [(10.0, 10.0), (10.1, 10), (10.13, 10.25), (10.3, 10.25), (10.9, 11)] {
            let canvas = try canvas()
            canvas.context.showGlyphs([glyph], at: [CGPoint(x: place, y: place)])
            XCTAssertEqual(bytes(canvas), bytes(try filled(glyph, at: CGPoint(x: quarter, y: quarter))), "\(place)")
        }
    }

    func testGlyphsMayBeKeptAtWholePixels() throws {
        let glyph = try glyphs("R")[0]
        let canvas = try canvas { $0.setShouldSubpixelPositionFonts(false) }
        canvas.context.showGlyphs([glyph], at: [CGPoint(x: 10.4, y: 9.6)])
        XCTAssertEqual(bytes(canvas), bytes(try filled(glyph, at: CGPoint(x: 10, y: 10))))
    }

    func testAContextMayDisallowSubpixelPositioning() throws {
        let glyph = try glyphs("R")[0]
        let place = CGPoint(x: 10.4, y: 9.6)
        let whole = try canvas {
            $0.setAllowsFontSubpixelPositioning(false)
            $0.setShouldSubpixelPositionFonts(true)
        }
        whole.context.showGlyphs([glyph], at: [place])
        XCTAssertEqual(bytes(whole), bytes(try filled(glyph, at: CGPoint(x: 10, y: 10))))
        let exact = try canvas {
            $0.saveGState()
            $0.setAllowsFontSubpixelQuantization(false)
            $0.setShouldSubpixelQuantizeFonts(true)
            $0.restoreGState()
        }
        exact.context.setFont(try XCTUnwrap(font))
        exact.context.showGlyphs([glyph], at: [place])
        XCTAssertEqual(bytes(exact), bytes(try filled(glyph, at: place)))
        // Allowed again, and enabled all along.
        let quarters = try canvas {
            $0.setAllowsFontSubpixelQuantization(false)
            $0.setAllowsFontSubpixelQuantization(true)
        }
        quarters.context.showGlyphs([glyph], at: [place])
        XCTAssertEqual(bytes(quarters), bytes(try filled(glyph, at: CGPoint(x: 10.5, y: 9.5))))
    }

    func testLargeGlyphsAreNotMoved() throws {
        let glyph = try glyphs("R")[0]
        let canvas = try canvas(size: 120)
        canvas.context.showGlyphs([glyph], at: [CGPoint(x: 3.1, y: 3.1)])
        XCTAssertEqual(bytes(canvas), bytes(try filled(glyph, at: CGPoint(x: 3.1, y: 3.1), size: 120)))
    }

    func testGlyphsThatTouchAreOneShape() throws {
        let glyph = try glyphs("I")[0]
        let canvas = try canvas()
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        canvas.context.showGlyphs([glyph, glyph], at: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
        let most = (0..<60).map { canvas[$0, 15].a }.max()
        XCTAssertEqual(most, 128)
    }

    // MARK: Graphics state

    func testTheClipHolds() throws {
        let glyph = try glyphs("M")[0]
        let whole = try canvas()
        whole.context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        let clipped = try canvas()
        clipped.context.clip(to: CGRect(x: 0, y: 0, width: 18, height: 40))
        clipped.context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        for x in 0..<60 { XCTAssertEqual(clipped[x, 15], x < 18 ? whole[x, 15] : .clear) }
    }

    func testShadowsAlphaAndEdges() throws {
        let glyph = try glyphs("I")[0]
        let canvas = try canvas { context in
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .blue)
            context.setAlpha(0.5)
        }
        canvas.context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        let column = try XCTUnwrap((0..<60).first { canvas[$0, 15].a == 128 })
        assertNear(canvas[column, 15], Pixel(0, 0, 0, 128))
        assertNear(canvas[column + 20, 15], Pixel(0, 0, 128, 128))
        let hard = try self.canvas { $0.setShouldAntialias(false) }
        hard.context.showGlyphs(try glyphs("S"), at: [CGPoint(x: 10, y: 10)])
        XCTAssertTrue((0..<60).allSatisfy { x in (0..<40).allSatisfy { [0, 255].contains(hard[x, $0].a) } })
        XCTAssertGreaterThan(hard.area, 20)
    }

    func testAMatrixOfTheTextTurnsGlyphsAboutTheirOrigins() throws {
        let glyph = try glyphs("L")[0]
        let plain = try canvas()
        plain.context.showGlyphs([glyph], at: [CGPoint(x: 20, y: 10)])
        let turned = try canvas { $0.textMatrix = CGAffineTransform(rotationAngle: .pi / 2) }
        turned.context.textPosition = CGPoint(x: 40, y: 5)
        turned.context.showGlyphs([glyph], at: [.zero])
        XCTAssertEqual(turned.area, plain.area, accuracy: 0.5)
        // What was above the origin is now left of it.
        XCTAssertEqual(turned[34, 7].a, 255)
        XCTAssertEqual(turned[44, 8].a, 0)
    }

    func testGlyphsFarAwayAreNothing() throws {
        let glyph = try glyphs("M")[0]
        let canvas = try canvas()
        let far: [CGFloat] = [1e9, -1e9, 1e300, .infinity, -.infinity, .nan]
        canvas.context.showGlyphs(
            Array(repeating: glyph, count: far.count), at: far.map { CGPoint(x: $0, y: $0) })
        canvas.context.scaleBy(x: 1e-200, y: 1e-200)
        canvas.context.showGlyphs([glyph], at: [.zero])
        XCTAssertEqual(canvas.area, 0)
    }

    func testManySizesAreForgotten() throws {
        let word = try glyphs("Many")
        for size in stride(from: 4.0, to: 90, by: 0.25) {
            let canvas = try canvas(size: size)
            canvas.context.showGlyphs(word, at: word.indices.map { CGPoint(x: 10 * $0, y: 10) })
            XCTAssertGreaterThan(canvas.area, 0)
        }
    }

    // MARK: The cache

    func testACacheForgetsWhatIsNotAskedFor() {
        let cache = GenerationalCache<Int, Int>(limit: 10)
        for i in 0..<100 {
            cache.insert(i, for: i)
            XCTAssertEqual(cache[0], 0, "what is asked for stays")
            XCTAssertEqual(cache[i], i)
        }
        let kept = (0..<100).filter { cache[$0] != nil }.count
        XCTAssertLessThanOrEqual(kept, 22)
        XCTAssertEqual(cache.value(for: 7) { 49 }, 49)
        XCTAssertEqual(cache.value(for: 7) { 0 }, 49)
        cache.removeAll()
        XCTAssertNil(cache[7])
    }
}
