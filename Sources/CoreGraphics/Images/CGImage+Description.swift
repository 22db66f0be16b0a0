extension CGImage: CustomStringConvertible, CustomDebugStringConvertible {
    /// The image's address, space, size and layout of pixels, in lines, as `CFCopyDescription` prints them.
    public var description: String {
        func answer(_ flag: Bool) -> String { flag ? "Yes" : "No" }
        let space = colorSpace.map { "\n\t<\($0)>" } ?? ""
        return """
            <\(referenceDescription("CGImage", self))> (DP)\(space)
            \t\twidth = \(width), height = \(height), bpc = \(bitsPerComponent), bpp = \(bitsPerPixel), \
            row bytes = \(bytesPerRow)
            \t\t\(alphaInfo.constantName) | \(byteOrderInfo.constantName) | \(pixelFormatInfo.constantName)
            \t\tis mask? \(answer(isMask)), should interpolate? \(answer(shouldInterpolate))
            """
    }

    /// The description.
    public var debugDescription: String { description }
}

// MARK: - Constant names from Apple's headers

extension CGImageAlphaInfo {
    fileprivate var constantName: String {
        switch self {
        case .none: "kCGImageAlphaNone"
        case .premultipliedLast: "kCGImageAlphaPremultipliedLast"
        case .premultipliedFirst: "kCGImageAlphaPremultipliedFirst"
        case .last: "kCGImageAlphaLast"
        case .first: "kCGImageAlphaFirst"
        case .noneSkipLast: "kCGImageAlphaNoneSkipLast"
        case .noneSkipFirst: "kCGImageAlphaNoneSkipFirst"
        case .alphaOnly: "kCGImageAlphaOnly"
        }
    }
}

extension CGImageByteOrderInfo {
    fileprivate var constantName: String {
        switch self {
        case .orderMask: "kCGImageByteOrderMask"
        case .orderDefault: "0 (default byte order)"
        case .order16Little: "kCGImageByteOrder16Little"
        case .order32Little: "kCGImageByteOrder32Little"
        case .order16Big: "kCGImageByteOrder16Big"
        case .order32Big: "kCGImageByteOrder32Big"
        }
    }
}

extension CGImagePixelFormatInfo {
    fileprivate var constantName: String {
        switch self {
        case .mask: "kCGImagePixelFormatMask"
        case .packed: "kCGImagePixelFormatPacked"
        case .RGB555: "kCGImagePixelFormatRGB555"
        case .RGB565: "kCGImagePixelFormatRGB565"
        case .RGB101010: "kCGImagePixelFormatRGB101010"
        case .RGBCIF10: "kCGImagePixelFormatRGBCIF10"
        }
    }
}
