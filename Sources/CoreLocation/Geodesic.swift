import Foundation

/// Distances along the Earth's surface.
package enum Geodesic {
    // The ellipsoid of WGS 84.
    package static let equatorialRadius = 6_378_137.0
    package static let flattening = 1 / 298.257_223_563
    private static let meanRadius = 6_371_008.8
    private static let maxIterations = 100

    /// Returns the length in metres of the shortest line between two places, by Vincenty's inverse formula; between
    /// nearly opposite ones, for which it does not converge, the great circle's of a sphere. Invalid coordinates give
    /// NaN or a meaningless number.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let polarRadius = equatorialRadius * (1 - flattening)
        let reduced = { (latitude: Double) -> Double in atan((1 - flattening) * tan(latitude * .pi / 180)) }
        let (u1, u2) = (reduced(from.latitude), reduced(to.latitude))
        let difference = (to.longitude - from.longitude).remainder(dividingBy: 360) * .pi / 180
        var lambda = difference
        for _ in 0..<maxIterations {
            let a = cos(u2) * sin(lambda)
            let b = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (a * a + b * b).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let squaredCosAlpha = 1 - sinAlpha * sinAlpha
            // Zero along the equator.
            let cos2SigmaM = squaredCosAlpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / squaredCosAlpha
            let c = flattening / 16 * squaredCosAlpha * (4 + flattening * (4 - 3 * squaredCosAlpha))
            let bracket = cos2SigmaM + c * cosSigma * (2 * cos2SigmaM * cos2SigmaM - 1)
            let next = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * bracket)
            if abs(next - lambda) > 1e-12, abs(next) <= .pi {
                lambda = next
                continue
            }
            guard abs(next) <= .pi else { break }
            let ratio = (equatorialRadius * equatorialRadius) / (polarRadius * polarRadius) - 1
            let u = squaredCosAlpha * ratio
            let big = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let small = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let m = cos2SigmaM
            let last = small / 6 * m * (4 * sinSigma * sinSigma - 3) * (4 * m * m - 3)
            let delta = small * sinSigma * (m + small / 4 * (cosSigma * (2 * m * m - 1) - last))
            return polarRadius * big * (sigma - delta)
        }
        return greatCircle(from, to)
    }

    private static func greatCircle(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (a, b) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
        let (rise, turn) = (sin((b - a) / 2), sin((to.longitude - from.longitude) * .pi / 360))
        return 2 * meanRadius * asin(min(1, (rise * rise + cos(a) * cos(b) * turn * turn).squareRoot()))
    }
}
