import Foundation
import ImageIO
import XCTest

/// Files that decoders read differently, interpreted by the text of TIFF 6.0.
final class TIFFReadingTests: XCTestCase {
    private func assertPixels(
        _ builder: TIFFBuilder, _ expected: [[Int]], within tolerance: Int = 0, _ name: String,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        for isBigEndian in [false, true] {
            for tile in [nil, (16, 16)] as [(Int, Int)?] {
                for hasPlanes in [false, true] {
                    var builder = builder
                    (builder.isBigEndian, builder.tile, builder.hasPlanes) = (isBigEndian, tile, hasPlanes)
                    let picture = try source(builder.file).picture()
                    let pixels = picture.pixels.map { Int($0) }
                    let difference = zip(pixels, expected.joined()).map { abs($0 - $1) }.max() ?? 256
                    XCTAssertLessThanOrEqual(
                        difference, tolerance, "\(name): \(pixels.prefix(12)), not \(expected.joined().prefix(12))",
                        file: file, line: line)
                }
            }
        }
    }

    /// Kind 2 of extra samples: gray that is not premultiplied.
    func testGrayWithAlpha() throws {
        var picture = TIFFBuilder(width: 3, height: 1, extras: [2], samples: [200, 255, 200, 128, 200, 0])
        try assertPixels(picture, [[200, 200, 200, 255], [100, 100, 100, 128], [0, 0, 0, 0]], "straight")
        XCTAssertEqual(try source(picture.file).properties()[kCGImagePropertyHasAlpha] as? Bool, true)
        picture.extras = [1]
        picture.samples = [200, 255, 100, 128, 0, 0]
        try assertPixels(picture, [[200, 200, 200, 255], [100, 100, 100, 128], [0, 0, 0, 0]], "multiplied")
        // White is zero: a full sample is no light, premultiplied.
        picture.photometric = .whiteIsZero
        picture.samples = [55, 255, 28, 128, 0, 0]
        try assertPixels(picture, [[200, 200, 200, 255], [100, 100, 100, 128], [0, 0, 0, 0]], within: 1, "inverted")
        let deep = TIFFBuilder(width: 2, height: 1, depth: 16, extras: [2], samples: [51_400, 65_535, 51_400, 32_896])
        try assertPixels(deep, [[200, 200, 200, 255], [100, 100, 100, 128]], "16 bits")
    }

    /// Kind 0 is unspecified data, not alpha, wherever it is.
    func testExtraSamplesThatMeanSomethingElse() throws {
        for extras in [[0], [0, 0]] {
            let rest = Array(repeating: 7, count: extras.count)
            var picture = TIFFBuilder(width: 2, height: 1, photometric: .rgb, extras: extras)
            picture.samples = [10, 20, 30] + rest + [200, 100, 0] + rest
            try assertPixels(picture, [[10, 20, 30, 255], [200, 100, 0, 255]], "RGB and \(extras)")
            XCTAssertEqual(try source(picture.file).properties()[kCGImagePropertyHasAlpha] as? Bool, false)
            picture.photometric = .blackIsZero
            picture.samples = [10] + rest + [200] + rest
            try assertPixels(picture, [[10, 10, 10, 255], [200, 200, 200, 255]], "gray and \(extras)")
        }
        let picture = TIFFBuilder(
            width: 1, height: 1, photometric: .rgb, extras: [0, 2], samples: [200, 100, 0, 7, 128])
        try assertPixels(picture, [[100, 50, 0, 128]], "alpha behind something else")
    }

    /// The samples of a row are packed, and rows begin at a byte. Sides are not multiples of a tile's.
    func testEveryDepth() throws {
        for depth in 1...16 {
            let greatest = 1 << depth - 1
            let (width, height) = (21, 5)
            let values = (0..<width * height).map { $0 * 7919 % (greatest + 1) }
            let gray = values.map { (value: Int) -> [Int] in
                let level = (value * 255 + greatest / 2) / greatest
                return [level, level, level, 255]
            }
            var picture = TIFFBuilder(width: width, height: height, depth: depth, samples: values)
            try assertPixels(picture, gray, "\(depth) bits")
            picture.photometric = .whiteIsZero
            try assertPixels(picture, gray.map { [255 - $0[0], 255 - $0[0], 255 - $0[0], 255] }, "\(depth), inverted")
            picture.photometric = .rgb
            picture.samples = values.flatMap { [$0, greatest - $0, $0] }
            let rgb = gray.map { [$0[0], 255 - $0[0], $0[0], 255] }
            try assertPixels(picture, rgb, within: 1, "\(depth) bits of RGB")
            guard depth <= 8 else { continue }
            picture.photometric = .palette
            picture.samples = values
            let ramp = (0...greatest).map { $0 * 65_535 / greatest }
            picture.palette = ramp + ramp.reversed() + ramp
            try assertPixels(picture, rgb, within: 1, "\(depth) bits of a palette")
        }
    }

    /// White is the medium's white; a* and b* are signed, or in profiles have an offset.
    func testLab() throws {
        // White, a middle gray, and the red, green and blue of sRGB under D50.
        let colors: [[Double]] = [
            [100, 0, 0], [50, 0, 0], [54.29, 80.80, 69.89], [87.82, -79.27, 80.99], [29.57, 68.30, -112.03],
        ]
        let expected = [[255, 255, 255], [119, 119, 119], [255, 0, 0], [0, 255, 0], [0, 0, 255]]
        for (photometric, depth) in [(.lab, 8), (.profileLab, 8), (.lab, 16), (.profileLab, 16)]
            as [(TIFFBuilder.Photometric, Int)]
        {
            let unit = depth == 8 ? 1.0 : 256
            let white = depth == 8 ? 255.0 : photometric == .lab ? 65_535 : 65_280
            let samples = colors.map { color in
                [Int((color[0] / 100 * white).rounded())]
                    + color[1...].map {
                        let number = Int(($0 * unit).rounded())
                        return photometric == .lab ? number & (1 << depth - 1) : number + 1 << (depth - 1)
                    }
            }
            var picture = TIFFBuilder(width: 5, height: 1, depth: depth, photometric: photometric)
            picture.samples = Array(samples.joined())
            try assertPixels(
                picture, expected.map { $0 + [255] }, within: depth == 8 ? 10 : 1, "\(photometric), \(depth) bits")
            picture.extras = [2]
            picture.samples = samples.flatMap { $0 + [depth == 8 ? 128 : 32_896] }
            try assertPixels(
                picture, expected.map { $0.map { ($0 * 128 + 127) / 255 } + [128] }, within: depth == 8 ? 5 : 1,
                "\(photometric), \(depth) bits, straight alpha")
        }
    }

    func testInksWithAlpha() throws {
        var picture = TIFFBuilder(width: 2, height: 1, photometric: .inks, extras: [2])
        picture.samples = [0, 255, 255, 0, 255, 255, 255, 0, 51, 128]
        try assertPixels(picture, [[255, 0, 0, 255], [0, 0, 102, 128]], within: 1, "straight")
        picture.extras = [1]
        picture.samples = [0, 255, 255, 0, 255, 128, 128, 0, 26, 128]
        try assertPixels(picture, [[255, 0, 0, 255], [0, 0, 102, 128]], within: 1, "multiplied")
        picture.extras = [0]
        try assertPixels(picture, [[255, 0, 0, 255], [114, 114, 229, 255]], within: 1, "something else")
    }

    func testFilesCutShortAreNoPicture() throws {
        let file = TIFFBuilder(width: 21, height: 5, depth: 12, samples: Array(repeating: 9, count: 105)).file
        for count in 8..<file.count {
            XCTAssertNil(CGImageSourceCreateImageAtIndex(try source(file.prefix(count)), 0, nil), "\(count) bytes")
        }
        // The offset of the pixels is beyond the end.
        var far = file
        let offsets = try XCTUnwrap(far.indices.last { far[$0...].starts(with: [0x11, 1, 4, 0]) })
        let list = Int(far[offsets + 8]) | Int(far[offsets + 9]) << 8
        far[list + 1] = 0xFF
        XCTAssertNil(CGImageSourceCreateImageAtIndex(try source(far), 0, nil))
    }
}
