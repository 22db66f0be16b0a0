import CoreGraphics

/// A segment of a path.
private enum PathSegment {
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)

    var end: CGPoint {
        switch self {
        case .line(let end), .quad(_, let end), .cubic(_, _, let end): end
        }
    }
}

extension CGPath {
    /// Returns the same shape with each subpath drawn from its end to its start.
    func reversed() -> CGPath {
        let path = CGMutablePath()
        for subpath in subpaths {
            path.move(to: subpath.segments.last?.end ?? subpath.start)
            for (i, segment) in subpath.segments.enumerated().reversed() {
                let target = i > 0 ? subpath.segments[i - 1].end : subpath.start
                switch segment {
                case .line: path.addLine(to: target)
                case .quad(let control, _): path.addQuadCurve(to: target, control: control)
                case .cubic(let first, let second, _): path.addCurve(to: target, control1: second, control2: first)
                }
            }
            if subpath.isClosed { path.closeSubpath() }
        }
        return path
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [PathSegment] = []
        var isClosed = false
    }

    private var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            if type == .moveToPoint {
                subpaths.append(Subpath(start: points[0]))
                return
            }
            guard var last = subpaths.popLast() else { return }
            // A segment after a closed subpath starts where that subpath did.
            if last.isClosed {
                subpaths.append(last)
                last = Subpath(start: last.start)
            }
            switch type {
            case .addLineToPoint: last.segments.append(.line(points[0]))
            case .addQuadCurveToPoint: last.segments.append(.quad(points[0], points[1]))
            case .addCurveToPoint: last.segments.append(.cubic(points[0], points[1], points[2]))
            default: last.isClosed = true
            }
            subpaths.append(last)
        }
        return subpaths
    }
}
