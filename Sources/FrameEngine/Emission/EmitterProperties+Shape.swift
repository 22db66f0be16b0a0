import CoreGraphics
import Foundation

extension EmitterProperties {
    /// The start position of a particle, with the outward direction there.
    struct Place {
        var point: SIMD3<Double>
        /// The direction relative to which a cell's longitude and latitude are measured.
        var longitude = 0.0
        var latitude = 0.0
    }

    /// A random position on the emitter's shape.
    func place(_ random: inout ParticleRandom) -> Place {
        let u = SIMD3(random.unit(), random.unit(), random.unit())
        let center = SIMD3(Double(position.x), Double(position.y), zPosition)
        let size = SIMD3(Double(size.width), Double(size.height), depth)
        var place: Place
        switch shape.known {
        // A line emits across itself, towards smaller y: programs let snow fall from one with a longitude of pi.
        case .line: place = Place(point: box(SIMD3(size.x, 0, 0), u), longitude: -.pi / 2)
        case .rectangle: place = Place(point: box(SIMD3(size.x, size.y, 0), u))
        case .cuboid: place = Place(point: box(size, u))
        case .circle: place = circle(radius: size.x, u)
        case .sphere: place = sphere(radius: size.x, u)
        case .point: place = Place(point: .zero)
        }
        place.point += center
        return place
    }

    /// A random point of a box centred at the origin, whose sides may be 0.
    private func box(_ size: SIMD3<Double>, _ u: SIMD3<Double>) -> SIMD3<Double> {
        func side(_ u: Double) -> Double { u < 0.5 ? -0.5 : 0.5 }
        switch mode.known {
        case .points:
            return SIMD3(side(u.x), side(u.y), side(u.z)) * size
        case .outline:
            // On an edge, chosen with a probability proportional to its length; the other coordinates are at a corner.
            var along = u.x * (size.x + size.y + size.z)
            for axis in 0..<3 {
                if along < size[axis] || axis == 2 {
                    // The first bit of u.y has chosen a side, and the next is independent of it.
                    var point = SIMD3(side(u.y), side(u.z), side((u.y * 2).truncatingRemainder(dividingBy: 1))) * size
                    point[axis] = along - size[axis] / 2
                    return point
                }
                along -= size[axis]
            }
            return .zero
        case .surface where size.z > 0:
            // On a face, chosen with a probability proportional to its area.
            let areas = SIMD3(size.y * size.z, size.z * size.x, size.x * size.y)
            var at = u.z * areas.sum()
            var axis = 0
            while axis < 2, at >= areas[axis] {
                at -= areas[axis]
                axis += 1
            }
            // A face has two free coordinates, but which two depends on the axis: the fraction of a large multiple of
            // u.x stands in for a fourth number.
            var point = (SIMD3(u.x, u.y, (u.x * 7919).truncatingRemainder(dividingBy: 1)) - 0.5) * size
            point[axis] = (at < areas[axis] / 2 ? -0.5 : 0.5) * size[axis]
            return point
        case .surface, .volume:
            return (u - 0.5) * size
        }
    }

    private func circle(radius: Double, _ u: SIMD3<Double>) -> Place {
        guard mode != .points else { return Place(point: .zero) }
        let angle = u.x * 2 * .pi
        // The area within a distance grows with its square: the square root makes positions uniform over the disc.
        let distance = mode == .outline ? radius : radius * u.y.squareRoot()
        return Place(
            point: SIMD3(cos(angle), sin(angle), 0) * distance, longitude: mode == .volume ? 0 : angle)
    }

    private func sphere(radius: Double, _ u: SIMD3<Double>) -> Place {
        guard mode != .points else { return Place(point: .zero) }
        let longitude = u.x * 2 * .pi
        // Zones of a sphere with equal height have equal area (Archimedes), so a uniform height is uniform on the
        // sphere; the volume grows with the cube of the distance.
        let latitude = asin(2 * u.y - 1)
        let distance = mode == .volume ? radius * cbrt(u.z) : radius
        let point = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)) * distance
        guard mode != .volume else { return Place(point: point) }
        return Place(point: point, longitude: longitude, latitude: latitude)
    }
}
