package import CoreGraphics
import QuartzCore

/// How colours are blended with their backdrop.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/blendmode)
public enum BlendMode: CaseIterable, Hashable, Sendable {
    /// Source-over, or the blend mode of the same name in `CGBlendMode`.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// The blend mode of the same name in `CGBlendMode`, a Porter-Duff operator, or a sum clamped at black.
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    /// The sum, clamped at white.
    case plusLighter
}

extension BlendMode {
    /// The name of the layer's compositing filter; nil for source-over.
    package var compositingFilter: String? {
        switch self {
        case .normal: nil
        case .sourceAtop: "sourceAtop"
        case .destinationOver: "destOver"
        case .destinationOut: "destOut"
        case .plusDarker: "plusD"
        case .plusLighter: "plusL"
        default: "\(self)BlendMode"
        }
    }

    package var cgBlendMode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

struct BlendEffect: EffectModifier {
    typealias Body = Never

    let mode: BlendMode

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "compositingFilter", to: mode.compositingFilter)
    }
}

/// Composites the view as a group.
struct GroupEffect: EffectModifier {
    typealias Body = Never

    let rasterizes: Bool
    var isOpaque = false

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        context.set(layer, "allowsGroupOpacity", to: true)
        if isOpaque { context.set(layer, "backgroundColor", to: CGColor.opaqueBlack) }
        guard rasterizes else { return }
        context.set(layer, "shouldRasterize", to: true)
        context.set(layer, "rasterizationScale", to: context.environment.displayScale)
    }
}

extension View {
    /// Blends the view with its backdrop by a blend mode.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

    /// Composites the view as a group, so that enclosing effects apply to it as a whole.
    public func compositingGroup() -> some View { modifier(GroupEffect(rasterizes: false)) }

    /// Rasterizes the view into a bitmap that is reused while its content is unchanged.
    ///
    /// - Parameter opaque: whether the bitmap is opaque, on a black background. False by default.
    /// - Parameter colorMode: how colours are blended. Ignored: they always are in encoded sRGB.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(GroupEffect(rasterizes: true, isOpaque: opaque))
    }
}
