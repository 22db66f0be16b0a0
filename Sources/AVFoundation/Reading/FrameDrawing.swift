import CoreGraphics

extension CGImage {
    /// Returns the image turned as a track's transform says, and scaled down to fit in a size whose positive sides are
    /// limits. The transform is one of points with y down; its bounds become the image's.
    func oriented(_ transform: CGAffineTransform, maximumSize: CGSize = .zero) -> CGImage {
        let natural = CGRect(x: 0, y: 0, width: width, height: height)
        let bounds = natural.applying(transform)
        var scale: CGFloat = 1
        if maximumSize.width > 0 { scale = min(scale, maximumSize.width / bounds.width) }
        if maximumSize.height > 0 { scale = min(scale, maximumSize.height / bounds.height) }
        let isUpright = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        guard !isUpright || scale < 1 else { return self }
        let (newWidth, newHeight) = ((bounds.width * scale).rounded(), (bounds.height * scale).rounded())
        guard newWidth.isFinite, newHeight.isFinite, newWidth < 65_536, newHeight < 65_536,
            FrameLimits.allow(max(1, Int(newWidth)), max(1, Int(newHeight))),
            let context = CGContext(
                data: nil, width: max(1, Int(newWidth)), height: max(1, Int(newHeight)), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return self }
        context.interpolationQuality = scale < 1 ? .high : .none
        // To pixels with y down, and from the frame with y down.
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: CGFloat(context.width) / bounds.width, y: -CGFloat(context.height) / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.concatenate(transform)
        context.translateBy(x: 0, y: natural.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(self, in: natural)
        return context.makeImage() ?? self
    }
}
