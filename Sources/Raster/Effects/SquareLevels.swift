internal import CPixelKernels

/// The opaque pixels of a downsampled image as sRGB levels, with seven fractional bits.
final class SquareLevels: @unchecked Sendable {
    private let bounds: PixelRect
    // Written only during initialization, each row by one thread.
    private let levels: UnsafeMutablePointer<Int16>
    private let runs: UnsafeMutablePointer<Range<Int>>

    /// Computes the levels of linear light.
    init(of light: FloatImage, threads: Int) {
        bounds = light.bounds
        let count = light.width * light.height * 4
        levels = reallocate(nil, byteCount: count * MemoryLayout<Int16>.stride).bindMemory(
            to: Int16.self, capacity: count)
        runs = .allocate(capacity: light.height)
        runs.initialize(repeating: 0..<0, count: light.height)
        light.forEachRow(threads: threads) { y in
            let row = light.row(y)
            let start = (0..<bounds.width).first { Self.isOpaque(row[$0]) } ?? bounds.width
            let end = (start..<bounds.width).first { !Self.isOpaque(row[$0]) } ?? bounds.width
            runs[y - bounds.y] = bounds.x + start..<bounds.x + end
            Kernels.current.pointee.levels_of_light(
                self.row(y) + 4 * start, FloatImage.floats(row + start), Int32(truncatingIfNeeded: end - start),
                SRGBCurve.cubics)
        }
    }

    deinit {
        release(levels)
        runs.deallocate()
    }

    /// The same test as in the kernel that converts light to bytes.
    private static func isOpaque(_ pixel: FloatImage.Pixel) -> Bool { pixel.w > 0.9999 }

    func row(_ y: Int) -> UnsafeMutablePointer<Int16> { levels + 4 * bounds.width * (y - bounds.y) }

    /// The columns of the first contiguous run of opaque pixels in a row; in an image that was opaque before the blur,
    /// all of its opaque pixels.
    func opaque(in y: Int) -> Range<Int> { runs[y - bounds.y] }
}
