/// How a picture joins the one behind it, computed in floating point on premultiplied colours.
///
/// The names are Core Image's, and so are those modes that `BlendMode`'s kernels have not got.
public enum BlendFormula: String, Sendable, CaseIterable {
    // Porter and Duff's, and sums.
    case sourceOver, sourceIn, sourceOut, sourceAtop, addition
    /// The product, the greater and the lesser, of the alphas too.
    case multiplication, maximum, minimum
    /// What is behind, as it is; less the source; the source less what is behind. The alphas too.
    case destination, destinationLessSource, sourceLessDestination

    // Mixed where both sides are, as ISO 32000-1 (PDF 1.7), 11.3.5 says.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case linearBurn, linearDodge, linearLight, vividLight, pinLight, subtract, divide

    /// Joins `count` pixels of the source with those behind. The rows don't overlap, or `out` is `behind`.
    package func blend(
        _ source: UnsafePointer<SIMD4<Float>>, over behind: UnsafePointer<SIMD4<Float>>,
        to out: UnsafeMutablePointer<SIMD4<Float>>, count: Int
    ) {
        switch self {
        case .sourceOver: run(SourceOver.self, source, behind, out, count)
        case .sourceIn: run(SourceIn.self, source, behind, out, count)
        case .sourceOut: run(SourceOut.self, source, behind, out, count)
        case .sourceAtop: run(SourceAtop.self, source, behind, out, count)
        case .addition: run(Addition.self, source, behind, out, count)
        case .multiplication: run(Product.self, source, behind, out, count)
        case .maximum: run(Maximum.self, source, behind, out, count)
        case .minimum: run(Minimum.self, source, behind, out, count)
        case .destination: run(Destination.self, source, behind, out, count)
        case .destinationLessSource: run(DestinationLessSource.self, source, behind, out, count)
        case .sourceLessDestination: run(SourceLessDestination.self, source, behind, out, count)
        case .multiply: run(Mixed<Multiply>.self, source, behind, out, count)
        case .screen: run(Mixed<Screen>.self, source, behind, out, count)
        case .overlay: run(Mixed<Overlay>.self, source, behind, out, count)
        case .darken: run(Mixed<Darken>.self, source, behind, out, count)
        case .lighten: run(Mixed<Lighten>.self, source, behind, out, count)
        case .colorDodge: run(Mixed<ColorDodge>.self, source, behind, out, count)
        case .colorBurn: run(Mixed<ColorBurn>.self, source, behind, out, count)
        case .softLight: run(Mixed<SoftLight>.self, source, behind, out, count)
        case .hardLight: run(Mixed<HardLight>.self, source, behind, out, count)
        case .difference: run(Mixed<Difference>.self, source, behind, out, count)
        case .exclusion: run(Mixed<Exclusion>.self, source, behind, out, count)
        case .hue: run(Mixed<Hue>.self, source, behind, out, count)
        case .saturation: run(Mixed<Saturation>.self, source, behind, out, count)
        case .color: run(Mixed<ColorMode>.self, source, behind, out, count)
        case .luminosity: run(Mixed<Luminosity>.self, source, behind, out, count)
        case .linearBurn: run(Mixed<LinearBurn>.self, source, behind, out, count)
        case .linearDodge: run(Mixed<LinearDodge>.self, source, behind, out, count)
        case .linearLight: run(Mixed<LinearLight>.self, source, behind, out, count)
        case .vividLight: run(Mixed<VividLight>.self, source, behind, out, count)
        case .pinLight: run(Mixed<PinLight>.self, source, behind, out, count)
        case .subtract: run(Mixed<Subtract>.self, source, behind, out, count)
        case .divide: run(Mixed<Divide>.self, source, behind, out, count)
        }
    }

    /// Whether pixels behind a transparent source may change.
    package var changesWithoutSource: Bool {
        switch self {
        case .sourceIn, .sourceOut, .multiplication, .minimum, .sourceLessDestination: true
        default: false
        }
    }

    @inline(__always)
    private func run<F: Joining>(
        _: F.Type, _ source: UnsafePointer<Pixel>, _ behind: UnsafePointer<Pixel>, _ out: UnsafeMutablePointer<Pixel>,
        _ count: Int
    ) {
        for i in 0..<count { out[i] = F.join(source[i], behind[i]) }
    }
}

private typealias Pixel = SIMD4<Float>

/// On premultiplied pixels.
private protocol Joining {
    static func join(_ s: Pixel, _ b: Pixel) -> Pixel
}

// MARK: - Porter and Duff

private enum SourceOver: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { s + b * (1 - s.w) }
}

private enum SourceIn: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { s * b.w }
}

private enum SourceOut: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { s * (1 - b.w) }
}

private enum SourceAtop: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { s * b.w + b * (1 - s.w) }
}

private enum Addition: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel {
        var sum = s + b
        sum.w = min(sum.w, 1)
        return sum
    }
}

private enum Product: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { s * b }
}

private enum Maximum: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { pointwiseMax(s, b) }
}

private enum Minimum: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { pointwiseMin(s, b) }
}

private enum Destination: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { b }
}

private enum DestinationLessSource: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { difference(b, s) }
}

private enum SourceLessDestination: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel { difference(s, b) }
}

/// No channel is less than nothing, or more than the alpha that is left.
@inline(__always)
private func difference(_ a: Pixel, _ b: Pixel) -> Pixel {
    let result = pointwiseMax(a - b, .zero)
    return pointwiseMin(result, Pixel(repeating: result.w))
}

/// A mix of straight colours, as strong as both sides are opaque; where one is transparent the other stays.
private enum Mixed<Mix: ColorMix>: Joining {
    @inline(__always) static func join(_ s: Pixel, _ b: Pixel) -> Pixel {
        let both = s.w * b.w
        let apart = s * (1 - b.w) + b * (1 - s.w)
        guard both > 0 else { return apart }
        var result = apart + Mix.mix(s.unpremultiplied, b.unpremultiplied) * both
        result.w = s.w + b.w - both
        return result
    }
}
