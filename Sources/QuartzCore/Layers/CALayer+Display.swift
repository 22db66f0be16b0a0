import CoreGraphics

extension CALayer {
    final func setContents(_ value: Any?) {
        guard let value else {
            return change(.contents, if: properties.contents != nil) { $0.contents = nil }
        }
        guard let image = value as? CGImage else { return refuse(value, for: "contents") }
        change(.contents, if: image !== properties.contents) { $0.contents = image }
    }

    /// Asks the delegate for contents, or draws them into a new backing store.
    final func displayContents() {
        if let delegate {
            state.remove(.delegatePassed)
            delegate._display(self)
            guard state.contains(.delegatePassed) else { return }
        }
        delegate?._layerWillDraw(self)
        let image = withPresentationValues { drawContents() }
        guard let image else { return }
        properties.contents = image
        state.insert(.contentsAreDrawn)
        markChanged()
    }

    /// Draws into a new backing store; returns nil when the bounds are empty or nothing draws.
    private final func drawContents() -> CGImage? {
        guard let context = makeBackingStore() else {
            if properties.bounds.isEmpty { state.insert(.awaitsSize) }
            return nil
        }
        restoreContents(in: context)
        state.remove(.delegatePassed)
        draw(in: context)
        // When neither a subclass nor the delegate draws, contents that were set directly stay.
        if state.contains(.delegatePassed), context.isBlank { return nil }
        // Colours are converted to gray when the bitmap's memory is read.
        if properties.contentsFormat == .gray8Uint { _ = context.data }
        return context.makeImage()
    }

    /// Marks `part` of the contents, or all of them, for redrawing.
    final func markForDisplay(of part: CGRect?) {
        guard let part else {
            rareData?.partToDisplay = nil
            return mark(.needsDisplay)
        }
        guard part.isFinite, !part.isEmpty else { return }
        let before = rareData?.partToDisplay
        // All contents are already marked.
        guard before != nil || !state.contains(.needsDisplay) else { return }
        ensureRareData().partToDisplay = before?.union(part) ?? part
        mark(.needsDisplay)
    }

    /// When only a part is redrawn: draws the existing contents and clips the context to that part.
    private final func restoreContents(in context: CGContext) {
        guard let part = rareData?.partToDisplay, state.contains(.contentsAreDrawn), let image = properties.contents,
            image.width == context.width, image.height == context.height
        else { return }
        let (bounds, scale) = (properties.bounds.standardized, properties.contentsScale)
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let isDown = contentsAreFlipped()
        context.saveGState()
        // Back to pixels, as images are drawn with y up.
        context.translateBy(x: bounds.minX, y: isDown ? bounds.minY : bounds.maxY)
        context.scaleBy(x: 1 / scale, y: isDown ? -1 / scale : 1 / scale)
        context.translateBy(x: 0, y: -whole.height)
        context.draw(image, in: whole)
        context.restoreGState()
        let top = isDown ? part.minY - bounds.minY : bounds.maxY - part.maxY
        let pixels = CGRect(
            x: (part.minX - bounds.minX) * scale, y: top * scale, width: part.width * scale,
            height: part.height * scale
        ).integral.intersection(whole)
        guard !pixels.isEmpty else { return context.clip(to: CGRect.zero) }
        let open = CGRect(
            x: bounds.minX + pixels.minX / scale,
            y: isDown ? bounds.minY + pixels.minY / scale : bounds.maxY - pixels.maxY / scale,
            width: pixels.width / scale, height: pixels.height / scale)
        context.clear(open)
        context.clip(to: open)
    }

    /// The default implementation of `draw(in:)`.
    final func drawByDelegate(in context: CGContext) {
        guard let delegate else {
            state.insert(.delegatePassed)
            return
        }
        delegate._draw(self, in: context)
    }

    /// Creates a bitmap context for the bounds; nil when these are empty.
    private final func makeBackingStore() -> CGContext? {
        let (bounds, scale) = (properties.bounds.standardized, properties.contentsScale)
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        guard width <= Self.maxSide, height <= Self.maxSide else {
            reportOnce("\(label): \(width) x \(height) pixels are too many for a backing store")
            return nil
        }
        return makeContext(CGSize(width: width, height: height), for: bounds, scale: scale)
    }

    /// Creates a bitmap context of the given size in pixels and the layer's `contentsFormat`, for a rectangle in the
    /// layer's coordinates whose top left corner is the bitmap's.
    final func makeContext(_ size: CGSize, for rect: CGRect, scale: CGFloat) -> CGContext? {
        let isGray = properties.contentsFormat == .gray8Uint
        // The opaque background is drawn by the layer itself, behind the contents.
        let isOpaque = properties.isOpaque && properties.backgroundColor?.alpha != 1
        let alpha: CGImageAlphaInfo = isGray ? .none : isOpaque ? .noneSkipLast : .premultipliedLast
        // Shadows fall down and patterns start at the top left, as on iOS, where the layer's y axis points down.
        let base =
            contentsAreFlipped()
            ? CGAffineTransform(scale, 0, 0, -scale, 0, size.height)
            : CGAffineTransform(scale, 0, 0, scale, 0, size.height - rect.height * scale)
        let context = CGContext(
            width: Int(size.width), height: Int(size.height),
            space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue,
            base: base)
        context?.translateBy(x: -rect.minX, y: -rect.minY)
        return context
    }

    /// The maximum texture size of GPUs under iOS.
    private static let maxSide: CGFloat = 16384
}

extension CGContext {
    /// Whether every pixel of the bitmap is still clear, or black where there is no alpha.
    fileprivate var isBlank: Bool {
        guard let data else { return true }
        // The context holds `height` rows of `bytesPerRow` bytes at `data`, and outlives the buffer.
        let bytes = UnsafeRawBufferPointer(start: data, count: height * bytesPerRow)
        guard alphaInfo == .noneSkipLast else { return bytes.allSatisfy { $0 == 0 } }
        // A whole number of pixels of four bytes.
        return bytes.bindMemory(to: UInt32.self).allSatisfy { $0 & UInt32(littleEndian: 0x00FF_FFFF) == 0 }
    }
}
