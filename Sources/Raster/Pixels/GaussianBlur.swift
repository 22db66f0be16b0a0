internal import CPixelKernels

/// Blurs a mask horizontally, then vertically.
///
/// Repeated work is shared: shapes have many equal rows, which share one blurred row, and where all source rows of a
/// result row are the same, so is the result. Their middle has many equal columns as well.
struct GaussianBlur {
    private let kernel: GaussianKernel
    private let kernels = Kernels.current

    init(_ kernel: GaussianKernel) { self.kernel = kernel }

    /// The kernel writes whole blocks: after the last level of a result there must be room for one.
    static let spare = Int(PK_BLUR_BLOCK)

    /// The bounds of the blurred mask.
    func grown(_ bounds: PixelRect) -> PixelRect { bounds.insetBy(-kernel.reach) }

    func apply(to mask: AlphaMask) -> AlphaMask {
        let bounds = grown(mask.bounds)
        let count = bounds.width * bounds.height
        let levels = [UInt8](unsafeUninitializedCapacity: count + Self.spare) { out, initialized in
            guard let base = out.baseAddress else { return }
            mask.levels.withUnsafeBufferPointer { levels in
                guard let levels = levels.baseAddress else { return }
                BlurScratch.pool.withElement { apply(levels, mask.bounds, to: base, &$0.pointee) }
            }
            initialized = count
        }
        return AlphaMask(bounds: bounds, levels: levels)
    }

    /// Blurs levels, one per pixel of `bounds`, to one per pixel of the grown bounds.
    func apply(
        _ levels: UnsafePointer<UInt8>, _ bounds: PixelRect, to out: UnsafeMutablePointer<UInt8>,
        _ memory: inout BlurScratch
    ) {
        let reach = kernel.reach
        let result = grown(bounds)
        let parts = memory.blurRows(levels, bounds, kernel)
        for y in 0..<result.height {
            let line = out + y * result.width
            // The source rows of this result row and of the one above are all equal: so are the results.
            if y > 0, memory.isUniform(from: y - 1, count: 2 * reach + 2) {
                line.update(from: line - result.width, count: result.width)
                continue
            }
            parts.forEach(line) { first, end in
                kernel.weights.withUnsafeBufferPointer {
                    kernels.pointee.blur_column(
                        line, memory.pointers.base + y, first, end, $0.baseAddress, Int32(truncatingIfNeeded: reach))
                }
            }
        }
    }
}

/// The parts of a blurred row that must be computed; between them it repeats its first value.
struct BlurParts {
    private var width: Int
    private var equal = 0..<0

    /// The whole row.
    init(width: Int) { self.width = width }

    /// - Parameter columns: those that are equal in each row, before the blur adds `2 reach` columns to the row.
    init(width: Int, equalColumns columns: Range<Int>, reach: Int) {
        self.init(width: width)
        // The result at x reads the columns x - 2 reach ... x of the original, as the blur shifts it by its reach.
        // Where these are all equal, so are the results.
        let first = columns.lowerBound + 2 * reach
        // Fewer would not pay off.
        if columns.upperBound - first > 2 * Int(PK_BLUR_BLOCK) { equal = first..<columns.upperBound }
    }

    func forEach<Value>(_ line: UnsafeMutablePointer<Value>, _ blur: (Int32, Int32) -> Void) {
        guard !equal.isEmpty else { return blur(0, Int32(truncatingIfNeeded: width)) }
        // One column more, whose value the equal ones repeat.
        blur(0, Int32(truncatingIfNeeded: equal.lowerBound + 1))
        (line + equal.lowerBound).update(repeating: line[equal.lowerBound], count: equal.count)
        blur(Int32(truncatingIfNeeded: equal.upperBound), Int32(truncatingIfNeeded: width))
    }
}
