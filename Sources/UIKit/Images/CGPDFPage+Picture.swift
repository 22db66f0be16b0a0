import CoreGraphics

extension CGPDFPage {
    /// Renders the page's crop box onto a transparent background at `scale` pixels per point. Nil if the box is empty
    /// or exceeds 64 million pixels.
    func picture(scale: CGFloat) -> CGImage? {
        let box = getBoxRect(.cropBox)
        let isOnItsSide = abs(rotationAngle) % 180 == 90
        let size = isOnItsSide ? CGSize(width: box.height, height: box.width) : box.size
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= 64_000_000,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: .standard, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.scaleBy(x: scale, y: scale)
        context.concatenate(
            getDrawingTransform(
                .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
        context.clip(to: box)
        context.drawPDFPage(self)
        return context.makeImage()
    }
}
