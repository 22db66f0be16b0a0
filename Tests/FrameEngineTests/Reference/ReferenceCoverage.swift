import Foundation
@_spi(Compositing) import QuartzCore
import Raster

/// The coverage of each pixel of an area, computed slab by slab: between two heights without events no two lines cross,
/// and the space between two of them is a trapezoid, whose share of each pixel has a formula.
struct ReferenceCoverage {
    let area: PixelRect
    private(set) var levels: [Double]

    init(everywhereIn area: PixelRect, level: Double = 1) {
        self.area = area
        levels = Array(repeating: level, count: area.width * area.height)
    }

    init(area: PixelRect, levels: [Double]) {
        self.area = area
        self.levels = levels
    }

    subscript(x: Int, y: Int) -> Double { levels[(y - area.y) * area.width + x - area.x] }

    mutating func cut(to other: ReferenceCoverage) {
        for i in levels.indices { levels[i] *= other.levels[i] }
    }

    init(_ shape: Shape, through projection: Projection, area: PixelRect) {
        self.init(everywhereIn: area, level: 0)
        switch shape {
        case .rectangle(let box):
            add(ReferenceOutline(Path(polygon: box.corners), projection), .nonZero)
        case .rounded(let rounded):
            add(ReferenceOutline(Path(rounded), projection), .nonZero)
        case .path(let path, let rule):
            add(ReferenceOutline(path, projection), rule)
        case .stroke(let stroke):
            // Outlining a line is geometry, not drawing: the engine's own outline is used.
            var line = stroke.value.path
            let trim = stroke.value.trim
            if trim != .whole { line = line.trimmed(from: trim.start, to: trim.end, tolerance: 0.01) }
            add(ReferenceOutline(line.stroked(stroke.value.style, tolerance: 0.01), projection), .nonZero)
        }
    }

    // MARK: Slabs

    private mutating func add(_ outline: ReferenceOutline, _ rule: FillRule) {
        let edges = outline.edges
        var heights = Set((area.y...area.maxY).map(Double.init))
        for edge in edges {
            heights.insert(edge.top.y)
            heights.insert(edge.bottom.y)
        }
        for (i, a) in edges.enumerated() {
            for b in edges[(i + 1)...] {
                if let y = a.heightOfCrossing(with: b) { heights.insert(y) }
            }
        }
        let sorted = heights.filter { $0 >= Double(area.y) && $0 <= Double(area.maxY) }.sorted()
        for (top, bottom) in zip(sorted, sorted.dropFirst()) where bottom - top > 1e-12 {
            let middle = (top + bottom) / 2
            let active = edges.filter { $0.top.y < middle && $0.bottom.y > middle }.sorted {
                $0.x(at: middle) < $1.x(at: middle)
            }
            var winding = 0
            for (left, right) in zip(active, active.dropFirst()) {
                winding += left.winding
                let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
                if isInside { addTrapezoid(left, right, top, bottom) }
            }
        }
    }

    private mutating func addTrapezoid(
        _ left: ReferenceOutline.Edge, _ right: ReferenceOutline.Edge, _ top: Double, _ bottom: Double
    ) {
        let row = Int(((top + bottom) / 2).rounded(.down)) - area.y
        let (l0, l1) = (left.x(at: top), left.x(at: bottom))
        let (r0, r1) = (right.x(at: top), right.x(at: bottom))
        let first = max(area.x, Int(max(min(l0, l1), Double(area.x)).rounded(.down)))
        let last = min(area.maxX, Int(min(max(r0, r1), Double(area.maxX)).rounded(.up)))
        guard first < last else { return }
        for x in first..<last {
            func covered(_ x: Double) -> Double { Self.reach(x, l0, l1) - Self.reach(x, r0, r1) }
            levels[row * area.width + x - area.x] += (covered(Double(x + 1)) - covered(Double(x))) * (bottom - top)
        }
    }

    /// Returns the mean distance of `x` to the right of a line with the ends `a` and `b`.
    private static func reach(_ x: Double, _ a: Double, _ b: Double) -> Double {
        let (low, high) = (min(a, b), max(a, b))
        if x <= low { return 0 }
        if x >= high { return x - (low + high) / 2 }
        return (x - low) * (x - low) / (2 * (high - low))
    }

    // MARK: Shadows

    /// Creates a silhouette blurred by a Gaussian that is truncated at two standard deviations and normalized.
    init(of shadow: DisplayList.Shadow, area: PixelRect) {
        let reach = Int((2 * shadow.deviation).rounded(.up)) + 1
        let wide = area.insetBy(-reach)
        var source: ReferenceCoverage
        switch shadow.silhouette {
        case .shape(let shape, let projection, let opacity):
            source = ReferenceCoverage(shape, through: projection, area: wide)
            source.levels = source.levels.map { $0 * Double(opacity) }
        case .picture(let list, _):
            let picture = ReferencePlane(list, area: list.extent)
            source = ReferenceCoverage(everywhereIn: wide, level: 0)
            for y in wide.y..<wide.maxY {
                for x in wide.x..<wide.maxX {
                    source.levels[(y - wide.y) * wide.width + x - wide.x] = Double(picture.at(x, y).w)
                }
            }
        }
        self.init(everywhereIn: area, level: 0)
        let weights = Self.weights(shadow.deviation)
        let half = weights.count / 2
        // Along the rows first: the two-dimensional Gaussian is separable.
        var rows = source
        for y in wide.y..<wide.maxY {
            for x in area.x..<area.maxX {
                var sum = 0.0
                for k in -half...half { sum += weights[k + half] * source[x + k, y] }
                rows.levels[(y - wide.y) * wide.width + x - wide.x] = sum
            }
        }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                var sum = 0.0
                for k in -half...half { sum += weights[k + half] * rows[x, y + k] }
                levels[(y - area.y) * area.width + x - area.x] = sum
            }
        }
    }

    /// Returns the Gaussian's weight for each pixel.
    private static func weights(_ deviation: Double) -> [Double] {
        guard deviation > 0.25 else { return [1] }
        let cut = 2 * deviation
        let reach = Int((cut - 0.5).rounded(.up))
        func below(_ x: Double) -> Double { erf(max(-cut, min(x, cut)) / (deviation * 2.0.squareRoot())) }
        let areas = (-reach...reach).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
        let total = areas.reduce(0, +)
        return areas.map { $0 / total }
    }
}
