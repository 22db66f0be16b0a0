import CoreText
import Foundation
import ImageIO
import XCTest

/// A context for drawing text, with readable pixels.
struct Canvas {
    let context: CGContext

    init(_ width: Int, _ height: Int, background: CGColor? = nil) throws {
        context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        guard let background else { return }
        context.setFillColor(background)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }

    init(_ image: CGImage) throws {
        try self.init(image.width, image.height)
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// All bytes, without the rows' padding.
    var bytes: [UInt8] {
        guard let data = context.data else { return [] }
        return (0..<context.height).flatMap { y in
            UnsafeRawBufferPointer(start: data + y * context.bytesPerRow, count: context.width * 4)
        }
    }

    /// The four bytes of the pixel at (x, y), counted from the bottom left.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = ((context.height - 1 - y) * context.width + x) * 4
        return Array(bytes[start..<start + 4])
    }

    /// The sum of all alphas, in whole pixels.
    var area: Double {
        let all = bytes
        return Double(stride(from: 3, to: all.count, by: 4).reduce(0) { $0 + Int(all[$1]) }) / 255
    }

    /// The bounding box of all pixels that are not clear, counted from the bottom left.
    var inkBounds: CGRect {
        let all = bytes
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width where all[((context.height - 1 - y) * context.width + x) * 4 + 3] > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    func draw(_ line: CTLine, at position: CGPoint) {
        context.textPosition = position
        CTLineDraw(line, context)
    }
}

extension CGRect {
    /// Whether no side of `other` is more than `slack` outside.
    func holds(_ other: CGRect, slack: CGFloat) -> Bool {
        other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}

/// Returns the PSNR of two images of one size, in decibels; infinite for equal ones.
func peakSignalToNoise(_ a: [UInt8], _ b: [UInt8]) -> Double {
    guard a.count == b.count, !a.isEmpty else { return 0 }
    let sum = zip(a, b).reduce(0.0) { $0 + pow(Double($1.0) - Double($1.1), 2) }
    return sum == 0 ? .infinity : 10 * log10(255 * 255 * Double(a.count) / sum)
}

/// Compares an image with a reference that a person has reviewed.
///
/// If they differ, the new image is kept in the temporary folder for review.
func assertSnapshot(_ canvas: Canvas, _ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let image = try XCTUnwrap(canvas.context.makeImage())
    let seen = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(name).png")
    let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(seen, "public.png", 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    XCTAssertTrue(CGImageDestinationFinalize(destination))
    guard let kept = Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "Snapshots"),
        let source = CGImageSourceCreateWithURL(kept, nil), let known = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return XCTFail("there is no snapshot \(name); \(seen.path) may become one", file: file, line: line) }
    let likeness = peakSignalToNoise(canvas.bytes, try Canvas(known).bytes)
    XCTAssertGreaterThan(likeness, 40, "\(seen.path) is not like the snapshot", file: file, line: line)
    if likeness > 40 { try? FileManager.default.removeItem(at: seen) }
}
