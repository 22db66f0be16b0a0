import Foundation
import Raster

extension Paint {
    /// Creates a gradient in the rasterizer's format. `toUser` maps pixels to user space. Nil for one that paints
    /// nothing: a line of zero length, or non-finite values.
    init?(_ stops: GradientStops, along shape: GradientShape, toUser: Projection, from pool: inout PaintPool) {
        guard shape.geometry != nil else { return nil }
        switch shape {
        case .linear(let start, let end, let options):
            let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
            let square = dx * dx + dy * dy
            // x becomes the position along the line, as a fraction of its length.
            let toLine = Projection(
                a: dx / square, b: -dy / square, c: dy / square, d: dx / square,
                tx: -(Double(start.x) * dx + Double(start.y) * dy) / square,
                ty: (Double(start.x) * dy - Double(start.y) * dx) / square)
            guard toLine.isFinite else { return nil }
            self = pool.paint(
                LinearGradient(
                    stops: stops, toPaint: toUser.then(toLine),
                    extendsStart: options.contains(.drawsBeforeStartLocation),
                    extendsEnd: options.contains(.drawsAfterEndLocation)))
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius, let options):
            self = pool.paint(
                RadialGradient(
                    stops: stops, toPaint: toUser, startCenter: Point(startCenter), startRadius: startRadius,
                    endCenter: Point(endCenter), endRadius: endRadius,
                    extendsStart: options.contains(.drawsBeforeStartLocation),
                    extendsEnd: options.contains(.drawsAfterEndLocation)))
        case .conic(let center, let angle):
            let turned = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
            self = pool.paint(ConicGradient(stops: stops, toPaint: toUser.then(Projection(turned.inverted()))))
        }
    }
}
