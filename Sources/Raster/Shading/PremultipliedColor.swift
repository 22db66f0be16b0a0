/// A colour times its alpha, each component in 0...255 but not yet rounded.
struct PremultipliedColor: BitwiseCopyable {
    var components: SIMD4<Float>

    /// Components are kept within 0...1; a colour that is not finite is clear.
    init(_ color: PaintColor, opacity: Float = 1) {
        let straight = SIMD4(color.red, color.green, color.blue, 1)
        let alpha = color.alpha * opacity
        guard straight.x.isFinite, straight.y.isFinite, straight.z.isFinite, alpha.isFinite else {
            components = .zero
            return
        }
        let unit = straight.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        components = unit * (min(max(alpha, 0), 1) * 255)
    }

    /// As pixels are in memory: red in the lowest byte.
    var pixel: UInt32 {
        let rounded = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(components + 0.5))
        return rounded.x | rounded.y << 8 | rounded.z << 16 | rounded.w << 24
    }

    /// A pixel times a level, by the rounding that the kernels use.
    static func scale(_ pixel: UInt32, by level: UInt8) -> UInt32 {
        if level == 255 { return pixel }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let v = (pixel >> shift & 255) * UInt32(level) + 128
            result |= ((v + v >> 8) >> 8) << shift
        }
        return result
    }
}
