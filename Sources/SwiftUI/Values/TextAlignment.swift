/// How the lines of a text stand to each other.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textalignment)
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Lines begin at the leading side.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the trailing side.
    case trailing
}
