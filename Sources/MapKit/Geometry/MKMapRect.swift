public import CoreGraphics
import Foundation

/// A rectangle of the flat map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmaprect)
public struct MKMapRect: Sendable {
    /// The northwestern corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// An empty rectangle at the map's origin.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

    /// Creates a rectangle from a corner and a size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Creates a rectangle from the values of a corner and a size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle: the intersection of rectangles that don't meet.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Whether this is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether all of the rectangle's numbers are finite.
    var isFinite: Bool { [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }

    /// Returns the smallest rectangle with both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        return MKMapRect(
            minX: min(minX, rect.minX), minY: min(minY, rect.minY), maxX: max(maxX, rect.maxX),
            maxY: max(maxY, rect.maxY))
    }

    /// Returns the common part; the null rectangle if there is none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// Returns whether the rectangles have a common part with an area.
    public func intersects(_ rect: MKMapRect) -> Bool {
        let common = intersection(rect)
        return !common.isNull && common.width > 0 && common.height > 0
    }

    /// Returns whether a place is in the rectangle, whose eastern and southern edges don't belong to it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether another rectangle is within this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Returns the rectangle with its edges moved inwards; the null rectangle if nothing remains.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the rectangle in another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Cuts the rectangle at a distance from an edge. The slice is the part at that edge.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect)
    {
        let isHorizontal = edge == .minXEdge || edge == .maxXEdge
        let near = min(max(distance, 0), isHorizontal ? width : height)
        var (slice, rest) = (self, self)
        switch edge {
        case .minXEdge: (slice.size.width, rest.origin.x, rest.size.width) = (near, minX + near, width - near)
        case .maxXEdge: (slice.origin.x, slice.size.width, rest.size.width) = (maxX - near, near, width - near)
        case .minYEdge: (slice.size.height, rest.origin.y, rest.size.height) = (near, minY + near, height - near)
        case .maxYEdge: (slice.origin.y, slice.size.height, rest.size.height) = (maxY - near, near, height - near)
        }
        return (slice, rest)
    }

    /// Whether the rectangle crosses the 180th meridian: the western or eastern edge of the world.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.worldSize) }

    /// Returns the part that is beyond the world's western or eastern edge, at its place on the other side; the null
    /// rectangle if there is none.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 {
            return MKMapRect(x: minX + Mercator.worldSize, y: minY, width: min(-minX, width), height: height)
        }
        let start = max(minX, Mercator.worldSize)
        return MKMapRect(x: start - Mercator.worldSize, y: minY, width: maxX - start, height: height)
    }

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The smallest rectangle with all of the points.
    init(around points: some Sequence<MKMapPoint>) {
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    var center: MKMapPoint { MKMapPoint(x: midX, y: midY) }

    /// The rectangle, enlarged to a kilometre at least, so that a single place is shown with its surroundings.
    var withSurroundings: MKMapRect {
        let least = 1000 * MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
        return insetBy(dx: -max(least - width, 0) / 2, dy: -max(least - height, 0) / 2)
    }
}

/// Returns whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
