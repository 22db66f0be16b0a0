@testable import Raster

extension Path {
    /// The area enclosed by the path, positive when it turns from +x towards +y, by Green's theorem.
    var area: Double {
        var (area, i) = (0.0, 0)
        var (current, start) = (Point.zero, Point.zero)
        func add(_ c: Cubic) {
            // The integral of x dy - y dx over a cubic, from its control polygon.
            let (a, b, c, d) = (c.p0, c.p1, c.p2, c.p3)
            area +=
                (6 * a.cross(b) + 3 * a.cross(c) + a.cross(d) + 3 * b.cross(c) + 3 * b.cross(d) + 6 * c.cross(d)) / 20
        }
        for verb in verbs {
            switch verb {
            case .move:
                area += current.cross(start) / 2
                start = points[i]
                current = start
            case .line:
                area += current.cross(points[i]) / 2
                current = points[i]
            case .quad:
                add(SourceCurve(kind: .quad, current, points[i], points[i], points[i + 1]).cubic)
                current = points[i + 1]
            case .cubic:
                add(Cubic(current, points[i], points[i + 1], points[i + 2]))
                current = points[i + 2]
            case .close:
                area += current.cross(start) / 2
                current = start
            }
            i += verb.pointCount
        }
        return area + current.cross(start) / 2
    }

    /// The elements in SVG notation, rounded to six digits.
    var text: String {
        var (parts, i): ([String], Int) = ([], 0)
        for verb in verbs {
            let letter = ["M", "L", "Q", "C", "Z"][Int(verb.rawValue)]
            let numbers = points[i..<(i + verb.pointCount)].map { "\(rounded($0.x)) \(rounded($0.y))" }
            parts.append(([letter] + numbers).joined(separator: " "))
            i += verb.pointCount
        }
        return parts.joined(separator: " ")
    }

    /// The number of subpaths.
    var subpathCount: Int { verbs.count { $0 == .move } }
}

private func rounded(_ v: Double) -> String {
    let r = (v * 1e6).rounded() / 1e6
    return r == r.rounded() ? String(Int(r)) : String(r)
}
