import CoreGraphics
public import Foundation

extension NSTextLayoutManager {
    /// The type of text segments.
    public enum SegmentType: Int, Sendable {
        /// For decorations under or beside text: as high as the lines' glyphs.
        case standard
        /// For selections: with the lines' full height including spacing, extended to their ends where a range
        /// continues below.
        case selection
        /// For highlights: with the lines' full height including spacing.
        case highlight
    }

    /// Options for enumerating segments.
    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line's segments.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first segment extends to the start of its line.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last segment extends to the end of its line.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty segment between two lines is on the first.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// Calls a block for the segments of a range, one for each part of a line, with their ranges, rectangles in the
    /// container, baselines relative to the rectangles' tops, and the container, until it returns false. An empty range
    /// has a segment without width.
    public final func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let manager = textContentManager, let container = textContainer else { return }
        let places = manager.places(of: textRange)
        let found = places.isEmpty ? caret(at: places.lowerBound, options) : segments(of: places, type, options)
        for segment in found {
            let range = options.contains(.rangeNotRequired) ? nil : manager.range(segment.range)
            if !block(range, segment.rect, segment.baseline, container) { return }
        }
    }

    struct Segment {
        var rect: CGRect
        var baseline: CGFloat
        var range: Range<Int>
    }

    private final func caret(at place: Int, _ options: SegmentOptions) -> [Segment] {
        if let line = line(at: place, isUpstream: options.contains(.upstreamAffinity)) {
            let x = line.x(of: min(place, line.range.upperBound))
            return [
                Segment(
                    rect: CGRect(x: x, y: line.usedRect.minY, width: 0, height: line.usedRect.height),
                    baseline: line.baseline.y - line.usedRect.minY, range: place..<place)
            ]
        }
        guard let extra else { return [] }
        let used = extra.usedRect
        return [
            Segment(
                rect: CGRect(
                    x: used.minX + container.lineFragmentPadding, y: used.minY, width: 0, height: used.height),
                baseline: extra.rect.minY + extra.baseline - used.minY, range: place..<place)
        ]
    }

    private final func segments(of places: Range<Int>, _ type: SegmentType, _ options: SegmentOptions) -> [Segment] {
        var lines = lines(of: places)
        if options.contains(.middleFragmentsExcluded), lines.count > 2 { lines = [lines[0], lines[lines.count - 1]] }
        let padding = container.lineFragmentPadding
        var found = lines.flatMap { line in
            line.enclosingRects(
                of: places, selected: type == .selection ? places : nil, padding: padding, unit
            ).map { part -> Segment in
                var rect = part.rect
                if type == .standard { (rect.origin.y, rect.size.height) = (line.usedRect.minY, line.usedRect.height) }
                return Segment(rect: rect, baseline: line.baseline.y - rect.minY, range: part.range)
            }
        }
        if options.contains(.headSegmentExtended), let line = lines.first, !found.isEmpty {
            found[0].rect = found[0].rect.union(line.edge(isEnd: false, padding, found[0].rect))
        }
        if options.contains(.tailSegmentExtended), let line = lines.last, !found.isEmpty {
            let last = found.count - 1
            found[last].rect = found[last].rect.union(line.edge(isEnd: true, padding, found[last].rect))
        }
        return found
    }
}

extension LineFragment {
    /// The start or end of the line, as high as a segment of it.
    fileprivate func edge(isEnd: Bool, _ padding: CGFloat, _ part: CGRect) -> CGRect {
        let x = isEnd != line.isRightToLeft ? rect.maxX - padding : rect.minX + padding
        return CGRect(x: x, y: part.minY, width: 0, height: part.height)
    }
}
