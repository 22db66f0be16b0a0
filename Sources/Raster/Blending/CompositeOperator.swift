/// Composites a source pixel with the backdrop, both premultiplied.
protocol CompositeOperator {
    typealias Pixel = SIMD4<Float>
    static func composite(_ s: Pixel, _ b: Pixel) -> Pixel
}

// MARK: - Porter-Duff operators

enum SourceOver: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s + b * (1 - s.w) }
}

enum SourceIn: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * b.w }
}

enum SourceOut: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * (1 - b.w) }
}

enum SourceAtop: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * b.w + b * (1 - s.w) }
}

enum DestinationOver: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * (1 - b.w) + b }
}

enum DestinationIn: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { b * s.w }
}

enum DestinationOut: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { b * (1 - s.w) }
}

enum DestinationAtop: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * (1 - b.w) + b * s.w }
}

enum ExclusiveOr: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * (1 - b.w) + b * (1 - s.w) }
}

enum Source: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s }
}

enum Clear: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { .zero }
}

// MARK: - Arithmetic

enum Addition: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel {
        var sum = s + b
        sum.w = min(sum.w, 1)
        return sum
    }
}

/// The sum, clamped to 1.
enum PlusLighter: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel {
        (s + b).clamped(lowerBound: .zero, upperBound: .one)
    }
}

/// Subtracts the alpha that each side lacks from the combined alpha.
enum PlusDarker: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel {
        let alpha = min(1, s.w + b.w)
        // For opaque colours 1 - (1 - b) - (1 - s): each side's distance from white is added.
        var result = SIMD4(repeating: alpha) - (SIMD4(repeating: b.w) - b) - (SIMD4(repeating: s.w) - s)
        result.w = alpha
        return result.clamped(lowerBound: .zero, upperBound: .one)
    }
}

enum Product: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { s * b }
}

enum Maximum: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { pointwiseMax(s, b) }
}

enum Minimum: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { pointwiseMin(s, b) }
}

enum Destination: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { b }
}

enum DestinationLessSource: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { remainder(b, s) }
}

enum SourceLessDestination: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel { remainder(s, b) }
}

/// Clamps each channel between zero and the resulting alpha.
@inline(__always)
private func remainder(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let result = pointwiseMax(a - b, .zero)
    return pointwiseMin(result, SIMD4(repeating: result.w))
}

// MARK: - Blend functions

/// Applies a blend function where both sides overlap, weighted by both alphas; elsewhere either side is unchanged.
enum Blended<Function: BlendFunction>: CompositeOperator {
    @inline(__always) static func composite(_ s: Pixel, _ b: Pixel) -> Pixel {
        // Source and backdrop overlap in the product of their alphas, as if they were independent coverages of the
        // pixel (Porter and Duff, 1984).
        let both = s.w * b.w
        let apart = s * (1 - b.w) + b * (1 - s.w)
        guard both > 0 else { return apart }
        var color = Function.blend(s.unpremultiplied, b.unpremultiplied)
        color.w = 1
        return apart + color * both
    }
}
