public import Foundation
package import Raster

/// An immutable picture.
///
/// Pixels are decoded when the image is made, so drawing it can't fail.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimage)
public final class CGImage: Hashable, Sendable {
    /// The picture as the rasterizer reads it: 8-bit premultiplied RGBA in sRGB, rows from the top.
    package let bitmap: Bitmap
    private let layout: PixelLayout
    private let space: CGColorSpace?
    /// The bytes that the image was made from, and where in them its first pixel lies; nil when they are the bitmap's.
    private let source: (provider: CGDataProvider, offset: Int)?
    private let decoding: DecodeArray?

    /// Whether drawing the image at another size mixes its pixels.
    public let shouldInterpolate: Bool
    /// What to do with colours that the destination can't show.
    public let renderingIntent: CGColorRenderingIntent

    private init(
        bitmap: Bitmap, layout: PixelLayout, space: CGColorSpace?, source: (provider: CGDataProvider, offset: Int)?,
        decoding: DecodeArray?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        self.bitmap = bitmap
        self.layout = layout
        self.space = space
        self.source = source
        self.decoding = decoding
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
    }

    /// A picture that is in the rasterizer's form already. `space` is what it calls itself; its numbers are sRGB's.
    package convenience init(bitmap: Bitmap, space: CGColorSpace = .standard) {
        let alpha: CGImageAlphaInfo = bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
        self.init(bitmap: bitmap, layout: PixelLayout(of: bitmap.buffer, alpha: alpha), space: space)
    }

    /// A picture that shows its pixels to others in `layout`.
    convenience init(bitmap: Bitmap, layout: PixelLayout, space: CGColorSpace?) {
        self.init(
            bitmap: bitmap, layout: layout, space: space, source: nil, decoding: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// A picture from pixels in memory, rows from the top.
    ///
    /// Components have 8 bits. `bitmapInfo` says where alpha stands and in which order bytes lie; RGB and gray spaces are
    /// read with each `CGImageAlphaInfo`. `decode` maps each colour component's 0...255 to a range, two numbers each; nil
    /// is 0...1. Nil when sizes don't fit together, when the provider has fewer bytes than they ask for, or for a format
    /// that is not read, which is reported.
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
                CGImage: no image of \(width) x \(height) pixels of \(bitsPerPixel) bits, \(bitsPerComponent) a \
                component, \(bytesPerRow) bytes a row, bitmap info \(bitmapInfo.rawValue)
                """)
            return nil
        }
        let decoding = decode.map { DecodeArray($0, count: 2 * space.numberOfComponents) }
        guard let data = provider.data, data.count >= layout.byteCount,
            let bitmap = data.withUnsafeBytes({ layout.decoded($0, space: space, decode: decoding?.values) })
        else {
            reportOnce("CGImage: \(provider.data?.count ?? 0) bytes are too few for \(layout.byteCount)")
            return nil
        }
        self.init(
            bitmap: bitmap, layout: layout, space: alphaOnly(layout) ? nil : space, source: (provider, 0),
            decoding: decoding, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    // MARK: Properties

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The number of bits of a component.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The number of bits from one pixel to the next.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The space that the pixels are in; nil for an image of alpha alone.
    public var colorSpace: CGColorSpace? { space }
    /// Whether and where a pixel has an alpha.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
    /// How pixels lie in memory.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder ?? .orderDefault }
    /// True for a stencil, which is painted with the fill colour; always false here.
    public var isMask: Bool { false }
    /// What the components were mapped to, two numbers each, or nil; valid as long as the image.
    public var decode: UnsafePointer<CGFloat>? { decoding?.pointer }

    /// The image's pixels in the form that its properties describe.
    public var dataProvider: CGDataProvider? {
        guard let source else {
            var bytes = Data(count: layout.bytesPerRow * height)
            bytes.withUnsafeMutableBytes { memory in
                guard let base = memory.baseAddress else { return }
                layout.encode(bitmap.buffer, part: bitmap.buffer.bounds, into: base)
            }
            return CGDataProvider(data: bytes)
        }
        if source.offset == 0 { return source.provider }
        return source.provider.data.flatMap { CGDataProvider(data: $0.dropFirst(source.offset)) }
    }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// The part of the picture inside `rect`, without a copy of its pixels.
    ///
    /// `rect` is in pixels from the top left corner; it is grown to whole pixels, then cut to the picture. Nil when
    /// nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, Box(rect).isFinite else { return nil }
        let part = PixelRect(around: Box(rect), within: bitmap.buffer.bounds)
        guard !part.isEmpty else { return nil }
        let parent = bitmap.buffer
        // The closure keeps the picture that the memory belongs to.
        let buffer = PixelBuffer(
            wrapping: parent.base + part.y * parent.bytesPerRow + part.x * 4, width: part.width, height: part.height,
            bytesPerRow: parent.bytesPerRow, release: { withExtendedLifetime(parent) {} })
        let start = part.y * layout.bytesPerRow + part.x * layout.bytesPerPixel
        return CGImage(
            bitmap: Bitmap(buffer, isOpaque: bitmap.isOpaque),
            layout: layout.resized(width: part.width, height: part.height), space: space,
            source: source.map { ($0.provider, $0.offset + start) }, decoding: decoding,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// True for the same image; images that only look alike are not equal.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Hashes the image's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private func alphaOnly(_ layout: PixelLayout) -> Bool { layout.alpha == .alphaOnly }

/// The numbers of a decode array, at an address that stays.
// `@unchecked Sendable`: written by the initializer alone.
private final class DecodeArray: @unchecked Sendable {
    private let storage: UnsafeMutableBufferPointer<CGFloat>

    init(_ numbers: UnsafePointer<CGFloat>, count: Int) {
        storage = .allocate(capacity: count)
        _ = storage.initialize(from: UnsafeBufferPointer(start: numbers, count: count))
    }

    deinit { storage.deallocate() }

    var pointer: UnsafePointer<CGFloat>? { storage.baseAddress.map { UnsafePointer($0) } }
    var values: [CGFloat] { Array(storage) }
}
