import Foundation
import TestSupport
import XCTest

@testable import Raster

final class BlurTests: XCTestCase {
    /// A half plane with an alpha of 0.9 and Core Animation's shadow of radius 6 at scale 2: its values at a straight
    /// edge, measured at these distances in pixels outside the edge. Both roundings leave an uncertainty of a level.
    func testShadowEdgeAsCoreAnimationDrawsIt() {
        let mask = AlphaMask(
            bounds: PixelRect(x: -100, y: 0, width: 100, height: 120), levels: .init(repeating: 255, count: 12000))
        let blurred = mask.blurred(deviation: 12)
        let measured = [0: 110, 4: 79, 8: 52, 12: 30, 16: 15, 18: 9, 20: 5, 22: 2, 24: 0]
        for (x, level) in measured {
            XCTAssertEqual(Double(blurred.level(x, 60)) * 0.9, Double(level), accuracy: 1, "\(x) pixels outside")
        }
    }

    /// At every distance from a straight edge, the level is the area of the truncated Gaussian beyond it.
    func testEdgeAgainstTheErrorFunction() {
        for deviation in [0.3, 0.5, 0.77, 1, 2, 3.3, 6, 12, 23.9, 30, 60] {
            let size = 400
            let mask = AlphaMask(
                bounds: PixelRect(x: -size, y: 0, width: size, height: size),
                levels: .init(repeating: 255, count: size * size))
            let blurred = mask.blurred(deviation: deviation)
            let scale = 1 / (deviation * 2.0.squareRoot())
            let whole = erf(2 * deviation * scale)
            for x in -150..<150 {
                let distance = min(max(Double(x) + 0.5, -2 * deviation), 2 * deviation)
                let expected = 255 * (1 - erf(distance * scale) / whole) / 2
                XCTAssertEqual(
                    Double(blurred.level(x, size / 2)), expected, accuracy: deviation > 24 ? 1.5 : 1,
                    "deviation \(deviation), \(x)")
            }
        }
    }

    func testRowsAndColumnsAreTreatedAlike() {
        var random = SeededRandom(seed: 3)
        for deviation in [0.6, 2.5, 7, 40] {
            let levels = (0..<31 * 31).map { _ in UInt8.random(in: 0...255, using: &random) }
            let mask = AlphaMask(bounds: PixelRect(x: 4, y: 4, width: 31, height: 31), levels: levels)
            let turned = AlphaMask(
                bounds: mask.bounds, levels: (0..<31 * 31).map { levels[$0 % 31 * 31 + $0 / 31] })
            let (a, b) = (mask.blurred(deviation: deviation), turned.blurred(deviation: deviation))
            XCTAssertEqual(a.bounds, b.bounds)
            let n = a.bounds.width
            for i in 0..<n * n {
                XCTAssertLessThanOrEqual(abs(Int(a.levels[i]) - Int(b.levels[i % n * n + i / n])), 1)
            }
        }
    }

    /// Equal rows are blurred once, with the same result as blurring each.
    func testRepeatedRowsChangeNothing() {
        let shape = Coverage(.circle(Point(60, 60), radius: 40), clip: PixelRect(x: 0, y: 0, width: 160, height: 120))
        let mask = shape.levels(in: PixelRect(x: 0, y: 0, width: 160, height: 120))
        let blurred = mask.blurred(deviation: 4)
        let moved = AlphaMask(
            bounds: PixelRect(x: 0, y: 0, width: 160, height: 320),
            levels: .init(repeating: 0, count: 160 * 100) + mask.levels + .init(repeating: 0, count: 160 * 100))
        let other = moved.blurred(deviation: 4)
        for y in -8..<128 {
            for x in -8..<168 { XCTAssertEqual(blurred.level(x, y), other.level(x, y + 100)) }
        }
    }

    /// A requested part of a wide blur equals that part of the whole.
    func testPartsOfAWideBlur() {
        let mask = AlphaMask(
            bounds: PixelRect(x: -9, y: 4, width: 50, height: 30), levels: (0..<1500).map { UInt8($0 * 7 % 256) })
        for deviation in [30.0, 111] {
            let whole = mask.blurred(deviation: deviation)
            for clip in [
                PixelRect(x: -40, y: -3, width: 61, height: 45), PixelRect(x: 17, y: 60, width: 200, height: 1),
            ] {
                let part = mask.blurred(deviation: deviation, clip: clip)
                XCTAssertEqual(part.bounds, whole.bounds.intersection(clip))
                XCTAssertEqual(part.levels, whole.cropped(to: clip).levels)
            }
            let far = PixelRect(x: 9000, y: 0, width: 5, height: 5)
            XCTAssertTrue(mask.blurred(deviation: deviation, clip: far).bounds.isEmpty)
        }
    }

    func testKeepsTheSum() {
        let mask = AlphaMask(
            bounds: PixelRect(x: 0, y: 0, width: 40, height: 40), levels: .init(repeating: 200, count: 1600))
        for deviation in [0.4, 3, 10, 50, 120] {
            let sum = mask.blurred(deviation: deviation).levels.reduce(0) { $0 + Int($1) }
            XCTAssertEqual(Double(sum), 200 * 1600, accuracy: 200 * 1600 * 0.06, "deviation \(deviation)")
        }
    }

    func testDeviationsThatAreNoBlurOrTooGreat() {
        let mask = AlphaMask(bounds: PixelRect(x: 0, y: 0, width: 2, height: 1), levels: [10, 250])
        for deviation in [0, -3, 0.1, 0.25, .nan, -.infinity] {
            XCTAssertEqual(mask.blurred(deviation: deviation).levels, [10, 250])
        }
        let huge = mask.blurred(deviation: .infinity)
        XCTAssertEqual(huge.bounds, mask.blurred(deviation: 1000).bounds)
        XCTAssertLessThan(huge.bounds.width, 4300)
        let empty = AlphaMask(bounds: .zero, levels: [])
        XCTAssertTrue(empty.blurred(deviation: 5).bounds.isEmpty)
    }
}

extension AlphaMask {
    /// The level; zero outside the bounds.
    func level(_ x: Int, _ y: Int) -> UInt8 {
        guard bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)) else { return 0 }
        return levels[(y - bounds.y) * bounds.width + x - bounds.x]
    }
}
