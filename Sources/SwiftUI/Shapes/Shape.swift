public import CoreGraphics

/// A shape that fills whatever place it is given, to be drawn as a view.
///
/// As a view it is filled with the foreground style. It takes the size that is proposed, and what it draws may reach
/// beyond.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shape)
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// What the outline stands for; a shape without a style of its own by default.
    static var role: ShapeRole { get }

    /// The size of the shape for a proposal. By default what is proposed, and 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }

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
    /// A line between things.
    case separator
}

/// A shape that can be drawn further in.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/insettableshape)
public nonisolated protocol InsettableShape: Shape {
    /// The shape with its edge moved inwards.
    associatedtype InsetShape: InsettableShape

    /// The shape further in by an amount, in points; a negative one is further out.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle further in on all sides; where nothing is left, its middle without a size.
    func insetToMiddle(by amount: CGFloat) -> CGRect {
        guard amount.isFinite, !isNull else { return self }
        let rect = standardized
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        return CGRect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
    }
}
