import Foundation
import Raster

extension PixelLayout {
    /// The pixels as the rasterizer reads them: premultiplied RGBA in sRGB. Nil when memory is short.
    ///
    /// `decode` maps a component's 0...255 to a range, two numbers for each colour component, or is nil for 0...1.
    /// `bytes` holds at least `byteCount` bytes.
    func decoded(_ bytes: UnsafeRawBufferPointer, space: CGColorSpace, decode: [CGFloat]?) -> Bitmap? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let reader = PixelReader(self, space: space, decode: decode)
        for y in 0..<height {
            let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + width * bytesPerPixel])
            // The buffer has `height` rows of at least 4 * width bytes.
            let target = UnsafeMutableBufferPointer(start: buffer.base + y * buffer.bytesPerRow, count: width * 4)
            reader.read(row, into: target)
        }
        return Bitmap(buffer, isOpaque: !alpha.hasAlpha)
    }
}

/// Turns rows of one layout into premultiplied RGBA.
struct PixelReader {
    private let step: Int
    private let red: Int
    private let green: Int
    private let blue: Int
    /// The fourth component of CMYK; of other spaces any.
    private let black: Int
    private let alpha: Int?
    private let isPremultiplied: Bool
    /// What colours go through after alpha is divided out and before it is multiplied in, or nil when they stay.
    private let change: PixelConversion?

    init(_ layout: PixelLayout, space: CGColorSpace, decode: [CGFloat]?) {
        step = layout.bytesPerPixel
        let offsets = layout.colorOffsets
        // Gray goes to all three; of an image that is alpha alone the colour is black.
        red = offsets.first ?? -1
        green = offsets.count >= 3 ? offsets[1] : red
        blue = offsets.count >= 3 ? offsets[2] : red
        black = offsets.count >= 4 ? offsets[3] : red
        alpha = layout.alphaOffset
        isPremultiplied = layout.alpha == .premultipliedLast || layout.alpha == .premultipliedFirst
        let staysAsIs = offsets.isEmpty || (decode == nil && space.isShownUnconverted)
        change = staysAsIs ? nil : PixelConversion(from: space, decode: decode)
    }

    func read(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>) {
        var source = 0
        for pixel in stride(from: 0, to: target.count, by: 4) {
            let a = alpha.map { row[source + $0] } ?? 255
            let color = red < 0 ? .zero : color(at: source, in: row, alpha: a)
            target[pixel] = color.x
            target[pixel + 1] = color.y
            target[pixel + 2] = color.z
            target[pixel + 3] = a
            source += step
        }
    }

    /// The pixel's colour in sRGB, multiplied by its alpha.
    private func color(at source: Int, in row: UnsafeRawBufferPointer, alpha a: UInt8) -> SIMD3<UInt8> {
        let stored = SIMD3(row[source + red], row[source + green], row[source + blue])
        guard let change else {
            // A premultiplied colour above its alpha means nothing, and would overflow where it is blended.
            return isPremultiplied ? pointwiseMin(stored, SIMD3(repeating: a)) : multiplied(stored, by: a)
        }
        let components = SIMD4(stored, row[source + black])
        return multiplied(change(isPremultiplied ? divided(components, by: a) : components), by: a)
    }
}

private func multiplied(_ c: SIMD3<UInt8>, by a: UInt8) -> SIMD3<UInt8> {
    if a == 255 { return c }
    let t = SIMD3<UInt32>(truncatingIfNeeded: c) &* UInt32(a) &+ 128
    return SIMD3<UInt8>(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
}

private func divided(_ c: SIMD4<UInt8>, by a: UInt8) -> SIMD4<UInt8> {
    if a == 255 { return c }
    if a == 0 { return .zero }
    let t = (SIMD4<UInt32>(truncatingIfNeeded: c) &* 255 &+ UInt32(a / 2)) / UInt32(a)
    return SIMD4<UInt8>(truncatingIfNeeded: pointwiseMin(t, SIMD4(repeating: 255)))
}
