/// Whether something is shown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/visibility)
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// Determined by the context.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden

    /// All values, in the order of their declaration.
    public static let allCases: [Visibility] = [.automatic, .visible, .hidden]
}
