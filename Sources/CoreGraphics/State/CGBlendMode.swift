package import Raster

/// How paint is blended with the destination.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgblendmode)
@frozen
public enum CGBlendMode: Int32, Sendable {
    /// Over what is there. The default.
    case normal = 0
    /// Multiplies the colours: never lighter than either.
    case multiply = 1
    /// Multiplies the inverted colours: never darker than either.
    case screen = 2
    /// Multiplies or screens, by what lies below.
    case overlay = 3
    /// Takes the smaller of each component.
    case darken = 4
    /// Takes the greater of each component.
    case lighten = 5
    /// Brightens what lies below, to reflect the source.
    case colorDodge = 6
    /// Darkens what lies below, to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, by the source.
    case softLight = 8
    /// Multiplies or screens, by the source.
    case hardLight = 9
    /// Takes the distance of each component.
    case difference = 10
    /// Takes the distance, with less contrast.
    case exclusion = 11
    /// Takes the hue of the source, saturation and luminosity of what lies below.
    case hue = 12
    /// Takes the saturation of the source, hue and luminosity of what lies below.
    case saturation = 13
    /// Takes hue and saturation of the source, luminosity of what lies below.
    case color = 14
    /// Takes the luminosity of the source, hue and saturation of what lies below.
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
