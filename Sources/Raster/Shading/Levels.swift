/// Arithmetic on pixels and levels with the rounding that the kernels use.
enum Levels {
    @inline(__always)
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let v = UInt32(a) * UInt32(b) + 128
        return UInt8(truncatingIfNeeded: (v + v >> 8) >> 8)
    }

    /// A pixel, each channel times a level.
    static func scale(_ pixel: UInt32, by level: UInt8) -> UInt32 {
        if level == 255 { return pixel }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            result |= UInt32(product(UInt8(truncatingIfNeeded: pixel >> shift), level)) << shift
        }
        return result
    }
}
