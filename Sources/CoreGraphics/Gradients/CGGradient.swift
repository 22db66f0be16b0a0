public import Foundation
package import Raster

/// A gradient of colours over 0...1, for `CGContext`'s gradients.
///
/// Between two locations, components and alpha are interpolated linearly in the gradient's colour space.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cggradient)
public final class CGGradient: Sendable {
    /// The stops as the rasterizer takes them: sRGB, in order of location.
    package let stops: GradientStops
    /// The colours as they were given.
    let knots: GradientKnots

    /// A gradient through `colors`, each a `CGColor`, converted to `space` (sRGB when nil).
    ///
    /// `locations` has a number in 0...1 for each colour; nil spreads the colours evenly from 0 to 1. Numbers outside are
    /// moved to the nearer end, and locations out of order are put in order with their colours. Before the first location
    /// and after the last their colours go on. Nil when there are no colours or one of them is not a `CGColor`.
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

    /// A gradient through `count` colours, given as components of `space` with alpha after each.
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
    /// Colours given by `CGColor` objects already in sRGB, evenly spread when `locations` has not one for each.
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

/// A gradient's colours in its own space, in order of location.
struct GradientKnots: Sendable {
    struct Knot: Sendable {
        var location: CGFloat
        /// With alpha last.
        var components: [CGFloat]
    }

    let space: CGColorSpace
    let knots: [Knot]

    /// `colors` are components of `space` with alpha last; without locations they are spread evenly.
    fileprivate init(_ colors: [[CGFloat]], at locations: [CGFloat]?, in space: CGColorSpace) {
        let last = max(1, colors.count - 1)
        let placed = colors.enumerated().map { index, color in
            Knot(location: locations.map { unit($0[index]) } ?? CGFloat(index) / CGFloat(last), components: color)
        }
        // Equal locations keep their order: that is how a sharp edge is written. Swift's sort is stable.
        knots = placed.sorted { $0.location < $1.location }
        self.space = space
    }

    /// The knots, with more between them unless the space that they will be mixed in mixes as their own does.
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

/// The rasterizer mixes sRGB and Quartz the gradient's own components: where those differ, this many parts make up the way
/// between two colours. A ramp from black to white in linear light is then right within one level of 255 but for its first
/// few per cent.
private let stepsInOtherSpaces = 64

private func unit(_ v: CGFloat) -> CGFloat { v.isNaN ? 0 : min(max(v, 0), 1) }
