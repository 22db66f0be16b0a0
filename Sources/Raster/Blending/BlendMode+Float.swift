extension BlendMode {
    /// Composites `count` source pixels over `behind` in floating point, both premultiplied. The rows don't overlap,
    /// or `out` is one of them.
    ///
    /// - Parameter isExtended: whether sums of colours may exceed 1, as in the extended colour spaces.
    package func composite(
        _ source: UnsafePointer<SIMD4<Float>>, over behind: UnsafePointer<SIMD4<Float>>,
        to out: UnsafeMutablePointer<SIMD4<Float>>, count: Int, isExtended: Bool
    ) {
        @inline(__always)
        func run<Operator: CompositeOperator>(_: Operator.Type) {
            for i in 0..<count { out[i] = Operator.composite(source[i], behind[i]) }
        }
        switch self {
        case .sourceOver: run(SourceOver.self)
        case .copy: run(Source.self)
        case .clear: run(Clear.self)
        case .sourceIn: run(SourceIn.self)
        case .sourceOut: run(SourceOut.self)
        case .sourceAtop: run(SourceAtop.self)
        case .destinationOver: run(DestinationOver.self)
        case .destinationIn: run(DestinationIn.self)
        case .destinationOut: run(DestinationOut.self)
        case .destinationAtop: run(DestinationAtop.self)
        case .xor: run(ExclusiveOr.self)
        case .plusLighter where isExtended: run(Addition.self)
        case .plusLighter: run(PlusLighter.self)
        case .plusDarker: run(PlusDarker.self)
        case .multiply: run(Blended<Multiply>.self)
        case .screen: run(Blended<Screen>.self)
        case .overlay: run(Blended<Overlay>.self)
        case .darken: run(Blended<Darken>.self)
        case .lighten: run(Blended<Lighten>.self)
        case .colorDodge: run(Blended<ColorDodge>.self)
        case .colorBurn: run(Blended<ColorBurn>.self)
        case .softLight: run(Blended<SoftLight>.self)
        case .hardLight: run(Blended<HardLight>.self)
        case .difference: run(Blended<Difference>.self)
        case .exclusion: run(Blended<Exclusion>.self)
        case .hue: run(Blended<Hue>.self)
        case .saturation: run(Blended<Saturation>.self)
        case .color: run(Blended<ColorBlend>.self)
        case .luminosity: run(Blended<Luminosity>.self)
        }
    }
}
