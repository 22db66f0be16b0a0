internal import CPixelKernels

/// Runs of covered pixels in bands of four rows: the retained form of a shape's coverage.
///
/// A run is either *constant* (each of its four rows has one level across its width) or has a level for each pixel.
/// The memory is written when the strips are made and never again, so threads may share it.
final class Strips: @unchecked Sendable {
    static let bandHeight = 4

    /// Where the strips lie; the first band starts at its top, and runs may reach past its right side and bottom.
    let bounds: PixelRect
    /// The runs of every band in turn, from left to right.
    let runs: UnsafePointer<pk_run>
    /// Where each band's runs start; one more than there are bands.
    let bands: UnsafePointer<Int32>
    let levels: UnsafePointer<UInt8>
    let byteCount: Int
    /// All of it: levels, then runs, then bands, each of which leaves the next one aligned.
    private let memory: UnsafeMutableRawPointer

    /// Copies runs and their levels, which are a multiple of 16.
    init(
        bounds: PixelRect, bands: UnsafeBufferPointer<Int32>, runs: UnsafeBufferPointer<pk_run>,
        levels: UnsafeBufferPointer<UInt8>
    ) {
        let runBytes = runs.count * MemoryLayout<pk_run>.stride
        byteCount = levels.count + runBytes + bands.count * MemoryLayout<Int32>.stride
        let memory = reallocate(nil, byteCount: byteCount)
        func place<Element: BitwiseCopyable>(
            _ elements: UnsafeBufferPointer<Element>, at offset: Int
        ) -> UnsafePointer<Element> {
            let place = (memory + offset).bindMemory(to: Element.self, capacity: elements.count)
            if let base = elements.baseAddress { place.initialize(from: base, count: elements.count) }
            return UnsafePointer(place)
        }
        self.memory = memory
        self.bounds = bounds
        self.levels = place(levels, at: 0)
        self.runs = place(runs, at: levels.count)
        self.bands = place(bands, at: levels.count + runBytes)
    }

    deinit { release(memory) }
}

extension pk_run {
    var isConstant: Bool { offset < 0 }
    var end: Int { Int(x) + Int(width) }

    /// Where the levels of its rows start, of a run that has some.
    @inline(__always) var firstLevel: Int { Int(offset) * 16 }

    /// The level of one row of a constant run.
    @inline(__always)
    func level(ofRow row: Int) -> UInt8 { UInt8(truncatingIfNeeded: rows >> UInt32(row * 8)) }
}
