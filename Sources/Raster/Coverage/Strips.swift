/// Runs of covered pixels in bands of four rows: the retained form of a shape's coverage.
///
/// A run is either *constant* (each of its four rows has one level across its width) or has a level for each pixel.
/// The memory is written while the strips are made and never again, so threads may share it.
final class Strips: @unchecked Sendable {
    static let bandHeight = 4

    struct Run: BitwiseCopyable {
        /// From the left side of the strips' bounds, in pixels.
        var x: Int32
        var width: Int32
        /// The levels of the four rows, the first in the lowest byte, of a constant run.
        var rows: UInt32
        /// Where in `levels` the run's rows start, each `width` long; -1 for a constant run.
        var offset: Int

        var isConstant: Bool { offset < 0 }
        var end: Int { Int(x) + Int(width) }

        /// The level of one row of a constant run.
        @inline(__always)
        func level(ofRow row: Int) -> UInt8 { UInt8(truncatingIfNeeded: rows >> UInt32(row * 8)) }
    }

    /// Where the strips lie; the first band starts at its top, and runs may reach past its right side and bottom.
    let bounds: PixelRect
    /// Where each band's runs start; one more than there are bands.
    let bands: GrowingBuffer<Int32>
    /// The runs of every band in turn, from left to right.
    let runs: GrowingBuffer<Run>
    let levels: GrowingBuffer<UInt8>

    init(
        bounds: PixelRect, bands: consuming GrowingBuffer<Int32>, runs: consuming GrowingBuffer<Run>,
        levels: consuming GrowingBuffer<UInt8>
    ) {
        runs.shrink()
        levels.shrink()
        self.bounds = bounds
        self.bands = bands
        self.runs = runs
        self.levels = levels
    }

    var byteCount: Int {
        bands.count * MemoryLayout<Int32>.stride + runs.count * MemoryLayout<Run>.stride + levels.count
    }
}
