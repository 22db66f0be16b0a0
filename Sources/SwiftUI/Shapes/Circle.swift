public import CoreGraphics

/// The largest circle that fits into its frame, centred.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/circle)
public struct Circle: InsettableShape {
    /// Creates a circle.
    public init() {}

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        let diameter = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    /// A square of the smaller proposed side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
        let diameter = min(size.width, size.height)
        return CGSize(width: diameter, height: diameter)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}
