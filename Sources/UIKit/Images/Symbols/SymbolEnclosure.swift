import CoreGraphics

/// The shape around a symbol's glyph, in ems, y down.
enum SymbolEnclosure: String, Sendable {
    case none = ""
    case circle, square, rectangle, triangle, diamond, hexagon, octagon, shield, seal, app, capsule

    /// Returns the shape, reduced by an inset on all sides.
    func shape(inset: CGFloat) -> CGPath {
        switch self {
        case .none, .circle: .disc(0.55 - inset)
        case .square: .square(0.48 - inset, rounding: max(0.2 - inset, 0))
        case .app: .square(0.5 - inset, rounding: max(0.26 - inset, 0))
        case .rectangle: rounded(width: 1.3 - 2 * inset, height: 0.94 - 2 * inset, radius: max(0.2 - inset, 0))
        case .capsule: rounded(width: 1.4 - 2 * inset, height: 0.84 - 2 * inset, radius: 0.42 - inset)
        case .triangle:
            corners(3, radius: 0.66 - 2 * inset, from: -.pi / 2, rounding: max(0.12 - inset, 0.02), y: 0.13)
        case .diamond: corners(4, radius: 0.64 - 1.4 * inset, from: -.pi / 2, rounding: max(0.12 - inset, 0.02))
        case .hexagon: corners(6, radius: 0.6 - 1.15 * inset, from: -.pi / 2, rounding: max(0.12 - inset, 0.02))
        case .octagon: corners(8, radius: 0.58 - 1.08 * inset, from: .pi / 8, rounding: max(0.1 - inset, 0.02))
        case .shield: SymbolEnclosure.shield(inset)
        case .seal: SymbolEnclosure.seal(inset)
        }
    }

    /// The scale of a glyph relative to its size in a circle.
    var glyphScale: CGFloat {
        switch self {
        case .triangle: 0.62
        case .diamond, .shield: 0.75
        case .rectangle, .capsule, .hexagon, .seal: 0.85
        case .none, .circle, .square, .octagon, .app: 1
        }
    }

    /// The vertical offset of the glyph's centre below that of capital letters.
    var glyphOffset: CGFloat { self == .triangle ? 0.1 : self == .shield ? -0.03 : 0 }

    private func rounded(width: CGFloat, height: CGFloat, radius: CGFloat) -> CGPath {
        let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private func corners(_ count: Int, radius: CGFloat, from angle: CGFloat, rounding: CGFloat, y: CGFloat = 0)
        -> CGPath
    {
        let points = (0..<count).map { i in
            let corner = CGPoint(radius: radius, angle: angle + CGFloat(i) * 2 * .pi / CGFloat(count))
            return CGPoint(corner.x, corner.y + y)
        }
        return .polygon(points, rounding: rounding)
    }

    private static func shield(_ inset: CGFloat) -> CGPath {
        let (x, top, bottom) = (0.46 - inset, -0.5 + inset, 0.58 - 1.2 * inset)
        let path = CGMutablePath()
        path.move(to: CGPoint(0, top))
        path.addCurve(
            to: CGPoint(x, top + 0.14), control1: CGPoint(x * 0.4, top + 0.06), control2: CGPoint(x, top + 0.06))
        path.addCurve(
            to: CGPoint(0, bottom), control1: CGPoint(x, bottom - 0.42), control2: CGPoint(x * 0.7, bottom - 0.14))
        path.addCurve(
            to: CGPoint(-x, top + 0.14), control1: CGPoint(-x * 0.7, bottom - 0.14),
            control2: CGPoint(-x, bottom - 0.42))
        path.addCurve(
            to: CGPoint(0, top), control1: CGPoint(-x, top + 0.06), control2: CGPoint(-x * 0.4, top + 0.06))
        path.closeSubpath()
        return path
    }

    /// A circular edge with ten scallops.
    private static func seal(_ inset: CGFloat) -> CGPath {
        let points = (0..<20).map { i in
            CGPoint(radius: (i % 2 == 0 ? 0.6 : 0.5) - inset, angle: -.pi / 2 + CGFloat(i) * .pi / 10)
        }
        return .polygon(points, rounding: 0.06)
    }
}
