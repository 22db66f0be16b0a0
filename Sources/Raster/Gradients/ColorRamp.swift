/// The colours along a gradient: sorted stops, between which colour and alpha are interpolated linearly.
///
/// Colours are unpremultiplied, and premultiplied after interpolation, as in Quartz. This is the reference definition;
/// the kernels for 8-bit pixels take the form of `GradientSegments`.
package struct ColorRamp: Sendable {
    package struct Stop: Sendable {
        package var location: Double
        /// Red, green, blue, alpha.
        package var color: SIMD4<Float>

        package init(location: Double, color: SIMD4<Float>) {
            self.location = location
            self.color = color
        }
    }

    package let stops: [Stop]

    /// `stops` are sorted by location.
    package init(_ stops: [Stop]) { self.stops = stops }

    package init(_ stops: GradientStops) {
        self.init(
            stops.stops.map {
                let color = SIMD4($0.color.red, $0.color.green, $0.color.blue, $0.color.alpha)
                return Stop(location: Double($0.location), color: color)
            })
    }

    /// The straight colour at a parameter: clamped to the first and last stops; clear without stops.
    package func color(at t: Double) -> SIMD4<Float> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        if t <= first.location { return first.color }
        if t >= last.location { return last.color }
        // The last stop at or before the parameter. Of coincident stops it is the last one, which makes a hard edge.
        var (low, high) = (0, stops.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stops[middle].location <= t { low = middle } else { high = middle }
        }
        let (a, b) = (stops[low], stops[high])
        return Self.interpolate(a.color, b.color, Float((t - a.location) / (b.location - a.location)))
    }

    /// Interpolates linearly between two colours.
    package static func interpolate(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
        a + (b - a) * part
    }
}
