internal import CPixelKernels

/// Arithmetic on pixels and levels with the rounding that the kernels use.
enum Levels {
    @inline(__always)
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let v = UInt32(a) * UInt32(b) + 128
        return UInt8(truncatingIfNeeded: (v + v >> 8) >> 8)
    }

    /// A part of 65535 times a level.
    @inline(__always)
    static func product(_ part: UInt16, _ level: UInt8) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(part) * UInt32(level) + 127) / 255)
    }

    /// A colour, each channel times a level.
    static func scale(_ color: pk_fine_color, by level: UInt8) -> pk_fine_color {
        if level == 255 { return color }
        return pk_fine_color(
            red: product(color.red, level), green: product(color.green, level), blue: product(color.blue, level),
            alpha: product(color.alpha, level))
    }

    /// A pixel as a colour.
    static func fine(_ pixel: UInt32) -> pk_fine_color {
        func channel(_ shift: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: (pixel >> shift & 255) << 8) }
        return pk_fine_color(red: channel(0), green: channel(8), blue: channel(16), alpha: channel(24))
    }

    /// An opacity as a part of 65535.
    static func part(_ opacity: Float) -> UInt16 { UInt16(min(max(opacity, 0), 1) * 65535 + 0.5) }
}
