// Applying a context's rendering intent to colours and images.

extension CGColor {
    /// Returns the colour as converted with an intent for a bitmap of `space`; nil for alpha alone.
    ///
    /// Only profiles have a separate conversion for each intent, and only the absolute colorimetric intent leaves the
    /// white point unadapted: other colours are unchanged.
    func rendered(with intent: CGColorRenderingIntent, in space: CGColorSpace?) -> CGColor {
        guard anyPattern == nil, let own = colorSpace, own.depends(on: intent) else { return self }
        let target = space.flatMap { $0.model == .rgb ? $0 : nil } ?? .standard
        return converted(to: target, intent: intent, options: nil) ?? self
    }
}

extension CGImage {
    /// Returns the image converted with an intent, if it has none of its own and its samples retain their original
    /// colours.
    func rendered(with intent: CGColorRenderingIntent) -> CGImage {
        guard intent != .defaultIntent, renderingIntent == .defaultIntent, !isMask, let space, let source,
            space.depends(on: intent), layout.alpha.hasAlpha || bitmap.isOpaque,
            let provider = source.provider(of: layout)
        else { return self }
        let image = CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider, decode: decode,
            shouldInterpolate: shouldInterpolate, intent: intent)
        return image ?? self
    }
}

extension CGColorSpace {
    /// Whether an intent other than the default one may convert colours of this space differently.
    fileprivate func depends(on intent: CGColorRenderingIntent) -> Bool {
        if needsNoConversion || model == .pattern { return false }
        return encoding == nil || intent == .absoluteColorimetric
    }
}
