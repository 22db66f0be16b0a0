extension CGPDFPage {
    /// The size of the crop box as displayed, in points: the sides are exchanged if the page is rotated by a quarter turn.
    package var displaySize: CGSize {
        let size = getBoxRect(.cropBox).size
        return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// The size of an image of the crop box, in pixels.
    package func imageSize(scale: CGFloat) -> CGSize {
        CGSize(width: (displaySize.width * scale).rounded(.up), height: (displaySize.height * scale).rounded(.up))
    }

    /// Returns whether an image has at most 16,384 pixels a side, and 64 million altogether.
    package static func isWithinLimits(_ imageSize: CGSize) -> Bool {
        max(imageSize.width, imageSize.height) <= 16_384 && imageSize.width * imageSize.height <= 16_384 * 4_096
    }

    /// Renders the crop box, upright, over a background, transparent by default.
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    /// - Returns: Nil if the box is empty, exceeds the maximum size, or memory does not suffice.
    package func image(scale: CGFloat, background: CGColor? = nil, includesAnnotations: Bool = false) -> CGImage? {
        let size = imageSize(scale: scale)
        guard size.width >= 1, size.height >= 1, Self.isWithinLimits(size),
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: .standard, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        if let background {
            context.setFillColor(background)
            context.fill(CGRect(origin: .zero, size: size))
        }
        context.scaleBy(x: scale, y: scale)
        context.concatenate(
            getDrawingTransform(
                .cropBox, rect: CGRect(origin: .zero, size: displaySize), rotate: 0, preserveAspectRatio: true))
        context.clip(to: getBoxRect(.cropBox))
        context.drawPDFPage(self)
        if includesAnnotations { context.drawPDFAnnotations(of: self) }
        return context.makeImage()
    }
}
