package import CoreGraphics
package import QuartzCore
import XCTest

/// A layer tree drawn offscreen, for tests of its pixels.
package struct Picture {
    package let width: Int
    package let height: Int
    private let bytes: [UInt8]

    /// Premultiplied 8-bit components.
    package struct Pixel: Equatable, CustomStringConvertible {
        package var red, green, blue, alpha: Int

        package init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        package var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        package func difference(_ other: Pixel) -> Int {
            max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
        }
    }

    /// Draws the area of `size` points from the origin of the root's superlayer.
    package init(of root: CALayer, size: CGSize, scale: CGFloat = 1, at time: CFTimeInterval = 0, threads: Int = 2) {
        let context = Self.context(size: size, scale: scale)
        let renderer = CARenderer(context: context)
        renderer.layer = root
        renderer.bounds = CGRect(origin: .zero, size: size)
        renderer.threads = threads
        renderer.beginFrame(atTime: time, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
        // Changes after a frame must show in the next one, without animations.
        CATransaction.setDisableActions(true)
        self.init(context)
    }

    package init(_ context: CGContext) {
        let buffer = context.buffer
        (width, height) = (buffer.width, buffer.height)
        bytes = (0..<buffer.height).flatMap { y in
            [UInt8](UnsafeBufferPointer(start: buffer.base + y * buffer.bytesPerRow, count: buffer.width * 4))
        }
    }

    package static func context(size: CGSize, scale: CGFloat = 1) -> CGContext {
        CGContext(
            data: nil, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    /// The pixel `x` from the left and `y` from the top.
    package subscript(x: Int, y: Int) -> Pixel {
        let i = (y * width + x) * 4
        return Pixel(Int(bytes[i]), Int(bytes[i + 1]), Int(bytes[i + 2]), Int(bytes[i + 3]))
    }

    /// The sum of all alphas, in fully opaque pixels: the area of the drawing.
    package var area: Double {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }

    /// Returns the number of pixels that differ, and the greatest difference.
    package func difference(_ other: Picture) -> (pixels: Int, most: Int) {
        guard width == other.width, height == other.height else { return (Int.max, 255) }
        var pixels = 0
        var most = 0
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                pixels += 1
                most = max(most, self[x, y].difference(other[x, y]))
            }
        }
        return (pixels, most)
    }
}

extension CALayer {
    /// Creates a layer of one colour, for short tests.
    package convenience init(_ frame: CGRect, _ color: CGColor?) {
        self.init()
        self.frame = frame
        backgroundColor = color
    }
}

extension CGImage {
    /// Returns a small image of one colour.
    package static func solid(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, side: Int = 8) -> CGImage {
        let context = Picture.context(size: CGSize(width: side, height: side))
        context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return context.makeImage()!
    }
}

extension CGColor {
    package static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    package static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Asserts that the pixel is within `tolerance` levels of the expected value.
package func XCTAssertPixel(
    _ pixel: Picture.Pixel, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255, within tolerance: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
) {
    let expected = Picture.Pixel(red, green, blue, alpha)
    XCTAssertLessThanOrEqual(
        pixel.difference(expected), tolerance, "\(pixel) is not \(expected)", file: file, line: line)
}
