package import Raster

/// How paint is blended with the destination.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgblendmode)
@frozen
public enum CGBlendMode: Int32, Sendable {
    /// Source over. The default.
    case normal = 0
    /// Multiplies the colours: never lighter than either.
    case multiply = 1
    /// Multiplies the inverted colours: never darker than either.
    case screen = 2
    /// Multiplies or screens, depending on the backdrop.
    case overlay = 3
    /// Keeps the smaller of each component.
    case darken = 4
    /// Keeps the greater of each component.
    case lighten = 5
    /// Brightens the backdrop to reflect the source.
    case colorDodge = 6
    /// Darkens the backdrop to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the source.
    case softLight = 8
    /// Multiplies or screens, depending on the source.
    case hardLight = 9
    /// The absolute difference of each component.
    case difference = 10
    /// Like difference, with lower contrast.
    case exclusion = 11
    /// The hue of the source with the saturation and luminosity of the backdrop.
    case hue = 12
    /// The saturation of the source with the hue and luminosity of the backdrop.
    case saturation = 13
    /// The hue and saturation of the source with the luminosity of the backdrop.
    case color = 14
    /// The luminosity of the source with the hue and saturation of the backdrop.
    case luminosity = 15
    /// R = 0.
    case clear = 16
    /// R = S.
    case copy = 17
    /// R = S Da.
    case sourceIn = 18
    /// R = S (1 - Da).
    case sourceOut = 19
    /// R = S Da + D (1 - Sa).
    case sourceAtop = 20
    /// R = S (1 - Da) + D.
    case destinationOver = 21
    /// R = D Sa.
    case destinationIn = 22
    /// R = D (1 - Sa).
    case destinationOut = 23
    /// R = S (1 - Da) + D Sa.
    case destinationAtop = 24
    /// R = S (1 - Da) + D (1 - Sa).
    case xor = 25
    /// R = max(0, 1 - ((1 - D) + (1 - S))).
    case plusDarker = 26
    /// R = min(1, S + D).
    case plusLighter = 27
}

extension BlendMode {
    package init(_ mode: CGBlendMode) {
        switch mode {
        case .normal: self = .sourceOver
        case .multiply: self = .multiply
        case .screen: self = .screen
        case .overlay: self = .overlay
        case .darken: self = .darken
        case .lighten: self = .lighten
        case .colorDodge: self = .colorDodge
        case .colorBurn: self = .colorBurn
        case .softLight: self = .softLight
        case .hardLight: self = .hardLight
        case .difference: self = .difference
        case .exclusion: self = .exclusion
        case .hue: self = .hue
        case .saturation: self = .saturation
        case .color: self = .color
        case .luminosity: self = .luminosity
        case .plusDarker: self = .plusDarker
        case .clear: self = .clear
        case .copy: self = .copy
        case .sourceIn: self = .sourceIn
        case .sourceOut: self = .sourceOut
        case .sourceAtop: self = .sourceAtop
        case .destinationOver: self = .destinationOver
        case .destinationIn: self = .destinationIn
        case .destinationOut: self = .destinationOut
        case .destinationAtop: self = .destinationAtop
        case .xor: self = .xor
        case .plusLighter: self = .plusLighter
        }
    }
}
