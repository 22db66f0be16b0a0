/// How a painted pixel joins the one below, on premultiplied colours.
package enum BlendMode: Sendable, Hashable {
    case sourceOver
    case copy
    case clear
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusLighter
    /// As [Apple says](https://developer.apple.com/documentation/coregraphics/cgblendmode/plusdarker), for opaque colours;
    /// what translucent ones lack of their alpha is taken from the alpha of both.
    case plusDarker

    // These mix the colours where both sides are, as ISO 32000-1 (PDF 1.7), 11.3.5 says.
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
}
