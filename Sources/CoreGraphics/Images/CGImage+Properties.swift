public import Foundation

extension CGImage {
    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The number of bits per component.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space of the pixels; nil for a stencil and for an alpha-only image.
    public var colorSpace: CGColorSpace? { space }
    /// The position and interpretation of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
    /// The layout of pixels in memory.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder ?? .orderDefault }
    /// The packing of a pixel's components, from the image's bitmap info.
    public var pixelFormatInfo: CGImagePixelFormatInfo { layout.bitmapInfo.pixelFormat ?? .packed }
    /// The decode array, two numbers per component, or nil; valid as long as the image.
    public var decode: UnsafePointer<CGFloat>? { source?.decoding?.pointer }

    /// The pixels in the format that the image's properties describe, without a mask applied.
    public var dataProvider: CGDataProvider? {
        if let source { return source.provider(of: layout) }
        return encoded.withLock { known in
            if let known { return known }
            var bytes = Data(count: layout.bytesPerRow * height)
            bytes.withUnsafeMutableBytes { memory in
                guard let base = memory.baseAddress else { return }
                layout.encode(bitmap.buffer, part: bitmap.buffer.bounds, into: base)
            }
            known = CGDataProvider(data: bytes)
            return known
        }
    }
}
