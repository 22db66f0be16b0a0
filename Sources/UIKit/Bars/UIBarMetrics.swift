/// The height of a bar, and whether it has a prompt.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarmetrics)
public enum UIBarMetrics: Int, Sendable {
    /// The standard bar, and the compact one of phones in landscape.
    case `default`, compact
    /// The standard and the compact bar, with a prompt.
    case defaultPrompt = 101, compactPrompt
}
