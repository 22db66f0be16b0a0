import CoreGraphics
import Raster
import TestSupport
import XCTest

/// A context records drawing until its pixels are read: they are the same as if each call were drawn immediately.
final class RecordedDrawingTests: XCTestCase {
    private let side = 160

    /// When a drawing's pixels are read.
    private enum Reading: CaseIterable {
        /// At the end only.
        case atTheEnd
        /// After each step.
        case always
        /// After some steps.
        case sometimes
        /// The caller holds the address from the start.
        case callersMemory
    }

    private func pixels(seed: UInt64, _ reading: Reading, alpha: CGImageAlphaInfo) throws -> [UInt8] {
        let (count, rowBytes) = (side * side * 4, side * 4)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
        defer { memory.deallocate() }
        let context = try XCTUnwrap(
            CGContext(
                data: reading == .callersMemory ? UnsafeMutableRawPointer(memory) : nil, width: side, height: side,
                bitsPerComponent: 8, bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: alpha.rawValue))
        var drawing = RandomDrawing(seed: seed, side: CGFloat(side))
        for step in 0..<60 {
            drawing.step(in: context)
            switch reading {
            case .atTheEnd, .callersMemory: break
            case .always: context.flush()
            case .sometimes: if step % 7 == 3 { XCTAssertNotNil(context.makeImage()) }
            }
        }
        drawing.end(in: context)
        let data = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    func testPixelsDoNotDependOnWhenTheyAreAskedFor() throws {
        for seed in UInt64(1)...24 {
            let alpha: CGImageAlphaInfo = seed % 4 == 0 ? .noneSkipLast : .premultipliedLast
            let expected = try pixels(seed: seed, .always, alpha: alpha)
            for reading in Reading.allCases where reading != .always {
                XCTAssertTrue(try pixels(seed: seed, reading, alpha: alpha) == expected, "seed \(seed), \(reading)")
            }
        }
    }

    func testAPictureIsNotChangedByWhatIsDrawnAfterIt() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = try XCTUnwrap(canvas.context.makeImage())
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        // An image of the context is drawn into it before its pixels are read.
        canvas.context.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(canvas[5, 5], .red)
        XCTAssertEqual(canvas[15, 5], .blue)
    }

    func testTheCallerMayWriteBetweenCalls() throws {
        let canvas = try Canvas()
        let data = try XCTUnwrap(canvas.context.data).assumingMemoryBound(to: UInt8.self)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(data[3], 255)
        for i in 0..<canvas.context.bytesPerRow * 20 { data[i] = 255 }
        canvas.context.setAlpha(0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        assertNear(canvas[3, 3], Pixel(128, 128, 128, 255))
    }

    func testMoreThanIsRecordedAtOnce() throws {
        let canvas = try Canvas()
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        for i in 0..<10_000 {
            canvas.context.setFillColor(red: CGFloat(i % 2), green: 0, blue: 0, alpha: 1)
            canvas.context.fill(CGRect(x: i % 20, y: i / 20 % 20, width: 1, height: 1))
        }
        canvas.context.endTransparencyLayer()
        XCTAssertEqual(canvas.area, 400)
        XCTAssertEqual(canvas[5, 3], .red)
        XCTAssertEqual(canvas[6, 3], .black)
    }

    func testASteadyDrawingKeepsItsMemory() throws {
        let recording = try Canvas(64, 64)
        // Long and short paths, alternating, in the same places of the recording.
        for round in 0..<4 {
            for i in 0..<20 {
                recording.context.move(to: .zero)
                for x in 0..<(round % 2 == 0 ? 2000 : 3) { recording.context.addLine(to: CGPoint(x: x % 64, y: i)) }
                recording.context.strokePath()
            }
            XCTAssertNotNil(recording.context.makeImage())
        }
        XCTAssertEqual(recording[32, 10], .black)
    }
}

/// Quartz calls selected by a seed: the same in each context.
private struct RandomDrawing {
    private var random: SeededRandom
    private let side: CGFloat
    private var layerCount = 0
    private var stateCount = 0
    private let picture: CGImage?

    init(seed: UInt64, side: CGFloat) {
        random = SeededRandom(seed: seed)
        self.side = side
        let small = CGContext(
            data: nil, width: 12, height: 9, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        for i in 0..<12 {
            small?.setFillColor(red: CGFloat(i) / 12, green: 0.5, blue: 1, alpha: i % 3 == 0 ? 0.4 : 1)
            small?.fill(CGRect(x: i, y: 0, width: 1, height: 9))
        }
        picture = small?.makeImage()
    }

    private mutating func amount(_ limit: CGFloat) -> CGFloat { CGFloat.random(in: 0...limit, using: &random) }
    private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
    private mutating func place() -> CGPoint { CGPoint(x: amount(side), y: amount(side)) }
    private mutating func box() -> CGRect {
        CGRect(x: amount(side) - 20, y: amount(side) - 20, width: amount(side), height: amount(side))
    }
    private mutating func color() -> CGColor {
        CGColor(red: amount(1), green: amount(1), blue: amount(1), alpha: chance(2) ? 1 : amount(1))
    }

    private mutating func addPath(in context: CGContext) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: context.addEllipse(in: box())
        case 1: context.addRect(box().integral)
        case 2:
            context.move(to: place())
            for _ in 0..<3 { context.addCurve(to: place(), control1: place(), control2: place()) }
        default:
            context.move(to: place())
            context.addLine(to: place())
            context.addLine(to: place())
        }
    }

    mutating func step(in context: CGContext) {
        switch Int.random(in: 0..<19, using: &random) {
        case 0: context.setFillColor(color())
        case 1: context.setStrokeColor(color())
        case 2: context.setLineWidth(amount(12))
        case 3: context.setAlpha(chance(2) ? 1 : amount(1))
        case 4:
            let mode = CGBlendMode(rawValue: Int32.random(in: 0...27, using: &random)) ?? .normal
            context.setBlendMode(chance(2) ? .normal : mode)
        case 5:
            let shadow = chance(2) ? nil : color()
            context.setShadow(offset: CGSize(width: amount(9), height: amount(9)), blur: amount(8), color: shadow)
        case 6 where stateCount < 4:
            context.saveGState()
            stateCount += 1
        case 7 where stateCount > 0 && layerCount == 0:
            context.restoreGState()
            stateCount -= 1
        case 8:
            context.saveGState()
            addPath(in: context)
            context.clip()
            context.setFillColor(color())
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            context.restoreGState()
        case 9 where layerCount < 3:
            if chance(2) {
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            } else {
                context.beginTransparencyLayer(in: box(), auxiliaryInfo: nil)
            }
            layerCount += 1
        case 10 where layerCount > 0:
            context.endTransparencyLayer()
            layerCount -= 1
        case 11:
            guard let picture else { return }
            if chance(5) {
                context.clip(to: box(), mask: picture)
            } else {
                context.interpolationQuality = [.default, .none, .high][Int.random(in: 0..<3, using: &random)]
                context.draw(picture, in: box(), byTiling: chance(6))
            }
        case 12:
            let ends = [color(), color()] as CFArray
            guard let gradient = CGGradient(colorsSpace: nil, colors: ends, locations: nil) else { return }
            context.saveGState()
            addPath(in: context)
            context.clip()
            if chance(2) {
                context.drawLinearGradient(gradient, start: place(), end: place(), options: [.drawsAfterEndLocation])
            } else {
                context.drawRadialGradient(
                    gradient, startCenter: place(), startRadius: amount(9), endCenter: place(), endRadius: amount(60),
                    options: [.drawsBeforeStartLocation])
            }
            context.restoreGState()
        case 13:
            context.rotate(by: amount(0.2))
            context.scaleBy(x: 1, y: 0.9 + amount(0.2))
        case 14: context.clear(box())
        case 15:
            context.setLineDash(phase: amount(4), lengths: chance(2) ? [] : [3 + amount(5), 2 + amount(5)])
        default:
            addPath(in: context)
            let modes: [CGPathDrawingMode] = [.fill, .stroke, .eoFill, .fillStroke]
            context.drawPath(using: modes[Int.random(in: 0..<4, using: &random)])
        }
    }

    mutating func end(in context: CGContext) {
        while layerCount > 0 {
            context.endTransparencyLayer()
            layerCount -= 1
        }
    }
}
