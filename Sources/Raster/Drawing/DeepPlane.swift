internal import CPixelKernels

/// The pixels of a tile, or of a group in it, in floating point.
struct DeepPlane: BitwiseCopyable {
    let area: PixelRect
    private let base: UnsafeMutablePointer<Float>

    /// `memory` holds four numbers for each pixel of the area.
    init(_ memory: UnsafeMutablePointer<Float>, area: PixelRect) {
        base = memory
        self.area = area
    }

    @inline(__always)
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Float> {
        base + ((y - area.y) * area.width + x - area.x) * 4
    }

    func clear() { base.update(repeating: 0, count: area.width * area.height * 4) }

    /// Takes over bytes.
    func load(_ rect: PixelRect, from plane: PixelPlane, _ kernels: Kernels.Table) {
        for y in rect.y..<rect.maxY { kernels.pointee.deepen(at(rect.x, y), plane.at(rect.x, y), Int32(rect.width)) }
    }

    /// Rounds to bytes.
    func store(_ rect: PixelRect, to plane: PixelPlane, _ kernels: Kernels.Table) {
        for y in rect.y..<rect.maxY { kernels.pointee.flatten(plane.at(rect.x, y), at(rect.x, y), Int32(rect.width)) }
    }
}
