import Foundation
public import CoreLocation

/// A shape of several points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipoint)
open class MKMultiPoint: MKShape {
    final let mapPoints: [MKMapPoint]
    /// The smallest rectangle with all points.
    final let rect: MKMapRect

    init(_ points: [MKMapPoint]) {
        mapPoints = points
        rect = MKMapRect(around: points)
        super.init()
    }

    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { rect.center.coordinate }

    /// The number of points.
    open var pointCount: Int { mapPoints.count }

    /// Returns the points' addresses, which are valid as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.start }

    private lazy var storage = PointStorage(mapPoints)

    /// Copies the coordinates of a range of the points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in mapPoints[range.location..<range.location + range.length].enumerated() {
            coords[index] = point.coordinate
        }
    }

    /// Returns whether the bounding rectangle touches an area.
    open func intersects(_ mapRect: MKMapRect) -> Bool { !rect.intersection(mapRect).isNull }
    /// Returns whether the shape covers the map completely. False by default.
    open func canReplaceMapContent() -> Bool { false }

    /// Returns the distance of a point from the first, as a part of the whole length: 0 at the first, 1 at the last.
    open func location(atPointIndex index: Int) -> CGFloat {
        let lengths = mapPoints.distances
        guard mapPoints.indices.contains(index), let last = lengths.last, last > 0 else { return 0 }
        return CGFloat(lengths[index] / last)
    }
}

/// A copy of points at a fixed address.
private final class PointStorage {
    let start: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        start = .allocate(capacity: max(points.count, 1))
        start.initialize(from: points, count: points.count)
    }

    deinit { start.deallocate() }
}

extension [MKMapPoint] {
    /// The lengths of the line from the first point to each, in map points.
    var distances: [Double] {
        var length = 0.0
        return indices.map { index in
            if index > 0 { length += hypot(self[index].x - self[index - 1].x, self[index].y - self[index - 1].y) }
            return length
        }
    }

    /// The points without jumps of more than half of the world.
    var unrolled: [MKMapPoint] {
        var last: Double?
        return map { point in
            let x = last.map { Mercator.nearest(point.x, to: $0) } ?? point.x
            last = x
            return MKMapPoint(x: x, y: point.y)
        }
    }
}
