import CoreGraphics
public import Foundation

extension NSTextLayoutManager {
    /// The rectangle that the text occupies in the container, without the line fragment padding. Its height is
    /// estimated for text that isn't laid out.
    public final var usageBoundsForTextContainer: CGRect {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for block in blocks.blocks {
            guard let fragment = block.fragment, fragment.hasLines, !fragment.lines.made.isEmpty else { continue }
            let span = fragment.lines.span
            (left, right) = (min(left, span.lowerBound), max(right, span.upperBound))
        }
        let extra = extraLine
        let bottom = extra?.usedRect.maxY ?? bottomOfLines
        if let extra {
            let x = extra.usedRect.minX + container.lineFragmentPadding
            (left, right) = (min(left, x), max(right, x))
        }
        if left > right { left = 0 }
        return CGRect(x: left, y: 0, width: max(right - left, 0), height: bottom)
    }

    /// The bottom of the last line without the spacing after it, or an estimate.
    private final var bottomOfLines: CGFloat {
        let last = blocks.blocks.last?.fragment
        guard let last, last.hasLines, let line = last.lines.made.last else { return blocks.height }
        return max(blocks.top(blocks.count - 1) + line.usedRect.maxY + last.bottomMargin, 0)
    }

    /// Lays out a range.
    public final func ensureLayout(for range: NSTextRange) {
        guard let manager = textContentManager else { return }
        layOut(manager.places(of: range))
    }

    /// Lays out the container down to a rectangle's lower edge.
    public final func ensureLayout(for bounds: CGRect) { _ = layOut(from: bounds.minY, to: bounds.maxY) }

    /// Invalidates the layout of a range.
    public final func invalidateLayout(for range: NSTextRange) {
        guard let manager = textContentManager else { return }
        let places = manager.places(of: range)
        guard let first = blocks.index(at: places.lowerBound),
            let last = blocks.index(at: max(places.upperBound - 1, places.lowerBound))
        else { return }
        invalidate(first..<last + 1)
    }

    /// Returns the laid-out fragment at a location; for the end of the text, the last fragment. Nil if there is none.
    public final func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let manager = textContentManager, let index = blocks.index(at: manager.place(of: location)) else {
            return nil
        }
        return layOut(index)
    }

    /// Returns the fragment at a point of the container; nil above and below the text.
    public final func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard position.y >= 0, position.y.isFinite, let index = blocks.index(atHeight: position.y),
            let found = layOut(index), position.y < max(blocks.height, found.layoutFragmentFrame.maxY)
        else { return nil }
        // Layout may have moved the following fragments.
        guard position.y >= found.layoutFragmentFrame.maxY, index + 1 < blocks.count else { return found }
        return blocks.index(atHeight: position.y).flatMap { layOut($0) }
    }

    /// Calls a block for the fragments from a location on, or from the start or end of the text for nil, until it
    /// returns false. Returns the edge of the enumerated range.
    @discardableResult
    public final func enumerateTextLayoutFragments(
        from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let manager = textContentManager else { return nil }
        let isReverse = options.contains(.reverse)
        if blocks.isEmpty {
            if options.contains(.ensuresExtraLineFragment), let fragment = fragmentOfEmptyText() { _ = block(fragment) }
            return documentRange.location
        }
        var place = textLocation.map { manager.place(of: $0) } ?? (isReverse ? blocks.length : 0)
        if !isReverse, place >= blocks.length, !options.contains(.ensuresExtraLineFragment) {
            return documentRange.endLocation
        }
        while let index = blocks.index(at: isReverse ? place - 1 : place) {
            let range = blocks.range(index)
            place = isReverse ? range.lowerBound : range.upperBound
            let found = options.contains(.ensuresLayout) ? layOut(index) : fragment(index)
            if let found {
                if options.contains(.estimatesSize) { found.isEstimated = true }
                if !block(found) { break }
            }
            // The block may have changed the text.
            if isReverse ? place <= 0 : place >= blocks.length { break }
        }
        return manager.location(at: place)
    }

    /// A fragment with only the extra line of an empty text.
    private final func fragmentOfEmptyText() -> NSTextLayoutFragment? {
        guard textContainer != nil else { return nil }
        let element = NSTextParagraph(StyledText(), textContentManager)
        element.elementRange = documentRange
        let fragment =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: documentRange.location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: documentRange)
        fragment.attach(to: self, at: 0)
        fragment.layOut(from: LineCursor(), isLast: true)
        return fragment
    }

    // MARK: Rendering attributes

    /// Sets the rendering attributes of a range, which override the text's attributes without affecting layout.
    public final func setRenderingAttributes(_ attrs: [NSAttributedString.Key: Any], for range: NSTextRange) {
        changeRendering(range) { $0 = attrs }
    }

    /// Sets a rendering attribute of a range; nil removes it.
    public final func addRenderingAttribute(_ attrName: NSAttributedString.Key, value: Any?, for range: NSTextRange) {
        changeRendering(range) { $0[attrName] = value }
    }

    /// Removes a rendering attribute of a range.
    public final func removeRenderingAttribute(_ attrName: NSAttributedString.Key, for range: NSTextRange) {
        changeRendering(range) { $0[attrName] = nil }
    }

    /// Removes all rendering attributes of a range; the validator sets them again before it is drawn.
    public final func invalidateRenderingAttributes(for range: NSTextRange) {
        changeRendering(range) { $0 = [:] }
        guard let manager = textContentManager else { return }
        let places = manager.places(of: range)
        for block in blocks.blocks {
            guard let fragment = block.fragment, fragment.start < places.upperBound,
                fragment.start + block.length > places.lowerBound
            else { continue }
            fragment.needsRenderingAttributes = true
        }
    }

    /// Calls a block for ranges with rendering attributes, from a location on, until it returns false.
    public final func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let manager = textContentManager else { return }
        let place = manager.place(of: location)
        let runs = renderingAttributes.runs
        let wanted = runs.filter { reverse ? $0.range.lowerBound < place : $0.range.upperBound > place }
        for run in reverse ? wanted.reversed() : wanted where !block(self, run.attributes, manager.range(run.range)) {
            return
        }
    }

    private final func changeRendering(_ range: NSTextRange, _ body: (inout RangedAttributes.Attributes) -> Void) {
        guard let manager = textContentManager else { return }
        renderingAttributes.change(manager.places(of: range), body)
        invalidated?()
    }

    final func validateRenderingAttributes(of fragment: NSTextLayoutFragment) {
        guard fragment.needsRenderingAttributes else { return }
        fragment.needsRenderingAttributes = false
        guard let validator = renderingAttributesValidator else { return }
        let told = invalidated
        // Changes made now take effect in the drawing in progress.
        invalidated = nil
        validator(self, fragment)
        invalidated = told
    }

    /// The text of a fragment with rendering attributes; nil if there are none.
    final func renderedText(of fragment: NSTextLayoutFragment) -> StyledText? {
        let text = fragment.lines.text
        let whole = fragment.start..<fragment.start + text.length
        let runs = renderingAttributes.runs(in: whole)
        let hasLinks = links.attributes.isEmpty && text.runs.contains { $0.attributes[.link] != nil }
        guard !runs.isEmpty || hasLinks, let manager = textContentManager else { return nil }
        var changed = RangedAttributes()
        for run in text.runs { changed.change(run.range) { $0 = run.attributes } }
        for run in text.runs where hasLinks {
            guard let link = run.attributes[.link] else { continue }
            let look = renderingAttributes(
                forLink: link, at: manager.location(at: fragment.start + run.range.lowerBound))
            changed.change(run.range) { $0.merge(look) { $1 } }
        }
        for run in runs {
            let local = run.range.lowerBound - fragment.start..<run.range.upperBound - fragment.start
            changed.change(local) { $0.merge(run.attributes) { $1 } }
        }
        var result = StyledText()
        var place = 0
        for run in changed.runs {
            if place < run.range.lowerBound { result.append(text.units[place..<run.range.lowerBound], [:]) }
            result.append(text.units[run.range], run.attributes)
            place = run.range.upperBound
        }
        if place < text.length { result.append(text.units[place...], [:]) }
        return result
    }
}
