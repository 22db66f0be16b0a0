public import CoreGraphics
public import Foundation
import Raster

/// Accumulates what is drawn over time, for images that change in parts, such as a painting.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageaccumulator)
open class CIImageAccumulator: NSObject {
    /// The extent, in whole pixels.
    public let extent: CGRect
    /// The format of the pixels.
    public let format: CIFormat
    private let colorSpace: CGColorSpace?
    private let bytesPerRow: Int
    private var pixels: Data

    /// Creates a transparent accumulator whose pixels are values in the working space. Returns nil if the extent is
    /// empty, infinite or too large, or the format is unknown.
    public convenience init?(extent: CGRect, format: CIFormat) { self.init(extent, format, nil) }

    /// Creates a transparent accumulator whose pixels are values in a colour space.
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

    /// Returns the contents of the accumulator.
    open func image() -> CIImage {
        CIImage(
            bitmapData: pixels, bytesPerRow: bytesPerRow, size: extent.size, format: format, colorSpace: colorSpace
        ).transformed(by: CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }

    /// Replaces the contents of the accumulator with the image inside the extent.
    open func setImage(_ image: CIImage) { setImage(image, dirtyRect: extent) }

    /// Replaces a part of the contents; the image must be unchanged outside `dirtyRect`.
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        let part = extent.intersection(dirtyRect.standardized).integral.intersection(extent)
        guard !part.isEmpty, let layout = format.layout else { return }
        let offset = Int(extent.maxY - part.maxY) * bytesPerRow + Int(part.minX - extent.minX) * layout.bytesPerPixel
        // The image may depend on the accumulator's contents, whose bytes are copied on write.
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            CIContext().render(
                image, toBitmap: base + offset, rowBytes: bytesPerRow, bounds: part, format: format,
                colorSpace: colorSpace)
        }
    }

    /// Clears the accumulator to transparent black.
    open func clear() { pixels = Data(count: pixels.count) }
}
