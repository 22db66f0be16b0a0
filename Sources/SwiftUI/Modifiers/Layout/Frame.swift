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

    /// The limits in one direction.
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
                reportOnce("frame: the least, ideal and greatest \(name) are not in order: \(low), \(high)")
            }
        }

        /// What the child is proposed.
        func inner(_ proposed: CGFloat?) -> CGFloat? {
            guard var length = proposed ?? ideal else { return nil }
            if let greatest { length = min(length, greatest) }
            if let least { length = max(length, least) }
            return length
        }

        /// What becomes of the child's length: it is pulled towards what was proposed as far as a limit is set.
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
        // What was chosen is what there is to give.
        let inner = inner(proposal)
        return (alignment.origin(of: child.dimensions(in: inner), in: size), inner)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }
}

/// A length that a layout can use; nil, with a line in the log, for another.
func usableLength(_ length: CGFloat, _ name: @autoclosure () -> String) -> CGFloat? {
    guard length.isFinite, length >= 0 else {
        reportOnce("frame: \(length) is not a usable \(name()); it is left open")
        return nil
    }
    return length
}

extension Alignment {
    /// Where the top left corner of a view goes to be lined up in a size.
    @MainActor
    func origin(of view: ViewDimensions, in size: CGSize) -> CGPoint {
        let outer = ViewDimensions(node: nil, proposal: .unspecified, size: size)
        return CGPoint(
            x: outer[horizontal] - view[horizontal], y: outer[vertical] - view[vertical])
    }
}

extension View {
    /// Gives the view a width, a height or both, in points; where one is nil, the view's own stays. The view lies in the
    /// frame as the alignment says, and may reach out of it.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _FrameLayout> {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Keeps the view's size within limits, in points. Where a limit is set, the frame takes what it is proposed up to
    /// there; `.infinity` takes all there is.
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
