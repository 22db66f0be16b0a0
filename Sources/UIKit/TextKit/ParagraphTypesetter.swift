import CoreGraphics
import CoreText
import Foundation

/// The position of the next line.
struct LineCursor: Equatable {
    /// The index of the container.
    var container = 0
    /// From its top, in points.
    var y: CGFloat = 0
    /// The number of lines already in the container.
    var lineCount = 0
}

/// The maximum number of steps for which a container with exclusions is searched downwards for space for a line.
private let maxLineStepCount = 4000

/// Breaks a paragraph into lines, and places them in containers.
struct ParagraphTypesetter<Delegate: ParagraphTypesetterDelegate> {
    let delegate: Delegate
    let containers: [NSTextContainer]
    let typesetter: CTTypesetter
    let settings: ParagraphSettings
    /// The paragraph's range, with its terminator, in units of the text.
    let range: Range<Int>
    let isRightToLeft: Bool
    /// The line metrics of the font at the start of the paragraph.
    let expected: LineBox

    private(set) var fragments: [LineFragment] = []

    init(
        delegate: Delegate, paragraph: StyledText, range: Range<Int>, containers: [NSTextContainer],
        settings: ParagraphSettings
    ) {
        self.delegate = delegate
        self.containers = containers
        self.range = range
        self.settings = settings
        typesetter = CTTypesetter(paragraph, hyphenationFactor: delegate.partsWords ? 1 : 0)
        let first = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: min(paragraph.length, 1)))
        expected = LineBox(first, settings, usesFontLeading: delegate.usesFontLeading)
        isRightToLeft = first.isRightToLeft
    }

    /// Places the lines. Returns false if the containers are full: the last fragment says how far it got.
    mutating func fill(from cursor: inout LineCursor) -> Bool {
        var start = range.lowerBound
        // An empty text has no lines; the extra line fragment stands in for them.
        while start < range.upperBound {
            guard containers.indices.contains(cursor.container) else { return false }
            let container = containers[cursor.container]
            let limit = container.maximumNumberOfLines
            if limit > 0, cursor.lineCount >= limit {
                cursor = LineCursor(container: cursor.container + 1)
                continue
            }
            let isLastLine = limit > 0 && cursor.lineCount == limit - 1
            guard let band = band(from: start, at: cursor, in: container, truncates: isLastLine) else {
                cursor = LineCursor(container: cursor.container + 1)
                continue
            }
            fragments += band.fragments
            cursor.y = band.bottom
            cursor.lineCount += 1
            start = band.end
        }
        return true
    }

    private struct Band {
        var fragments: [LineFragment]
        var end: Int
        var bottom: CGFloat
    }

    private func spacingBefore(_ start: Int, _ y: CGFloat) -> CGFloat {
        guard start == range.lowerBound, y > 0 else { return 0 }
        return delegate.delegateSpacing(before: start) ?? settings.paragraphSpacingBefore
    }

    /// The lines side by side at one vertical position; nil if the container is full.
    private func band(
        from start: Int, at cursor: LineCursor, in container: NSTextContainer, truncates: Bool
    ) -> Band? {
        let before = spacingBefore(start, cursor.y)
        var top = cursor.y + before
        // A container with exclusions is searched downwards in fractions of a line.
        for _ in 0..<maxLineStepCount {
            var height = expected.height
            for _ in 0..<3 {
                let proposed = CGRect(x: 0, y: top, width: container.room.width, height: height)
                let made = lines(from: start, in: container, proposed, truncates: truncates)
                guard let extent = made.map(\.extent).max(by: { $0.height < $1.height }) else { break }
                if extent.height > height + 1e-6, !container.isSimpleRectangularTextContainer {
                    height = extent.height
                    continue
                }
                if top + extent.height > container.room.height + 1e-6, cursor.y > 0 || containers.count > 1 {
                    return nil
                }
                return place(made, cursor, before: before, top: top, container)
            }
            guard !container.isSimpleRectangularTextContainer || type(of: container) != NSTextContainer.self,
                top + height <= container.room.height
            else { return nil }
            top += max(height / 4, 0.5)
        }
        return nil
    }

    private struct MadeLine {
        var line: CTLine
        var extent: LineBox
        var room: CGRect
        var x: CGFloat
        var range: Range<Int>
    }

    private func lines(
        from start: Int, in container: NSTextContainer, _ proposed: CGRect, truncates: Bool
    ) -> [MadeLine] {
        var made: [MadeLine] = []
        var (start, proposed) = (start, proposed)
        let direction: NSWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        while start < range.upperBound {
            var remaining = CGRect.zero
            let room = container.lineFragmentRect(
                forProposedRect: proposed, at: start, writingDirection: direction, remaining: &remaining)
            guard room.width > 0 else { break }
            let isWhole = room.width >= container.room.width - 1e-6
            if let line = line(from: start, in: room, container, truncates: truncates, breaksWords: isWhole) {
                made.append(line)
                start = line.range.upperBound
            }
            guard remaining.width > 0, remaining != proposed else { break }
            proposed = remaining
        }
        return made
    }

    /// The line that fits into the available space; nil if not even a word fits.
    private func line(
        from start: Int, in room: CGRect, _ container: NSTextContainer, truncates: Bool, breaksWords: Bool
    ) -> MadeLine? {
        let padding = container.lineFragmentPadding
        let head = start == range.lowerBound ? settings.firstLineHeadIndent : settings.headIndent
        let full = max(room.width - 2 * padding, 0)
        let tail = settings.tailIndent > 0 ? settings.tailIndent : full + settings.tailIndent
        let width = max(tail - head, 0)
        let local = start - range.lowerBound
        let isUnbounded = room.width >= NSTextContainer.noLimit
        let isBroken = settings.lineBreakMode == .byWordWrapping || settings.lineBreakMode == .byCharWrapping
        let measured = isBroken && !isUnbounded ? Double(width) : .infinity
        let count = max(
            settings.lineBreakMode == .byCharWrapping
                ? clusterBreak(local, measured, head)
                : CTTypesetterSuggestLineBreakWithOffset(typesetter, local, measured, Double(head)), 1)
        var end = min(start + count, range.upperBound)
        // Beside exclusions, words aren't broken without a hyphen: they move to where there is space.
        if !breaksWords, settings.lineBreakMode == .byWordWrapping, delegate.isWithinWord(end), !hasHyphen(at: end) {
            return nil
        }
        end = allowedBreak(end, after: start)
        var line = CTTypesetterCreateLineWithOffset(
            typesetter, CFRange(location: local, length: end - start), Double(head))
        let mode =
            truncates && end < delegate.length ? container.lineBreakMode : NSLineBreakMode(settings.lineBreakMode)
        if let kind = mode.truncation, !isUnbounded {
            line = truncated(line, from: local, kind, width, goesOn: truncates && end < delegate.length) ?? line
            end = range.upperBound
        }
        let isLast = end == range.upperBound || delegate.isLineEnd(end - 1)
        if settings.alignment == .justified, !isLast, !isUnbounded {
            line = CTLineCreateJustifiedLine(line, 1, Double(width)) ?? line
        }
        let flush = isUnbounded ? 0 : CTLineGetPenOffsetForFlush(line, settings.flush(isRightToLeft), Double(width))
        let left = isRightToLeft && !isUnbounded ? room.width - padding - tail : padding + head
        return MadeLine(
            line: line, extent: LineBox(line, settings, usesFontLeading: delegate.usesFontLeading), room: room,
            x: left + CGFloat(flush), range: start..<end)
    }

    /// The last allowed line break up to a given one; the given one if none is allowed.
    private func allowedBreak(_ end: Int, after start: Int) -> Int {
        guard end < range.upperBound, !delegate.isLineEnd(end - 1) else { return end }
        var place = end
        while place > start {
            if delegate.mayBreakLine(before: place, hyphenating: hasHyphen(at: place)) { return place }
            repeat { place -= 1 } while place > start && delegate.unit(place - 1) != 0x20
        }
        return end
    }

    /// Whether a line that ends at an offset is hyphenated there.
    private func hasHyphen(at place: Int) -> Bool { typesetter.hasHyphen(at: place - range.lowerBound) }

    private func clusterBreak(_ local: Int, _ width: Double, _ head: CGFloat) -> Int {
        let count = CTTypesetterSuggestClusterBreakWithOffset(typesetter, local, width, Double(head))
        return min(count, CTTypesetterSuggestLineBreakWithOffset(typesetter, local, .infinity, Double(head)))
    }

    /// The line, with an ellipsis where text is omitted.
    private func truncated(
        _ line: CTLine, from local: Int, _ kind: CTLineTruncationType, _ width: CGFloat, goesOn: Bool
    ) -> CTLine? {
        let rest = CTTypesetterCreateLine(typesetter, CFRange(location: local, length: 0))
        let visible = CTLineGetTypographicBounds(rest, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(rest)
        guard goesOn || visible > Double(width) else { return rest }
        let attributes = delegate.lineAttributes(at: range.lowerBound + local)
        let token = CTLine.ellipsis(attributes)
        if visible > Double(width) { return CTLineCreateTruncatedLine(rest, Double(width), kind, token) }
        return rest
    }

    private func place(
        _ made: [MadeLine], _ cursor: LineCursor, before: CGFloat, top: CGFloat, _ container: NSTextContainer
    ) -> Band? {
        guard let tallest = made.map(\.extent).max(by: { $0.height < $1.height }), let last = made.last else {
            return nil
        }
        var fragments: [LineFragment] = []
        var bottom = top
        let ends = last.range.upperBound == range.upperBound
        for line in made {
            let used = CTLineGetTypographicBounds(line.line, nil, nil, nil)
            let spacing =
                delegate.delegateLineSpacing(after: line.range.upperBound - 1, line.room) ?? settings.lineSpacing
            let after =
                ends && line.range == last.range
                ? delegate.delegateSpacing(after: line.range.upperBound - 1, line.room) ?? settings.paragraphSpacing : 0
            // The space before the paragraph belongs to its first fragment, and thus to that fragment's hit area.
            let rect = CGRect(
                x: line.room.minX, y: top - before, width: line.room.width,
                height: before + tallest.height + spacing + after)
            let visible = CGFloat(used - CTLineGetTrailingWhitespaceWidth(line.line))
            let indent = line.line.isRightToLeft ? CGFloat(used) - visible : 0
            let usedRect = CGRect(
                x: rect.minX + line.x + indent - container.lineFragmentPadding, y: top,
                width: visible + 2 * container.lineFragmentPadding, height: tallest.height)
            var fragment = LineFragment(
                line: line.line, range: line.range, base: range.lowerBound, rect: rect, usedRect: usedRect,
                origin: CGPoint(x: line.x, y: before + tallest.ascent), container: cursor.container,
                endsParagraph: line.range.upperBound == range.upperBound
                    || delegate.isLineEnd(line.range.upperBound - 1))
            delegate.offerToDelegate(&fragment, container)
            bottom = max(bottom, fragment.rect.maxY)
            fragments.append(fragment)
        }
        return Band(fragments: fragments, end: last.range.upperBound, bottom: bottom)
    }
}

extension ParagraphSettings {
    /// The flush factor: 0 for left, 1 for right.
    func flush(_ isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .left: 0
        case .right: 1
        case .center: 0.5
        case .justified, .natural: isRightToLeft ? 1 : 0
        }
    }
}

extension NSLineBreakMode {
    var truncation: CTLineTruncationType? {
        switch self {
        case .byTruncatingHead: .start
        case .byTruncatingTail: .end
        case .byTruncatingMiddle: .middle
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }
}
