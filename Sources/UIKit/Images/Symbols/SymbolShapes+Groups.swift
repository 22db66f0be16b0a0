import CoreGraphics

/// Symbols of several objects, each with a level of its own, from back to front.
extension SymbolShapes {
    /// Two persons, one behind the other.
    static func twoPersons(_ width: CGFloat, isFilled: Bool) -> [SymbolLayer] {
        let back = person(width / 0.82, isFilled: isFilled).map {
            $0.moved(CGAffineTransform(0.82, 0, 0, 0.82, 0.37, 0.05), scale: 0.82)
        }
        let toFront = CGAffineTransform(translationX: -0.25, y: 0)
        let front = person(width, isFilled: isFilled).map { $0.moved(toFront, scale: 1) }
        // Areas slightly larger than the person's own: uniting the outlines of strokes would take long.
        let room = 0.8 * width
        let head = SymbolPart.erased(.disc(0.23 + room, y: -0.26)).moved(toFront, scale: 1)
        let body = CGRect(x: -0.45 - room, y: 0.03 - room, width: 0.9 + 2 * room, height: 0.44 + 2 * room)
        let shoulders = SymbolPart.erased(CGPath(ellipseIn: body.insetBy(dx: 0, dy: -0.02), transform: nil))
        return [
            SymbolLayer(back, level: 1), SymbolLayer([], clearing: head),
            SymbolLayer(front, clearing: shoulders.moved(toFront, scale: 1)),
        ]
    }

    /// A stack of tiles in an oblique view.
    static func tiles(_ count: Int, _ width: CGFloat, isFilled: Bool) -> [SymbolLayer] {
        let tile = CGPath.polygon(
            [CGPoint(0, -0.3), CGPoint(0.62, 0), CGPoint(0, 0.3), CGPoint(-0.62, 0)], rounding: 0.06)
        return (0..<count).reversed().map { i in
            let place = CGAffineTransform(translationX: 0, y: 0.2 * (CGFloat(i) - CGFloat(count - 1) / 2))
            let part = isFilled ? SymbolPart.solid(tile) : .outline(tile, width)
            // The sides are 0.27 from the centre.
            let scale = 1 + 0.8 * width / 0.27
            let room = SymbolPart.erased(tile).moved(place.scaledBy(x: scale, y: scale), scale: scale)
            return SymbolLayer([part.moved(place, scale: 1)], level: i, clearing: i == count - 1 ? nil : room)
        }
    }

    /// A crescent with two stars inside its curve.
    static func moonAndStars(_ width: CGFloat, isFilled: Bool) -> [SymbolLayer] {
        let moon = CGPath.disc(0.5, x: -0.06, y: 0.04).subtracting(.disc(0.44, x: 0.19, y: -0.17))
        let stars = [(0.2, -0.22, 0.17), (0.42, 0.1, 0.11)] as [(CGFloat, CGFloat, CGFloat)]
        let points = stars.map { x, y, radius in
            let tips = (0..<8).map { i in
                let tip = CGPoint(radius: i % 2 == 0 ? radius : radius * 0.36, angle: CGFloat(i) * .pi / 4)
                return CGPoint(tip.x + x, tip.y + y)
            }
            return SymbolPart.solid(.polygon(tips, rounding: 0.012))
        }
        return [SymbolLayer([isFilled ? .solid(moon) : .outline(moon, width)]), SymbolLayer(points, level: 1)]
    }

    /// A horizontal battery with a number of quarters of its charge, and a bolt over it while charging.
    static func battery(_ quarters: Int, isCharging: Bool, _ width: CGFloat) -> [SymbolLayer] {
        let outline = CGRect(x: -0.75, y: -0.35, width: 1.34, height: 0.7)
        let (room, tip) = (width + 0.055, CGRect(x: 0.65, y: -0.13, width: 0.1, height: 0.26))
        var charge = outline.insetBy(dx: room, dy: room)
        charge.size.width *= CGFloat(quarters) / 4
        func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
            CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        let frame = SymbolLayer([.outline(rounded(outline, 0.2), width), .solid(rounded(tip, 0.05))], level: 1)
        var layers = [frame]
        if quarters > 0 { layers.append(SymbolLayer([.solid(rounded(charge, min(0.1, charge.width / 2)))])) }
        guard isCharging else { return layers }
        let bolt = CGPath.polygon(
            [
                CGPoint(0.02, -0.5), CGPoint(-0.3, 0.08), CGPoint(-0.1, 0.08), CGPoint(-0.18, 0.5),
                CGPoint(0.14, -0.08), CGPoint(-0.06, -0.08),
            ], rounding: 0.02)
        let around = SymbolPart.erased(bolt).moved(CGAffineTransform(1.5, 0, 0, 1.25, 0.04, 0), scale: 1.4)
        return layers + [SymbolLayer([.solid(bolt)], clearing: around)]
    }

    /// A window with a sidebar of three lines on its left or right side.
    static func sidebar(_ width: CGFloat, isLeft: Bool) -> [SymbolPart] {
        let side: CGFloat = isLeft ? -1 : 1
        let window = CGPath(
            roundedRect: CGRect(x: -0.66, y: -0.5, width: 1.32, height: 1), cornerWidth: 0.2, cornerHeight: 0.2,
            transform: nil)
        let edge = [CGPoint(0.16 * side, -0.5 + width), CGPoint(0.16 * side, 0.5 - width)]
        let lines = [-0.24, -0.06, 0.12].map { [CGPoint(0.32 * side, $0), CGPoint(0.48 * side, $0)] }
        return [.outline(window, width), .lines([edge], width), .lines(lines, width * 0.75)]
    }

    /// An apple with a leaf: a plain fruit with a dent at the top and at the bottom.
    static let apple: [SymbolPart] = {
        let fruit = CGMutablePath()
        fruit.move(to: CGPoint(0, -0.2))
        fruit.addCurve(to: CGPoint(0.45, 0.04), control1: CGPoint(0.14, -0.29), control2: CGPoint(0.44, -0.27))
        fruit.addCurve(to: CGPoint(0, 0.5), control1: CGPoint(0.45, 0.3), control2: CGPoint(0.24, 0.62))
        fruit.addCurve(to: CGPoint(-0.45, 0.04), control1: CGPoint(-0.24, 0.62), control2: CGPoint(-0.45, 0.3))
        fruit.addCurve(to: CGPoint(0, -0.2), control1: CGPoint(-0.44, -0.27), control2: CGPoint(-0.14, -0.29))
        fruit.closeSubpath()
        let leaf = CGMutablePath()
        leaf.move(to: CGPoint(0, -0.27))
        leaf.addQuadCurve(to: CGPoint(0.2, -0.54), control: CGPoint(0.01, -0.5))
        leaf.addQuadCurve(to: CGPoint(0, -0.27), control: CGPoint(0.19, -0.31))
        leaf.closeSubpath()
        return [.solid(fruit), .solid(leaf)]
    }()
}
