public import CoreGraphics

/// Distances from the four edges of a rectangle inwards, in points; negative ones go outwards.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiedgeinsets)
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points; less than 0 reaches beyond it, as for all four.
    public var top: CGFloat
    /// The distance from the left side, in points.
    public var left: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the right side, in points.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// Makes insets of 0.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Makes insets, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }

    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

/// Insets whose sides follow the direction of reading: leading is left where one reads from left to right.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points; less than 0 reaches beyond it, as for all four.
    public var top: CGFloat
    /// The distance from the side where text begins, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the side where text ends, in points.
    public var trailing: CGFloat

    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of 0.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Makes insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// A distance in the plane, in points.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uioffset)
public struct UIOffset: Hashable, Sendable {
    /// How far to the right, in points.
    public var horizontal: CGFloat
    /// How far down, in points.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Makes an offset of 0.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Makes an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}
