import Foundation
import Raster

/// An image in floating point: premultiplied colours of an RGB space, rows from the top.
final class FloatBitmap: PixelRows {
    let width: Int
    let height: Int
    let pixels: UnsafeMutablePointer<SIMD4<Float>>

    /// Creates a transparent image; nil when a side is not positive, the size overflows or memory is short.
    init?(width: Int, height: Int) {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, count < 1 << 40,
            let memory = calloc(count, MemoryLayout<SIMD4<Float>>.stride)
        else { return nil }
        self.width = width
        self.height = height
        // calloc's memory is aligned to 16 bytes, as the numbers must be.
        pixels = memory.bindMemory(to: SIMD4<Float>.self, capacity: count)
    }

    deinit { free(pixels) }

    func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> { pixels + y * width }

    func read(row y: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) { out.update(from: row(y), count: width) }

    /// Returns the image resized; nil when memory is short.
    func resized(_ size: ImagePlacement.Resizing) -> FloatBitmap? {
        guard let result = FloatBitmap(width: size.width, height: size.height) else { return nil }
        ImageResampler(kernel: size.kernel).resample(
            self, width: size.width, height: size.height, x: size.x, y: size.y
        ) { y, sums in
            for x in 0..<size.width {
                var pixel = sums[x]
                // Kernels with negative lobes may exceed the range of alpha.
                pixel.w = min(max(pixel.w, 0), 1)
                result.row(y)[x] = pixel.w == 0 ? .zero : pixel
            }
        }
        return result
    }
}

/// Converts 8-bit pixels, premultiplied RGBA, to floating-point ones of another space.
struct PixelsToFloats {
    private let converter: RowConverter

    init(from space: CGColorSpace, to target: CGColorSpace) { converter = RowConverter(from: space, to: target) }

    func convert(_ bytes: UnsafePointer<UInt8>, count: Int, into out: UnsafeMutablePointer<SIMD4<Float>>) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 4) { straight in
            for x in 0..<count {
                let alpha = Float(bytes[x * 4 + 3])
                let scale = alpha > 0 ? 1 / alpha : 0
                for i in 0..<3 { straight[x * 4 + i] = Float(bytes[x * 4 + i]) * scale }
                straight[x * 4 + 3] = alpha / 255
            }
            converter.convert(
                UnsafeBufferPointer(straight), into: UnsafeMutableBufferPointer(start: out, count: count))
        }
        for x in 0..<count { out[x] = out[x].premultiplied }
    }
}

extension CGImage {
    /// Returns the image's pixels in floating point, rows from the top, with the full precision of its source. `target`
    /// is an RGB space with a name. Nil when memory is short.
    package func premultipliedFloats(in target: CGColorSpace) -> [SIMD4<Float>]? {
        floatBitmap(in: target).map { Array(UnsafeBufferPointer(start: $0.pixels, count: width * height)) }
    }

    /// Returns the image in floating point, with the full precision of its source. Nil when memory is short.
    func floatBitmap(in target: CGColorSpace) -> FloatBitmap? {
        guard let result = FloatBitmap(width: width, height: height) else { return nil }
        let isInBitmap = layout.format.bits <= 8 && (space?.needsNoConversion ?? true)
        guard !isInBitmap, let space, let source else {
            let converter = PixelsToFloats(from: .standard, to: target)
            for y in 0..<height {
                converter.convert(
                    bitmap.buffer.base + y * bitmap.buffer.bytesPerRow, count: width, into: result.row(y))
            }
            return result
        }
        let reader = FloatRowReader(
            layout, space: space, decode: source.decoding?.values, to: target, intent: renderingIntent)
        // A mask or a masked-out colour is only in the 8-bit image's alpha.
        let isMasked = !layout.alpha.hasAlpha && !bitmap.isOpaque
        return source.withBytes(of: layout) { bytes in
            for y in 0..<height {
                let start = y * layout.bytesPerRow
                let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + layout.rowByteCount])
                let out = result.row(y)
                reader.read(row, into: UnsafeMutableBufferPointer(start: out, count: width))
                let levels = bitmap.buffer.base + y * bitmap.buffer.bytesPerRow
                for x in 0..<width {
                    if isMasked { out[x].w *= Float(levels[x * 4 + 3]) / 255 }
                    out[x] = out[x].premultiplied
                }
            }
            return result
        }
    }
}
