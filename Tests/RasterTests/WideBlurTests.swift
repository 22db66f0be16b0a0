import TestSupport
import XCTest

@testable import Raster

/// Blurs so wide that they work on a downsampled image.
final class WideBlurTests: XCTestCase {
    private let content = PixelRect(x: -3, y: 2, width: 97, height: 29)

    /// Creates an image of opaque greys.
    private func picture(_ level: (Int, Int) -> UInt8) -> PixelBuffer {
        let buffer = PixelBuffer(width: content.width, height: content.height)!
        for y in 0..<content.height {
            for x in 0..<content.width {
                let level = level(x, y)
                buffer.setPixel(x, y, [level, level, level, 255])
            }
        }
        return buffer
    }

    private func weights(_ deviation: Double) -> [Double] {
        let reach = Int((3 * deviation).rounded(.up))
        let values = (-reach...reach).map { exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = values.reduce(0, +)
        return values.map { $0 / total }
    }

    /// Returns a row or column blurred, with repeated edges or transparency beyond them.
    private func exact(_ line: [Double], _ weights: [Double], endless: Bool) -> [Double] {
        let reach = weights.count / 2
        let end = Array(repeating: 1.0, count: reach)
        let (first, last) = endless ? (line[0], line[line.count - 1]) : (0, 0)
        let padded = end.map { $0 * first } + line + end.map { $0 * last }
        return line.indices.map { i in weights.indices.reduce(0) { $0 + weights[$1] * padded[i + $1] } }
    }

    private func turned(_ rows: [[Double]]) -> [[Double]] { rows[0].indices.map { x in rows.map { $0[x] } } }

    /// Half a level is the rounding to bytes. The error of interpolating between small pixels is greatest at a sharp
    /// edge, and for a deviation just wide enough for them: 1.4 levels at a straight one, and more at a corner.
    func testWithinThreeLevelsOfTheGaussian() throws {
        var random = SeededRandom(seed: 5)
        let blocks = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
        let pictures = [
            picture { x, y in (x / 37 + y / 13).isMultiple(of: 2) ? 255 : 0 },
            picture { x, y in blocks[(x / 11 * 5 + y / 7) % 64] },
        ]
        for deviation in [5.01, 10.01, 20.01, 80.5] {
            for (deviationX, deviationY) in [(deviation, deviation), (deviation, 0.8), (0.2, deviation)] {
                let chain = EffectChain([.blur(GaussianFilter(deviationX: deviationX, deviationY: deviationY))])
                let (across, down) = (weights(deviationX), weights(deviationY))
                for (index, picture) in pictures.enumerated() {
                    let levels = (0..<content.height).map { y in
                        (0..<content.width).map { Double(picture.pixel($0, y)[0]) }
                    }
                    for endless in [false, true] {
                        let source = EffectChain.Source(picture, x: content.x, y: content.y)
                        let result = try XCTUnwrap(
                            endless
                                ? chain.bytes(ofEndless: source, region: content, threads: 2)
                                : chain.bytes(of: content, region: content, threads: 2) { _ in source })
                        let along = levels.map { exact($0, across, endless: endless) }
                        let expected = turned(turned(along).map { exact($0, down, endless: endless) })
                        var most = 0.0
                        for y in 0..<content.height {
                            for x in 0..<content.width {
                                most = max(most, abs(Double(result.pixel(x, y)[0]) - expected[y][x]))
                            }
                        }
                        XCTAssertLessThan(
                            most, 3, "deviations \(deviationX), \(deviationY), picture \(index), \(endless)")
                    }
                }
            }
        }
    }

    /// Images drawn band by band, and those with the pixels that the source has around the requested part.
    func testBandsAndPartsDoNotShow() throws {
        let content = PixelRect(x: -31, y: -900, width: 3000, height: 3400)
        let region = PixelRect(x: 40, y: 700, width: 60, height: 50)
        let filter = GaussianFilter(deviationX: 512, deviationY: 500)
        let whole = try XCTUnwrap(PixelBuffer(width: content.width, height: content.height))
        for y in 0..<content.height {
            for x in 0..<content.width where (x / 50 + y / 70).isMultiple(of: 2) {
                whole.setPixel(x, y, [UInt8(x % 256), UInt8(y % 256), 0, 255])
            }
        }
        nonisolated(unsafe) var parts = 0
        for effect in [.blur(filter), Effect.bloom(.init(blur: filter, intensity: 1))] {
            parts = 0
            let chain = EffectChain([.color(.saturation(0.5)), effect])
            func bytes(_ region: PixelRect, threads: Int) throws -> PixelBuffer {
                let bytes = chain.bytes(of: content, region: region, threads: threads) { part in
                    parts += 1
                    // Only the requested part.
                    let buffer = PixelBuffer(width: part.width, height: part.height)!
                    for y in part.y..<part.maxY {
                        let row = whole.base + (y - content.y) * whole.bytesPerRow + (part.x - content.x) * 4
                        (buffer.base + (y - part.y) * buffer.bytesPerRow).update(from: row, count: part.width * 4)
                    }
                    return .init(buffer, x: part.x, y: part.y)
                }
                return try XCTUnwrap(bytes)
            }
            let expected = try bytes(region, threads: 1)
            XCTAssertGreaterThan(parts, 1)
            let part = try bytes(PixelRect(x: 61, y: 713, width: 20, height: 12), threads: 3)
            for y in 0..<12 {
                for x in 0..<20 { XCTAssertEqual(part.pixel(x, y), expected.pixel(21 + x, 13 + y)) }
            }
        }
    }
}
