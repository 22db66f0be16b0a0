import CoreGraphics
public import Foundation
import Raster

extension CIImage {
    /// True: an archived image contains no other classes.
    public static var supportsSecureCoding: Bool { true }

    private static let pixelsKey = "CIImagePixels"
    private static let frameKey = "CIImageFrame"

    /// The colour space of archived pixels, which covers all colours.
    private static let archiveSpace = CGColorSpace(kind: .extendedLinearSRGB)
    private static let bytesPerPixel = 8

    /// Encodes the image's rendered pixels as half-floats. An image that is infinite, or larger than can be rendered at
    /// once, is reported, and archived without pixels.
    public func encode(with coder: NSCoder) {
        let frame = extent.isEmpty ? CGRect.zero : extent.integral
        guard !extent.isInfinite, frame.width * frame.height <= CGFloat(RenderPass.maxPixelCount) else {
            return reportOnce("CIImage: an infinite image, or one with too many pixels, can't be archived; crop it")
        }
        let rowBytes = Int(frame.width) * CIImage.bytesPerPixel
        var pixels = Data(count: rowBytes * Int(frame.height))
        pixels.withUnsafeMutableBytes { memory in
            guard let base = memory.baseAddress else { return }
            CIContext().render(
                self, toBitmap: base, rowBytes: rowBytes, bounds: frame, format: .RGBAh,
                colorSpace: CIImage.archiveSpace)
        }
        NumberList.encode(
            [frame.minX, frame.minY, frame.width, frame.height], with: coder, forKey: CIImage.frameKey)
        coder.encode(NSData(data: pixels), forKey: CIImage.pixelsKey)
    }

    /// Decodes an image from its archived pixels. Returns nil if the archive contains none.
    public convenience init?(coder: NSCoder) {
        guard let numbers = NumberList.decode(coder, forKey: CIImage.frameKey), numbers.count == 4,
            numbers.allSatisfy({ $0.isFinite && $0 == $0.rounded() && abs($0) < 1e9 }), numbers[2] >= 0,
            numbers[3] >= 0,
            let pixels = coder.decodeObject(of: NSData.self, forKey: CIImage.pixelsKey) as Data?
        else { return nil }
        let (width, height) = (Int(numbers[2]), Int(numbers[3]))
        guard pixels.count == width * height * CIImage.bytesPerPixel else { return nil }
        if pixels.isEmpty { return nil }
        let image = CIImage(
            bitmapData: pixels, bytesPerRow: width * CIImage.bytesPerPixel,
            size: CGSize(width: width, height: height), format: .RGBAh, colorSpace: CIImage.archiveSpace)
        let place = CGAffineTransform(translationX: numbers[0], y: numbers[1])
        self.init(image.transformed(by: place).node)
    }
}

extension CIImage: KeyedArchivable {}
