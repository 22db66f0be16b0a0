public import CoreGraphics

extension GraphicsContext {
    /// Fills a path with a shading.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let outline = path.cgPath
        paint(outline, style.rule, shading, box: outline.boundingBoxOfPath)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let outline = style.outline(of: path.cgPath)
        paint(outline, .winding, shading, box: path.boundingRect)
    }

    /// Strokes a path with a line width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ outline: CGPath, _ rule: CGPathFillRule, _ shading: Shading, box: CGRect) {
        guard !outline.isEmpty, !box.isNull else { return }
        let (paint, place) = shading.paint(environment, box)
        // Shadows extend beyond the outline.
        draw(in: paint.parts.shadows.isEmpty ? outline.boundingBoxOfPath : nil) { target in
            if case .color(let color) = paint {
                target.addPath(outline)
                target.setFillColor(color)
                return target.fillPath(using: rule)
            }
            let (base, shadows) = paint.parts
            guard shadows.isEmpty else {
                return target.paint(base, shadows, place: place, area: outline.boundingBoxOfPath) {
                    target.setFillColor(.opaqueBlack)
                    target.addPath(outline)
                    target.fillPath(using: rule)
                }
            }
            target.addPath(outline)
            target.clip(using: rule)
            paint.fill(outline.boundingBoxOfPath, place: place, in: target)
        }
    }
}
