public import CoreGraphics

/// A 2D shape that is drawn in a given frame.
///
/// As a view it is filled with the foreground style. It takes its proposed size; its drawing may extend beyond.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shape)
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The role of the shape; `fill` by default.
    static var role: ShapeRole { get }

    /// What becomes of the shape where one reads from right to left. By default the path is mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape for a proposal. By default the proposed size, with 10 points for unspecified dimensions.
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
    /// The rectangle inset on all sides; its centre, with zero size, where nothing is left.
    func insetToMiddle(by amount: CGFloat) -> CGRect {
        guard amount.isFinite, !isNull else { return self }
        let rect = standardized
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
    }
}
