public import CoreGraphics

/// A point in a view's own measure: x grows from 0 at the leading edge to 1 at the trailing one, y from 0 at the top to 1 at
/// the bottom. Points outside lie outside the view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/unitpoint)
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// How far along the width.
    public var x: CGFloat
    /// How far along the height.
    public var y: CGFloat

    /// The origin.
    public init() { self.init(x: 0, y: 0) }

    /// A point from fractions of the width and the height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin: (0, 0).
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
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
    /// Where the point lies in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The point as layers take it: the middle for what is not finite.
    package var anchor: CGPoint { x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : CGPoint(x: 0.5, y: 0.5) }
}
