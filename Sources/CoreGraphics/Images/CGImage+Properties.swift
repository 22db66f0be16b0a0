public import Foundation

extension CGImage {
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
    /// The space that the pixels are in; nil for a stencil and for an image of alpha alone.
    public var colorSpace: CGColorSpace? { space }
    /// The position and interpretation of a pixel's alpha.
    public var alphaInfo: CGImageAlphaInfo { layout.alpha }
    /// The layout of pixels in memory.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder ?? .orderDefault }
    /// What the components were mapped to, two numbers each, or nil; valid as long as the image.
    public var decode: UnsafePointer<CGFloat>? { source?.decoding?.pointer }

    /// The image's pixels in the form that its properties describe. A mask is not in them.
    public var dataProvider: CGDataProvider? {
        if let source { return source.provider(of: layout) }
        var bytes = Data(count: layout.bytesPerRow * height)
        bytes.withUnsafeMutableBytes { memory in
            guard let base = memory.baseAddress else { return }
            layout.encode(bitmap.buffer, part: bitmap.buffer.bounds, into: base)
        }
        return CGDataProvider(data: bytes)
    }
}
