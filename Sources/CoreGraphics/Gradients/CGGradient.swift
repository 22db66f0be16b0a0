public import Foundation
package import Raster

/// Colours along a line from 0 to 1, for `CGContext`'s gradients.
///
/// Between two locations each component and alpha change evenly, in the gradient's colour space.
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cggradient)
public final class CGGradient: Sendable {
    /// The stops as the rasterizer takes them: sRGB, in order of location.
    package let stops: GradientStops

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
        stops = GradientStops(converted, at: places, in: space)
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
        stops = GradientStops(colors, at: places, in: space)
    }
}

extension GradientStops {
    /// Colours given by `CGColor` objects already in sRGB, evenly spread when `locations` has not one for each.
    package init(_ colors: [CGColor], locations: [CGFloat]) {
        let components = colors.map {
            $0.converted(to: .standard, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 0]
        }
        self.init(components, at: locations.count == colors.count ? locations : nil, in: .standard)
    }

    /// `colors` are components of `space` with alpha last; without locations they are spread evenly.
    fileprivate init(_ colors: [[CGFloat]], at locations: [CGFloat]?, in space: CGColorSpace) {
        let last = max(1, colors.count - 1)
        let placed = colors.enumerated().map { index, color in
            (location: locations.map { unit($0[index]) } ?? CGFloat(index) / CGFloat(last), color: color)
        }
        // Equal locations keep their order: that is how a sharp edge is written. Swift's sort is stable.
        let ordered = placed.sorted { $0.location < $1.location }
        var stops: [Stop] = []
        for (index, stop) in ordered.enumerated() {
            if index > 0 {
                let previous = ordered[index - 1]
                let steps = space.isShownUnconverted || previous.color == stop.color ? 1 : stepsInOtherSpaces
                for step in 1..<steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let color = zip(previous.color, stop.color).map { $0 + ($1 - $0) * t }
                    let location = previous.location + (stop.location - previous.location) * t
                    stops.append(Stop(location: Float(location), color: PaintColor(color, in: space)))
                }
            }
            stops.append(Stop(location: Float(stop.location), color: PaintColor(stop.color, in: space)))
        }
        self.init(stops)
    }
}

/// The rasterizer mixes sRGB and Quartz the gradient's own components: where those differ, this many parts make up the way
/// between two colours. A ramp from black to white in linear light is then right within one level of 255 but for its first
/// few per cent.
private let stepsInOtherSpaces = 64

private func unit(_ v: CGFloat) -> CGFloat { v.isNaN ? 0 : min(max(v, 0), 1) }
