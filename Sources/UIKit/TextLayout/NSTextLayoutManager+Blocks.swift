import CoreGraphics
import CoreText
import Foundation

extension NSTextLayoutManager {
    // MARK: Invalidation

    /// Discards the whole layout.
    final func relayout() {
        blocks = TextBlocks()
        if let manager {
            blocks.replaceSubrange(0..<0, with: made(0..<manager.unitCount, in: manager))
        }
        invalidated?()
    }

    /// Invalidates all lines, because their available space or appearance has changed. Fragments and their views are
    /// kept.
    final func forgetLines() {
        let estimate = HeightEstimate(self)
        for index in 0..<blocks.count {
            blocks[index].fragment?.forgetLines()
            guard blocks[index].fragment == nil, !blocks[index].isHidden else { continue }
            blocks.setHeight(estimate.height(of: blocks[index].length), at: index)
        }
        invalidated?()
    }

    /// Invalidates the lines of blocks; their heights are kept until they are laid out again. If lines depend on those
    /// above them, all lines below are invalidated, too.
    final func invalidate(_ range: Range<Int>) {
        let end = container.movesAsOne ? range.upperBound : blocks.count
        for index in range.lowerBound..<max(end, range.lowerBound) {
            blocks[index].fragment?.forgetLines()
            // The content manager is asked again whether to omit it.
            blocks.hide(false, at: index)
        }
        invalidated?()
    }

    /// Applies edits of the text.
    final func contentDidChange(_ edits: [TextContentEdit]) {
        guard let manager, let edit = TextContentEdit(merging: edits) else { return }
        guard !blocks.isEmpty, edit.old.upperBound <= blocks.length,
            blocks.length + edit.delta == manager.unitCount, manager is NSTextContentStorage
        else { return relayout() }
        // The previous paragraph is included: its terminator may be part of the change.
        let first = blocks.index(at: max(edit.old.lowerBound - 1, 0)) ?? 0
        let last = blocks.index(at: edit.old.upperBound) ?? 0
        let start = blocks.start(first)
        let end = blocks.range(last).upperBound + edit.delta
        replacedProviders = blocks.blocks[first...last].flatMap {
            $0.fragment.map { Array($0.knownProviders.values) } ?? []
        }
        blocks.replaceSubrange(first..<last + 1, with: made(start..<max(end, start), in: manager))
        renderingAttributes.replace(edit.old, newLength: edit.newLength)
        if edit.delta != 0 {
            for block in blocks.blocks { block.fragment?.move(after: edit.old.lowerBound, by: edit.delta) }
        }
        if !container.movesAsOne { for block in blocks.blocks[first...] { block.fragment?.forgetLines() } }
        invalidated?()
    }

    /// Creates blocks for a range of the text that consists of whole elements.
    private final func made(_ range: Range<Int>, in manager: NSTextContentManager) -> [TextBlock] {
        var made: [TextBlock] = []
        let estimate = HeightEstimate(self)
        func add(_ length: Int) { made.append(TextBlock(length: length, height: estimate.height(of: length))) }
        guard let storage = manager as? NSTextContentStorage else {
            _ = manager.enumerateTextElements(from: nil, options: []) { element in
                if let range = element.elementRange { add(manager.places(of: range).count) }
                return true
            }
            return made
        }
        var place = range.lowerBound
        while place < range.upperBound {
            let end = min(storage.units.endOfParagraph(from: place), range.upperBound)
            add(end - place)
            place = end
        }
        return made
    }

    // MARK: Fragments

    /// The fragment of a block, laid out or not; nil for a hidden one.
    final func fragment(_ index: Int) -> NSTextLayoutFragment? {
        if let known = blocks[index].fragment { return known }
        guard let manager, !blocks[index].isHidden else { return nil }
        guard let element = manager.element(at: blocks.start(index)) else {
            blocks.hide(true, at: index)
            blocks.setHeight(0, at: index)
            return nil
        }
        let start = element.elementRange?.location ?? documentRange.location
        let made =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        made.attach(to: self, at: blocks.start(index))
        blocks.setFragment(made, at: index)
        return made
    }

    /// Lays out the fragment of a block.
    @discardableResult
    final func layOut(_ index: Int) -> NSTextLayoutFragment? {
        guard index < blocks.count else { return nil }
        let needsLinesAbove = !container.movesAsOne
        if let known = blocks[index].fragment, known.hasLines { return known }
        var cursor = LineCursor()
        var first = index
        if needsLinesAbove {
            while first > 0, blocks[first - 1].fragment?.hasLines != true, !blocks[first - 1].isHidden { first -= 1 }
        }
        for number in first...index {
            // A delegate may change the text during layout.
            guard number < blocks.count else { return nil }
            guard let fragment = fragment(number) else { continue }
            if needsLinesAbove, let above = blocks.blocks[..<number].lastFragment { cursor = above.endCursor }
            cursor.y = blocks.top(number)
            if !fragment.hasLines { layoutCount += 1 }
            fragment.layOut(from: cursor, isLast: number == blocks.count - 1)
            blocks.setHeight(fragment.height, at: number)
        }
        return index < blocks.count ? blocks[index].fragment : nil
    }

    /// Lays out the blocks that intersect a range.
    final func layOut(_ places: Range<Int>) {
        guard let first = blocks.index(at: places.lowerBound),
            let last = blocks.index(at: max(places.upperBound - 1, places.lowerBound))
        else { return }
        for index in first...last { layOut(index) }
    }

    /// Lays out the blocks between two vertical positions, and returns their range: inaccurate estimates above don't
    /// matter.
    final func layOut(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard let first = blocks.index(atHeight: top) else { return 0..<0 }
        var index = first
        while index < blocks.count, index == first || blocks.top(index) < bottom {
            layOut(index)
            index += 1
        }
        return first..<index
    }

    /// The container, or one of unlimited size.
    final var container: NSTextContainer { textContainer ?? NSTextLayoutManager.unlimited }

    private nonisolated(unsafe) static let unlimited = NSTextContainer()

    // MARK: Extra line fragment

    final var extraLine: ExtraLineFragment? {
        guard let manager, let container = textContainer else { return nil }
        let length = blocks.length
        var last: [NSAttributedString.Key: Any]?
        if length > 0 {
            let text = manager.element(at: length - 1)?.styledText ?? StyledText()
            guard text.units.last?.endsTextParagraph == true, layOut(blocks.count - 1)?.isFull != true else {
                return nil
            }
            last = text.attributes(at: text.length - 1)
        }
        return ExtraLineFragment(
            after: last, or: attributesOfEmptyText, in: container, number: 0, y: blocks.height,
            usesFontLeading: usesFontLeading)
    }
}

extension ArraySlice<TextBlock> {
    fileprivate var lastFragment: NSTextLayoutFragment? { last { $0.fragment != nil }?.fragment }
}

/// Estimates heights from the number of characters.
private struct HeightEstimate {
    private let lettersInLine: CGFloat
    private let lineHeight: CGFloat

    init(_ manager: NSTextLayoutManager) {
        let storage = (manager.textContentManager as? NSTextContentStorage)?.textStorage
        let known = (storage?.length ?? 0) > 0 ? storage?.attribute(.font, at: 0, effectiveRange: nil) : nil
        let font = known as? UIFont ?? .systemFont(ofSize: 12)
        lineHeight = max(font.lineHeight + (manager.usesFontLeading ? font.leading : 0), 1)
        let room = manager.container.room.width - 2 * manager.container.lineFragmentPadding
        // On average, characters are half as wide as the font size.
        lettersInLine = max(room / max(font.pointSize / 2, 1), 1)
    }

    func height(of length: Int) -> CGFloat { max((CGFloat(length) / lettersInLine).rounded(.up), 1) * lineHeight }
}

extension TextContentEdit {
    /// Merges consecutive edits into one; nil for none.
    fileprivate init?(merging edits: [TextContentEdit]) {
        guard var merged = edits.first else { return nil }
        for edit in edits.dropFirst() {
            let new = merged.old.lowerBound..<merged.old.lowerBound + merged.newLength
            let start = min(new.lowerBound, edit.old.lowerBound)
            let end = max(new.upperBound, edit.old.upperBound)
            merged.old = start..<merged.old.upperBound + end - new.upperBound
            merged.newLength = end - start + edit.delta
        }
        self = merged
    }
}

extension [UInt16] {
    /// The end of the paragraph that starts at an offset.
    func endOfParagraph(from place: Int) -> Int {
        var end = place
        while end < count {
            end += 1
            let last = self[end - 1]
            if last.endsTextParagraph, last != 0x0D || end >= count || self[end] != 0x0A { break }
        }
        return end
    }
}
