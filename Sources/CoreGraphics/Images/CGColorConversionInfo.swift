import Foundation

/// A conversion between two colour spaces, prepared once.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorconversioninfo)
public final class CGColorConversionInfo: _CFObject, Sendable {
    let conversion: ColorConversion
    let source: CGColorSpace
    let destination: CGColorSpace

    /// Creates a conversion; returns nil for pattern spaces.
    public convenience init?(src: CGColorSpace, dst: CGColorSpace) {
        self.init(optionsSrc: src, dst: dst, options: nil)
    }

    /// Creates a conversion; returns nil for pattern spaces.
    /// - Parameter options: `CGColor.conversionBlackPointCompensation`, a Boolean, `CGColor.conversionTRCSize`, a number, or
    ///   nil.
    /// - Parameters:
    ///   - src: the space of the colours to be converted.
    ///   - dst: the space to convert them to.
    public init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) {
        guard src.model != .pattern, dst.model != .pattern else { return nil }
        let compensates = (options?[CGColor.conversionBlackPointCompensation] as? NSNumber)?.boolValue ?? false
        let size = (options?[CGColor.conversionTRCSize] as? NSNumber)?.intValue
        conversion = ColorConversion(
            from: src, to: dst, compensates: compensates,
            curveSize: size.flatMap { (2...65_536).contains($0) ? $0 : nil })
        source = src
        destination = dst
    }
}

/// The format of a buffer of colours.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgcolorbufferformat)
public struct CGColorBufferFormat {
    /// The version of the structure: 0.
    public var version: UInt32
    /// The alpha, the number format and the byte order.
    public var bitmapInfo: CGBitmapInfo
    /// The number of bits per component.
    public var bitsPerComponent: Int
    /// The number of bits per pixel.
    public var bitsPerPixel: Int
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int

    /// Creates an empty format.
    public init() { self.init(version: 0, bitmapInfo: [], bitsPerComponent: 0, bitsPerPixel: 0, bytesPerRow: 0) }

    /// Creates a format.
    public init(
        version: UInt32, bitmapInfo: CGBitmapInfo, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int
    ) {
        self.version = version
        self.bitmapInfo = bitmapInfo
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
    }
}

/// Converts a buffer of colours; returns false for unsupported formats. Supported are those of `CGImage` with
/// components of whole bytes, and, for writing, spaces of at most three components.
/// - Parameters:
///   - info: the conversion.
///   - width: the number of pixels in a row.
///   - height: the number of rows.
///   - dst_data: the memory to write, of the size that its format requires.
///   - dst_format: the layout of the memory to write.
///   - src_data: the memory to read.
///   - src_format: the layout of the memory to read.
///   - options: nil.
public func CGColorConversionInfoConvertData(
    _ info: CGColorConversionInfo, _ width: Int, _ height: Int, _ dst_data: UnsafeMutableRawPointer,
    _ dst_format: CGColorBufferFormat, _ src_data: UnsafeRawPointer, _ src_format: CGColorBufferFormat,
    _ options: CFDictionary?
) -> Bool {
    func layout(_ format: CGColorBufferFormat, _ space: CGColorSpace) -> PixelLayout? {
        PixelLayout(
            width: width, height: height, bitsPerComponent: format.bitsPerComponent,
            bitsPerPixel: format.bitsPerPixel, bytesPerRow: format.bytesPerRow,
            components: space.numberOfComponents, bitmapInfo: format.bitmapInfo)
    }
    guard let from = layout(src_format, info.source), let to = layout(dst_format, info.destination),
        to.colorOffsets.count <= 3, from.bitsPerComponent >= 8, to.bitsPerComponent >= 8
    else { return false }
    let reader = SampleReader(from)
    let writer = SampleWriter(to)
    let count = from.colorOffsets.count
    func isPremultiplied(_ layout: PixelLayout) -> Bool {
        layout.alpha == .premultipliedFirst || layout.alpha == .premultipliedLast
    }
    let (divides, multiplies) = (isPremultiplied(from), isPremultiplied(to))
    var numbers = [Float](repeating: 0, count: width * reader.stride)
    var pixels = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<height {
        let row = UnsafeRawBufferPointer(start: src_data + y * from.bytesPerRow, count: from.rowByteCount)
        numbers.withUnsafeMutableBufferPointer { reader.read(row, into: $0) }
        for x in 0..<width {
            let place = x * reader.stride
            let alpha = numbers[place + reader.stride - 1]
            let divisor = divides ? (alpha > 0 ? 1 / alpha : 0) : 1
            let color = info.conversion((0..<count).map { Double(numbers[place + $0] * divisor) })
            for i in 0..<to.colorOffsets.count { pixels[x][i] = Float(color[i]) * (multiplies ? alpha : 1) }
            pixels[x].w = alpha
        }
        writer.write(pixels, count: width, to: dst_data + y * to.bytesPerRow)
    }
    return true
}
