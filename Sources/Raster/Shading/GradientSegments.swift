internal import CPixelKernels

/// The segments of all gradients of a drawing, concatenated.
struct GradientSegments: ~Copyable {
    private(set) var storage = GrowingBuffer<pk_segment>(capacity: 16)

    mutating func removeAll() { storage.removeAll() }

    /// Appends a gradient's segments, and returns their range.
    ///
    /// The first segment extends from minus infinity to the first stop, the last from the last stop to infinity. A
    /// location that decreases, or is NaN, is replaced by the one before.
    mutating func append(_ stops: GradientStops, opacity: Float) -> Range<Int> {
        let first = storage.count
        guard let start = stops.stops.first else { return first..<first }
        var color = kernelColor(start, opacity)
        var location = start.location.isFinite ? start.location : 0
        append(start: -.infinity, origin: 0, color, slope: .zero)
        for stop in stops.stops.dropFirst() {
            let next = kernelColor(stop, opacity)
            let nextLocation = stop.location > location && stop.location.isFinite ? stop.location : location
            // A slope that overflows is a hard edge at the later stop.
            let slope = (next - color) / (nextLocation - location)
            if nextLocation > location, slope.x.isFinite, slope.y.isFinite, slope.z.isFinite, slope.w.isFinite {
                // The parameter is relative to the segment's start, where the colour is exact, so rounding errors don't
                // grow with its distance from zero.
                append(start: location, origin: location, color, slope: slope)
            }
            color = next
            location = nextLocation
        }
        append(start: location, origin: 0, color, slope: .zero)
        return first..<storage.count
    }

    private func kernelColor(_ stop: GradientStops.Stop, _ opacity: Float) -> SIMD4<Float> {
        UnitColor(stop.color, opacity: opacity).components * SIMD4(255, 255, 255, 1)
    }

    private mutating func append(start: Float, origin: Float, _ color: SIMD4<Float>, slope: SIMD4<Float>) {
        storage.append(
            pk_segment(
                start: start, origin: origin, color: (color.x, color.y, color.z, color.w),
                slope: (slope.x, slope.y, slope.z, slope.w)))
    }
}
