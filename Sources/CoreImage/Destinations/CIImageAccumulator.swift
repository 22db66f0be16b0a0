public import CoreGraphics
public import Foundation
import Raster

/// Keeps what is drawn into it from time to time: an image that grows by parts, such as a painting.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageaccumulator)
open class CIImageAccumulator: NSObject {
    /// The bounds, whole pixels.
    public let extent: CGRect
    /// How pixels are kept.
    public let format: CIFormat
    private let colorSpace: CGColorSpace?
    private let bytesPerRow: Int
    private var pixels: Data

    /// Makes a transparent accumulator whose pixels are numbers of the working space. Nil for an extent that is empty,
    /// infinite or too large, and for a format that isn't known.
    public convenience init?(extent: CGRect, format: CIFormat) { self.init(extent, format, nil) }

    /// Makes a transparent accumulator whose pixels are numbers of a colour space.
    public convenience init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) {
        self.init(extent, format, colorSpace)
    }

    private init?(_ extent: CGRect, _ format: CIFormat, _ colorSpace: CGColorSpace?) {
        let whole = extent.standardized.integral
        guard let layout = format.layout, !extent.isInfinite, !extent.isEmpty, whole.width <= 65536,
            whole.height <= 65536, whole.width * whole.height <= 134_217_728
        else { return nil }
        self.extent = whole
        self.format = format
        self.colorSpace = colorSpace
        bytesPerRow = Int(whole.width) * layout.bytesPerPixel
        pixels = Data(count: bytesPerRow * Int(whole.height))
    }

    /// Returns what is in the accumulator.
    open func image() -> CIImage {
        CIImage(
            bitmapData: pixels, bytesPerRow: bytesPerRow, size: extent.size, format: format, colorSpace: colorSpace
        ).transformed(by: CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }

    /// Replaces what is in the accumulator by the image inside the extent.
    open func setImage(_ image: CIImage) { setImage(image, dirtyRect: extent) }

    /// Replaces what is in a part of the accumulator; the image must be what it was elsewhere.
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        let part = extent.intersection(dirtyRect.standardized).integral.intersection(extent)
        guard !part.isEmpty, let layout = format.layout else { return }
        let offset = Int(extent.maxY - part.maxY) * bytesPerRow + Int(part.minX - extent.minX) * layout.bytesPerPixel
        // The image may be made of what is in the accumulator, whose bytes are copied when they are written to.
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            CIContext().render(
                image, toBitmap: base + offset, rowBytes: bytesPerRow, bounds: part, format: format,
                colorSpace: colorSpace)
        }
    }

    /// Makes the accumulator transparent.
    open func clear() { pixels = Data(count: pixels.count) }
}
