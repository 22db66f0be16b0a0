import CoreGraphics
import SwiftUI

/// Draws the marks of a plan into a canvas.
@MainActor
struct MarkPainter {
    let plan: ChartPlan
    let places: MarkPlacing
    let pixel: CGFloat
    var context: GraphicsContext
    /// Marks of one style that are filled together.
    private var batch: (path: CGMutablePath, style: AnyShapeStyle)?
    /// The pixels of the symbols in the batch: symbols on the same pixels are drawn once.
    private var taken: Set<SIMD2<Int32>> = []

    init(plan: ChartPlan, places: MarkPlacing, pixel: CGFloat, context: GraphicsContext) {
        (self.plan, self.places, self.pixel, self.context) = (plan, places, pixel, context)
    }

    mutating func draw() {
        for item in plan.items {
            switch item {
            case .mark(let index): draw(index)
            case .series(let indexes): draw(indexes)
            }
        }
        flush()
    }

    // MARK: Single marks

    private mutating func draw(_ index: Int) {
        let mark = plan.marks[index]
        let opacity = (places.vector.place(index)?.opacity ?? 0) * mark.style.opacity
        guard opacity > 0 else { return }
        switch mark.kind {
        case .bar, .rectangle:
            guard let rect = places.rect(index), isVisible(rect) else { return }
            let radius = min(mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
            let plain = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect)
            fill(mark.style.shape?(rect) ?? plain, mark, opacity)
        case .rule:
            guard let rect = places.rect(index), isVisible(rect) else { return }
            flush()
            let line = Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            }
            let style = plan.styles.lineStyle(of: mark.style, width: 1)
            stroke(line, style, mark, opacity)
        case .point: symbol(index, mark, plan.styles.symbol(of: mark.style), opacity)
        case .sector:
            if let path = places.sector(index)?.path {
                flush()
                paint(path, mark, opacity, FillStyle(eoFill: true))
            }
        case .line, .area: break
        }
    }

    private func isVisible(_ rect: CGRect) -> Bool {
        let reach = PlotCanvas.margin
        return rect.maxX >= places.plot.minX - reach && rect.minX <= places.plot.maxX + reach
            && rect.maxY >= places.plot.minY - reach && rect.minY <= places.plot.maxY + reach
    }

    private mutating func symbol(_ index: Int, _ mark: Mark, _ symbol: AnyChartSymbol?, _ opacity: Double) {
        // The layout shows symbols that are views.
        if symbol?.view != nil { return }
        guard let rect = places.rect(index), isVisible(rect) else { return }
        let frame = plan.styles.symbolFrame(of: mark.style, around: CGPoint(x: rect.midX, y: rect.midY))
        if opacity >= 1, let style = batchStyle(mark) {
            startBatch(style)
            let place = SIMD2(Int32((frame.midX / pixel).rounded()), Int32((frame.midY / pixel).rounded()))
            guard plan.marks.count < 10_000 || taken.insert(place).inserted else { return }
            guard let symbol else {
                batch?.path.addEllipse(in: frame)
                return
            }
            if let path = symbol.path?(frame) { batch?.path.addPath(path.cgPath) }
            return
        }
        fill(symbol?.path?(frame) ?? Path(ellipseIn: frame), mark, opacity)
    }

    // MARK: Lines and areas

    private mutating func draw(_ indexes: [Int]) {
        flush()
        let mark = plan.marks[indexes[0]]
        let method = mark.style.interpolation ?? .linear
        for part in parts(indexes) {
            let opacity = mark.style.opacity * (part.map(\.opacity).max() ?? 1)
            if mark.kind == .line {
                let points = CurveBuilder.thinned(part.map(\.point), pixel: pixel)
                var path = Path()
                path.move(to: points[0])
                CurveBuilder.add(points, method, to: &path)
                stroke(path, plan.styles.lineStyle(of: mark.style, width: 2), mark, opacity)
            } else {
                fillArea(part, method, mark, opacity)
            }
        }
        for index in indexes {
            let mark = plan.marks[index]
            guard mark.kind == .line, let symbol = plan.styles.symbol(of: mark.style) else { continue }
            self.symbol(index, mark, symbol, (places.vector.place(index)?.opacity ?? 0) * mark.style.opacity)
        }
        flush()
    }

    private struct Place {
        let point: CGPoint
        /// The opposite side of an area.
        let base: CGPoint
        let opacity: Double
    }

    /// Returns the runs of consecutive points that can be plotted.
    private func parts(_ indexes: [Int]) -> [[Place]] {
        var parts: [[Place]] = [[]]
        for index in indexes {
            guard let place = places.vector.place(index), plan.extents[index].isPlotted else {
                if !parts[parts.count - 1].isEmpty { parts.append([]) }
                continue
            }
            let offset = plan.marks[index].style.offset
            let end = CGPoint(x: places.x(place.x1) + offset.xEnd, y: places.y(place.y1) + offset.yEnd)
            let base = CGPoint(x: places.x(place.x0) + offset.xStart, y: places.y(place.y0) + offset.yStart)
            guard end.x.isFinite, end.y.isFinite, base.x.isFinite, base.y.isFinite else { continue }
            parts[parts.count - 1].append(Place(point: end, base: base, opacity: place.opacity))
        }
        return parts.filter { !$0.isEmpty }
    }

    private func fillArea(_ part: [Place], _ method: InterpolationMethod, _ mark: Mark, _ opacity: Double) {
        let points = CurveBuilder.thinned(part.map(\.point), pixel: pixel)
        let back = Array(CurveBuilder.thinned(part.map(\.base), pixel: pixel).reversed())
        var path = Path()
        path.move(to: points[0])
        CurveBuilder.add(points, method, to: &path)
        path.addLine(to: back[0])
        CurveBuilder.add(back, method.reversed, to: &path)
        path.closeSubpath()
        paint(path, mark, opacity)
    }

    // MARK: Separately drawn marks

    private func stroke(_ path: Path, _ stroke: StrokeStyle, _ mark: Mark, _ opacity: Double) {
        if mark.style.isAlignedWithPlot { return paint(path.strokedPath(stroke), mark, opacity) }
        layer(of: mark, opacity).stroke(path, with: .style(plan.styles.foregroundStyle(of: mark.style)), style: stroke)
    }

    private func paint(_ path: Path, _ mark: Mark, _ opacity: Double, _ fill: FillStyle = FillStyle()) {
        let style = GraphicsContext.Shading.style(plan.styles.foregroundStyle(of: mark.style))
        let layer = layer(of: mark, opacity)
        guard mark.style.isAlignedWithPlot else { return layer.fill(path, with: style, style: fill) }
        layer.drawLayer { context in
            context.clip(to: path, style: fill)
            context.fill(Path(places.plot), with: style)
        }
    }

    /// Returns a context with a mark's opacity and filters.
    private func layer(of mark: Mark, _ opacity: Double) -> GraphicsContext {
        var copy = context
        copy.opacity = opacity
        for filter in mark.style.filters { copy.addFilter(filter) }
        return copy
    }

    // MARK: Batches

    /// Returns the style of a mark that can be filled with others: a plain colour, so that batching doesn't affect
    /// the result.
    private func batchStyle(_ mark: Mark) -> AnyShapeStyle? {
        guard mark.style.filters.isEmpty else { return nil }
        let style = plan.styles.foregroundStyle(of: mark.style)
        guard let color = style.base as? Color, color.resolve(in: context.environment).opacity >= 1 else { return nil }
        return style
    }

    private mutating func startBatch(_ style: AnyShapeStyle) {
        if let batch, batch.style == style { return }
        flush()
        batch = (CGMutablePath(), style)
    }

    private mutating func fill(_ path: Path, _ mark: Mark, _ opacity: Double) {
        if opacity >= 1, let style = batchStyle(mark) {
            startBatch(style)
            batch?.path.addPath(path.cgPath)
            return
        }
        flush()
        paint(path, mark, opacity)
    }

    private mutating func flush() {
        taken = []
        guard let batch else { return }
        self.batch = nil
        context.fill(Path(batch.path), with: .style(batch.style))
    }
}

extension InterpolationMethod {
    /// The method that results in the same line when the points are reversed.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
