public import Foundation
package import Raster
import Synchronization

/// An immutable bitmap image.
///
/// Pixels are decoded when the image is created, so drawing it can't fail.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimage)
public final class CGImage: _CFObject, Sendable {
    /// The image in the rasterizer's format: 8-bit premultiplied RGBA in sRGB, rows from the top. A stencil is black
    /// where it paints.
    package let bitmap: Bitmap
    let layout: PixelLayout
    let space: CGColorSpace?
    /// The samples that the image was created from; nil when the bitmap holds them.
    let source: ImageSource?
    /// The bytes of an image without a source, from the first request on: their address is valid as long as the image.
    let encoded = Mutex<CGDataProvider?>(nil)
    /// A complete JPEG file of exactly these pixels in sRGB, for PDF pages to embed; nil if there is none.
    let jpeg: Data?
    /// The uniform type identifier of the file that the image was read from; nil for one that was created otherwise.
    public let utType: CFString?
    /// True for an image mask, which is painted with the fill colour.
    public let isMask: Bool
    /// Whether the image is interpolated when it is scaled.
    public let shouldInterpolate: Bool
    /// How colours outside the destination's gamut are converted.
    public let renderingIntent: CGColorRenderingIntent

    init(
        bitmap: Bitmap, layout: PixelLayout, space: CGColorSpace?, source: ImageSource?, jpeg: Data? = nil,
        isMask: Bool = false, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent,
        type: CFString? = nil
    ) {
        self.bitmap = bitmap
        self.layout = layout
        self.space = space
        self.source = source
        self.jpeg = jpeg
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        utType = type
    }

    /// Creates an image from pixels in the rasterizer's format. `space` is the reported space; the values are sRGB.
    package convenience init(bitmap: Bitmap, space: CGColorSpace = .standard) {
        let alpha: CGImageAlphaInfo = bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
        self.init(bitmap: bitmap, layout: PixelLayout(of: bitmap.buffer, alpha: alpha), space: space, source: nil)
    }

    /// Creates an image from pixels in memory, rows from the top.
    ///
    /// Components are integers of 1, 2, 4, 8, 16 or 32 bits, or of 5 for RGB in 16 bits, or floating-point numbers of
    /// 16 or 32 bits. `bitmapInfo` selects the format, the position of alpha and the byte order; by default integers
    /// are big-endian and floating-point numbers are in the processor's order. Without alpha a pixel may have more
    /// bits than its colour needs: the last are skipped, or the first for `noneSkipFirst`. `decode` maps each
    /// component from 0...1 (an index from its full range) to a range, given as two numbers; nil leaves them
    /// unchanged. Nil, which is reported, when sizes are inconsistent, the provider has too few bytes, or the format
    /// is not supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow, components: space.numberOfComponents, bitmapInfo: bitmapInfo)
        else {
            reportOnce(
                """
                CGImage: no image of \(width) x \(height) pixels of \(bitsPerPixel) bits, \(bitsPerComponent) per \
                component, \(bytesPerRow) bytes per row, bitmap info \(bitmapInfo.rawValue)
                """)
            return nil
        }
        let decoding = decode.map { DecodeArray($0, count: 2 * space.numberOfComponents) }
        let source = ImageSource(provider: provider, decoding: decoding)
        let bitmap = source.withBytes(of: layout) {
            layout.decoded($0, space: space, decode: decoding?.values, intent: intent)
        }
        guard let bitmap else { return nil }
        self.init(
            bitmap: bitmap, layout: layout, space: layout.alpha == .alphaOnly ? nil : space, source: source,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Returns the same image.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image inside `rect`, without copying pixels.
    ///
    /// `rect` is in pixels from the top left corner; it is expanded to whole pixels and intersected with the image.
    /// Nil when nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, Box(rect).isFinite else { return nil }
        let part = PixelRect(around: Box(rect), within: bitmap.buffer.bounds)
        guard !part.isEmpty else { return nil }
        let parent = bitmap.buffer
        // The closure retains the image that owns the memory.
        let buffer = PixelBuffer(
            wrapping: parent.base + part.y * parent.bytesPerRow + part.x * 4, width: part.width, height: part.height,
            bytesPerRow: parent.bytesPerRow, release: { withExtendedLifetime(parent) {} })
        let start = part.y * layout.bytesPerRow * 8 + part.x * layout.bitsPerPixel
        return CGImage(
            bitmap: Bitmap(buffer, isOpaque: bitmap.isOpaque),
            layout: layout.resized(width: part.width, height: part.height), space: space,
            source: source?.moved(byBits: start), isMask: isMask, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent)
    }
}
