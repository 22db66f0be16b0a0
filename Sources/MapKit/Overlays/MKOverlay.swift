import Foundation
public import CoreLocation

/// An annotation that covers an area of the map, and that a renderer draws.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlay)
public protocol MKOverlay: MKAnnotation {
    /// The area that the renderer draws in.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the overlay is in an area: by default, whether its bounding rectangle is.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Returns whether the overlay covers the map completely, so that its tiles need not be drawn. False by default.
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// Where an overlay is among the map's own contents. Without map data, overlays above labels are just above the others.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkoverlaylevel)
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, below labels.
    case aboveRoads
    /// Above labels, below annotations.
    case aboveLabels
}

/// A shape of several points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipoint)
open class MKMultiPoint: MKShape {
    fileprivate let list: [MKMapPoint]
    fileprivate let rect: MKMapRect

    init(_ points: [MKMapPoint]) {
        list = points
        rect = MKMapRect(around: points)
        super.init()
    }

    /// The number of points.
    open var pointCount: Int { list.count }

    /// Returns the points' addresses, which are valid as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.start }

    private lazy var storage = PointStorage(list)

    final var mapPoints: [MKMapPoint] { list }

    /// Copies the coordinates of a range of the points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in list[range.location..<range.location + range.length].enumerated() {
            coords[index] = point.coordinate
        }
    }

    /// Returns whether the bounding rectangle touches an area.
    open func intersects(_ mapRect: MKMapRect) -> Bool { !rect.intersection(mapRect).isNull }
    /// Returns whether the shape covers the map completely. False by default.
    open func canReplaceMapContent() -> Bool { false }

    /// Returns the distance of a point from the first, as a part of the whole length: 0 at the first, 1 at the last.
    open func location(atPointIndex index: Int) -> CGFloat {
        let lengths = list.distances
        guard list.indices.contains(index), let last = lengths.last, last > 0 else { return 0 }
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
}

/// A line through points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolyline)
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Creates a line through coordinates. Each part takes the shorter way around the world.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(
            mapPoints: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }.unrolled)
    }

    init(mapPoints: [MKMapPoint]) { super.init(mapPoints) }

    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
    /// The smallest rectangle with all points.
    open var boundingMapRect: MKMapRect { rect }
}

extension [MKMapPoint] {
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

/// The shortest lines on the Earth's surface between points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline)
open class MKGeodesicPolyline: MKPolyline {
    override init(mapPoints: [MKMapPoint]) {
        let parts = zip(mapPoints, mapPoints.dropFirst()).flatMap { GreatCircle.points(from: $0, to: $1).dropLast() }
        super.init(mapPoints: (parts + mapPoints.suffix(1)).unrolled)
    }
}

/// The shortest lines on a sphere.
enum GreatCircle {
    /// The distance of points on a line.
    private static let step = 1.0 * .pi / 180

    /// Returns points of the line between two places, including these.
    static func points(from: MKMapPoint, to: MKMapPoint) -> [MKMapPoint] {
        let (a, b) = (vector(from.coordinate), vector(to.coordinate))
        let angle = acos(Swift.min(Swift.max((a * b).sum(), -1), 1))
        guard angle > step, angle < .pi - 1e-6 else { return [from, to] }
        let count = Int((angle / step).rounded(.up))
        let middle = (1..<count).map { index -> MKMapPoint in
            let part = Double(index) / Double(count)
            let place = (a * sin((1 - part) * angle) + b * sin(part * angle)) / sin(angle)
            return MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: atan2(place.z, hypot(place.x, place.y)) * 180 / .pi,
                    longitude: atan2(place.y, place.x) * 180 / .pi))
        }
        return [from] + middle + [to]
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}

/// An area within points, possibly with holes.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolygon)
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    public let interiorPolygons: [MKPolygon]?

    /// Creates an area within map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Creates an area within map points, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons)
    }

    /// Creates an area within coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Creates an area within coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        let points = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
        self.init(mapPoints: points.unrolled, interiorPolygons)
    }

    init(mapPoints: [MKMapPoint], _ interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(mapPoints)
    }

    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
    /// The smallest rectangle with all points.
    open var boundingMapRect: MKMapRect { rect }
}
