import Foundation
import Raster

/// The geometry of a gradient, in user space.
enum GradientShape: Sendable {
    case linear(start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radial(
        startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, CGGradientDrawingOptions)
    case conic(center: CGPoint, angle: CGFloat)

    /// Nil for a shape that paints nothing: a line of zero length, two identical circles, a negative radius,
    /// non-finite values.
    var geometry: GradientGeometry? {
        switch self {
        case .linear(let start, let end, _): .line(from: Point(start), to: Point(end))
        case .radial(let start, let radius, let end, let endRadius, _):
            .circles(from: Point(start), radius: Double(radius), to: Point(end), radius: Double(endRadius))
        case .conic(let center, let angle): .turn(around: Point(center), from: Double(angle))
        }
    }

    /// The range of the gradient's parameter that is painted.
    var paintedRange: ClosedRange<Double> {
        let low = options.contains(.drawsBeforeStartLocation) ? -Double.infinity : 0
        return low...(options.contains(.drawsAfterEndLocation) ? .infinity : 1)
    }

    private var options: CGGradientDrawingOptions {
        switch self {
        case .linear(_, _, let options), .radial(_, _, _, _, let options): options
        case .conic: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        }
    }
}
