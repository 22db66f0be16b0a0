internal import CPixelKernels

/// The reusable scratch memory for blurring masks.
struct BlurScratch: ~Copyable, Scratch {
    static let pool = ScratchPool<BlurScratch>()

    /// The levels to blur.
    var silhouette = GrowingBuffer<UInt8>(capacity: 1)
    private var kernel: GaussianKernel?
    private var padded = GrowingBuffer<UInt8>(capacity: 1)
    private var storage = GrowingBuffer<UInt16>(capacity: 1)
    /// The rows of a mask after the horizontal blur, with `2 reach` empty rows before and after.
    private(set) var pointers = GrowingBuffer<UnsafePointer<UInt16>?>(capacity: 1)
    /// For each row, the number of equal rows up to and including it.
    private var repeats = GrowingBuffer<Int32>(capacity: 1)

    var byteCount: Int {
        silhouette.capacity + padded.capacity + 2 * storage.capacity + 8 * pointers.capacity + 4 * repeats.capacity
    }

    /// The kernel for a deviation; consecutive shadows mostly use the same one.
    mutating func kernel(deviation: Double) -> GaussianKernel {
        if let kernel, kernel.deviation == deviation { return kernel }
        let made = GaussianKernel(deviation: deviation)
        kernel = made
        return made
    }

    /// Blurs the rows of levels, one per pixel of `bounds`; returns the parts of them that had to be computed.
    mutating func blurRows(
        _ levels: UnsafePointer<UInt8>, _ bounds: PixelRect, _ kernel: GaussianKernel
    ) -> BlurParts {
        let reach = kernel.reach
        let (width, height) = (bounds.width, bounds.height)
        let block = GaussianBlur.spare
        let stride = width + 2 * reach + block
        padded.removeAll()
        padded.extendWithZeros(to: width + 4 * reach + block)
        let count = height + 4 * reach
        let empty = storage.reserve(stride * (height + 1))
        empty.initialize(repeating: 0, count: stride)
        pointers.resize(to: count)
        pointers.base.update(repeating: UnsafePointer(empty), count: count)
        let first = pointers.base + 2 * reach
        let columns = Self.equalColumns(levels, width: width, height: height)
        let parts = BlurParts(width: width + 2 * reach, equalColumns: columns, reach: reach)
        for y in 0..<height {
            // There is a level for each pixel, so every row exists.
            let row = levels + y * width
            let here = first + y
            // The rows between a shape's corners are equal: comparing is far cheaper than blurring again.
            if y > 0, bytesAreEqual(row, row - width, count: width) {
                here.pointee = here[-1]
                continue
            }
            (padded.base + 2 * reach).update(from: row, count: width)
            let out = empty + (y + 1) * stride
            parts.forEach(out) { first, end in
                kernel.weights.withUnsafeBufferPointer {
                    Kernels.current.pointee.blur_row(
                        out, padded.base, first, end, $0.baseAddress, Int32(truncatingIfNeeded: reach))
                }
            }
            here.pointee = UnsafePointer(out)
        }
        // Rows are equal when they share memory: equal rows further apart are not detected, which costs time but
        // changes no pixel.
        repeats.resize(to: count)
        repeats.base[0] = 1
        for i in 1..<count {
            repeats.base[i] = pointers.base[i] == pointers.base[i - 1] ? repeats.base[i - 1] + 1 : 1
        }
        return parts
    }

    /// Whether `count` rows from `first` on are equal.
    func isUniform(from first: Int, count: Int) -> Bool { Int(repeats.base[first + count - 1]) >= count }

    /// The columns around the middle in which each row is constant.
    private static func equalColumns(_ levels: UnsafePointer<UInt8>, width: Int, height: Int) -> Range<Int> {
        guard width > 0 else { return 0..<0 }
        var columns = 0..<width
        for y in 0..<height {
            let row = levels + y * width
            let (first, count) = (columns.lowerBound, columns.count)
            if count > 1, !bytesAreEqual(row + first, row + first + 1, count: count - 1) {
                // Each row narrows the range to its run around the middle, which finds the inside of shapes but not
                // every constant range: that costs time and changes no pixel.
                let middle = first + count / 2
                var (left, right) = (middle, middle + 1)
                while left > first, row[left - 1] == row[middle] { left -= 1 }
                while right < columns.upperBound, row[right] == row[middle] { right += 1 }
                columns = left..<right
            }
        }
        return columns
    }
}
