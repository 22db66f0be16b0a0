import Foundation
import Raster

extension PixelLayout {
    /// Returns the pixels in the rasterizer's format: premultiplied RGBA in sRGB, 8 bits each. Nil when memory is
    /// short.
    ///
    /// `decode` maps a component's 0...1 to a range, two numbers for each colour component, or is nil. `bytes` holds at
    /// least `byteCount` bytes.
    func decoded(
        _ bytes: UnsafeRawBufferPointer, space: CGColorSpace, decode: [CGFloat]?,
        intent: CGColorRenderingIntent = .defaultIntent
    ) -> Bitmap? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let hasCurves = space.encoding != nil && (space.model == .rgb || space.model == .monochrome)
        let isQuick = format == .byte && (hasCurves || space.model == .indexed)
        let reader: any RowReader =
            isQuick
            ? LevelReader(self, space: space, decode: decode)
            : FloatRowReader(self, space: space, decode: decode, intent: intent)
        for y in 0..<height {
            let row = UnsafeRawBufferPointer(rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + rowByteCount])
            // The buffer has `height` rows of at least 4 * width bytes.
            let target = UnsafeMutableBufferPointer(start: buffer.base + y * buffer.bytesPerRow, count: width * 4)
            reader.read(row, into: target)
        }
        return Bitmap(buffer, isOpaque: !alpha.hasAlpha)
    }

    /// Reads a part of memory of this layout into an image whose first pixel corresponds to the memory's.
    func decode(_ memory: UnsafeRawPointer, part: PixelRect, into buffer: PixelBuffer) {
        let space: CGColorSpace =
            switch colorOffsets.count {
            case 1: .deviceGray
            case 4: .deviceCMYK
            default: .standard
            }
        let reader: any RowReader =
            format == .byte && space.model != .cmyk
            ? LevelReader(self, space: space, decode: nil) : FloatRowReader(self, space: space, decode: nil)
        for y in part.y..<part.maxY {
            let row = UnsafeRawBufferPointer(
                start: memory + y * bytesPerRow + part.x * bytesPerPixel, count: part.width * bytesPerPixel)
            // `part` lies inside both the image and the memory.
            let target = UnsafeMutableBufferPointer(
                start: buffer.base + y * buffer.bytesPerRow + part.x * 4, count: part.width * 4)
            reader.read(row, into: target)
        }
    }
}

/// Converts rows of pixels to premultiplied 8-bit RGBA in sRGB.
protocol RowReader {
    /// Reads as many pixels as fit in `target`.
    func read(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>)
}

/// Reads any layout, in floating point.
struct FloatRowReader: RowReader {
    private let samples: SampleReader
    private let converter: RowConverter
    /// The factor and offset applied to a component before its colour is converted.
    private let ranges: [(scale: Float, low: Float)]
    private let isPremultiplied: Bool
    private let hasColor: Bool

    /// `target` is an RGB space.
    init(
        _ layout: PixelLayout, space: CGColorSpace, decode: [CGFloat]?, to target: CGColorSpace = .standard,
        intent: CGColorRenderingIntent = .defaultIntent
    ) {
        samples = SampleReader(layout)
        converter = RowConverter(from: space, to: target, intent: intent)
        hasColor = !layout.colorOffsets.isEmpty
        isPremultiplied = layout.alpha == .premultipliedLast || layout.alpha == .premultipliedFirst
        ranges = (0..<layout.colorOffsets.count).map { i in
            let usual = layout.format.usualRange(of: i, in: space)
            guard let decode, decode.count >= 2 * i + 2 else { return usual }
            let (low, high) = (decode[2 * i], decode[2 * i + 1])
            return low.isFinite && high.isFinite ? (Float(high - low), Float(low)) : usual
        }
    }

    /// Reads pixels as unpremultiplied colours of the target space.
    func read(_ row: UnsafeRawBufferPointer, into out: UnsafeMutableBufferPointer<SIMD4<Float>>) {
        let stride = samples.stride
        withUnsafeTemporaryAllocation(of: Float.self, capacity: out.count * stride) { numbers in
            samples.read(row, into: numbers)
            guard hasColor else {
                for x in out.indices { out[x] = SIMD4(0, 0, 0, numbers[x]) }
                return
            }
            for x in out.indices {
                let place = x * stride
                let alpha = numbers[place + stride - 1]
                let divisor = isPremultiplied ? (alpha > 0 ? 1 / alpha : 0) : 1
                for (i, range) in ranges.enumerated() {
                    numbers[place + i] = numbers[place + i] * divisor * range.scale + range.low
                }
            }
            converter.convert(UnsafeBufferPointer(numbers), into: out)
        }
    }

    func read(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>) {
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: target.count / 4) { colors in
            read(row, into: colors)
            for (x, color) in colors.enumerated() {
                let pixel = color.clamped(lowerBound: .zero, upperBound: .one)
                let alpha = pixel.w * 255
                let bytes = SIMD4<UInt8>(
                    truncatingIfNeeded: SIMD4<Int32>(pixel * SIMD4(alpha, alpha, alpha, 255) + 0.5))
                for i in 0..<4 { target[x * 4 + i] = bytes[i] }
            }
        }
    }
}

extension ComponentFormat {
    /// Returns the range that a component's 0...1 maps to by default.
    fileprivate func usualRange(of component: Int, in space: CGColorSpace) -> (scale: Float, low: Float) {
        switch space.model {
        // An index is an integer; its range is given by its bits.
        case .indexed: (maxValue, 0)
        case .lab: component == 0 ? (100, 0) : (255, -128)
        default: (1, 0)
        }
    }
}

/// Reads components of 8 bits, by tables.
struct LevelReader: RowReader {
    private let step: Int
    private let red: Int
    private let green: Int
    private let blue: Int
    private let alpha: Int?
    private let isPremultiplied: Bool
    /// The conversion applied to colours after unpremultiplying and before premultiplying, or nil for none.
    private let change: PixelConversion?

    /// Creates a reader; `space` is a named gray or RGB space, or an indexed one.
    init(_ layout: PixelLayout, space: CGColorSpace, decode: [CGFloat]?) {
        step = layout.bytesPerPixel
        let offsets = layout.colorOffsets
        // Gray is copied to all three; an alpha-only image is black.
        red = offsets.first ?? -1
        green = offsets.count >= 3 ? offsets[1] : red
        blue = offsets.count >= 3 ? offsets[2] : red
        alpha = layout.alphaOffset
        isPremultiplied = layout.alpha == .premultipliedLast || layout.alpha == .premultipliedFirst
        let staysAsIs = offsets.isEmpty || (decode == nil && space.needsNoConversion)
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

    /// Returns the pixel's colour in sRGB, premultiplied.
    private func color(at source: Int, in row: UnsafeRawBufferPointer, alpha a: UInt8) -> SIMD3<UInt8> {
        let stored = SIMD3(row[source + red], row[source + green], row[source + blue])
        guard let change else {
            // A premultiplied colour above its alpha is meaningless, and would overflow when it is blended.
            return isPremultiplied ? pointwiseMin(stored, SIMD3(repeating: a)) : multiplied(stored, by: a)
        }
        return multiplied(change(isPremultiplied ? divided(stored, by: a) : stored), by: a)
    }
}

private func multiplied(_ c: SIMD3<UInt8>, by a: UInt8) -> SIMD3<UInt8> {
    if a == 255 { return c }
    let t = SIMD3<UInt32>(truncatingIfNeeded: c) &* UInt32(a) &+ 128
    return SIMD3<UInt8>(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
}

private func divided(_ c: SIMD3<UInt8>, by a: UInt8) -> SIMD3<UInt8> {
    if a == 255 { return c }
    if a == 0 { return .zero }
    let t = (SIMD3<UInt32>(truncatingIfNeeded: c) &* 255 &+ UInt32(a / 2)) / UInt32(a)
    return SIMD3<UInt8>(truncatingIfNeeded: pointwiseMin(t, SIMD3(repeating: 255)))
}
