import CoreGraphics
import CoreImage

extension ImageContent {
    /// The colour that replaces the image's own: the tint, or for a template the context's fill colour.
    private func shapeColor(in context: CGContext) -> CGColor? {
        if let tint { return tint.cgColor }
        switch renderingMode {
        case .alwaysTemplate: return context.fillColor
        case .automatic: return isTemplateSymbol ? context.fillColor : nil
        case .alwaysOriginal: return isTemplateSymbol ? .black : nil
        }
    }

    /// Draws the image in a rectangle of a context with y down.
    func draw(in rect: CGRect, of context: CGContext) {
        if isMirrored ?? (followsLayoutDirection && UITraitCollection.current.layoutDirection == .rightToLeft) {
            context.translateBy(x: 2 * rect.midX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        let color = shapeColor(in: context)
        guard let color else { return drawColors(in: rect, of: context) }
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        drawColors(in: rect, of: context)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(rect)
        context.endTransparencyLayer()
    }

    private func drawColors(in rect: CGRect, of context: CGContext) {
        if isResizable {
            guard let image = uprightPixels else { return }
            let parts = ResizableParts(of: image, scale: scale, capInsets: capInsets, mode: resizingMode)
            return parts.draw(in: rect, of: context)
        }
        switch picture {
        case .nothing: return
        case .symbol(let symbol): symbol.draw(in: rect, of: context)
        case .pixels(let image): draw(image, in: rect, of: context)
        case .recipe(let recipe):
            guard recipe.extent.isDrawable, let image = sharedContext.createCGImage(recipe, from: recipe.extent) else {
                return reportOnce("An infinite Core Image image can't be drawn")
            }
            draw(image, in: rect, of: context)
        }
    }

    private func draw(_ image: CGImage, in rect: CGRect, of context: CGContext) {
        context.isolating { context in
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.concatenate(orientation.uprightTransform)
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}

/// Renders Core Image recipes. It is immutable.
private let sharedContext = CIContext()

extension CGContext {
    /// Draws an image upright in a coordinate space with y down.
    func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        isolating { context in
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(image, in: CGRect(origin: .zero, size: rect.size), byTiling: byTiling)
        }
    }
}
