import CoreLocation
import Foundation

/// The projection of the map.
enum Mercator {
    /// The side of the world's square in map points: 256 pixels at each of the 2 to the 20th tiles.
    static let worldSize = 268_435_456.0
    /// The latitude of the northern edge, in degrees.
    static let maxLatitude = atan(sinh(Double.pi)) * 180 / .pi

    static func x(longitude: Double) -> Double { (longitude + 180) / 360 * worldSize }

    static func y(latitude: Double) -> Double {
        if latitude >= maxLatitude { return 0 }
        if latitude <= -maxLatitude { return worldSize }
        return worldSize / 2 * (1 - asinh(tan(latitude * .pi / 180)) / .pi)
    }

    static func longitude(x: Double) -> Double { x / worldSize * 360 - 180 }

    static func latitude(y: Double) -> Double { atan(sinh((1 - 2 * y / worldSize) * .pi)) * 180 / .pi }

    /// Returns the equivalent of a horizontal position in the world: at least zero, below its size.
    static func wrapped(_ x: Double) -> Double {
        let rest = x.truncatingRemainder(dividingBy: worldSize)
        return rest < 0 ? rest + worldSize : rest
    }

    /// Returns the equivalent of a horizontal position that is closest to another.
    static func nearest(_ x: Double, to other: Double) -> Double {
        other + (x - other).remainder(dividingBy: worldSize)
    }
}

/// The Earth's shape, by WGS 84.
enum Ellipsoid {
    private static let squaredEccentricity = Geodesic.flattening * (2 - Geodesic.flattening)

    static func metersPerDegreeOfLatitude(at latitude: Double) -> Double {
        let sine = sin(latitude * .pi / 180)
        let base = 1 - squaredEccentricity * sine * sine
        return Geodesic.equatorialRadius * (1 - squaredEccentricity) / (base * base.squareRoot()) * .pi / 180
    }

    static func metersPerDegreeOfLongitude(at latitude: Double) -> Double {
        let sine = sin(latitude * .pi / 180)
        let radius = Geodesic.equatorialRadius / (1 - squaredEccentricity * sine * sine).squareRoot()
        return radius * cos(latitude * .pi / 180) * .pi / 180
    }
}
