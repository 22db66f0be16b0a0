/// How a painted pixel is blended with the destination, on premultiplied colours.
public enum BlendMode: Sendable, Hashable {
    /// S + D (1 - Sa).
    case sourceOver
    /// S.
    case copy
    /// Nothing.
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
    /// S + D, at most 1.
    case plusLighter
    /// As [Apple says](https://developer.apple.com/documentation/coregraphics/cgblendmode/plusdarker), for opaque colours;
    /// what translucent ones lack of their alpha is taken from the alpha of both.
    case plusDarker

    // Blend functions by ISO 32000-1 (PDF 1.7), 11.3.5.
    /// The product.
    case multiply
    /// The complement of the complements' product.
    case screen
    /// Multiply or screen, as the backdrop is dark or light.
    case overlay
    /// The lesser of each component.
    case darken
    /// The greater of each component.
    case lighten
    /// The backdrop brightened by the source.
    case colorDodge
    /// The backdrop darkened by the source.
    case colorBurn
    /// Darkened or lightened softly, as the source says.
    case softLight
    /// Multiply or screen, as the source is dark or light.
    case hardLight
    /// The distance of each component.
    case difference
    /// Like difference, with less contrast.
    case exclusion
    /// The source's hue, the rest from the backdrop.
    case hue
    /// The source's saturation, the rest from the backdrop.
    case saturation
    /// The source's hue and saturation, the backdrop's luminosity.
    case color
    /// The source's luminosity, the rest from the backdrop.
    case luminosity
}
