import CoreGraphics
import Foundation
import ImageIO

/// A comparison of two images: how many pixels differ, by how much, and where.
///
/// Pixels are compared as they are shown: eight bits per channel, premultiplied. If one image is larger, the excess
/// pixels count as different.
package struct PictureComparison {
    package struct Size: Equatable, Sendable {
        package let width: Int
        package let height: Int
    }

    package let sizes: (Size, Size)
    /// The number of pixels that differ in the area that the two cover together.
    package let differingPixels: Int
    /// The maximum difference of one channel, from 0 to 255.
    package let maxDifference: Int
    /// The peak signal-to-noise ratio in decibels over all four channels; infinite for identical images.
    package let peakSignalToNoise: Double
    private let pictures: (Pixels, Pixels)

    package var pixels: Int { area.width * area.height }
    package var isEqual: Bool { differingPixels == 0 && sizes.0 == sizes.1 }

    /// The area that the two cover together.
    private var area: Size {
        Size(width: max(sizes.0.width, sizes.1.width), height: max(sizes.0.height, sizes.1.height))
    }

    /// Reads two images in any format that ImageIO supports.
    package init(_ first: String, _ second: String) throws {
        let (a, b) = (try Pixels(path: first), try Pixels(path: second))
        var (differing, greatest, squares) = (0, 0, 0)
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        for y in 0..<height {
            for x in 0..<width {
                guard let p = a[x, y], let q = b[x, y] else {
                    differing += 1
                    greatest = 255
                    squares += 4 * 255 * 255
                    continue
                }
                guard p != q else { continue }
                differing += 1
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let difference = abs(Int(p >> shift & 0xff) - Int(q >> shift & 0xff))
                    greatest = max(greatest, difference)
                    squares += difference * difference
                }
            }
        }
        pictures = (a, b)
        sizes = (Size(width: a.width, height: a.height), Size(width: b.width, height: b.height))
        differingPixels = differing
        maxDifference = greatest
        let mean = Double(squares) / Double(max(1, 4 * width * height))
        peakSignalToNoise = mean == 0 ? .infinity : 10 * log10(255 * 255 / mean)
    }

    // MARK: Output

    private static let gap = 8

    /// Writes a PNG of the first image, the second one, and their difference: the first image faint, with different
    /// pixels in red, darker for larger differences.
    package func write(to path: String) throws {
        let (width, height) = (area.width, area.height)
        let (total, gap) = (3 * width + 4 * PictureComparison.gap, PictureComparison.gap)
        let rows = height + 2 * gap
        guard total <= 65_535, rows <= 65_535, total * rows <= 1 << 28 else {
            throw SceneFailure.line(
                "the images are too large to show side by side: omit -o to print only the numbers")
        }
        var out = [UInt32](repeating: PictureComparison.pack(0x80, 0x80, 0x80), count: total * rows)
        for y in 0..<height {
            let row = (y + gap) * total
            for x in 0..<width {
                let (p, q) = (pictures.0[x, y], pictures.1[x, y])
                out[row + gap + x] = PictureComparison.onBoard(p, x, y)
                out[row + 2 * gap + width + x] = PictureComparison.onBoard(q, x, y)
                out[row + 3 * gap + 2 * width + x] = PictureComparison.mark(p, q)
            }
        }
        try Pixels(width: total, height: rows, values: out).write(to: path)
    }

    private static func pack(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
        UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xff00_0000
    }

    private static func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int, alpha: Int) {
        (Int(pixel & 0xff), Int(pixel >> 8 & 0xff), Int(pixel >> 16 & 0xff), Int(pixel >> 24))
    }

    /// Returns a pixel composited over the checkerboard that represents transparency.
    private static func onBoard(_ pixel: UInt32?, _ x: Int, _ y: Int) -> UInt32 {
        guard let pixel else { return pack(0x80, 0x80, 0x80) }
        let board = (x / 8 + y / 8) % 2 == 0 ? 255 : 224
        let (red, green, blue, alpha) = channels(pixel)
        let under = board * (255 - alpha) / 255
        return pack(min(255, red + under), min(255, green + under), min(255, blue + under))
    }

    private static func mark(_ first: UInt32?, _ second: UInt32?) -> UInt32 {
        guard let first, let second else { return pack(0xc0, 0, 0) }
        let (a, b) = (channels(first), channels(second))
        let difference = max(
            max(abs(a.red - b.red), abs(a.green - b.green)), max(abs(a.blue - b.blue), abs(a.alpha - b.alpha)))
        if difference > 0 {
            return pack(255 - difference / 4, 160 - 160 * difference / 255, 160 - 160 * difference / 255)
        }
        let luminance = (a.red * 54 + a.green * 183 + a.blue * 19) / 256 + 255 - a.alpha
        return pack(204 + luminance / 5, 204 + luminance / 5, 204 + luminance / 5)
    }
}

/// An image's pixels: red in the lowest byte, alpha in the highest, premultiplied.
private struct Pixels {
    let width: Int
    let height: Int
    private var values: [UInt32]

    init(width: Int, height: Int, values: [UInt32]) {
        (self.width, self.height, self.values) = (width, height, values)
    }

    init(path: String) throws {
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw SceneFailure.line("image \(path) does not exist or cannot be read: name a file such as view.png")
        }
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else {
            throw SceneFailure.line("\(path) is not an image, or is damaged: name a PNG, JPEG, GIF, TIFF or WebP file")
        }
        (width, height) = (image.width, image.height)
        values = [UInt32](repeating: 0, count: width * height)
        let (columns, rows) = (width, height)
        try values.withUnsafeMutableBytes { bytes in
            try Pixels.draw(columns, rows, bytes.baseAddress) { context in
                context.setBlendMode(.copy)
                context.draw(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
            }
        }
    }

    /// The pixel at a position; nil outside the image.
    subscript(x: Int, y: Int) -> UInt32? { x < width && y < height ? values[y * width + x] : nil }

    func write(to path: String) throws {
        var copy = values
        let (columns, rows) = (width, height)
        let image = try copy.withUnsafeMutableBytes { bytes in
            try Pixels.draw(columns, rows, bytes.baseAddress) { $0.makeImage() }
        }
        let url = URL(fileURLWithPath: path)
        guard let image, let target = CGImageDestinationCreateWithURL(url, "public.png", 1, nil) else {
            throw SceneFailure.line("\(path) cannot be written: name a file in a writable folder")
        }
        CGImageDestinationAddImage(target, image, nil)
        guard CGImageDestinationFinalize(target) else {
            throw SceneFailure.line("\(path) cannot be written: name a file in a writable folder")
        }
    }

    private static func draw<T>(
        _ width: Int, _ height: Int, _ memory: UnsafeMutableRawPointer?, _ body: (CGContext) -> T
    ) throws -> T {
        let information = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: space,
                bitmapInfo: information)
        else { throw SceneFailure.line("the images are too large: compare smaller ones") }
        return body(context)
    }
}
