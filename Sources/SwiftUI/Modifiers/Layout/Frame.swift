public import CoreGraphics

/// Gives a view a fixed size in one or both dimensions.
public struct _FrameLayout: UnaryLayout {
    public typealias Body = Never

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.flatMap { usableLength($0, "width") }
        self.height = height.flatMap { usableLength($0, "height") }
        self.alignment = alignment
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        return (alignment.origin(of: child.dimensions(in: inner), in: size), inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// Keeps a view's size within limits.
public struct _FlexFrameLayout: UnaryLayout {
    public typealias Body = Never

    let width: Limits
    let height: Limits
    let alignment: Alignment

    /// The limits along one axis.
    struct Limits {
        let least: CGFloat?
        let ideal: CGFloat?
        let greatest: CGFloat?

        init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?, _ name: String) {
            self.least = least.flatMap { usableLength($0, "least \(name)") }
            self.ideal = ideal.flatMap { usableLength($0, "ideal \(name)") }
            self.greatest = greatest.flatMap { $0 == .infinity ? $0 : usableLength($0, "greatest \(name)") }
            let (low, high) = (self.least ?? 0, self.greatest ?? .infinity)
            if low > (self.ideal ?? low) || self.ideal ?? low > high || low > high {
                reportInView("frame: the least, ideal and greatest \(name) are not in order: \(low), \(high)")
            }
        }

        /// The proposal for the child.
        func inner(_ proposed: CGFloat?) -> CGFloat? {
            guard var length = proposed ?? ideal else { return nil }
            if let greatest { length = min(length, greatest) }
            if let least { length = max(length, least) }
            return length
        }

        /// The frame's length for the child's: clamped by the limits, and extended to the proposal where a limit is
        /// set.
        func outer(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            var length = length
            let inner = inner(proposed)
            if let least { length = max(least, inner.map { min(length, $0) } ?? length) }
            if let greatest { length = min(greatest, inner.map { max(length, $0) } ?? length) }
            if proposed == nil, let ideal { length = ideal }
            return length
        }
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: width.outer(size.width, proposal.width), height: height.outer(size.height, proposal.height))
    }

    package func place(
        _ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        // Placed with the proposal with which it was measured.
        let inner = inner(proposal)
        return (alignment.origin(of: child.dimensions(in: inner), in: size), inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }
}

/// The length if it is valid for layout; otherwise nil, with a log message.
func usableLength(_ length: CGFloat, _ name: @autoclosure () -> String) -> CGFloat? {
    guard length.isFinite, length >= 0 else {
        reportInView("frame: \(length) is not a usable \(name()); it is left unspecified")
        return nil
    }
    return length
}

extension Alignment {
    /// The origin at which a view is aligned in a size.
    @MainActor
    func origin(of view: ViewDimensions, in size: CGSize) -> CGPoint {
        let outer = ViewDimensions(node: nil, proposal: .unspecified, size: size)
        return CGPoint(
            x: outer[horizontal] - view[horizontal], y: outer[vertical] - view[vertical])
    }
}

extension View {
    /// Places the view in a frame with a fixed width, height or both, in points; nil keeps the view's own. The view is
    /// aligned in the frame, and may extend beyond it.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FrameLayout> {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Places the view in a flexible frame with limits in points. Where a limit is set, the frame takes its proposed
    /// size up to that limit; `.infinity` takes all the available space.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FlexFrameLayout> {
        modifier(
            _FlexFrameLayout(
                width: .init(minWidth, idealWidth, maxWidth, "width"),
                height: .init(minHeight, idealHeight, maxHeight, "height"), alignment: alignment))
    }
}
