/// The levels of a rectangle of pixels, row by row: the retained form of a mask's coverage.
///
/// The memory is written when the plane is made and never again, so threads may share it.
final class LevelPlane: @unchecked Sendable {
    let bounds: PixelRect
    let levels: GrowingBuffer<UInt8>

    init(_ mask: AlphaMask) {
        bounds = mask.bounds
        levels = GrowingBuffer(copying: mask.levels)
    }
}
