public import Foundation
import Raster

extension CGImage {
    /// Creates an image mask (a stencil), which is painted with the fill colour. Rows are from the top.
    ///
    /// Samples are integers of 1, 2, 4 or 8 bits: 0 paints fully, the maximum paints nothing, values between paint
    /// partly. Of wider pixels, such as those of a colour image, the first bits count. `decode` holds the two numbers
    /// that samples are mapped to; `[1, 0]` inverts the mask. Nil when sizes are inconsistent, or, which is reported,
    /// when the provider has too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent <= 8,
            let layout = PixelLayout(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
                bytesPerRow: bytesPerRow, components: 1, bitmapInfo: CGBitmapInfo(alpha: .none))
        else {
            reportOnce(
                """
                CGImage: no mask of \(width) x \(height) pixels of \(bitsPerPixel) bits, \(bitsPerComponent) per \
                component, \(bytesPerRow) bytes per row
                """)
            return nil
        }
        let decoding = decode.map { DecodeArray($0, count: 2) }
        let source = ImageSource(provider: provider, decoding: decoding)
        guard let bitmap = source.withBytes(of: layout, { layout.decodedMask($0, decode: decoding?.values) }) else {
            return nil
        }
        self.init(
            bitmap: bitmap, layout: layout, space: nil, source: source, isMask: true,
            shouldInterpolate: shouldInterpolate)
    }

    /// Returns the image masked by another image stretched over it; nil for an image mask.
    ///
    /// Under a stencil the image shows where the stencil would paint; under another image, in proportion to its
    /// luminance. The image's own alpha applies as well. The mask is sampled once per pixel of the image.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let levels = mask.asMask?.stretched(to: bitmap),
            let masked = bitmap.mapped({ pixel, x, y in
                pixel.multiplied(by: levels.buffer.alpha(x, y))
            })
        else { return nil }
        return with(masked)
    }

    /// Returns the image with the pixels masked out whose components all lie in ranges: a minimum and a maximum per
    /// component, in stored values, such as 0...255.
    ///
    /// Nil for a stencil, an image with alpha, and fewer than two numbers per colour component.
    /// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgimage/copy(maskingcolorcomponents:))
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count = layout.colorOffsets.count
        guard !isMask, !layout.alpha.hasAlpha, count > 0, components.count >= 2 * count else { return nil }
        let maxValue = layout.format.maxValue
        let ranges = (0..<count).map { (channel: Int) -> (CGFloat, CGFloat) in
            (components[2 * channel], components[2 * channel + 1])
        }
        let source = source ?? dataProvider.map { ImageSource(provider: $0, decoding: nil) }
        let reader = SampleReader(layout)
        var row = [Float](repeating: 0, count: width * reader.stride)
        let keyed = source?.withBytes(of: layout) { bytes in
            var current = -1
            return bitmap.mapped { pixel, x, y in
                if y != current {
                    let start = y * layout.bytesPerRow
                    let line = UnsafeRawBufferPointer(rebasing: bytes[start..<start + layout.rowByteCount])
                    row.withUnsafeMutableBufferPointer { reader.read(line, into: $0) }
                    current = y
                }
                let isKey = ranges.enumerated().allSatisfy { i, range in
                    let sample = CGFloat((row[x * reader.stride + i] * maxValue))
                    return sample >= range.0 - 0.01 && sample <= range.1 + 0.01
                }
                return isKey ? .zero : pixel
            }
        }
        return keyed.map(with)
    }

    /// Returns the image with its component values reinterpreted in another space; nil for a stencil, an alpha-only
    /// image, and a space with another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, let old = self.space, old.numberOfComponents == space.numberOfComponents,
            let source = source ?? dataProvider.map({ ImageSource(provider: $0, decoding: nil) }),
            let decoded = source.withBytes(
                of: layout, { layout.decoded($0, space: space, decode: source.decoding?.values) })
        else { return nil }
        // Masked-out pixels stay masked out.
        let isMasked = !layout.alpha.hasAlpha && !bitmap.isOpaque
        let masked =
            isMasked ? decoded.mapped { pixel, x, y in pixel.multiplied(by: bitmap.buffer.alpha(x, y)) } : decoded
        return masked.map {
            CGImage(
                bitmap: $0, layout: layout, space: space, source: source, shouldInterpolate: shouldInterpolate,
                intent: renderingIntent)
        }
    }

    /// The image as a mask, whose alpha is the fraction of paint admitted. Nil when memory is short.
    var asMask: Bitmap? {
        if isMask || layout.alpha == .alphaOnly { return bitmap }
        return bitmap.mapped { pixel, _, _ in SIMD4(0, 0, 0, SRGBTables.gray(pixel.x, pixel.y, pixel.z)) }
    }

    /// The image as a clip: like a mask, but for an image with alpha, the alpha is used. Nil when memory is short.
    var asClip: Bitmap? {
        isMask || !layout.alpha.hasAlpha ? asMask : bitmap.mapped { pixel, _, _ in SIMD4(0, 0, 0, pixel.w) }
    }

    private func with(_ bitmap: Bitmap) -> CGImage {
        CGImage(
            bitmap: bitmap, layout: layout, space: space, source: source ?? ownSource, isMask: isMask,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// The bytes of an image that was created without a source.
    private var ownSource: ImageSource? { dataProvider.map { ImageSource(provider: $0, decoding: nil) } }
}

extension PixelLayout {
    /// Returns a stencil's samples as alpha. `bytes` holds at least `byteCount` bytes. Nil when memory is short.
    fileprivate func decodedMask(_ bytes: UnsafeRawBufferPointer, decode: [CGFloat]?) -> Bitmap? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let reader = SampleReader(self)
        let (low, high) = decode.map { (Float($0[0]), Float($0[1])) } ?? (0, 1)
        var row = [Float](repeating: 0, count: width * reader.stride)
        for y in 0..<height {
            let line = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + rowByteCount])
            row.withUnsafeMutableBufferPointer { reader.read(line, into: $0) }
            for x in 0..<width {
                let sample = low + row[x * reader.stride] * (high - low)
                let alpha = sample.isNaN ? 0 : 1 - min(max(sample, 0), 1)
                buffer.base[y * buffer.bytesPerRow + x * 4 + 3] = UInt8(alpha * 255 + 0.5)
            }
        }
        return Bitmap(buffer)
    }
}

extension Bitmap {
    /// Returns an image of the same size with other pixels, which may be transparent. Nil when memory is short.
    fileprivate func mapped(_ change: (SIMD4<UInt8>, Int, Int) -> SIMD4<UInt8>) -> Bitmap? {
        guard let result = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            // Both buffers have `height` rows of `width` pixels of four bytes.
            let (from, to) = (buffer.base + y * buffer.bytesPerRow, result.base + y * result.bytesPerRow)
            for x in 0..<width {
                let p = from + x * 4
                let pixel = change(SIMD4(p[0], p[1], p[2], p[3]), x, y)
                for i in 0..<4 { to[x * 4 + i] = pixel[i] }
            }
        }
        return Bitmap(result)
    }

    /// Returns this image resized to another's size.
    fileprivate func stretched(to other: Bitmap) -> Bitmap? {
        if width == other.width, height == other.height { return self }
        return ImageResampler(kernel: .area).resample(
            self, width: other.width, height: other.height, x: .fitting(width, into: other.width),
            y: .fitting(height, into: other.height))
    }
}

extension PixelBuffer {
    fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 { base[y * bytesPerRow + x * 4 + 3] }
}

extension SIMD4<UInt8> {
    /// Returns a premultiplied pixel with all components scaled.
    fileprivate func multiplied(by level: UInt8) -> SIMD4<UInt8> {
        let t = SIMD4<UInt32>(truncatingIfNeeded: self) &* UInt32(level) &+ 128
        return SIMD4<UInt8>(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
    }
}
