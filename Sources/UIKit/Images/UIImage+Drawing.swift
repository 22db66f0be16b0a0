public import CoreGraphics

extension UIImage {
    /// Draws the image at its own size with its top left corner at a point of the current context.
    public final func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image at its own size with a blend mode and an opacity.
    public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image scaled to fill a rectangle of the current context.
    public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image scaled to fill a rectangle, with a blend mode and an opacity.
    ///
    /// A template, or a symbol without a tint, is drawn in the context's fill colour.
    public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else {
            return reportOnce("UIImage: there is no context to draw in")
        }
        let size = size
        guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        context.isolating { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            content.draw(in: rect, of: context)
        }
    }

    /// Fills a rectangle of the current context with tiled copies of the image.
    public final func drawAsPattern(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.isolating { context in
            UIColor(patternImage: self).setFill()
            context.fill(rect)
        }
    }

    /// A pattern of adjacent copies of the image; nil for an image without pixels.
    final var pattern: CGPattern? {
        let cell = CGRect(origin: .zero, size: size)
        guard cell.width > 0, cell.height > 0 else { return nil }
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                let image = Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue()
                image.content.draw(in: CGRect(origin: .zero, size: image.size), of: context)
            },
            releaseInfo: { info in
                if let info { Unmanaged<UIImage>.fromOpaque(info).release() }
            })
        let info = Unmanaged.passRetained(self).toOpaque()
        return CGPattern(
            info: info, bounds: cell, matrix: .identity, xStep: cell.width, yStep: cell.height, tiling: .noDistortion,
            isColored: true, callbacks: &callbacks)
    }
}
