import CoreGraphics
import SwiftUI

/// Draws the marks of a chart.
struct PlotCanvas: View, @preconcurrency Animatable {
    /// How far beyond the plot marks are drawn, in points.
    static let margin: CGFloat = 24

    let plan: ChartPlan
    let geometry: PlotGeometry
    var vector: MarkVector
    let clips: Bool

    init(_ plan: ChartPlan, _ geometry: PlotGeometry, clips: Bool) {
        (self.plan, self.geometry, self.clips) = (plan, geometry, clips)
        vector = geometry.vector
    }

    var animatableData: MarkVector {
        get { vector.values.count > MarkVector.most * MarkVector.stride ? .zero : vector }
        set { if newValue.values.count >= vector.values.count { vector = newValue } }
    }

    var body: some View {
        let (plan, geometry, vector, clips) = (plan, geometry, vector, clips)
        return Canvas { context, size in
            let plot = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
            guard plot.width > 0, plot.height > 0 else { return }
            if clips { context.clip(to: Path(plot)) }
            if context.environment.layoutDirection == .rightToLeft {
                context.translateBy(x: size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            let places = geometry.placing(plot, vector)
            var painter = MarkPainter(
                plan: plan, places: places, pixel: context.environment.pixelLength, context: context)
            painter.draw()
        }
        .padding(-Self.margin)
    }
}

/// The scales of the visible part of a chart.
@MainActor
struct PlotGeometry {
    let plan: ChartPlan
    let x: PlotScale?
    let y: PlotScale?
    let vector: MarkVector

    init(_ plan: ChartPlan, _ x: PlotScale?, _ y: PlotScale?) {
        (self.plan, self.x, self.y) = (plan, x, y)
        vector = plan.vector(x, y)
    }

    func placing(_ plot: CGRect, _ vector: MarkVector? = nil) -> MarkPlacing {
        MarkPlacing(plan: plan, x: x, y: y, vector: vector ?? self.vector, plot: plot)
    }
}

/// Computes the positions of marks in a plot of a size, in points.
@MainActor
struct MarkPlacing {
    let plan: ChartPlan
    let x: PlotScale?
    let y: PlotScale?
    let vector: MarkVector
    let plot: CGRect

    func x(_ unit: Double) -> CGFloat { plot.minX + (x?.points(unit, in: plot.width) ?? unit * plot.width) }
    func y(_ unit: Double) -> CGFloat { plot.maxY - (y?.points(unit, in: plot.height) ?? unit * plot.height) }

    /// Returns the rectangle of a mark, without width or height for points and lines; nil if it isn't plotted.
    func rect(_ index: Int) -> CGRect? {
        guard let place = vector.place(index) else { return nil }
        let (mark, extent) = (plan.marks[index], plan.extents[index])
        // A mark over the full plot includes the plot's margins.
        let isWholeX = extent.x.lower == -.infinity && extent.x.upper == .infinity
        let isWholeY = extent.y.lower == -.infinity && extent.y.upper == .infinity
        let (x0, x1) = isWholeX ? (plot.minX, plot.maxX) : (x(place.x0), x(place.x1))
        let (y0, y1) = isWholeY ? (plot.maxY, plot.minY) : (y(place.y0), y(place.y1))
        guard x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return nil }
        var rect = CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
        if extent.isBandX {
            let width = mark.width.length(in: rect.width)
            rect = CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
        }
        if extent.isBandY {
            let height = mark.height.length(in: rect.height)
            rect = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        }
        if mark.kind == .point, mark.x == nil { rect = CGRect(x: plot.midX, y: rect.minY, width: 0, height: 0) }
        if mark.kind == .point, mark.y == nil { rect = CGRect(x: rect.minX, y: plot.midY, width: 0, height: 0) }
        return mark.style.offset.moved(rect, startsAtRight: x0 > x1, startsAtBottom: !isWholeY && y0 > y1)
    }

    /// Returns the sector of a mark.
    func sector(_ index: Int) -> Sector? {
        guard let place = vector.place(index) else { return nil }
        let mark = plan.marks[index]
        let room = min(plot.width, plot.height) / 2
        func radius(_ dimension: MarkDimension, _ automatic: CGFloat) -> CGFloat {
            switch dimension.kind {
            case .automatic: room * automatic
            case .ratio(let ratio): room * min(max(ratio.isFinite ? ratio : 0, 0), 1)
            case .fixed(let length): min(max(length.isFinite ? length : 0, 0), room)
            case .inset(let inset): max(0, room - (inset.isFinite ? inset : 0))
            }
        }
        return Sector(
            center: CGPoint(x: plot.midX, y: plot.midY), inner: radius(mark.innerRadius, 0),
            outer: radius(mark.outerRadius, 1), start: place.x0 * 2 * .pi, end: place.x1 * 2 * .pi,
            inset: mark.angularInset, cornerRadius: mark.style.cornerRadius ?? 0)
    }
}

/// A sector of a ring, by angles clockwise from the top.
struct Sector {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    let inset: CGFloat
    let cornerRadius: CGFloat

    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// The sector's outline. Its insets have the same width outside and inside, so their angles differ.
    var path: Path {
        guard outer > 0, end > start, outer > inner else { return Path() }
        func shift(_ radius: CGFloat) -> Double { radius > inset ? asin(inset / radius) : .pi / 2 }
        let (outerStart, outerEnd) = (start + shift(outer), end - shift(outer))
        guard outerEnd > outerStart else { return Path() }
        let corner = min(cornerRadius, (outer - inner) / 2, outer * CGFloat(outerEnd - outerStart) / 3)
        // Without a hole, the inset edges meet at a point.
        let half = (end - start) / 2
        let tip = half < .pi / 2 ? inset / max(sin(half), 1e-3) : inset
        let inside = max(inner, min(tip, outer))
        let (innerStart, innerEnd) = (start + shift(inside), end - shift(inside))
        let isWhole = end - start > 2 * .pi - 1e-6
        return Path { path in
            if isWhole {
                path.addEllipse(in: circle(outer))
                if inner > 0 { path.addEllipse(in: circle(inner)) }
                return
            }
            let outerTurn = Double(corner / outer)
            path.move(to: point(outer - corner, outerStart))
            path.addQuadCurve(to: point(outer, outerStart + outerTurn), control: point(outer, outerStart))
            addArc(&path, outer, outerStart + outerTurn, outerEnd - outerTurn)
            path.addQuadCurve(to: point(outer - corner, outerEnd), control: point(outer, outerEnd))
            guard inner > 0, innerEnd > innerStart else {
                path.addLine(to: point(tip < outer ? tip : 0, (start + end) / 2))
                return path.closeSubpath()
            }
            let innerCorner = min(corner, inner * CGFloat(innerEnd - innerStart) / 3)
            let innerTurn = Double(innerCorner / inner)
            path.addLine(to: point(inner + innerCorner, innerEnd))
            path.addQuadCurve(to: point(inner, innerEnd - innerTurn), control: point(inner, innerEnd))
            addArc(&path, inner, innerEnd - innerTurn, innerStart + innerTurn)
            path.addQuadCurve(to: point(inner + innerCorner, innerStart), control: point(inner, innerStart))
            path.closeSubpath()
        }
    }

    private func circle(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// Adds an arc as cubic curves of at most an eighth of a circle, each accurate to a thousandth of a point.
    private func addArc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
        let count = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
        let step = (to - from) / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (from + Double(index) * step, from + Double(index + 1) * step)
            let (p, q) = (point(radius, a), point(radius, b))
            path.addCurve(
                to: q, control1: CGPoint(x: p.x + reach * cos(a), y: p.y + reach * sin(a)),
                control2: CGPoint(x: q.x - reach * cos(b), y: q.y - reach * sin(b)))
        }
    }
}
