/// Blends an image with its backdrop, in floating point on premultiplied colours.
///
/// The names are Core Image's, as are the modes that `BlendMode`'s kernels don't implement.
public enum BlendFormula: String, Sendable, CaseIterable {
    // Porter-Duff operators and sums.
    case sourceOver, sourceIn, sourceOut, sourceAtop, addition
    /// The product, the maximum and the minimum, alphas included.
    case multiplication, maximum, minimum
    /// The backdrop unchanged, the backdrop minus the source, the source minus the backdrop; alphas included.
    case destination, destinationLessSource, sourceLessDestination

    // Blended where source and backdrop overlap, as in ISO 32000-1 (PDF 1.7), 11.3.5.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case linearBurn, linearDodge, linearLight, vividLight, pinLight, subtract, divide

    /// Blends `count` source pixels with the backdrop `behind`. The rows don't overlap, unless `out` is `behind`.
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
        case .multiply: run(Blended<Multiply>.self, source, behind, out, count)
        case .screen: run(Blended<Screen>.self, source, behind, out, count)
        case .overlay: run(Blended<Overlay>.self, source, behind, out, count)
        case .darken: run(Blended<Darken>.self, source, behind, out, count)
        case .lighten: run(Blended<Lighten>.self, source, behind, out, count)
        case .colorDodge: run(Blended<ColorDodge>.self, source, behind, out, count)
        case .colorBurn: run(Blended<ColorBurn>.self, source, behind, out, count)
        case .softLight: run(Blended<SoftLight>.self, source, behind, out, count)
        case .hardLight: run(Blended<HardLight>.self, source, behind, out, count)
        case .difference: run(Blended<Difference>.self, source, behind, out, count)
        case .exclusion: run(Blended<Exclusion>.self, source, behind, out, count)
        case .hue: run(Blended<Hue>.self, source, behind, out, count)
        case .saturation: run(Blended<Saturation>.self, source, behind, out, count)
        case .color: run(Blended<ColorBlend>.self, source, behind, out, count)
        case .luminosity: run(Blended<Luminosity>.self, source, behind, out, count)
        case .linearBurn: run(Blended<LinearBurn>.self, source, behind, out, count)
        case .linearDodge: run(Blended<LinearDodge>.self, source, behind, out, count)
        case .linearLight: run(Blended<LinearLight>.self, source, behind, out, count)
        case .vividLight: run(Blended<VividLight>.self, source, behind, out, count)
        case .pinLight: run(Blended<PinLight>.self, source, behind, out, count)
        case .subtract: run(Blended<Subtract>.self, source, behind, out, count)
        case .divide: run(Blended<Divide>.self, source, behind, out, count)
        }
    }

    /// Whether a transparent source may change the backdrop.
    package var changesWithoutSource: Bool {
        switch self {
        case .sourceIn, .sourceOut, .multiplication, .minimum, .sourceLessDestination: true
        default: false
        }
    }

    @inline(__always)
    private func run<Operator: CompositeOperator>(
        _: Operator.Type, _ source: UnsafePointer<SIMD4<Float>>, _ behind: UnsafePointer<SIMD4<Float>>,
        _ out: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int
    ) {
        for i in 0..<count { out[i] = Operator.composite(source[i], behind[i]) }
    }
}
