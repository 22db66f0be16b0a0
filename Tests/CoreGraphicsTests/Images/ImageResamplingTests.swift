import CoreGraphics
import XCTest

/// Images drawn at different sizes.
final class ImageResamplingTests: XCTestCase {
    private func gray(_ width: Int, _ height: Int, _ level: (Int, Int) -> Int) throws -> CGImage {
        let bytes = (0..<height).flatMap { y in (0..<width).map { UInt8(level($0, y)) } }
        return try XCTUnwrap(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
                space: .deviceGray, bitmapInfo: CGBitmapInfo(alpha: .none),
                provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
    }

    private func levels(
        _ image: CGImage, in rect: CGRect, _ quality: CGInterpolationQuality, size: (Int, Int) = (8, 8),
        through t: CGAffineTransform = .identity
    ) throws -> [[Int]] {
        let canvas = try Canvas(size.0, size.1)
        canvas.context.interpolationQuality = quality
        canvas.context.concatenate(t)
        canvas.context.draw(image, in: rect)
        return (0..<size.1).map { y in (0..<size.0).map { Int(canvas[$0, size.1 - 1 - y].g) } }
    }

    func testAPixelIsTheMeanOfWhatItCovers() throws {
        // A chequerboard becomes an even gray; a single sample per pixel would be black or white.
        let board = try gray(64, 64) { ($0 + $1) % 2 * 255 }
        for quality in [CGInterpolationQuality.default, .medium, .high] {
            for row in try levels(board, in: CGRect(x: 0, y: 0, width: 8, height: 8), quality) {
                for level in row { XCTAssertEqual(level, 128, accuracy: quality == .high ? 3 : 1, "\(quality)") }
            }
        }
        // A third: 3 pixels of a row become one.
        let steps = try gray(9, 1) { x, _ in [0, 90, 180, 30, 30, 30, 255, 0, 0][x] }
        let means = try levels(steps, in: CGRect(x: 0, y: 0, width: 3, height: 1), .medium, size: (3, 1))
        XCTAssertEqual(means, [[90, 30, 85]])
        // Also between pixels, and mirrored.
        let mirrored = try levels(
            steps, in: CGRect(x: 0, y: 0, width: 3, height: 1), .medium, size: (3, 1),
            through: CGAffineTransform(-1, 0, 0, 1, 3, 0))
        XCTAssertEqual(mirrored, [[85, 30, 90]])
    }

    func testTheSumStays() throws {
        let dot = try gray(40, 40) { $0 == 17 && $1 == 22 ? 255 : 0 }
        for quality in [CGInterpolationQuality.medium, .high] {
            let small = try levels(dot, in: CGRect(x: 0.3, y: 0.6, width: 7.4, height: 7.4), quality)
            let sum = small.joined().reduce(0, +)
            // A 40th of 7.4 squared, in levels; Lanczos clamps negative values.
            XCTAssertEqual(Double(sum), 255 * 7.4 * 7.4 / 1600, accuracy: 6, "\(quality)")
        }
    }

    func testHighKeepsEdgesSharp() throws {
        let edge = try gray(32, 32) { x, _ in x < 16 ? 0 : 255 }
        let high = try levels(edge, in: CGRect(x: 0, y: 0, width: 8, height: 8), .high)
        XCTAssertEqual(high[4].prefix(3).max() ?? 255, 8, accuracy: 8)
        XCTAssertEqual(high[4].suffix(3).min() ?? 0, 250, accuracy: 8)
        // Enlarged, a step is steeper than a mix of two neighbours, and flat parts stay flat.
        let coarse = try gray(4, 4) { x, _ in x < 2 ? 0 : 200 }
        let low = try levels(coarse, in: CGRect(x: 0, y: 0, width: 32, height: 32), .low, size: (32, 32))
        let lanczos = try levels(coarse, in: CGRect(x: 0, y: 0, width: 32, height: 32), .high, size: (32, 32))
        XCTAssertGreaterThan(lanczos[16][17] - lanczos[16][14], low[16][17] - low[16][14])
        XCTAssertTrue(lanczos.allSatisfy { row in row.allSatisfy { (0...230).contains($0) } })
    }

    func testTurnedImagesAreMadeSmallerFirst() throws {
        let board = try gray(96, 96) { ($0 + $1) % 2 * 255 }
        let turned = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 0, y: -4)
        let result = try levels(
            board, in: CGRect(x: 0, y: 0, width: 12, height: 12), .medium, size: (12, 12), through: turned)
        XCTAssertEqual(result[6][6], 128, accuracy: 2)
        XCTAssertEqual(result[5][7], 128, accuracy: 2)
    }

    func testTheSizeOfTheImageChangesNothing() throws {
        let noise = try gray(16, 16) { ($0 * 37 + $1 * 91) % 256 }
        for quality in [CGInterpolationQuality.none, .low, .medium, .high, .default] {
            let same = try levels(noise, in: CGRect(x: 0, y: 0, width: 16, height: 16), quality, size: (16, 16))
            XCTAssertEqual(same[3][5], (5 * 37 + 3 * 91) % 256, "\(quality)")
        }
    }

    func testAlphaIsMixedWithItsColour() throws {
        // Transparent white next to opaque red: no white shows.
        let bytes: [UInt8] = [255, 0, 0, 255, 255, 255, 255, 0]
        let image = try XCTUnwrap(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: .deviceRGB,
                bitmapInfo: CGBitmapInfo(alpha: .last), provider: try XCTUnwrap(CGDataProvider(data: Data(bytes))),
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let canvas = try Canvas(1, 1)
        canvas.context.interpolationQuality = .high
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        assertNear(canvas[0, 0], Pixel(128, 0, 0, 128), levels: 2)
    }

    func testExtremeSizesTakeLittle() throws {
        let image = try gray(3000, 2) { x, _ in x % 2 * 255 }
        for rect in [
            CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9), CGRect(x: 0, y: 0, width: 1e12, height: 1e-3),
            CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), CGRect(x: 0, y: 0, width: 8, height: 1e9),
        ] {
            for quality in [CGInterpolationQuality.medium, .high] {
                _ = try levels(image, in: rect, quality)
                _ = try levels(image, in: rect, quality, through: CGAffineTransform(rotationAngle: 1))
            }
        }
    }
}
