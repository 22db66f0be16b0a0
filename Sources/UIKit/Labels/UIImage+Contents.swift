import CoreGraphics

/// What a layer shows of an image.
struct ImageContents {
    let picture: CGImage
    /// How many of its pixels make a point.
    let scale: CGFloat
    /// The part that is stretched, in fractions of the image.
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UIImage {
    /// Whether only the shape counts, and is filled with a tint.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .automatic: content.isTemplateSymbol
        default: false
        }
    }

    /// What a layer shows of the image: upright, in the tint if it is a template, a symbol as sharp as the layer.
    ///
    /// - Parameters:
    ///   - scale: how many pixels of the layer make a point.
    ///   - size: how large the layer is, in points, if the image is to fill it.
    func contents(tint: UIColor, scale: CGFloat, filling size: CGSize?) -> ImageContents? {
        var content = content
        if isTemplate { content.tint = tint }
        if isSymbolImage { content.scale = max(content.scale, scale) }
        if let size, content.isResizable, content.resizingMode == .tile {
            return tiledContents(of: content, scale: scale, size: size)
        }
        guard let picture = content.uprightPixels else { return nil }
        var contents = ImageContents(picture: picture, scale: content.scale)
        if content.isResizable { contents.center = stretchedPart }
        return contents
    }

    /// The image drawn as large as the layer, as copies of its middle can't be told to a layer.
    private func tiledContents(of content: ImageContent, scale: CGFloat, size: CGSize) -> ImageContents? {
        let box = CGRect(origin: .zero, size: size)
        let scale = ImageCanvas.contentsScale(scale, for: size)
        guard let canvas = ImageCanvas(box, scale: scale) else { return nil }
        canvas.draw { content.draw(in: box, of: $0) }
        return canvas.context.makeImage().map { ImageContents(picture: $0, scale: scale) }
    }

    /// What the caps leave, in fractions of the image.
    private var stretchedPart: CGRect {
        let (insets, size) = (capInsets, size)
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: insets.left / size.width, y: insets.top / size.height,
            width: max(0, 1 - (insets.left + insets.right) / size.width),
            height: max(0, 1 - (insets.top + insets.bottom) / size.height))
    }

    /// The image as it looks under a finger.
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
