import CoreLocation
import Foundation

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
