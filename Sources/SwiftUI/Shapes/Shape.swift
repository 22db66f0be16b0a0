public import CoreGraphics

/// A 2D shape drawn in a given frame.
///
/// As a view, it is filled with the foreground style. It takes its proposed size; its drawing may extend beyond.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shape)
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The role of the shape; `fill` by default.
    static var role: ShapeRole { get }

    /// How the shape behaves in a right-to-left layout. By default, the path is mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposal. By default, the proposed size, with 10 points for unspecified
    /// dimensions.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// The role of a shape.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shaperole)
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A separating line.
    case separator
}

/// A shape that can be inset.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/insettableshape)
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Insets the shape by an amount in points; a negative one extends it.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// Returns the rectangle inset on all sides; its centre, with zero size, if nothing remains.
    func insetToMiddle(by amount: CGFloat) -> CGRect {
        guard amount.isFinite, !isNull else { return self }
        let rect = standardized
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
    }
}
