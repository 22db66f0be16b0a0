/// How a bitmap's alpha affects its other components.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderdestinationalphamode)
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// No alpha: pixels are opaque.
    case none = 0
    /// Components are premultiplied by alpha.
    case premultiplied = 1
    /// Components are not premultiplied.
    case unpremultiplied = 2
}
