public import CoreGraphics

/// A view's size and alignment guides for a proposal.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewdimensions)
public struct ViewDimensions {
    package let node: LayoutNode?
    package let proposal: ProposedViewSize
    package let size: CGSize

    init(node: LayoutNode?, proposal: ProposedViewSize, size: CGSize) {
        self.node = node
        self.proposal = proposal
        self.size = size
    }

    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }

    /// The guide's distance from the view's left edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

    /// The guide's distance from the view's top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// The guide's position, if it is set explicitly; otherwise nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The guide's position, if it is set explicitly; otherwise nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        // Layouts are queried on the main actor only.
        nonisolated(unsafe) let dimensions = self
        return MainActor.assumeIsolated { dimensions.node?.explicitGuide(key, dimensions) }
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.proposal == b.proposal && a.size == b.size
    }
}
