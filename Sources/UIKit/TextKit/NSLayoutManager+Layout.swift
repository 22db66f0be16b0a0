import CoreGraphics
import CoreText
import Foundation

extension NSLayoutManager: ParagraphTypesetterDelegate {
    // MARK: Text

    final var length: Int { layout.units.count }

    final func unit(_ place: Int) -> UInt16 { layout.units[place] }

    /// The attributes of a line's first character.
    final func lineAttributes(at place: Int) -> [NSAttributedString.Key: Any] {
        guard let storage = textStorage, place < length else { return emptyAttributes }
        return storage.attributes(at: place, effectiveRange: nil)
    }

    /// The range, if it is within the text; otherwise nil, which is reported.
    final func usable(_ range: NSRange) -> Range<Int>? {
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
        else {
            reportOnce(
                "NSLayoutManager: \(range) is beyond the end of a text of \(length) units; ignored (NSRangeException)")
            return nil
        }
        return range.location..<range.upperBound
    }

    // MARK: Layout

    /// Lays out the text at least through an offset.
    final func layOut(through place: Int) {
        while !layout.isComplete, layout.end <= place { layOutNext() }
    }

    /// Lays out a container at least down to a vertical position.
    final func layOut(down y: CGFloat, in container: Int) {
        while !layout.isComplete,
            layout.cursor.container < container
                || layout.cursor.container == container && layout.cursor.y <= y
        { layOutNext() }
    }

    /// Lays out a whole container.
    final func layOutAll(in container: Int) {
        while !layout.isComplete, layout.cursor.container <= container { layOutNext() }
    }

    private final func layOutNext() {
        let range = layout.units.paragraph(at: layout.end)
        var cursor = layout.cursor
        let (fragments, fits) = lines(of: range, from: &cursor)
        layout.fragments += fragments
        layout.cursor = cursor
        layout.isFull = !fits
        layout.end = fits ? range.upperBound : fragments.last?.range.upperBound ?? range.lowerBound
        if layout.isComplete {
            let container = containers.indices.contains(cursor.container) ? containers[cursor.container] : nil
            delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: fits)
        }
    }

    private final func lines(of range: Range<Int>, from cursor: inout LineCursor) -> ([LineFragment], Bool) {
        guard let storage = textStorage, !containers.isEmpty else { return ([], false) }
        layout.paragraphCount += 1
        let container = containers[min(cursor.container, containers.count - 1)]
        let attributes = storage.attributes(at: range.lowerBound, effectiveRange: nil)
        var filler = ParagraphTypesetter(
            delegate: self, paragraph: drawable(range, in: storage, container), range: range, containers: containers,
            settings: attributes.paragraphSettings)
        let fits = filler.fill(from: &cursor)
        return (filler.fragments, fits)
    }

    /// A paragraph prepared for Core Text.
    private final func drawable(_ range: Range<Int>, in storage: NSTextStorage, _ container: NSTextContainer)
        -> StyledText
    {
        StyledText(storage, in: NSRange(range)).forLines(from: range.lowerBound, linkStyle) { attachment, index in
            attachment.attachmentBounds(
                for: container, proposedLineFragment: CGRect(origin: .zero, size: container.room),
                glyphPosition: .zero, characterIndex: index)
        }
    }

    // MARK: Changes

    final func relayout(fromContainer container: Int) {
        let first = layout.fragments.first { $0.container >= container }
        layout.cut(at: first.map { layout.units.paragraph(at: $0.range.lowerBound).lowerBound } ?? layout.end)
        if layout.fragments.isEmpty { layout.end = 0 }
        if layout.isFull { layout.isFull = false }
        layoutDidBecomeInvalid()
    }

    /// Applies an edit, and lays out the paragraphs that it touches again, if they were laid out.
    final func replaceUnits(of storage: NSTextStorage, in range: NSRange, delta: Int) {
        let string = storage.string.utf16
        let old = range.location..<(range.upperBound - delta)
        guard range.location >= 0, old.lowerBound <= old.upperBound, old.upperBound <= length,
            string.count == length + delta
        else {
            // The text was changed without a notification.
            layout = TextFlow(units: Array(string))
            return
        }
        let start = string.index(string.startIndex, offsetBy: range.location)
        let new = string[start..<string.index(start, offsetBy: range.length)]
        layout.units.replaceSubrange(old, with: new)
        // The previous paragraph is included: its terminator may be part of the change.
        let first = layout.units.paragraph(at: max(range.location - 1, 0))
        let last = layout.units.paragraph(at: range.upperBound)
        replaceLines(first.lowerBound..<max(first.upperBound, last.upperBound), delta: delta)
    }

    private final func replaceLines(_ paragraphs: Range<Int>, delta: Int) {
        let oldEnd = paragraphs.upperBound - delta
        guard containers.count == 1, containers[0].movesAsOne, !layout.isFull, layout.end >= oldEnd,
            !layout.fragments.isEmpty
        else { return layout.cut(at: min(paragraphs.lowerBound, layout.end)) }
        let first = layout.firstFragment(endingAfter: paragraphs.lowerBound)
        let after = layout.firstFragment(endingAfter: oldEnd)
        var cursor = layout.cursor(at: first)
        let oldBottom = layout.cursor(at: after).y
        var made: [LineFragment] = []
        var place = paragraphs.lowerBound
        while place < paragraphs.upperBound {
            let range = layout.units.paragraph(at: place)
            made += lines(of: range, from: &cursor).0
            place = range.upperBound
        }
        // The first paragraph of a container has no space before it.
        guard first > 0 || !made.isEmpty else { return layout.cut(at: 0) }
        let distance = cursor.y - oldBottom
        for index in after..<layout.fragments.count { layout.fragments[index].move(by: delta, distance) }
        layout.fragments.replaceSubrange(first..<after, with: made)
        layout.cursor.y += distance
        layout.end += delta
    }

    // MARK: Delegate queries

    final func delegateSpacing(before place: Int) -> CGFloat? {
        delegate?.layoutManager(self, paragraphSpacingBeforeGlyphAt: place, withProposedLineFragmentRect: .zero)
    }

    final func delegateSpacing(after place: Int, _ rect: CGRect) -> CGFloat? {
        delegate?.layoutManager(self, paragraphSpacingAfterGlyphAt: place, withProposedLineFragmentRect: rect)
    }

    final func delegateLineSpacing(after place: Int, _ rect: CGRect) -> CGFloat? {
        delegate?.layoutManager(self, lineSpacingAfterGlyphAt: place, withProposedLineFragmentRect: rect)
    }

    final var partsWords: Bool { usesDefaultHyphenation }

    final func mayBreakLine(before place: Int, hyphenating: Bool) -> Bool {
        guard let delegate else { return true }
        return hyphenating
            ? delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: place)
            : delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: place)
    }

    final func offerToDelegate(_ fragment: inout LineFragment, _ container: NSTextContainer) {
        guard let delegate else { return }
        var (rect, used, baseline) = (fragment.rect, fragment.usedRect, fragment.origin.y)
        guard
            delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
                in: container, forGlyphRange: NSRange(fragment.range)), rect.isFinite, used.isFinite, baseline.isFinite
        else { return }
        (fragment.rect, fragment.usedRect, fragment.origin.y) = (rect, used, baseline)
    }
}
