public import Foundation

/// An area about a field's position, outside of which the field doesn't act.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiregion)
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private final let includes: @MainActor (CGPoint) -> Bool

    private init(_ includes: @escaping @MainActor (CGPoint) -> Bool) {
        self.includes = includes
        super.init()
    }

    /// The infinite region.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Creates a circle centred at the origin, with a radius in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// Creates a rectangle centred at the origin, with a size in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Returns the complement of the region.
    open func inverse() -> UIRegion { UIRegion { [self] in !contains($0) } }

    /// Returns the union with another region.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [self] in contains($0) || region.contains($0) } }

    /// Returns the region without another one.
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [self] in contains($0) && !region.contains($0) }
    }

    /// Returns the intersection with another region.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [self] in contains($0) && region.contains($0) }
    }

    /// Returns whether a point is in the region.
    open func contains(_ point: CGPoint) -> Bool { includes(point) }
}
