import CoreGraphics

/// The contents of a layer that shows an image.
struct ImageContents {
    let picture: CGImage
    /// The number of pixels per point.
    let scale: CGFloat
    /// The part that is stretched, in unit coordinates of the image.
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UIImage {
    /// Whether the image is a template, whose shape is filled with a tint.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .automatic: content.isTemplateSymbol
        default: false
        }
    }

    /// Returns the layer contents for the image: upright, in the tint if it is a template, a symbol at the
    /// layer's scale, mirrored if it follows the layout direction.
    ///
    /// - Parameters:
    ///   - scale: the layer's number of pixels per point.
    ///   - size: the layer's size, in points, if the image should fill it.
    func contents(tint: UIColor, scale: CGFloat, filling size: CGSize?, isRightToLeft: Bool) -> ImageContents? {
        var content = content
        if content.followsLayoutDirection { content.isMirrored = isRightToLeft }
        if isTemplate { content.tint = tint }
        if isSymbolImage { content.scale = max(content.scale, scale) }
        if let size, content.isResizable, content.resizingMode == .tile {
            return tiledContents(of: content, scale: scale, size: size)
        }
        guard let picture = content.uprightPixels else { return nil }
        var contents = ImageContents(picture: picture, scale: content.scale)
        if content.isResizable { contents.center = stretchedPart(isMirrored: content.isMirrored == true) }
        return contents
    }

    /// Draws the image at the layer's size, as layers can't tile their contents' centre.
    private func tiledContents(of content: ImageContent, scale: CGFloat, size: CGSize) -> ImageContents? {
        let box = CGRect(origin: .zero, size: size)
        let scale = ImageCanvas.contentsScale(scale, for: size)
        guard let canvas = ImageCanvas(box, scale: scale) else { return nil }
        canvas.draw { content.draw(in: box, of: $0) }
        return canvas.context.makeImage().map { ImageContents(picture: $0, scale: scale) }
    }

    /// The area between the caps, in unit coordinates of the image.
    private func stretchedPart(isMirrored: Bool) -> CGRect {
        let (insets, size) = (capInsets, size)
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: (isMirrored ? insets.right : insets.left) / size.width, y: insets.top / size.height,
            width: max(0, 1 - (insets.left + insets.right) / size.width),
            height: max(0, 1 - (insets.top + insets.bottom) / size.height))
    }

    /// The image as drawn while touched.
    var darkened: UIImage? {
        let box = CGRect(origin: .zero, size: size)
        guard let canvas = ImageCanvas(box, scale: scale) else { return nil }
        canvas.draw { context in
            content.draw(in: box, of: context)
            context.setBlendMode(.sourceAtop)
            context.setFillColor(CGColor(gray: 0, alpha: 0.4))
            context.fill(box)
        }
        return canvas.context.makeImage().map {
            UIImage(cgImage: $0, scale: scale, orientation: .up).withRenderingMode(renderingMode)
        }
    }
}
