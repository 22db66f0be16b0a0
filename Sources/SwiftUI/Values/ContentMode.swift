/// How something of a given shape is scaled into a place of another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentmode)
@frozen
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as fits into the place.
    case fit
    /// As small as still covers the place.
    case fill
}
