/// The levels of a rectangle of pixels, row by row: the retained form of a mask's coverage.
///
/// The memory is written when the plane is made and never again, so threads may share it.
final class LevelPlane: @unchecked Sendable {
    let bounds: PixelRect
    let levels: UnsafeMutablePointer<UInt8>

    init(_ mask: AlphaMask) {
        bounds = mask.bounds
        levels = .allocate(capacity: max(mask.levels.count, 1))
        mask.levels.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            levels.initialize(from: base, count: source.count)
        }
    }

    deinit { levels.deallocate() }
}
