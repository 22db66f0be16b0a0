import CoreGraphics
import CoreText
public import Foundation

extension NSTextLayoutManager {
    // MARK: Locations

    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let manager = textContentManager else { return nil }
        let (place, overflow) = manager.place(of: location).addingReportingOverflow(offset)
        return !overflow && (0...manager.unitCount).contains(place) ? manager.location(at: place) : nil
    }

    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    // MARK: Text segments

    /// The text of a paragraph and its start.
    private final func paragraph(at place: Int) -> (start: Int, units: [UInt16])? {
        guard let index = blocks.index(at: place) else { return nil }
        let text = blocks[index].fragment?.textElement ?? textContentManager?.element(at: blocks.start(index))
        return (blocks.start(index), text?.styledText.units ?? [])
    }

    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let manager = textContentManager else { return }
        let isReverse = options.contains(.reverse)
        var place = manager.place(of: location)
        var stop = ObjCBool(false)
        while isReverse ? place > 0 : place < blocks.length {
            guard let paragraph = paragraph(at: isReverse ? place - 1 : place) else { return }
            let parts = units(of: paragraph.units, from: paragraph.start, options)
            for part in isReverse ? parts.reversed() : parts
            where isReverse ? part.range.lowerBound < place : part.range.upperBound > place {
                let range = part.range.lowerBound - paragraph.start..<part.range.upperBound - paragraph.start
                let text =
                    options.contains(.substringNotRequired)
                    ? nil : String(decoding: paragraph.units[range], as: UTF16.self)
                block(text, manager.range(part.range), manager.range(part.enclosing), &stop)
                if stop.boolValue { return }
            }
            let next = isReverse ? paragraph.start : paragraph.start + max(paragraph.units.count, 1)
            guard next != place else { return }
            place = next
        }
    }

    /// The units of a paragraph, and their ranges extended to the next unit.
    private final func units(
        of units: [UInt16], from start: Int, _ options: NSString.EnumerationOptions
    ) -> [(range: Range<Int>, enclosing: Range<Int>)] {
        let whole = start..<start + units.count
        func contents(_ range: Range<Int>) -> Range<Int> {
            var end = range.upperBound
            while end > range.lowerBound, units[end - start - 1].endsTextParagraph { end -= 1 }
            return range.lowerBound..<end
        }
        var ranges: [Range<Int>]
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byLines.rawValue:
            return lines(of: whole).map { (contents($0.range), $0.range) }
        case NSString.EnumerationOptions.byParagraphs.rawValue: return [(contents(whole), whole)]
        case NSString.EnumerationOptions.words.rawValue:
            let segments = TextSegments(units, language: Locale.current.identifier(.bcp47))
            ranges = segments.ranges(.word)
        case NSString.EnumerationOptions.sentences.rawValue: ranges = TextSegments(units).ranges(.sentence)
        default: ranges = TextSegments(units).ranges(.character)
        }
        ranges = ranges.map { $0.lowerBound + start..<$0.upperBound + start }
        return ranges.enumerated().map { index, range in
            let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : whole.upperBound
            return (range, range.lowerBound..<end)
        }
    }

    public func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard let manager = textContentManager, blocks.length > 0 else { return nil }
        let place = manager.place(of: location)
        if selectionGranularity == .line, place >= blocks.length, unit(blocks.length - 1).endsTextParagraph {
            return manager.range(place..<place)
        }
        let inner = min(place, blocks.length - 1)
        guard let paragraph = paragraph(at: inner) else { return nil }
        let whole = paragraph.start..<paragraph.start + paragraph.units.count
        let local = inner - paragraph.start
        switch selectionGranularity {
        case .paragraph: return manager.range(whole)
        case .line: return manager.range(line(at: inner)?.range ?? whole)
        case .character, .word, .sentence:
            let segments = TextSegments(paragraph.units, language: Locale.current.identifier(.bcp47))
            func isBoundary(_ place: Int) -> Bool {
                switch selectionGranularity {
                case .word: segments.isWordBreak(place)
                case .sentence: segments.isSentence(place)
                default: segments.isCharacter(place)
                }
            }
            guard local < segments.length else { return manager.range(inner..<inner + 1) }
            let start = (0...local).last(where: isBoundary) ?? 0
            let end = (local + 1...segments.length).first(where: isBoundary) ?? segments.length
            return manager.range(paragraph.start + start..<paragraph.start + end)
        }
    }

    // MARK: Layout

    public func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        guard let manager = textContentManager, blocks.length > 0,
            let line = line(at: min(manager.place(of: location), blocks.length - 1), isUpstream: false)
        else { return .leftToRight }
        return line.line.isRightToLeft ? .rightToLeft : .leftToRight
    }

    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let manager = textContentManager else { return }
        var stop = ObjCBool(false)
        guard let line = line(at: manager.place(of: location), isUpstream: false) else {
            if let extra {
                let x = extra.usedRect.minX + container.lineFragmentPadding
                block(x, documentRange.endLocation, true, &stop)
            }
            return
        }
        var offsets: [(x: CGFloat, place: Int, isLeading: Bool)] = []
        CTLineEnumerateCaretOffsets(line.line) { offset, index, isLeading, _ in
            offsets.append((line.baseline.x + CGFloat(offset), line.base + index, isLeading))
        }
        for offset in offsets where !stop.boolValue {
            block(offset.x, manager.location(at: offset.place), offset.isLeading, &stop)
        }
    }

    /// Returns the range of the line at a point of the container, or of the nearest one; nil if there is none.
    public func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange? {
        guard point.x.isFinite, point.y.isFinite, let manager = textContentManager else { return nil }
        if let extra, point.y >= extra.rect.minY { return manager.range(blocks.length..<blocks.length) }
        return line(near: point).map { manager.range($0.range) }
    }
}

extension NSString.EnumerationOptions {
    // Foundation on Linux accepts these options, but can't enumerate by them.
    static let words = NSString.EnumerationOptions(rawValue: 3)
    static let sentences = NSString.EnumerationOptions(rawValue: 4)
}

extension TextSegments {
    /// The ranges of characters, words or sentences, in order.
    fileprivate func ranges(_ granularity: NSTextSelection.Granularity) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        for place in stride(from: 1, through: length, by: 1) {
            switch granularity {
            case .word:
                guard isWordBreak(place) else { continue }
                if isWordEnd(place) { found.append(start..<place) }
            case .sentence:
                guard isSentence(place) else { continue }
                found.append(start..<place)
            default:
                guard isCharacter(place) else { continue }
                found.append(start..<place)
            }
            start = place
        }
        return found
    }
}
