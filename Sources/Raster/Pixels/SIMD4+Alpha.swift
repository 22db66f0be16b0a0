extension SIMD4<Float> {
    /// The unpremultiplied colour; zero for a transparent pixel.
    @inlinable @inline(__always)
    package var unpremultiplied: SIMD4<Float> {
        guard w > 0 else { return .zero }
        var result = self / w
        result.w = w
        return result
    }

    /// The straight colour multiplied by its alpha.
    @inlinable @inline(__always)
    package var premultiplied: SIMD4<Float> {
        var result = self * w
        result.w = w
        return result
    }
}
