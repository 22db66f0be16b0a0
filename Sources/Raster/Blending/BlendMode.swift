/// How a painted pixel is blended with the destination, on premultiplied colours.
public enum BlendMode: Sendable, Hashable {
    /// S + D (1 - Sa).
    case sourceOver
    /// S.
    case copy
    /// Zero.
    case clear
    /// S Da.
    case sourceIn
    /// S (1 - Da).
    case sourceOut
    /// S Da + D (1 - Sa).
    case sourceAtop
    /// S (1 - Da) + D.
    case destinationOver
    /// D Sa: a mask.
    case destinationIn
    /// D (1 - Sa).
    case destinationOut
    /// S (1 - Da) + D Sa.
    case destinationAtop
    /// S (1 - Da) + D (1 - Sa).
    case xor
    /// S + D, clamped to 1.
    case plusLighter
    /// As [Apple defines it](https://developer.apple.com/documentation/coregraphics/cgblendmode/plusdarker) for opaque
    /// colours; of translucent ones, the alpha that each lacks is subtracted from the combined alpha.
    case plusDarker

    // Blend functions by ISO 32000-1 (PDF 1.7), 11.3.5.
    /// The product.
    case multiply
    /// The complement of the complements' product.
    case screen
    /// Multiplies or screens, depending on the backdrop.
    case overlay
    /// The smaller of each component.
    case darken
    /// The greater of each component.
    case lighten
    /// Brightens the backdrop to reflect the source.
    case colorDodge
    /// Darkens the backdrop to reflect the source.
    case colorBurn
    /// Darkens or lightens softly, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// The absolute difference of each component.
    case difference
    /// Like difference, with lower contrast.
    case exclusion
    /// The hue of the source with the saturation and luminosity of the backdrop.
    case hue
    /// The saturation of the source with the hue and luminosity of the backdrop.
    case saturation
    /// The hue and saturation of the source with the luminosity of the backdrop.
    case color
    /// The luminosity of the source with the hue and saturation of the backdrop.
    case luminosity
}
