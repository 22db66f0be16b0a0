package import CoreGraphics
import QuartzCore
import UIKit

/// A style resolved in an environment.
package enum Paint: Hashable, Sendable {
    /// A colour, or a pattern.
    case color(CGColor)
    case gradient(GradientPaint)
    case material(MaterialPaint)
    case shader(ShaderPaint)
    /// A paint with a drop shadow or an inner shadow.
    indirect case shadowed(Paint, PaintShadow)
    /// A paint that is blended with its backdrop.
    indirect case blended(Paint, BlendMode)

    package static let clear = Paint.color(.clear)

    package func faded(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.copy(alpha: color.alpha * CGFloat(opacity)) ?? color)
        case .gradient(let gradient): .gradient(gradient.faded(CGFloat(opacity)))
        case .material(let material): .material(material.faded(CGFloat(opacity)))
        case .shader(let shader): .shader(shader.faded(Float(opacity)))
        case .blended(let base, let mode): .blended(base.faded(opacity), mode)
        case .shadowed(let base, let shadow): .shadowed(base.faded(opacity), shadow.faded(CGFloat(opacity)))
        }
    }

    /// A colour that represents the paint: the first one of a gradient, the tint of a material.
    package var color: CGColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first ?? .clear
        case .material(let material): material.color
        // A shader's output depends on the position.
        case .shader: .opaqueBlack
        case .shadowed(let base, _), .blended(let base, _): base.color
        }
    }
}

extension Paint {
    /// The paint of content over a material: black that is subtracted from the backdrop, or in dark mode white that
    /// is added to it.
    static func vibrant(_ style: UIVibrancyEffectStyle, in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        let shade = CGColor(srgbRed: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, alpha: style.strength)
        return .blended(.color(shade), isDark ? .plusLighter : .plusDarker)
    }

    /// The paint without its blend mode, and the blend mode.
    var unblended: (paint: Paint, mode: BlendMode) {
        switch self {
        case .blended(let base, let mode): (base.unblended.paint, mode)
        case .shadowed(let base, let shadow): (.shadowed(base.unblended.paint, shadow), base.unblended.mode)
        default: (self, .normal)
        }
    }
}

/// A linear, radial, elliptical or conic gradient.
package struct GradientPaint: Hashable, Sendable {
    package enum Geometry: Hashable, Sendable {
        case linear(UnitPoint, UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radii as fractions of the width and height.
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
            // A NaN location is that of the previous stop.
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
