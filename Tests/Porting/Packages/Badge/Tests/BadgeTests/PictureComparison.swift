import SwiftUI
import UIKit
import XCTest

/// Snapshots of views compared with references.
@MainActor
enum PictureComparison {
    struct Missing: Error { let name: String }

    /// Returns the share of a view's pixels that differ from the reference image by more than a tolerance.
    static func difference(of view: some View, from name: String, tolerance: Int = 2) throws -> Double {
        guard let url = Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "References"),
            let reference = UIImage(contentsOfFile: url.path)?.cgImage
        else { throw Missing(name: name) }
        let renderer = ImageRenderer(content: view)
        renderer.scale = 1
        guard let image = renderer.uiImage?.cgImage else { throw Missing(name: name) }
        guard (image.width, image.height) == (reference.width, reference.height) else { return 1 }
        let (one, other) = (bytes(of: image), bytes(of: reference))
        var count = 0
        for start in stride(from: 0, to: one.count, by: 4) {
            let differs = (0..<4).contains { abs(Int(one[start + $0]) - Int(other[start + $0])) > tolerance }
            if differs { count += 1 }
        }
        return Double(count) / Double(image.width * image.height)
    }

    private static func bytes(of image: CGImage) -> [UInt8] {
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return bytes
    }
}

@MainActor
func assertPicture(
    of view: some View, _ name: String, file: StaticString = #filePath, line: UInt = #line
) {
    do {
        let difference = try PictureComparison.difference(of: view, from: name)
        XCTAssertLessThanOrEqual(difference, 0.001, "\(name): \(difference * 100) % differ", file: file, line: line)
    } catch {
        XCTFail("\(name): \(error)", file: file, line: line)
    }
}
