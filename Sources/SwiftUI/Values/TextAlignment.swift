/// The alignment of the lines of a text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textalignment)
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// Aligned at the leading edge.
    case leading
    /// Centred.
    case center
    /// Aligned at the trailing edge.
    case trailing
}
