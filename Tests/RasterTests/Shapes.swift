@testable import Raster

extension Path {
    static func polygon(_ points: [Point]) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() {
            if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        path.close()
        return path
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polygon([Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)])
    }

    /// Returns four cubics with the usual control points.
    static func circle(_ c: Point, radius r: Double, clockwise: Bool = false) -> Path {
        let k = 0.5522847498 * r * (clockwise ? -1 : 1)
        let s = clockwise ? -r : r
        var path = Path()
        path.move(to: c + Point(r, 0))
        path.addCubic(control1: c + Point(r, k), control2: c + Point(abs(k), s), to: c + Point(0, s))
        path.addCubic(control1: c + Point(-abs(k), s), control2: c + Point(-r, k), to: c + Point(-r, 0))
        path.addCubic(control1: c + Point(-r, -k), control2: c + Point(-abs(k), -s), to: c + Point(0, -s))
        path.addCubic(control1: c + Point(abs(k), -s), control2: c + Point(r, -k), to: c + Point(r, 0))
        path.close()
        return path
    }
}

extension Path {
    /// Returns points along a closed path of cubics.
    func outlinePoints(perCurve count: Int) -> [Point] {
        var result: [Point] = []
        for segment in MeasuredPath(self, tolerance: 1).segments {
            for k in 0..<count {
                let t = Double(k) / Double(count)
                result.append(segment.part(from: t, to: 1).p0)
            }
        }
        return result
    }
}

extension Coverage {
    /// The sum of all levels, in pixels.
    var area: Double {
        levels(in: bounds).levels.reduce(0) { $0 + Double($1) } / 255
    }
}
