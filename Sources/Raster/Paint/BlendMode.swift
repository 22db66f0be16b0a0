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
}
