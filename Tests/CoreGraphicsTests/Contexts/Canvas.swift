import CoreGraphics
import XCTest

/// A small context for drawing, with readable pixels.
struct Canvas {
    let context: CGContext

    /// Creates 8-bit RGBA on transparency, or, without alpha, on black.
    init(_ width: Int = 20, _ height: Int = 20, alpha: CGImageAlphaInfo = .premultipliedLast) throws {
        context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
    }

    /// The four bytes of the pixel at (x, y) in user space: from the bottom left.
    subscript(x: Int, y: Int) -> Pixel {
        guard let data = context.data, x >= 0, y >= 0, x < context.width, y < context.height else { return Pixel() }
        let row = context.height - 1 - y
        let p = data.assumingMemoryBound(to: UInt8.self) + row * context.bytesPerRow + x * 4
        return Pixel(p[0], p[1], p[2], p[3])
    }

    /// The sum of all alphas, in whole pixels: the painted area for an opaque colour.
    var area: Double {
        var sum = 0
        for y in 0..<context.height {
            for x in 0..<context.width { sum += Int(self[x, y].a) }
        }
        return Double(sum) / 255
    }
}

struct Pixel: Equatable, CustomStringConvertible {
    var r: UInt8
    var g: UInt8
    var b: UInt8
    var a: UInt8

    init(_ r: UInt8 = 0, _ g: UInt8 = 0, _ b: UInt8 = 0, _ a: UInt8 = 0) {
        (self.r, self.g, self.b, self.a) = (r, g, b, a)
    }

    static let clear = Pixel()
    static let black = Pixel(0, 0, 0, 255)
    static let white = Pixel(255, 255, 255, 255)
    static let red = Pixel(255, 0, 0, 255)
    static let green = Pixel(0, 255, 0, 255)
    static let blue = Pixel(0, 0, 255, 255)

    var description: String { "(\(r), \(g), \(b), \(a))" }

    /// Whether no channel differs by more than `levels`.
    func isNear(_ other: Pixel, levels: Int = 1) -> Bool {
        zip([r, g, b, a], [other.r, other.g, other.b, other.a]).allSatisfy { abs(Int($0) - Int($1)) <= levels }
    }
}

func assertNear(
    _ pixel: Pixel, _ expected: Pixel, levels: Int = 1, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertTrue(
        pixel.isNear(expected, levels: levels), "\(pixel) is not \(expected) \(message)", file: file, line: line)
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
