/// On which side leading is.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutdirection)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}
