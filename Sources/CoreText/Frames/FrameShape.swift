import CoreGraphics
import Raster

/// The region for lines. Coordinates are from the upper left corner of its box, y down, in points.
struct FrameShape {
    let width: CGFloat
    let height: CGFloat
    /// The outline that lines must be inside; nil for the whole box.
    private let inside: Outline?
    /// The outlines that lines must be outside.
    private let outside: [Outline]

    /// True when lines are stacked in the opposite direction: their descent comes first.
    let isUpward: Bool

    /// Creates a box. Unbounded sides get the greatest finite length.
    init(size: CGSize) {
        isUpward = false
        width = size.width.isNaN ? 0 : min(max(size.width, 0), .greatestFiniteMagnitude)
        height = size.height.isNaN ? 0 : min(max(size.height, 0), .greatestFiniteMagnitude)
        inside = nil
        outside = []
    }

    /// Creates the shape of a frame, rotated for vertical lines so that they run along x, the first one at the top.
    init(_ path: CGPath, attributes: CFDictionary?) {
        let progression = CTFrameProgression(attributes)
        isUpward = progression == .leftToRight
        var turn = progression.turn
        func turned(_ path: CGPath) -> CGPath {
            turn.isIdentity ? path : path.copy(using: &turn) ?? path
        }
        let path = turned(path)
        let box = path.boundingBox
        let usable = box.isNull || !box.maxX.isFinite || !box.maxY.isFinite ? .zero : box
        width = usable.width
        height = usable.height
        let border = attributes?[kCTFramePathWidthAttributeName].flatMap { Double(attribute: $0) } ?? 0
        let isBox = path.isRect(nil) && border <= 0
        inside = isBox ? nil : Outline(path, rule: FrameShape.rule(attributes), corner: usable, border: -border)
        outside = (attributes?[kCTFrameClippingPathsAttributeName] as? [Any] ?? []).compactMap { entry in
            let options = entry as? CFDictionary
            guard let path = options?[kCTFramePathClippingPathAttributeName] as? CGPath ?? entry as? CGPath else {
                return nil
            }
            let border = options?[kCTFramePathWidthAttributeName].flatMap { Double(attribute: $0) } ?? 0
            return Outline(turned(path), rule: FrameShape.rule(options), corner: usable, border: border)
        }
    }

    private static func rule(_ attributes: CFDictionary?) -> FillRule {
        let number = attributes?[kCTFramePathFillRuleAttributeName].flatMap { Int(attribute: $0) }
        return number == Int(CTFramePathFillRule.windingNumber.rawValue) ? .nonZero : .evenOdd
    }

    /// True when the whole width of the box is available everywhere.
    var isBox: Bool { inside == nil && outside.isEmpty }

    /// Returns the free spans for a line between two heights, from left to right.
    func spans(from top: CGFloat, to bottom: CGFloat) -> [Span] {
        var spans = [Span(left: 0, right: width)]
        if let inside { spans = spans.intersection(inside.covered(from: top, to: bottom)) }
        for outline in outside { spans = spans.subtracting(outline.touched(from: top, to: bottom)) }
        return spans
    }

    /// A horizontal span.
    struct Span {
        var left: CGFloat
        var right: CGFloat

        var width: CGFloat { right - left }
    }
}

/// A path flattened to straight edges, y down.
private struct Outline {
    private struct Edge {
        var from: Point
        var to: Point
    }

    private var edges: [Edge] = []
    private let rule: FillRule
    /// The width by which the path is extended on either side.
    private let border: CGFloat

    init(_ path: CGPath, rule: FillRule, corner: CGRect, border: Double) {
        self.rule = rule
        self.border = CGFloat(border)
        var start = Point.zero
        var last = Point.zero
        func place(_ point: CGPoint) -> Point { Point(point.x - corner.minX, corner.maxY - point.y) }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                add(last, start)
                start = place(points[0])
                last = start
            case .addLineToPoint:
                add(last, place(points[0]))
                last = place(points[0])
            case .addQuadCurveToPoint:
                let (control, end) = (place(points[0]), place(points[1]))
                last = addCurve(last, last.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end)
            case .addCurveToPoint:
                last = addCurve(last, place(points[0]), place(points[1]), place(points[2]))
            case .closeSubpath:
                add(last, start)
                last = start
            }
        }
        add(last, start)
    }

    private mutating func add(_ from: Point, _ to: Point) {
        if from != to, from.isFinite, to.isFinite { edges.append(Edge(from: from, to: to)) }
    }

    /// Adds a curve as chords, and returns its end.
    private mutating func addCurve(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) -> Point {
        // Text layout tolerates a deviation of a point: 32 chords per curve suffice.
        let count = 32
        var last = from
        for i in 1...count {
            let t = Double(i) / Double(count)
            let (a, b, c) = (
                from.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: to, t)
            )
            let next = a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
            add(last, next)
            last = next
        }
        return to
    }

    /// Returns the spans that are inside at every height between two.
    func covered(from top: CGFloat, to bottom: CGFloat) -> [FrameShape.Span] {
        heights(from: top, to: bottom).reduce(nil) { (all: [FrameShape.Span]?, y) in
            let spans = spans(at: y)
            return all?.intersection(spans) ?? spans
        } ?? []
    }

    /// Returns the spans that are inside at any height between two.
    func touched(from top: CGFloat, to bottom: CGFloat) -> [FrameShape.Span] {
        heights(from: top, to: bottom).flatMap { spans(at: $0) }
    }

    /// Returns heights between which edges are straight and do not cross: spans inside at both heights are inside in
    /// between.
    private func heights(from top: CGFloat, to bottom: CGFloat) -> [CGFloat] {
        let inner = edges.map { CGFloat($0.from.y) }.filter { $0 > top && $0 < bottom }
        // Slightly inside: at the very end of an edge its neighbours would count twice.
        let step = max((bottom - top) * 1e-6, 1e-9)
        return [top + step, bottom - step] + inner.flatMap { [$0 - step, $0 + step] }
    }

    private func spans(at y: CGFloat) -> [FrameShape.Span] {
        var crossings: [(x: CGFloat, step: Int)] = []
        for edge in edges {
            let (from, to) = (edge.from, edge.to)
            guard (from.y <= Double(y)) != (to.y <= Double(y)) else { continue }
            let x = from.x + (Double(y) - from.y) / (to.y - from.y) * (to.x - from.x)
            crossings.append((CGFloat(x), to.y > from.y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var spans: [FrameShape.Span] = []
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += crossing.step
            let isInside = rule == .evenOdd ? winding & 1 != 0 : winding != 0
            guard isInside, next.x > crossing.x else { continue }
            let span = FrameShape.Span(left: crossing.x - border, right: next.x + border)
            if let last = spans.last, last.right >= span.left {
                spans[spans.count - 1].right = span.right
            } else {
                spans.append(span)
            }
        }
        return spans.filter { $0.width > 0 }
    }
}

extension [FrameShape.Span] {
    /// Returns the intersection; each list is sorted from left to right.
    fileprivate func intersection(_ others: [FrameShape.Span]) -> [FrameShape.Span] {
        flatMap { span in
            others.compactMap { other in
                let part = FrameShape.Span(
                    left: Swift.max(span.left, other.left), right: Swift.min(span.right, other.right))
                return part.width > 0 ? part : nil
            }
        }
    }

    /// Returns the spans minus `others`.
    fileprivate func subtracting(_ others: [FrameShape.Span]) -> [FrameShape.Span] {
        others.reduce(self) { rest, other in
            rest.flatMap { span in
                [
                    FrameShape.Span(left: span.left, right: Swift.min(span.right, other.left)),
                    FrameShape.Span(left: Swift.max(span.left, other.right), right: span.right),
                ].filter { $0.width > 0 }
            }
        }
    }
}
