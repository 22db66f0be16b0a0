/// The direction of layout.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutdirection)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Leading is on the left.
    case leftToRight
    /// Leading is on the right.
    case rightToLeft

    /// All values, in the order of their declaration.
    public static let allCases: [LayoutDirection] = [.leftToRight, .rightToLeft]
}
