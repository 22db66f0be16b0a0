internal import CPixelKernels

/// Blurs a mask along its rows and then across them.
///
/// What repeats is done once: shapes have many rows that are the same, so equal rows share one blurred row, and where all
/// rows that a result is made of are the same one, so is the result.
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
                kernel.weights.withUnsafeBufferPointer {
                    kernels.pointee.blur_column(
                        line, rows.pointers.base + y, Int32(truncatingIfNeeded: width), $0.baseAddress,
                        Int32(truncatingIfNeeded: reach))
                }
            }
            count = width * height
        }
        let bounds = PixelRect(x: mask.bounds.x - reach, y: mask.bounds.y - reach, width: width, height: height)
        return AlphaMask(bounds: bounds, levels: levels)
    }
}

/// The rows of a mask blurred along themselves, with `2 reach` empty rows before and after.
private struct BlurredRows: ~Copyable {
    let pointers: GrowingBuffer<UnsafePointer<UInt16>?>
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
                kernel.weights.withUnsafeBufferPointer {
                    Kernels.current.pointee.blur_row(
                        out, padded.base, Int32(truncatingIfNeeded: width + 2 * reach), $0.baseAddress,
                        Int32(truncatingIfNeeded: reach))
                }
                here.pointee = UnsafePointer(out)
            }
        }
        for i in 1..<count where pointers.base[i] == pointers.base[i - 1] { repeats.base[i] = repeats.base[i - 1] + 1 }
    }

    /// Whether `count` rows from `first` on are the same.
    func isUniform(from first: Int, count: Int) -> Bool { Int(repeats.base[first + count - 1]) >= count }
}
