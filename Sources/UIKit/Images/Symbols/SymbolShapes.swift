import CoreGraphics
import Foundation

/// The outlines of symbols that consist of more than a few lines, in ems, y down.
enum SymbolShapes {
    /// Two round lobes that taper to a point.
    static let heart: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(0, -0.27))
        for side in [1.0, -1.0] as [CGFloat] {
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x * side, y) }
            if side > 0 {
                path.addCurve(to: point(0.27, -0.46), control1: point(0.05, -0.39), control2: point(0.15, -0.46))
                path.addCurve(to: point(0.54, -0.16), control1: point(0.43, -0.46), control2: point(0.54, -0.33))
                path.addCurve(to: point(0, 0.46), control1: point(0.54, 0.1), control2: point(0.29, 0.29))
            } else {
                path.addCurve(to: point(0.54, -0.16), control1: point(0.29, 0.29), control2: point(0.54, 0.1))
                path.addCurve(to: point(0.27, -0.46), control1: point(0.54, -0.33), control2: point(0.43, -0.46))
                path.addCurve(to: point(0, -0.27), control1: point(0.15, -0.46), control2: point(0.05, -0.39))
            }
        }
        path.closeSubpath()
        return path
    }()

    /// A lowercase i with serifs.
    static func info(_ width: CGFloat) -> [SymbolPart] {
        let radius = width * 0.8
        let dot = CGRect(x: -0.01 - radius, y: -0.38 - radius, width: 2 * radius, height: 2 * radius)
        let lines = [
            [CGPoint(-0.12, -0.1), CGPoint(0.02, -0.1), CGPoint(0.02, 0.34)],
            [CGPoint(-0.15, 0.34), CGPoint(0.18, 0.34)],
        ]
        return [.solid(CGPath(ellipseIn: dot, transform: nil)), .lines(lines, width)]
    }

    /// A five-pointed star with slightly rounded corners.
    static let star: CGPath = {
        let points = (0..<10).map { i in
            let tip = CGPoint(radius: i % 2 == 0 ? 0.6 : 0.275, angle: -.pi / 2 + CGFloat(i) * .pi / 5)
            return CGPoint(tip.x, tip.y + 0.03)
        }
        return CGPath.polygon(points, rounding: 0.03)
    }()

    /// Six arms with a pair of branches each.
    static func snowflake(_ width: CGFloat) -> [SymbolPart] {
        let lines = (0..<6).flatMap { i -> [[CGPoint]] in
            let turn = CGAffineTransform(rotationAngle: -.pi / 2 + CGFloat(i) * .pi / 3)
            let arm: [[CGPoint]] = [
                [.zero, CGPoint(0.5, 0)], [CGPoint(0.42, -0.13), CGPoint(0.3, 0), CGPoint(0.42, 0.13)],
            ]
            return arm.map { $0.map { $0.applying(turn) } }
        }
        return [.lines(lines, width * 0.85)]
    }

    // MARK: Gears

    /// A wheel with teeth along its rim.
    private static func gearOutline(teeth: Int, outer: CGFloat, inner: CGFloat, rounding: CGFloat) -> CGPath {
        let step = 2 * CGFloat.pi / CGFloat(teeth)
        let points = (0..<teeth).flatMap { i -> [CGPoint] in
            let middle = -.pi / 2 + CGFloat(i) * step
            return [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)].map {
                CGPoint(radius: $0.1, angle: middle + $0.0 * step)
            }
        }
        return CGPath.polygon(points, rounding: rounding)
    }

    /// A wheel with eight broad teeth and a hole.
    static func gearshape(_ width: CGFloat, isFilled: Bool) -> [SymbolPart] {
        let wheel = gearOutline(teeth: 8, outer: 0.57, inner: 0.45, rounding: 0.05)
        if isFilled { return [.solid(wheel), .erased(.disc(0.17))] }
        return [.outline(wheel, width), .outline(.disc(0.14 + width), width)]
    }

    /// A wheel with many small teeth and three spokes.
    static func gear(_ width: CGFloat) -> [SymbolPart] {
        let spokes = (0..<3).map { i in
            [0.1, 0.42].map { CGPoint(radius: $0, angle: CGFloat(i) * 2 * .pi / 3) }
        }
        return [
            .solid(gearOutline(teeth: 16, outer: 0.56, inner: 0.48, rounding: 0.015)), .erased(.disc(0.48 - width)),
            .lines(spokes, width * 0.85), .solid(.disc(0.11 + width / 2)), .erased(.disc(0.11 - width / 2)),
        ]
    }

    // MARK: Person

    /// Shoulders with a flat lower edge.
    private static let shoulders: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(-0.37, 0.47))
        path.addCurve(to: CGPoint(-0.45, 0.4), control1: CGPoint(-0.43, 0.47), control2: CGPoint(-0.45, 0.44))
        path.addCurve(to: CGPoint(0, 0.03), control1: CGPoint(-0.44, 0.18), control2: CGPoint(-0.24, 0.03))
        path.addCurve(to: CGPoint(0.45, 0.4), control1: CGPoint(0.24, 0.03), control2: CGPoint(0.44, 0.18))
        path.addCurve(to: CGPoint(0.37, 0.47), control1: CGPoint(0.45, 0.44), control2: CGPoint(0.43, 0.47))
        path.closeSubpath()
        return path
    }()

    private static let head = CGPath.disc(0.23, y: -0.26)

    static func person(_ width: CGFloat, isFilled: Bool) -> [SymbolPart] {
        [head, shoulders].map { isFilled ? .solid($0) : .outline($0, width) }
    }

    /// Head and shoulders, clipped to a frame.
    static func person(in frame: CGPath) -> [SymbolPart] {
        let body = CGPath(ellipseIn: CGRect(x: -0.35, y: 0.16, width: 0.7, height: 0.62), transform: nil)
        return [.solid(.disc(0.185, y: -0.12)), .solid(body, in: frame)]
    }
}
