public import CoreGraphics

/// A point in a view's unit coordinates: x is 0 at the leading edge and 1 at the trailing edge, y is 0 at the top and
/// 1 at the bottom. Coordinates outside 0...1 lie outside the view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/unitpoint)
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal coordinate, as a fraction of the width.
    public var x: CGFloat
    /// The vertical coordinate, as a fraction of the height.
    public var y: CGFloat

    /// The origin.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from fractions of the width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin: (0, 0).
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The centre of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The centre of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The centre of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The centre of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension UnitPoint {
    /// The point's position in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The point as a layer's anchor point; the centre if it is not finite.
    package var anchor: CGPoint { x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : CGPoint(x: 0.5, y: 0.5) }
}
