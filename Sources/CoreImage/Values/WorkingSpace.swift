import CoreGraphics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The working space of filters: linear light with sRGB's primaries, or sRGB-encoded values.
struct WorkingSpace: Sendable, Hashable {
    var isLinear = true

    /// Lookup tables of the curves, interpolated linearly: over sRGB values, and over the square root of light.
    private static let entries = 4096
    private static let linearOfByte: [Float] = (0...entries).map {
        let v = Double($0) / Double(entries)
        return Float(v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4))
    }
    private static let byteOfRoot: [Float] = (0...entries).map {
        let root = Double($0) / Double(entries)
        let v = root * root
        return Float(v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055)
    }

    /// Linear light of an sRGB value; by the exact curve outside 0...1.
    static func light(_ v: Float) -> Float {
        let size = abs(v)
        if size > 1 { return copysignf(powf((size + 0.055) / 1.055, 2.4), v) }
        guard size == size else { return 0 }
        return copysignf(linearOfByte.withUnsafeBufferPointer { mixed($0, at: size) }, v)
    }

    /// The sRGB value of linear light.
    static func number(_ v: Float) -> Float {
        let size = abs(v)
        if size > 1 { return copysignf(1.055 * powf(size, 1 / 2.4) - 0.055, v) }
        guard size == size else { return 0 }
        return copysignf(byteOfRoot.withUnsafeBufferPointer { mixed($0, at: size.squareRoot()) }, v)
    }

    /// `place` is in 0...1.
    @inline(__always)
    private static func mixed(_ table: UnsafeBufferPointer<Float>, at place: Float) -> Float {
        let scaled = place * Float(entries)
        let index = min(Int(scaled), entries - 1)
        let low = table[index]
        return low + (table[index + 1] - low) * (scaled - Float(index))
    }

    /// Converts an unpremultiplied sRGB colour to this space.
    @inline(__always)
    func decoded(_ c: SIMD4<Float>) -> SIMD4<Float> {
        isLinear ? SIMD4(Self.light(c.x), Self.light(c.y), Self.light(c.z), c.w) : c
    }

    /// Converts an unpremultiplied colour of this space to sRGB.
    @inline(__always)
    func encoded(_ c: SIMD4<Float>) -> SIMD4<Float> {
        isLinear ? SIMD4(Self.number(c.x), Self.number(c.y), Self.number(c.z), c.w) : c
    }

    var colorSpace: CGColorSpace { CGColorSpace(kind: isLinear ? .extendedLinearSRGB : .extendedSRGB) }
}
