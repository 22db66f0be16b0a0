/// The views of a lazy container that are pinned to the edge of the scroll view while their section is visible.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pinnedscrollableviews)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
