public import Foundation
package import Raster

/// A gradient of colours over 0...1, for `CGContext`'s gradients.
///
/// Between two locations, components and alpha are interpolated linearly in the gradient's colour space.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cggradient)
public final class CGGradient: _CFObject, Sendable {
    /// The stops in the rasterizer's format: sRGB, sorted by location.
    package let stops: GradientStops
    /// The colours in the gradient's own space.
    let knots: GradientKnots

    /// Creates a gradient through `colors`, each a `CGColor`, converted to `space` (sRGB when nil).
    ///
    /// `locations` holds a number in 0...1 for each colour; nil spaces the colours evenly. Locations outside are
    /// clamped, and unsorted ones are sorted together with their colours. The first and last colours extend to 0 and
    /// 1. Nil when there are no colours or one of them is not a `CGColor`.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let space = space ?? .standard
        let converted = colors.compactMap {
            ($0 as? CGColor)?.converted(to: space, intent: .defaultIntent, options: nil)?.components
        }
        guard !converted.isEmpty, converted.count == colors.count else { return nil }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: converted.count)) }
        knots = GradientKnots(converted, at: places, in: space)
        stops = GradientStops(knots)
    }

    /// Creates a gradient through `count` colours, each given as components of `space` followed by alpha.
    ///
    /// Locations are as in `init(colorsSpace:colors:locations:)`. Nil when `count` is not positive.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { Array(UnsafeBufferPointer(start: components + $0 * size, count: size)) }
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        knots = GradientKnots(colors, at: places, in: space)
        stops = GradientStops(knots)
    }
}

extension GradientStops {
    /// Creates a gradient of sRGB colours, evenly spaced unless there is a location for each.
    package init(_ colors: [CGColor], locations: [CGFloat]) {
        let components = colors.map {
            $0.converted(to: .standard, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 0]
        }
        self.init(
            GradientKnots(components, at: locations.count == colors.count ? locations : nil, in: .standard))
    }

    fileprivate init(_ knots: GradientKnots) {
        self.init(
            knots.subdivided(isMixedAlike: knots.space.needsNoConversion).map {
                Stop(location: Float($0.location), color: PaintColor($0.components, in: knots.space))
            })
    }
}

/// A gradient's colours in its own space, sorted by location.
struct GradientKnots: Sendable {
    struct Knot: Sendable {
        var location: CGFloat
        /// The components, alpha last.
        var components: [CGFloat]
    }

    let space: CGColorSpace
    let knots: [Knot]

    /// Creates knots. `colors` are components of `space` with alpha last; without locations they are spaced evenly.
    fileprivate init(_ colors: [[CGFloat]], at locations: [CGFloat]?, in space: CGColorSpace) {
        let last = max(1, colors.count - 1)
        let placed = colors.enumerated().map { index, color in
            Knot(location: locations.map { unit($0[index]) } ?? CGFloat(index) / CGFloat(last), components: color)
        }
        // Equal locations keep their order, which produces a hard edge. Swift's sort is stable.
        knots = placed.sorted { $0.location < $1.location }
        self.space = space
    }

    /// Returns the knots, subdivided unless the target space interpolates like their own.
    func subdivided(isMixedAlike: Bool) -> [Knot] {
        var result: [Knot] = []
        for (index, knot) in knots.enumerated() {
            if index > 0 {
                let previous = knots[index - 1]
                let steps = isMixedAlike || previous.components == knot.components ? 1 : stepsInOtherSpaces
                for step in 1..<steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    result.append(
                        Knot(
                            location: previous.location + (knot.location - previous.location) * t,
                            components: zip(previous.components, knot.components).map { $0 + ($1 - $0) * t }))
                }
            }
            result.append(knot)
        }
        return result
    }
}

/// The rasterizer interpolates in sRGB, Quartz in the gradient's own space; where they differ, each interval is
/// divided into this many parts. A linear-light ramp from black to white is then within one level of 255, except in
/// its first few per cent.
private let stepsInOtherSpaces = 64

private func unit(_ v: CGFloat) -> CGFloat { v.isNaN ? 0 : min(max(v, 0), 1) }
