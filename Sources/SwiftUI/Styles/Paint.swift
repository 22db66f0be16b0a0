package import CoreGraphics
import QuartzCore

/// What areas are painted with, in one environment.
package enum Paint: Hashable, Sendable {
    /// A colour, or a pattern.
    case color(CGColor)
    case gradient(GradientPaint)

    package static let clear = Paint.color(.clear)

    package func faded(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.copy(alpha: color.alpha * CGFloat(opacity)) ?? color)
        case .gradient(let gradient): .gradient(gradient.faded(CGFloat(opacity)))
        }
    }

    /// One colour to stand for the paint: a gradient's first.
    package var color: CGColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first ?? .clear
        }
    }
}

/// Colours along a line, in circles, in ellipses or in a sweep.
package struct GradientPaint: Hashable, Sendable {
    package enum Geometry: Hashable, Sendable {
        case linear(UnitPoint, UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radii in parts of the width and the height.
        case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    package var colors: [CGColor]
    package var locations: [CGFloat]
    package var geometry: Geometry

    package init(_ gradient: Gradient, _ geometry: Geometry, in environment: EnvironmentValues) {
        colors = gradient.stops.map { $0.color.cgColor(in: environment) }
        var least: CGFloat = 0
        locations = gradient.stops.map { stop in
            // What is not a number is where the stop before it is.
            least = max(least, min(stop.location, 1))
            return least
        }
        self.geometry = geometry
    }

    package func faded(_ opacity: CGFloat) -> GradientPaint {
        var copy = self
        copy.colors = colors.map { $0.copy(alpha: $0.alpha * opacity) ?? $0 }
        return copy
    }
}
