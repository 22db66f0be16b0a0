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
            delegate.display(self)
            guard state.contains(.delegatePassed) else { return }
        }
        delegate?.layerWillDraw(self)
        guard let context = makeBackingStore() else { return }
        restoreContents(in: context)
        state.remove(.delegatePassed)
        draw(in: context)
        // Where neither a subclass nor the delegate draws, contents that were set by hand stay.
        if state.contains(.delegatePassed), context.isBlank { return }
        // Colours become grays on their way into the bitmap's own memory.
        if properties.contentsFormat == .gray8Uint { _ = context.data }
        properties.contents = context.makeImage()
        state.insert(.contentsAreDrawn)
        markChanged()
    }

    /// Notes that `part` of the contents, or all of them, are to be made anew.
    final func markForDisplay(of part: CGRect?) {
        guard let part else {
            extras?.partToDisplay = nil
            return mark(.needsDisplay)
        }
        guard part.isFinite, !part.isEmpty else { return }
        let before = extras?.partToDisplay
        // All of them already are.
        guard before != nil || !state.contains(.needsDisplay) else { return }
        ensureExtras().partToDisplay = before?.union(part) ?? part
        mark(.needsDisplay)
    }

    /// Where only a part is to be drawn anew: draws the contents as they are, and leaves that part open.
    private final func restoreContents(in context: CGContext) {
        guard let part = extras?.partToDisplay, state.contains(.contentsAreDrawn), let image = properties.contents,
            image.width == context.width, image.height == context.height
        else { return }
        let (bounds, scale) = (properties.bounds.standardized, properties.contentsScale)
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.saveGState()
        // Back to pixels, as pictures are drawn with y up.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: 1 / scale, y: -1 / scale)
        context.translateBy(x: 0, y: -whole.height)
        context.draw(image, in: whole)
        context.restoreGState()
        let pixels = CGRect(
            x: (part.minX - bounds.minX) * scale, y: (part.minY - bounds.minY) * scale, width: part.width * scale,
            height: part.height * scale
        ).integral.intersection(whole)
        guard !pixels.isEmpty else { return context.clip(to: CGRect.zero) }
        let open = CGRect(
            x: bounds.minX + pixels.minX / scale, y: bounds.minY + pixels.minY / scale, width: pixels.width / scale,
            height: pixels.height / scale)
        context.clear(open)
        context.clip(to: open)
    }

    /// Draws the contents from the values that an animation has on screen now: the presentation copy draws them.
    final func redrawAsOnScreen() {
        guard let copy = presentation() else { return }
        copy.delegate = delegate
        copy.display()
        properties.contents = copy.properties.contents
        markChanged()
    }

    /// What `draw(in:)` does when no subclass does it.
    final func drawByDelegate(in context: CGContext) {
        guard let delegate else {
            state.insert(.delegatePassed)
            return
        }
        delegate.draw(self, in: context)
    }

    /// A bitmap for the bounds, with the origin at their top left and y down; nil where there is nothing to draw on.
    private final func makeBackingStore() -> CGContext? {
        let (bounds, scale) = (properties.bounds.standardized, properties.contentsScale)
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        guard width <= Self.greatestSide, height <= Self.greatestSide else {
            reportOnce("\(label): \(width) x \(height) pixels are too many to draw contents in")
            return nil
        }
        return makeContext(CGSize(width: width, height: height), origin: bounds.origin, scale: scale)
    }

    /// A bitmap of so many pixels, as the layer wants them, whose top left corner is a point of the layer's own space.
    final func makeContext(_ size: CGSize, origin: CGPoint, scale: CGFloat) -> CGContext? {
        let isGray = properties.contentsFormat == .gray8Uint
        // An opaque background shows through just as well from behind.
        let isOpaque = properties.isOpaque && properties.backgroundColor?.alpha != 1
        let alpha: CGImageAlphaInfo = isGray ? .none : isOpaque ? .noneSkipLast : .premultipliedLast
        // Shadows fall down and patterns start at the top left, as on iOS.
        let context = CGContext(
            width: Int(size.width), height: Int(size.height),
            space: isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue,
            base: CGAffineTransform(scale, 0, 0, -scale, 0, size.height))
        context?.translateBy(x: -origin.x, y: -origin.y)
        return context
    }

    /// As much as graphics processors under iOS take.
    private static let greatestSide: CGFloat = 16384
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
