import CoreGraphics
import UIKit

/// The pixels of an image as stored: premultiplied red, green, blue and alpha, row 0 at the top.
struct PixelReader {
    let width: Int
    let height: Int
    private let context: CGContext

    init?(_ image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        (width, height) = (picture.width, picture.height)
        context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    }

    subscript(x: Int, y: Int) -> [UInt8] {
        let pixel = context.data! + 4 * (y * width + x)
        return (0..<4).map { pixel.load(fromByteOffset: $0, as: UInt8.self) }
    }

    /// The number of pixels that are not clear.
    var inkedCount: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).filter { self[$0, y][3] > 0 }.count }
    }

    /// The bounding box, in pixels, of everything that is not clear; null if there is nothing.
    var inkedBox: CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self[x, y][3] > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}

extension UIImage {
    /// Returns what a closure draws on a clear page, one pixel per point.
    static func drawing(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage
    {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            body($0.cgContext)
        }
    }
}
