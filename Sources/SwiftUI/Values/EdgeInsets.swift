public import CoreGraphics
package import UIKit

/// Distances from the four sides of a rectangle, in points, positive inwards.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/edgeinsets)
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the leading side, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the trailing side, in points.
    public var trailing: CGFloat

    /// Creates insets from a distance at each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Converts UIKit insets, with left as leading.
    package init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Creates the same inset at some edges, and none at the others.
    package init(_ length: CGFloat, at edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
    public typealias AnimatableData =
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

    public var animatableData: AnimatableData {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
