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

extension CALayer {
    /// Sets the layer's blend mode with its backdrop, or removes it.
    func show(_ mode: BlendMode) {
        if mode != .normal || compositingFilter != nil { compositingFilter = mode.compositingFilter }
    }
}
