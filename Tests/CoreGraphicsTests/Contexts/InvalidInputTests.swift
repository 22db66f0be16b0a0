import CoreGraphics
import TestSupport
import XCTest

/// Numbers that no drawing should contain: nothing may trap, hang, or write outside the bitmap.
final class InvalidInputTests: XCTestCase {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e308, -1e308, 1e-300, 1e-30, 0, -0.0, 1e9, 16_777_217, 0.5, 7, 20,
    ]

    /// Calls `body` with a context whose rows and ends are guarded, and checks that the guards are intact.
    private func guarded(_ name: String = "", _ body: (CGContext) throws -> Void) throws {
        // Rows and memory start at any address, not at whole words.
        let (side, row, ends) = (24, 24 * 4 + 33, 4097)
        var memory = [UInt8](repeating: 0xA5, count: ends + side * row + ends)
        try memory.withUnsafeMutableBytes { bytes in
            for y in 0..<side {
                for x in 0..<side * 4 { bytes[ends + y * row + x] = 0 }
            }
            try body(
                try XCTUnwrap(
                    CGContext(
                        data: bytes.baseAddress! + ends, width: side, height: side, bitsPerComponent: 8,
                        bytesPerRow: row, space: .deviceRGB, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)))
        }
        XCTAssertTrue(memory[..<ends].allSatisfy { $0 == 0xA5 }, name)
        XCTAssertTrue(memory[(ends + side * row)...].allSatisfy { $0 == 0xA5 }, name)
        for y in 0..<side {
            let start = ends + y * row
            XCTAssertTrue(memory[start + side * 4..<start + row].allSatisfy { $0 == 0xA5 }, "\(name) row \(y)")
            for x in 0..<side {
                let pixel = memory[start + x * 4..<start + x * 4 + 4]
                XCTAssertTrue(
                    pixel.allSatisfy { $0 <= pixel[pixel.startIndex + 3] }, "\(name): a colour above its alpha")
            }
        }
    }

    func testEveryCallWithEveryNumber() throws {
        try guarded { context in
            for a in Self.numbers {
                for b in Self.numbers {
                    context.saveGState()
                    drawEverything(context, a, b)
                    context.restoreGState()
                }
            }
        }
    }

    private func drawEverything(_ context: CGContext, _ a: CGFloat, _ b: CGFloat) {
        let rect = CGRect(x: a, y: b, width: b, height: a)
        let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 5))
        for isStroked in [false, true] {
            context.setLineWidth(abs(b))
            context.setMiterLimit(a)
            context.setLineDash(phase: a, lengths: isStroked ? [abs(b), 3] : [])
            context.move(to: CGPoint(x: 3, y: 3))
            context.addLine(to: p)
            context.addQuadCurve(to: q, control: p)
            context.addCurve(to: CGPoint(x: 3, y: 20), control1: q, control2: p)
            context.addArc(center: q, radius: a, startAngle: b, endAngle: a, clockwise: isStroked)
            context.addArc(tangent1End: p, tangent2End: q, radius: b)
            context.closePath()
            context.addRect(rect)
            context.addEllipse(in: rect)
            _ = context.boundingBoxOfPath
            _ = context.pathContains(p, mode: .eoFillStroke)
            context.drawPath(using: isStroked ? .stroke : .eoFill)
        }
        context.fill(rect)
        context.clear(rect)
        context.strokeLineSegments(between: [p, q])
        if let gradient = CGGradient(
            colorSpace: .deviceRGB, colorComponents: [a, b, a, b, 1, 0, 0, 1], locations: [a, b], count: 2)
        {
            context.drawLinearGradient(gradient, start: p, end: q, options: [])
            context.drawRadialGradient(
                gradient, startCenter: p, startRadius: a, endCenter: q, endRadius: b,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.drawConicGradient(gradient, center: p, angle: b)
        }
        if let image = context.makeImage() {
            context.draw(image, in: rect)
            context.draw(image, in: CGRect(x: 1, y: 1, width: abs(a), height: abs(b)), byTiling: true)
            _ = image.cropping(to: rect)
            context.interpolationQuality = .high
            context.draw(image, in: rect)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: abs(b), height: abs(a)), mask: image)
            context.fill(rect)
            context.restoreGState()
        }
        context.setShadow(offset: CGSize(width: a, height: b), blur: b.isFinite ? min(b, 10) : b)
        context.setAlpha(a)
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 5, height: 5))
        context.concatenate(CGAffineTransform(a, b, b, a, 1, 1))
        context.stroke(CGRect(x: 1, y: 1, width: 8, height: 8))
        context.fill(CGRect(x: 1, y: 1, width: 8, height: 8))
        context.clip(to: rect)
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        context.fill(CGRect(x: 1, y: 1, width: 8, height: 8))
        context.endTransparencyLayer()
    }

    func testCommandsInAnyOrder() throws {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            try guarded("seed \(seed)") { context in
                for _ in 0..<60 { step(context, &random) }
            }
        }
    }

    private func step(_ context: CGContext, _ random: inout SeededRandom) {
        func number() -> CGFloat {
            Int.random(in: 0..<8, using: &random) > 0
                ? random.number(30) : Self.numbers.randomElement(using: &random) ?? 0
        }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: number(), height: number())) }
        switch Int.random(in: 0..<24, using: &random) {
        case 0: context.move(to: point())
        case 1: context.addLine(to: point())
        case 2: context.addCurve(to: point(), control1: point(), control2: point())
        case 3: context.addQuadCurve(to: point(), control: point())
        case 4:
            context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
        case 5: context.closePath()
        case 6: context.addRect(rect())
        case 7: context.fillPath(using: .evenOdd)
        case 8: context.strokePath()
        case 9: context.clip()
        case 10: context.saveGState()
        case 11: context.restoreGState()
        case 12: context.setLineWidth(number())
        case 13: context.setLineDash(phase: number(), lengths: [number(), number(), number()])
        case 14: context.setAlpha(number())
        case 15: context.setFillColor(red: number(), green: number(), blue: number(), alpha: number())
        case 16: context.setBlendMode(CGBlendMode(rawValue: .random(in: 0..<28, using: &random)) ?? .normal)
        case 17: context.rotate(by: number())
        case 18: context.translateBy(x: number(), y: number())
        case 19: context.replacePathWithStrokedPath()
        case 20: context.resetClip()
        case 21: context.setLineJoin(CGLineJoin(rawValue: .random(in: 0..<3, using: &random)) ?? .miter)
        case 22: context.setShadow(offset: .zero, blur: min(number(), 8))
        default: context.fill(rect())
        }
        if Int.random(in: 0..<40, using: &random) == 0 { context.beginPath() }
    }

    // MARK: Large amounts

    func testAMillionSegments() throws {
        let canvas = try Canvas(200, 200)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 100))
        var random = SeededRandom(seed: 9)
        for i in 0..<1_000_000 {
            let center = CGPoint(x: i % 200, y: i / 5000)
            path.addLine(to: CGPoint(x: center.x + random.number(2), y: center.y + random.number(2)))
        }
        canvas.context.addPath(path)
        canvas.context.fillPath(using: .evenOdd)
        XCTAssertGreaterThan(canvas.area, 1000)
        XCTAssertFalse(path.boundingBoxOfPath.isNull)
    }

    func testManySegmentsOfALine() throws {
        let canvas = try Canvas(200, 200)
        canvas.context.setLineJoin(.round)
        canvas.context.setLineDash(phase: 0, lengths: [1e-9, 1e-9])
        canvas.context.addLines(
            between: (0..<100_000).map { CGPoint(x: $0 % 200, y: ($0 / 500) % 200) })
        canvas.context.strokePath()
        XCTAssertGreaterThan(canvas.area, 100)
    }

    func testManyClipsAndLayers() throws {
        let canvas = try Canvas()
        for i in 0..<200 {
            canvas.context.saveGState()
            canvas.context.addEllipse(in: CGRect(x: -100, y: -100, width: 240, height: 240))
            canvas.context.clip()
            if i % 4 == 0 { canvas.context.beginTransparencyLayer(auxiliaryInfo: nil) }
        }
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        for _ in 0..<50 { canvas.context.endTransparencyLayer() }
        XCTAssertEqual(canvas.area, 400, accuracy: 1)
    }

    func testALineOfAnyScale() throws {
        for exponent in stride(from: -140.0, through: 140, by: 20) {
            let canvas = try Canvas()
            let scale = pow(10, exponent)
            canvas.context.scaleBy(x: scale, y: scale)
            canvas.context.setLineWidth(2 / scale)
            canvas.context.setLineCap(.round)
            canvas.context.setLineDash(phase: 0, lengths: [3 / scale, 2 / scale])
            canvas.context.strokeEllipse(
                in: CGRect(x: 4 / scale, y: 4 / scale, width: 12 / scale, height: 12 / scale))
            // Seven dashes with their caps; the one across the circle's start is longer.
            XCTAssertEqual(canvas.area, 69.4, accuracy: 1, "scale \(scale)")
        }
    }
}
