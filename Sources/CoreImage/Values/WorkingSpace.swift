import CoreGraphics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The space that filters compute in: light of sRGB's primaries, or the numbers of sRGB as they are.
struct WorkingSpace: Sendable, Hashable {
    var isLinear = true

    /// The curves as tables, whose entries are mixed linearly: over sRGB's numbers, and over the square root of light.
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

    /// Light of a number in 0...1, by the curve itself outside.
    static func light(_ v: Float) -> Float {
        let size = abs(v)
        if size > 1 { return copysignf(powf((size + 0.055) / 1.055, 2.4), v) }
        guard size == size else { return 0 }
        return copysignf(linearOfByte.withUnsafeBufferPointer { mixed($0, at: size) }, v)
    }

    /// The number of an amount of light.
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

    /// A straight sRGB colour in this space.
    @inline(__always)
    func decoded(_ c: SIMD4<Float>) -> SIMD4<Float> {
        isLinear ? SIMD4(Self.light(c.x), Self.light(c.y), Self.light(c.z), c.w) : c
    }

    /// A straight colour of this space in sRGB.
    @inline(__always)
    func encoded(_ c: SIMD4<Float>) -> SIMD4<Float> {
        isLinear ? SIMD4(Self.number(c.x), Self.number(c.y), Self.number(c.z), c.w) : c
    }

    var colorSpace: CGColorSpace { CGColorSpace(kind: isLinear ? .extendedLinearSRGB : .extendedSRGB) }
}
