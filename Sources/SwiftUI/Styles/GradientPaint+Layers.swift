package import CoreGraphics
import Foundation
import QuartzCore

extension GradientPaint {
    /// The properties of a gradient layer: stops, and two points in unit coordinates of the layer's bounds.
    package struct LayerValues {
        package var type: CAGradientLayerType
        package var colors: [CGColor]
        package var locations: [CGFloat]
        package var startPoint: CGPoint
        package var endPoint: CGPoint
    }

    /// The gradient of a rectangle, for a layer that shows `frame` of the same space.
    package func layerValues(in place: CGRect, frame: CGRect) -> LayerValues? {
        guard !colors.isEmpty, frame.width > 0, frame.height > 0 else { return nil }
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
        }
        switch geometry {
        case .linear(let start, let end):
            let (from, to) = (start.point(in: place), end.point(in: place))
            let (dx, dy) = ((to.x - from.x) * frame.width, (to.y - from.y) * frame.height)
            // A layer's colours are at right angles to the direction in its unit square, and these in points. The end
            // that gives the same colours follows from the parameter's gradient, which is, in unit coordinates,
            // (dx, dy) divided by the squared length.
            let square = (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)
            let k = square / (dx * dx + dy * dy)
            guard k.isFinite else { return flat(colors[colors.count - 1]) }
            let startPoint = unit(from)
            return LayerValues(
                type: .axial, colors: colors, locations: locations, startPoint: startPoint,
                endPoint: CGPoint(x: startPoint.x + dx * k, y: startPoint.y + dy * k))
        case .radial(let center, let start, let end):
            return rings(center.point(in: place), from: start, to: end, CGSize(width: 1, height: 1), unit)
        case .elliptical(let center, let start, let end):
            return rings(center.point(in: place), from: start, to: end, place.size, unit)
        case .angular(let center, let start, let end):
            return sweep(center.point(in: place), start, end, unit)
        }
    }

    private func flat(_ color: CGColor) -> LayerValues {
        LayerValues(
            type: .axial, colors: [color, color], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 0, y: 1))
    }

    /// A layer's radial gradient starts at the centre, so stops that start at a radius are moved outwards.
    private func rings(
        _ center: CGPoint, from start: CGFloat, to end: CGFloat, _ measure: CGSize, _ unit: (CGPoint) -> CGPoint
    ) -> LayerValues? {
        guard start.isFinite, end.isFinite else { return flat(colors[colors.count - 1]) }
        let (start, end) = (max(0, start), max(0, end))
        let outer = max(start, end)
        guard outer > 0, start != end, measure.width > 0, measure.height > 0 else {
            return flat(colors[colors.count - 1])
        }
        var stops = zip(colors, locations).map { ($0, (start + $1 * (end - start)) / outer) }
        if end < start { stops.reverse() }
        return LayerValues(
            type: .radial, colors: stops.map(\.0), locations: stops.map(\.1), startPoint: unit(center),
            endPoint: unit(CGPoint(x: center.x + outer * measure.width, y: center.y + outer * measure.height)))
    }

    /// A layer's sweep is a full turn. The remainder of a smaller one is divided between the last colour and the first.
    private func sweep(
        _ center: CGPoint, _ start: Angle, _ end: Angle, _ unit: (CGPoint) -> CGPoint
    ) -> LayerValues {
        var (from, to) = (start.finiteRadians, end.finiteRadians)
        var stops = zip(colors, locations).map { ($0, $1) }
        if to < from {
            (from, to) = (to, from)
            stops = stops.reversed().map { ($0, 1 - $1) }
        }
        let whole = 2 * Double.pi
        // Only the last turn of a sweep of more than one turn is visible.
        if to - from > whole {
            let seen = CGFloat(whole / (to - from))
            stops = stops.map { ($0, 1 - (1 - $1) / seen) }
            stops = Self.cut(stops)
            from = to - whole
        }
        let part = CGFloat(min(1, (to - from) / whole))
        var placed = stops.map { ($0.0, $0.1 * part) }
        if part < 1, let first = placed.first, let last = placed.last {
            let middle = (1 + part) / 2
            placed += [(last.0, middle), (first.0, middle), (first.0, 1)]
        }
        let direction = CGPoint(x: center.x + CGFloat(cos(from)), y: center.y + CGFloat(sin(from)))
        return LayerValues(
            type: .conic, colors: placed.map(\.0), locations: placed.map(\.1), startPoint: unit(center),
            endPoint: unit(direction))
    }

    /// Returns the stops from 0 on, starting with the colour at 0.
    private static func cut(_ stops: [(CGColor, CGFloat)]) -> [(CGColor, CGFloat)] {
        guard let index = stops.firstIndex(where: { $0.1 >= 0 }) else { return stops.suffix(1).map { ($0.0, 0) } }
        guard index > 0 else { return stops }
        let (before, after) = (stops[index - 1], stops[index])
        let fraction = Double(-before.1 / (after.1 - before.1))
        let color = Color.Resolved(before.0).interpolated(towards: Color.Resolved(after.0), amount: fraction).cgColor
        return [(color, 0)] + stops[index...]
    }
}
