/// The memory layout of a tile's pixels, in the surface or in a group.
struct PixelPlane: BitwiseCopyable {
    /// The address that pixel (0, 0) would have.
    private let zero: UnsafeMutablePointer<UInt8>
    let stride: Int

    /// `base` is the address of the pixel (x, y).
    init(base: UnsafeMutablePointer<UInt8>, stride: Int, x: Int, y: Int) {
        zero = base - (y * stride + x * 4)
        self.stride = stride
    }

    @inline(__always)
    func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { zero + (y * stride + x * 4) }

    /// Whether a pixel is equal in both planes.
    @inline(__always)
    func isEqual(_ other: PixelPlane, x: Int, y: Int) -> Bool {
        let (pixel, twin) = (UnsafeRawPointer(at(x, y)), UnsafeRawPointer(other.at(x, y)))
        return pixel.loadUnaligned(as: UInt32.self) == twin.loadUnaligned(as: UInt32.self)
    }
}
