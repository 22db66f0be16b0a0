internal import CPixelKernels

/// An image for effects: premultiplied floating-point RGBA, rows from the top without padding.
///
/// Effects write disjoint rows concurrently, and read the image only afterwards.
package final class FloatImage: @unchecked Sendable {
    package typealias Pixel = SIMD4<Float>

    /// The bounds of the pixels; all others are transparent.
    package let bounds: PixelRect
    /// The first pixel of the first row.
    package let base: UnsafeMutablePointer<Pixel>

    /// The maximum number of pixels: 4 GiB.
    private static let maxPixelCount = 1 << 28

    /// Allocates uninitialized pixels; nil for empty bounds, or when memory is short.
    package init?(bounds: PixelRect) {
        guard !bounds.isEmpty, bounds.width < 1 << 28, bounds.height < 1 << 28,
            bounds.width * bounds.height <= Self.maxPixelCount
        else { return nil }
        self.bounds = bounds
        let size = bounds.width * bounds.height * MemoryLayout<Pixel>.stride
        base = reallocate(nil, byteCount: size).assumingMemoryBound(to: Pixel.self)
    }

    deinit { release(base) }

    package var width: Int { bounds.width }
    package var height: Int { bounds.height }

    /// The row at `y`, which is within the bounds; its first element is the pixel at `bounds.x`.
    @inlinable @inline(__always)
    package func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { base + (y - bounds.y) * bounds.width }

    /// Calls `body` with each row's y coordinate, distributed over several threads.
    package func forEachRow(threads: Int, _ body: @Sendable (Int) -> Void) {
        // A band of 8,192 pixels, 128 KiB, is worth waking a thread for.
        let band = max(1, 8192 / max(bounds.width, 1))
        ThreadPool.perform((bounds.height + band - 1) / band, threads: threads) { index in
            let start = bounds.y + index * band
            for y in start..<min(start + band, bounds.maxY) { body(y) }
        }
    }

    /// Pixels as arrays of floats, as the kernels take them.
    @inline(__always)
    static func floats(_ pixels: UnsafePointer<Pixel>) -> UnsafePointer<Float> {
        UnsafeRawPointer(pixels).assumingMemoryBound(to: Float.self)
    }

    @inline(__always)
    static func floats(_ pixels: UnsafeMutablePointer<Pixel>) -> UnsafeMutablePointer<Float> {
        UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: Float.self)
    }

    package func fill(_ pixel: Pixel) { base.update(repeating: pixel, count: width * height) }
}

// MARK: - Byte conversion

extension FloatImage {
    /// The pixels of `bounds` from an image whose first pixel lies at (x, y), without colour conversion; outside the
    /// image they are transparent, or copies of its nearest pixel.
    package convenience init?(
        _ buffer: PixelBuffer, x: Int, y: Int, bounds: PixelRect, repeatsEdges: Bool = false, threads: Int
    ) {
        self.init(bounds: bounds)
        forEachRow(threads: threads) { line in
            let out = row(line)
            var source = line - y
            if repeatsEdges { source = max(0, min(source, buffer.height - 1)) }
            guard source >= 0, source < buffer.height else {
                return out.update(repeating: .zero, count: bounds.width)
            }
            let bytes = UnsafePointer(buffer.base + source * buffer.bytesPerRow)
            // The columns inside the image, and those before and after it.
            let known = bounds.intersection(PixelRect(x: x, y: bounds.y, width: buffer.width, height: bounds.height))
            let first = known.isEmpty ? (bounds.x < x ? bounds.width : 0) : known.x - bounds.x
            let end = first + known.width
            Kernels.current.pointee.unit(
                Self.floats(out + first), bytes + (bounds.x + first - x) * 4, Int32(truncatingIfNeeded: known.width))
            let before = repeatsEdges ? Pixel(bytes: bytes) : .zero
            out.update(repeating: before, count: first)
            let behind = repeatsEdges ? Pixel(bytes: bytes + (buffer.width - 1) * 4) : .zero
            (out + end).update(repeating: behind, count: bounds.width - end)
        }
    }

    /// Writes the pixels as bytes into an image whose first pixel is at (x, y).
    package func write(to buffer: PixelBuffer, x: Int, y: Int, threads: Int) {
        let area = bounds.intersection(buffer.bounds.offsetBy(x: x, y: y))
        guard !area.isEmpty else { return }
        forEachRow(threads: threads) { line in
            guard line >= area.y, line < area.maxY else { return }
            Kernels.current.pointee.bytes_of_unit(
                buffer.base + (line - y) * buffer.bytesPerRow + (area.x - x) * 4,
                Self.floats(row(line) + (area.x - bounds.x)), Int32(truncatingIfNeeded: area.width))
        }
    }

    /// The pixels as a new byte image, or nil when memory is short.
    package func bytes(threads: Int) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        write(to: buffer, x: bounds.x, y: bounds.y, threads: threads)
        return buffer
    }
}

extension SIMD4<Float> {
    /// Converts four bytes to 0...1.
    @inlinable @inline(__always)
    package init(bytes: UnsafePointer<UInt8>) {
        let word = UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self)
        self = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: word)) * (1 / 255)
    }

    /// The nearest byte levels; NaN counts as zero.
    @inlinable @inline(__always)
    package var levels: SIMD4<UInt8> {
        let bounded = replacing(with: 0, where: .!(self .>= 0)).replacing(with: 1, where: self .> 1)
        let scaled = bounded * 255 + 0.5
        // Between 0 and 256; lane by lane, as converting whole vectors is slow.
        func level(_ v: Float) -> UInt8 { UInt8(truncatingIfNeeded: Int32(v)) }
        return SIMD4<UInt8>(level(scaled.x), level(scaled.y), level(scaled.z), level(scaled.w))
    }

    /// Writes the nearest bytes, with channels clamped to alpha.
    @inlinable @inline(__always)
    package func store(to bytes: UnsafeMutablePointer<UInt8>) {
        let all = levels
        let alpha = SIMD4<UInt8>(repeating: all.w)
        UnsafeMutableRawPointer(bytes).storeBytes(
            of: all.replacing(with: alpha, where: all .> alpha), as: SIMD4<UInt8>.self)
    }
}
