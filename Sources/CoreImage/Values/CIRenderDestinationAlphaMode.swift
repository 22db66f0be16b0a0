/// What a bitmap's alpha means for its other components.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderdestinationalphamode)
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// There is none: pixels are opaque.
    case none = 0
    /// Components are multiplied by it.
    case premultiplied = 1
    /// Components are as they are without it.
    case unpremultiplied = 2
}
