/// How the lines of a text stand to each other.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textalignment)
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}
