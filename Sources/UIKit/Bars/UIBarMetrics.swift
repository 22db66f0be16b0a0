/// The height of a bar, and whether it has a prompt.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibarmetrics)
public enum UIBarMetrics: Int, Sendable {
    /// The usual bar, and the low one of phones that lie on their side.
    case `default`, compact
    /// The same with a prompt.
    case defaultPrompt = 101, compactPrompt
}
