package import Raster

/// How what is painted joins what is there already.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgblendmode)
@frozen
public enum CGBlendMode: Int32, Sendable {
    /// Over what is there. The default.
    case normal = 0
    case multiply = 1
    case screen = 2
    case overlay = 3
    case darken = 4
    case lighten = 5
    case colorDodge = 6
    case colorBurn = 7
    case softLight = 8
    case hardLight = 9
    case difference = 10
    case exclusion = 11
    case hue = 12
    case saturation = 13
    case color = 14
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
