internal import CPixelKernels

/// Blurs a mask along its rows and then across them.
///
/// What repeats is done once: shapes have many rows that are the same, so equal rows share one blurred row, and where all
/// rows that a result is made of are the same one, so is the result. They have many equal columns in their middle as well.
struct GaussianBlur {
    private let kernel: GaussianKernel
    private let kernels = Kernels.current

    init(_ kernel: GaussianKernel) { self.kernel = kernel }

    func apply(to mask: AlphaMask) -> AlphaMask {
        let reach = kernel.reach
        let (width, height) = (mask.bounds.width + 2 * reach, mask.bounds.height + 2 * reach)
        let rows = BlurredRows(mask, kernel)
        // The kernel works in blocks: after the last row there must be room for one.
        let levels = [UInt8](unsafeUninitializedCapacity: width * height + Int(PK_BLUR_BLOCK)) { out, count in
            for y in 0..<height {
                let line = out.baseAddress! + y * width
                if y > 0, rows.isUniform(from: y - 1, count: 2 * reach + 2) {
                    line.update(from: line - width, count: width)
                    continue
                }
                rows.parts.forEach(line) { first, end in
                    kernel.weights.withUnsafeBufferPointer {
                        kernels.pointee.blur_column(
                            line, rows.pointers.base + y, first, end, $0.baseAddress, Int32(truncatingIfNeeded: reach))
                    }
                }
            }
            count = width * height
        }
        let bounds = PixelRect(x: mask.bounds.x - reach, y: mask.bounds.y - reach, width: width, height: height)
        return AlphaMask(bounds: bounds, levels: levels)
    }
}

/// The parts of a blurred row that must be worked out: what lies between is as its first value.
private struct BlurParts {
    private var width: Int
    private var equal = 0..<0

    /// All of it.
    init(width: Int) { self.width = width }

    /// - Parameter columns: those that are equal in each row, before the blur adds `2 reach` columns to the row.
    init(width: Int, equalColumns columns: Range<Int>, reach: Int) {
        self.init(width: width)
        let first = columns.lowerBound + 2 * reach
        // With fewer it would not pay.
        if columns.upperBound - first > 2 * Int(PK_BLUR_BLOCK) { equal = first..<columns.upperBound }
    }

    func forEach<Value>(_ line: UnsafeMutablePointer<Value>, _ blur: (Int32, Int32) -> Void) {
        guard !equal.isEmpty else { return blur(0, Int32(truncatingIfNeeded: width)) }
        blur(0, Int32(truncatingIfNeeded: equal.lowerBound + 1))
        (line + equal.lowerBound).update(repeating: line[equal.lowerBound], count: equal.count)
        blur(Int32(truncatingIfNeeded: equal.upperBound), Int32(truncatingIfNeeded: width))
    }
}

/// The rows of a mask blurred along themselves, with `2 reach` empty rows before and after.
private struct BlurredRows: ~Copyable {
    let pointers: GrowingBuffer<UnsafePointer<UInt16>?>
    let parts: BlurParts
    private let storage: GrowingBuffer<UInt16>
    /// How many rows up to and with this one are the same.
    private let repeats: GrowingBuffer<Int32>

    init(_ mask: AlphaMask, _ kernel: GaussianKernel) {
        let reach = kernel.reach
        let (width, height) = (mask.bounds.width, mask.bounds.height)
        let block = Int(PK_BLUR_BLOCK)
        let stride = width + 2 * reach + block
        let padded = GrowingBuffer<UInt8>(repeating: 0, count: width + 4 * reach + block)
        let count = height + 4 * reach
        storage = GrowingBuffer(capacity: stride * (height + 1))
        let empty = storage.base
        empty.initialize(repeating: 0, count: stride)
        pointers = GrowingBuffer(repeating: UnsafePointer(empty), count: count)
        repeats = GrowingBuffer(repeating: 1, count: count)
        let first = pointers.base + 2 * reach
        let parts = BlurParts(width: width + 2 * reach, equalColumns: mask.equalColumns, reach: reach)
        self.parts = parts
        mask.levels.withUnsafeBufferPointer { levels in
            for y in 0..<height {
                // The mask has a level for each pixel, so every row of it is there.
                let row = levels.baseAddress! + y * width
                let here = first + y
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
        }
        for i in 1..<count where pointers.base[i] == pointers.base[i - 1] { repeats.base[i] = repeats.base[i - 1] + 1 }
    }

    /// Whether `count` rows from `first` on are the same.
    func isUniform(from first: Int, count: Int) -> Bool { Int(repeats.base[first + count - 1]) >= count }
}

extension AlphaMask {
    /// Columns about the middle in which each row has one level.
    fileprivate var equalColumns: Range<Int> {
        let (width, height) = (bounds.width, bounds.height)
        guard width > 0 else { return 0..<0 }
        return levels.withUnsafeBufferPointer { levels in
            var columns = 0..<width
            for y in 0..<height {
                // The mask has a level for each pixel, so every row of it is there.
                let row = levels.baseAddress! + y * width
                let (first, count) = (columns.lowerBound, columns.count)
                if count > 1, !bytesAreEqual(row + first, row + first + 1, count: count - 1) {
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
}
