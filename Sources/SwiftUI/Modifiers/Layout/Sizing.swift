public import CoreGraphics

/// Gives a view its ideal size.
public struct _FixedSizeLayout: UnaryLayout {
    public typealias Body = Never

    let horizontal: Bool
    let vertical: Bool

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(inner(proposal))
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

/// Constrains the aspect ratio of a view's proposals.
public struct _AspectRatioLayout: UnaryLayout {
    public typealias Body = Never

    /// Width divided by height; nil for that of the view's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        child.sizeThatFits(inner(proposal, child))
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal, child)) }

    private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width > height * ratio
            let followsHeight = contentMode == .fit ? isWide : !isWide
            return followsHeight
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }
}

extension View {
    /// Gives the view its ideal size, independent of the proposal.
    public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size in some dimensions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout> {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Constrains the view to an aspect ratio, width divided by height; nil for that of its ideal size.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the view to the aspect ratio of a size.
    public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> ModifiedContent<Self, _AspectRatioLayout> {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit its proposal, keeping its aspect ratio.
    public func scaledToFit() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover its proposal, keeping its aspect ratio.
    public func scaledToFill() -> ModifiedContent<Self, _AspectRatioLayout> { aspectRatio(contentMode: .fill) }
}
