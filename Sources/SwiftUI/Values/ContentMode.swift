/// The mode of scaling content to a frame with another aspect ratio.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentmode)
@frozen
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as fits into the frame.
    case fit
    /// As small as still covers the frame.
    case fill

    /// All values, in the order of their declaration.
    public static let allCases: [ContentMode] = [.fit, .fill]
}
