import CoreGraphics
import Foundation

/// What a map view shows: a place in its middle, a scale and a direction.
struct MapViewport: Equatable {
    /// The place in the middle of the view, in map points; wrapped into the world.
    var x, y: Double
    /// The map points per point of the view.
    var scale: Double
    /// The direction that is up, in degrees clockwise from north.
    var heading = 0.0
    /// The size of the view.
    var size = CGSize.zero

    /// Whether the view has a size, without which places have none.
    var hasSize: Bool { size.width > 0 && size.height > 0 }

    /// The smallest scale: half a map point, or 7 centimetres at the equator.
    static let minScale = 0.5

    var center: MKMapPoint {
        get { MKMapPoint(x: x, y: y) }
        set { (x, y) = (newValue.x, newValue.y) }
    }

    /// The largest scale, at which the world fills the view.
    var maxScale: Double {
        Mercator.worldSize / max(Double(rotatedSize.width), Double(rotatedSize.height), 1)
    }

    /// The size of the upright rectangle about the rotated view.
    var rotatedSize: CGSize {
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        return CGSize(
            width: size.width * cosine + size.height * sine, height: size.width * sine + size.height * cosine)
    }

    private var angle: CGFloat { CGFloat(heading * .pi / 180) }

    /// Returns the viewport within the world and the possible scales.
    func clamped() -> MapViewport {
        var result = self
        result.heading = heading.truncatingRemainder(dividingBy: 360)
        if result.heading < 0 { result.heading += 360 }
        result.scale = min(max(result.scale, MapViewport.minScale), max(maxScale, MapViewport.minScale))
        let half = Double(rotatedSize.height) / 2 * result.scale
        result.y = min(max(y, half), max(Mercator.worldSize - half, half))
        result.x = Mercator.wrapped(x)
        return result
    }

    // MARK: Conversion

    /// Returns the place of a map point in the view: of its equivalents around the world, the closest to the middle.
    func point(for place: MKMapPoint) -> CGPoint {
        pointWithoutWrapping(for: MKMapPoint(x: Mercator.nearest(place.x, to: x), y: place.y))
    }

    func pointWithoutWrapping(for place: MKMapPoint) -> CGPoint {
        let (dx, dy) = (CGFloat((place.x - x) / scale), CGFloat((place.y - y) / scale))
        let (sine, cosine) = (sin(-angle), cos(-angle))
        return CGPoint(
            x: size.width / 2 + dx * cosine - dy * sine, y: size.height / 2 + dx * sine + dy * cosine)
    }

    func mapPoint(for point: CGPoint) -> MKMapPoint {
        let (dx, dy) = (Double(point.x - size.width / 2) * scale, Double(point.y - size.height / 2) * scale)
        let (sine, cosine) = (Double(sin(angle)), Double(cos(angle)))
        return MKMapPoint(x: x + dx * cosine - dy * sine, y: y + dx * sine + dy * cosine)
    }

    /// The transform from map points, relative to an origin, to points of the view.
    func transform(from origin: MKMapPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
            .rotated(by: -angle)
            .scaledBy(x: CGFloat(1 / scale), y: CGFloat(1 / scale))
            .translatedBy(x: CGFloat(origin.x - x), y: CGFloat(origin.y - y))
    }

    /// The upright rectangle that the view shows, with more at its corners if it is rotated. It may extend beyond the
    /// world's western and eastern edges.
    var mapRect: MKMapRect {
        let (width, height) = (Double(rotatedSize.width) * scale, Double(rotatedSize.height) * scale)
        return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }

    /// Returns the viewport of the least scale that shows a rectangle within insets of the view's edges.
    func fitting(_ rect: MKMapRect, _ insets: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat))
        -> MapViewport
    {
        var result = self
        let room = CGSize(
            width: max(size.width - insets.left - insets.right, 1),
            height: max(size.height - insets.top - insets.bottom, 1))
        // The rectangle's extents in the rotated view.
        let (sine, cosine) = (Double(abs(sin(angle))), Double(abs(cos(angle))))
        let (width, height) = (
            rect.width * cosine + rect.height * sine, rect.width * sine + rect.height * cosine
        )
        result.scale = max(width / Double(room.width), height / Double(room.height), MapViewport.minScale)
        result.center = rect.center
        let middle = CGPoint(x: insets.left + room.width / 2, y: insets.top + room.height / 2)
        result.center = result.moved(rect.center, to: middle)
        return result
    }

    /// Returns the centre at which a place is at a point of the view.
    func moved(_ place: MKMapPoint, to point: CGPoint) -> MKMapPoint {
        let there = mapPoint(for: point)
        return MKMapPoint(x: x + place.x - there.x, y: y + place.y - there.y)
    }

    /// Returns the viewport between two: the scale changes evenly, and about one place of the view.
    static func between(_ from: MapViewport, _ to: MapViewport, _ part: Double) -> MapViewport {
        if part >= 1 { return to }
        var result = to
        result.scale = from.scale * pow(to.scale / from.scale, part)
        let change = to.scale - from.scale
        // Where both have nearly the same scale, the centre moves evenly.
        let weight = abs(change) > from.scale * 1e-3 ? (result.scale - from.scale) / change : part
        let target = Mercator.nearest(to.x, to: from.x)
        result.x = from.x + (target - from.x) * weight
        result.y = from.y + (to.y - from.y) * weight
        result.heading = from.heading + (to.heading - from.heading).remainder(dividingBy: 360) * part
        return result
    }

    // MARK: Cameras

    /// The distance of a camera in metres; its field of view is 30 degrees high.
    var distance: Double {
        get { Double(size.height) * scale * MKMetersPerMapPointAtLatitude(center.coordinate.latitude) / factor }
        set {
            let meters = MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
            scale = newValue * factor / (max(Double(size.height), 1) * meters)
        }
    }

    private var factor: Double { 2 * tan(.pi / 12) }
}
