import CoreGraphics

extension CGPath {
    /// The elements in SVG notation.
    var text: String {
        var parts: [String] = []
        applyWithBlock { element in
            let (letter, count) =
                switch element.pointee.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            parts.append(letter)
            for i in 0..<count {
                let p = element.pointee.points[i]
                parts.append(String(format: "%g %g", Double(p.x), Double(p.y)))
            }
        }
        return parts.joined(separator: " ")
    }

    /// All points in order, including control points.
    var points: [CGPoint] {
        var points: [CGPoint] = []
        applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            for i in 0..<count { points.append(element.pointee.points[i]) }
        }
        return points
    }

    /// Returns points on the path's lines and cubics, `count` per segment, by de Casteljau's algorithm.
    func samples(each count: Int) -> [CGPoint] {
        var samples: [CGPoint] = []
        var current = CGPoint.zero
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                current = p[0]
            case .addLineToPoint:
                for i in 0...count { samples.append(mix(current, p[0], CGFloat(i) / CGFloat(count))) }
                current = p[0]
            case .addCurveToPoint:
                for i in 0...count {
                    let t = CGFloat(i) / CGFloat(count)
                    let (ab, bc, cd) = (mix(current, p[0], t), mix(p[0], p[1], t), mix(p[1], p[2], t))
                    samples.append(mix(mix(ab, bc, t), mix(bc, cd, t), t))
                }
                current = p[2]
            default:
                break
            }
        }
        return samples
    }

    /// The approximate length of the path's lines and cubics.
    var length: CGFloat {
        let points = samples(each: 100)
        return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}
