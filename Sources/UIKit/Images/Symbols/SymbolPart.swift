import CoreGraphics

/// One stroke or fill of a symbol's drawing, in ems, y down.
struct SymbolPart: Sendable {
    enum Style: Sendable {
        case solid
        /// A line along the inner side of the path.
        case outline(width: CGFloat)
        /// A line along the path, with round caps and joins.
        case line(width: CGFloat)
    }

    var path: CGPath
    var style: Style
    /// Whether the part erases what was drawn before.
    var erases = false
    /// The path that clips the part.
    var frame: CGPath?

    static func solid(_ path: CGPath, in frame: CGPath? = nil) -> SymbolPart {
        SymbolPart(path: path, style: .solid, frame: frame)
    }

    static func erased(_ path: CGPath) -> SymbolPart { SymbolPart(path: path, style: .solid, erases: true) }

    static func outline(_ path: CGPath, _ width: CGFloat) -> SymbolPart {
        SymbolPart(path: path, style: .outline(width: width))
    }

    static func lines(_ lines: [[CGPoint]], _ width: CGFloat) -> SymbolPart {
        let path = CGMutablePath()
        for points in lines { path.addLines(between: points) }
        return SymbolPart(path: path, style: .line(width: width))
    }

    /// The bounding box of the part.
    var box: CGRect {
        var box = path.boundingBoxOfPath
        if case .line(let width) = style { box = box.insetBy(dx: -width / 2, dy: -width / 2) }
        return frame.map { box.intersection($0.boundingBoxOfPath) } ?? box
    }

    func moved(_ transform: CGAffineTransform, scale: CGFloat) -> SymbolPart {
        var part = self
        var transform = transform
        part.path = path.copy(using: &transform) ?? path
        part.frame = frame?.copy(using: &transform)
        switch style {
        case .solid: break
        case .outline(let width): part.style = .outline(width: width * scale)
        case .line(let width): part.style = .line(width: width * scale)
        }
        return part
    }

    /// Draws the part in a colour.
    func draw(in context: CGContext, color: CGColor = .black) {
        context.isolating { context in
            context.setBlendMode(erases ? .destinationOut : .normal)
            let color = erases ? .black : color
            context.setFillColor(color)
            context.setStrokeColor(color)
            if let frame {
                context.addPath(frame)
                context.clip()
            }
            context.addPath(path)
            switch style {
            case .solid: context.fillPath()
            case .outline(let width):
                context.clip()
                context.addPath(path)
                context.setLineWidth(2 * width)
                context.strokePath()
            case .line(let width):
                context.setLineWidth(width)
                context.setLineCap(.round)
                context.setLineJoin(.round)
                context.strokePath()
            }
        }
    }
}

extension CGPath {
    static func disc(_ radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    static func square(_ half: CGFloat, rounding radius: CGFloat) -> CGPath {
        let rect = CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// Returns a polygon with its corners rounded to a radius.
    static func polygon(_ corners: [CGPoint], rounding radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        guard let first = corners.first, let last = corners.last else { return path }
        path.move(to: CGPoint((first.x + last.x) / 2, (first.y + last.y) / 2))
        for (i, corner) in corners.enumerated() {
            path.addArc(tangent1End: corner, tangent2End: corners[(i + 1) % corners.count], radius: radius)
        }
        path.closeSubpath()
        return path
    }
}

extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }

    /// Creates a point at a distance from the origin; the angle is measured from the right, clockwise as seen.
    init(radius: CGFloat, angle: CGFloat) { self.init(x: radius * cos(angle), y: radius * sin(angle)) }
}
