/// On which side leading is.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/layoutdirection)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}
