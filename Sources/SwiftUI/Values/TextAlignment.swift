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

    /// All values, in the order of their declaration.
    public static let allCases: [TextAlignment] = [.leading, .center, .trailing]
}
