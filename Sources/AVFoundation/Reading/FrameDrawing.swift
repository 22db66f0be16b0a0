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

/// How an image fills a frame of another size.
enum FrameScaling {
    /// It is scaled to fit, on black.
    case fit
    /// It is scaled down to fit, but not up, on black.
    case fitDown
    /// It is scaled to fill, and cut off at two sides.
    case fill
    /// It is stretched.
    case stretch
}

extension CGImage {
    /// Returns an image scaled to a size; the image itself if it has the size, and black for none.
    static func fitted(_ image: CGImage?, to size: CGSize, _ scaling: FrameScaling = .fit) throws(AVError) -> CGImage {
        if let image, image.width == Int(size.width), image.height == Int(size.height) { return image }
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { throw AVError(.outOfMemory) }
        let whole = CGRect(origin: .zero, size: size)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(whole)
        context.interpolationQuality = .high
        if let image {
            context.draw(image, in: place(of: CGSize(width: image.width, height: image.height), in: whole, scaling))
        }
        guard let result = context.makeImage() else { throw AVError(.outOfMemory) }
        return result
    }

    private static func place(of natural: CGSize, in whole: CGRect, _ scaling: FrameScaling) -> CGRect {
        let (x, y) = (whole.width / natural.width, whole.height / natural.height)
        let scale: CGFloat
        switch scaling {
        case .stretch: return whole
        case .fit: scale = min(x, y)
        case .fitDown: scale = min(x, y, 1)
        case .fill: scale = max(x, y)
        }
        let (width, height) = (natural.width * scale, natural.height * scale)
        // Sides that were made even are filled.
        if abs(whole.width - width) < 2, abs(whole.height - height) < 2 { return whole }
        return CGRect(
            x: ((whole.width - width) / 2).rounded(), y: ((whole.height - height) / 2).rounded(), width: width,
            height: height)
    }
}
