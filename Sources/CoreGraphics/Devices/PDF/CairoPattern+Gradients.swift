import CCairo
import Foundation
import Raster

extension CairoPattern {
    /// Creates a gradient in user space; nil for one that paints nothing.
    ///
    /// `visible` is the visible part of user space. Cairo extends a gradient at both ends or at neither. One that
    /// extends at a single end is lengthened there, in its end colour, until it covers `visible`.
    convenience init?(_ stops: GradientStops, along shape: GradientShape, over visible: Box, alpha: CGFloat) {
        switch shape.geometry {
        case .linear(let start, let along, _):
            self.init(LinearRange(start: start, along: along), stops, shape, visible, alpha)
        case .radial(let start, let along, let radius, let growth):
            let range = RadialRange(start: start, along: along, radius: radius, growth: growth)
            self.init(range, stops, shape, visible, alpha)
        case .conic(let center, let angle):
            self.init(conic: ColorRamp(stops), around: center, from: angle, over: visible, alpha: Double(alpha))
        case nil:
            return nil
        }
    }

    private convenience init?(
        _ range: some GradientRange, _ stops: GradientStops, _ shape: GradientShape, _ visible: Box, _ alpha: CGFloat
    ) {
        guard let first = stops.stops.first, let last = stops.stops.last else { return nil }
        let (extendsStart, extendsEnd) = (shape.paintedRange.contains(-1), shape.paintedRange.contains(2))
        let isOneSided = extendsStart != extendsEnd
        let from = isOneSided && extendsStart ? max(range.reach(over: visible).lowerBound, -Self.longest) : 0
        let to = isOneSided && extendsEnd ? min(range.reach(over: visible).upperBound, Self.longest) : 1
        self.init(range.pattern(from: from, to: to))
        cairo_pattern_set_extend(pointer, extendsStart && extendsEnd ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        // The first and last colours fill up to the ends.
        add(first.color, at: 0, alpha)
        for stop in stops.stops { add(stop.color, at: (Double(stop.location) - from) / (to - from), alpha) }
        add(last.color, at: 1, alpha)
    }

    /// The maximum factor by which a gradient is lengthened. Beyond it the few digits of a PDF's numbers no longer
    /// separate the stops.
    private static let longest = 1e4

    private func add(_ color: PaintColor, at offset: Double, _ alpha: CGFloat) {
        cairo_pattern_add_color_stop_rgba(
            pointer, offset, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha) * Double(alpha))
    }
}

/// The geometry of a gradient's parameter, which is 0 at the start and 1 at the end.
private protocol GradientRange {
    /// Cairo's pattern, still without colours, between two parameters.
    func pattern(from: Double, to: Double) -> OpaquePointer?

    /// The parameters beyond which the gradient paints nothing of `box`. They include 0 and 1.
    func reach(over box: Box) -> ClosedRange<Double>
}

extension ClosedRange<Double> {
    /// The range from `low` to `high`, extended to include 0 and 1. A NaN bound, which results from a degenerate line
    /// or circle, counts as 0 or 1.
    fileprivate static func reaching(_ low: Double, _ high: Double) -> Self {
        (low < 0 ? low : 0)...(high > 1 ? high : 1)
    }
}

private struct LinearRange: GradientRange {
    let start: Point
    let along: Point

    func pattern(from: Double, to: Double) -> OpaquePointer? {
        let (a, b) = (start + along * from, start + along * to)
        return cairo_pattern_create_linear(a.x, a.y, b.x, b.y)
    }

    func reach(over box: Box) -> ClosedRange<Double> {
        let square = along.dot(along)
        let places = box.corners.map { ($0 - start).dot(along) / square }
        // A margin for antialiased edges.
        return .reaching((places.min() ?? 0) - 0.1, (places.max() ?? 1) + 0.1)
    }
}

private struct RadialRange: GradientRange {
    let start: Point
    let along: Point
    let radius: Double
    let growth: Double

    func pattern(from: Double, to: Double) -> OpaquePointer? {
        let (a, b) = (start + along * from, start + along * to)
        return cairo_pattern_create_radial(
            a.x, a.y, max(0, radius + growth * from), b.x, b.y, max(0, radius + growth * to))
    }

    func reach(over box: Box) -> ClosedRange<Double> {
        // Shrinking circles end at radius 0. Growing ones end when they contain the box, or have passed it.
        let distance = box.corners.map { ($0 - start).length }.max() ?? 0
        let size = distance + radius + along.length + abs(growth)
        let speed = abs(abs(growth) - along.length)
        let far = 2 * size / max(speed, max(abs(growth), along.length) * 1e-3)
        let low = growth > 0 ? -radius / growth : -far
        let high = growth < 0 ? -radius / growth : far
        return .reaching(low, high)
    }
}

// MARK: - Conic gradients

extension CairoPattern {
    /// Creates a fan of thin triangles, the patches of a PDF mesh: PDF has no conic shading.
    fileprivate convenience init?(
        conic ramp: ColorRamp, around center: Point, from angle: Double, over visible: Box, alpha: Double
    ) {
        guard let first = ramp.stops.first, let last = ramp.stops.last else { return nil }
        self.init(cairo_pattern_create_mesh())
        let center = Self.center(center, near: visible)
        // A triangle's outer side lies cos 2°, 0.06 %, nearer than its corners; the margin makes it pass the farthest
        // corner.
        let radius = 1.01 * (visible.corners.map { ($0 - center).length }.max() ?? 0)
        guard radius.isFinite else { return nil }
        var fan = Fan(pattern: pointer, center: center, radius: radius, angle: angle, alpha: alpha)
        fan.sweep(from: 0, first.color, to: first.location, first.color)
        for (a, b) in zip(ramp.stops, ramp.stops.dropFirst()) {
            fan.sweep(from: a.location, a.color, to: b.location, b.color)
        }
        fan.sweep(from: last.location, last.color, to: 1, last.color)
    }

    /// Returns a centre near enough for Cairo's coordinates. From a thousand times its size away the box spans 0.02 %
    /// of a turn, so moving a more distant centre that near hardly changes the colours.
    private static func center(_ center: Point, near box: Box) -> Point {
        let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
        let farthest = 1000 * max(box.width, box.height)
        let away = center - middle
        let distance = max(abs(away.x), abs(away.y))
        return distance > farthest ? middle + away * (1 / distance) * farthest : center
    }
}

private struct Fan {
    let pattern: OpaquePointer
    let center: Point
    let radius: Double
    let angle: Double
    let alpha: Double

    /// The widest triangle, in turns. Colours change with the distance along its outer side, which at 4° is
    /// proportional to the angle within 0.02 %.
    private static let widest = 1.0 / 90

    /// Adds the triangles between two angles, in turns.
    mutating func sweep(from start: Double, _ startColor: SIMD4<Float>, to end: Double, _ endColor: SIMD4<Float>) {
        guard end > start else { return }
        let count = Int(((end - start) / Self.widest).rounded(.up))
        for i in 0..<count {
            let (t0, t1) = (Double(i) / Double(count), Double(i + 1) / Double(count))
            add(
                from: start + (end - start) * t0, ColorRamp.interpolate(startColor, endColor, Float(t0)),
                to: start + (end - start) * t1, ColorRamp.interpolate(startColor, endColor, Float(t1)))
        }
    }

    private func add(from start: Double, _ startColor: SIMD4<Float>, to end: Double, _ endColor: SIMD4<Float>) {
        let (a, b) = (edge(start), edge(end))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, a.x, a.y)
        cairo_mesh_pattern_line_to(pattern, b.x, b.y)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        for (corner, color) in [startColor, startColor, endColor, endColor].enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), Double(color.x), Double(color.y), Double(color.z),
                Double(color.w) * alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func edge(_ turn: Double) -> Point {
        let a = angle + turn * 2 * .pi
        return center + Point(cos(a), sin(a)) * radius
    }
}

extension Box {
    fileprivate var corners: [Point] {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }
}
