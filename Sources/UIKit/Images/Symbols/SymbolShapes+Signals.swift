import CoreGraphics

/// Symbols whose parts show a value, starting with the first.
extension SymbolShapes {
    private static func arc(_ center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, _ width: CGFloat)
        -> SymbolPart
    {
        let path = CGMutablePath()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
        return SymbolPart(path: path, style: .line(width: width))
    }

    /// A dot with two arcs above it.
    static func wifi(_ width: CGFloat) -> [[SymbolPart]] {
        let foot = CGPoint(0, 0.36)
        let arcs = [0.36, 0.66].map { [arc(foot, radius: $0, from: -2.4, to: -0.74, width)] }
        return [[.solid(.disc(max(width, 0.06), x: foot.x, y: foot.y))]] + arcs
    }

    /// Four bars of increasing height.
    static let cellularbars: [[SymbolPart]] = zip(0..<4, [0.24, 0.46, 0.7, 0.94] as [CGFloat]).map { i, height in
        let bar = CGRect(x: -0.56 + 0.3 * CGFloat(i), y: 0.46 - height, width: 0.2, height: height)
        return [.solid(CGPath(roundedRect: bar, cornerWidth: 0.05, cornerHeight: 0.05, transform: nil))]
    }

    /// A loudspeaker, followed by its waves.
    static func speaker(_ width: CGFloat, waves: Int, isFilled: Bool) -> [[SymbolPart]] {
        // The whole drawing is centred.
        let x = 0.28 - 0.12 * CGFloat(waves)
        let corners = [(-0.52, -0.17), (-0.32, -0.17), (-0.06, -0.42), (-0.06, 0.42), (-0.32, 0.17), (-0.52, 0.17)]
        let body = CGPath.polygon(corners.map { CGPoint($0.0 + x, $0.1) }, rounding: 0.05)
        let arcs = (0..<waves).map { i in
            [arc(CGPoint(x - 0.1, 0), radius: 0.24 + 0.17 * CGFloat(i), from: -0.75, to: 0.75, width)]
        }
        return [[isFilled ? .solid(body) : .outline(body, width)]] + arcs
    }

    /// A question mark in a square with the weight of dashes, for a missing drawing.
    static func placeholder(_ width: CGFloat) -> [SymbolPart] {
        let sign = SymbolFont.text("?")?.path ?? .disc(0.1)
        let smaller = CGAffineTransform(0.6, 0, 0, 0.6, 0, 0)
        return [.outline(.square(0.48, rounding: 0.06), width), SymbolPart.solid(sign).moved(smaller, scale: 0.6)]
    }
}
