internal import CPixelKernels

/// Arithmetic on pixels and levels that rounds like the kernels.
enum Levels {
    @inline(__always)
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        // v (1 + 1/256) / 256 is v / 255 to within rounding: the nearest level to a b / 255 for all 65,536 pairs.
        let v = UInt32(a) * UInt32(b) + 128
        return UInt8(truncatingIfNeeded: (v + v >> 8) >> 8)
    }

    /// The product of a fraction in 1/65535 and a level.
    @inline(__always)
    static func product(_ part: UInt16, _ level: UInt8) -> UInt16 {
        // Rounded to nearest without ties: 255 is odd, so no product lies half-way, and 65535 × 255 + 127 fits 32 bits.
        UInt16(truncatingIfNeeded: (UInt32(part) * UInt32(level) + 127) / 255)
    }

    /// A colour with each channel multiplied by a level.
    static func scale(_ color: pk_lowp_color, by level: UInt8) -> pk_lowp_color {
        if level == 255 { return color }
        func weakened(_ channel: UInt16) -> UInt16 {
            // level × 257 is in 65535ths, divided as 65536ths; adding 1 compensates for both truncations. The result is
            // within 1/256 of a level of the exact product, and the kernels compute the same.
            UInt16(truncatingIfNeeded: (UInt32(channel) * UInt32(level) * 257) >> 16 + 1)
        }
        return pk_lowp_color(
            red: weakened(color.red), green: weakened(color.green), blue: weakened(color.blue),
            alpha: weakened(color.alpha))
    }

    /// A lowp pixel as a colour.
    static func lowp(_ redAndBlue: UInt32, _ greenAndAlpha: UInt32) -> pk_lowp_color {
        pk_lowp_color(
            red: UInt16(truncatingIfNeeded: redAndBlue), green: UInt16(truncatingIfNeeded: greenAndAlpha),
            blue: UInt16(redAndBlue >> 16), alpha: UInt16(greenAndAlpha >> 16))
    }

    /// An opacity in 1/65535.
    static func part(_ opacity: Float) -> UInt16 { UInt16(min(max(opacity, 0), 1) * 65535 + 0.5) }
}
