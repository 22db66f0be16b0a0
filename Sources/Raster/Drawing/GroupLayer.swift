/// A render target in a tile: the surface, or an open group.
struct GroupLayer: BitwiseCopyable {
    let plane: PixelPlane
    /// The part of the tile that may be modified.
    let area: PixelRect
    /// False until something is drawn into the group: until then its memory contains another tile's pixels.
    var isCleared: Bool

    mutating func clear(_ kernels: Kernels.Table) {
        guard !isCleared else { return }
        let (width, height) = (Int32(truncatingIfNeeded: area.width), Int32(truncatingIfNeeded: area.height))
        kernels.pointee.fill(plane.at(area.x, area.y), plane.stride, width, height, 0)
        isCleared = true
    }
}
