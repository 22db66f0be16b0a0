import CoreGraphics
public import Foundation

/// Moves, grows and makes selections, as keys and touches do.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselectionnavigation)
open class NSTextSelectionNavigation: NSObject {
    /// A direction in the text or on the screen.
    public enum Direction: Int, Sendable {
        /// To the text's end, or its beginning.
        case forward, backward
        /// On the screen.
        case right, left, up, down
    }

    /// How far a selection moves.
    public enum Destination: Int, Sendable {
        /// To the next character as people see it, or the next line up or down; the end of a word; of a line.
        case character, word, line
        /// To the end of a sentence; a paragraph; a container; the text.
        case sentence, paragraph, container, document
    }

    /// What the user holds down while touching.
    public struct Modifier: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Grows what is selected.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Selects what lies in a rectangle.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Selects what lies in a rectangle, each line by itself.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The direction of a line's text.
    public enum WritingDirection: Int, Sendable {
        /// Left to right, or right to left.
        case leftToRight, rightToLeft
    }

    /// The direction of lines.
    public enum LayoutOrientation: Int, Sendable {
        /// Across, or down.
        case horizontal, vertical
    }

    /// Creates a navigation over a text, which it does not retain.
    public init(dataSource: any NSTextSelectionDataSource) { textSelectionDataSource = dataSource }

    /// The text and its layout. Not retained.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?

    /// Whether selections may have several ranges. False by default.
    open var allowsNonContiguousRanges = false

    /// Whether points are turned with the lines' direction. False by default. Kept without effect: all lines run across.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Forgets what is known of the layout. Does nothing: nothing is kept.
    open func flushLayoutCache() {}

    // MARK: Moving

    /// Returns a selection moved in a direction, or grown if it is extended; confined to its paragraph if that is asked for.
    /// Nil where there is nowhere to go.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
            let last = textSelection.textRanges.last
        else { return nil }
        let mover = SelectionMover(source: source)
        let (start, end) = (first.location, last.endLocation)
        let isEmpty = start.compare(end) == .orderedSame
        let isForward = mover.isForward(direction, at: start)
        let anchor = textSelection.isBackward ? end : start
        let active = textSelection.isBackward ? start : end
        let from = extending ? active : isForward ? end : start
        var step: SelectionMover.Step?
        if !isEmpty, !extending, destination == .character, direction != .up, direction != .down {
            // A selection gives way to the cursor at its end.
            step = SelectionMover.Step(location: from)
        } else {
            step = mover.step(
                from: from, direction, destination, x: textSelection.anchorPositionOffset,
                isUpstream: isEmpty && textSelection.affinity == .upstream)
        }
        guard var step else { return nil }
        if confined, let paragraph = source.textRange(for: .paragraph, enclosing: from) {
            step.location = mover.confine(step.location, to: paragraph)
        }
        guard extending else {
            if isEmpty, step.location.compare(from) == .orderedSame, step.affinity == textSelection.affinity {
                return nil
            }
            let moved = NSTextSelection(step.location, affinity: step.affinity)
            moved.anchorPositionOffset = step.x ?? 0
            return moved
        }
        let isBackward = step.location.compare(anchor) == .orderedAscending
        guard
            let range = NSTextRange(
                location: isBackward ? step.location : anchor, end: isBackward ? anchor : step.location)
        else { return nil }
        let grown = NSTextSelection(range: range, affinity: step.affinity, granularity: textSelection.granularity)
        (grown.isBackward, grown.anchorPositionOffset) = (isBackward, step.x ?? 0)
        return grown
    }

    // MARK: Touching

    /// Returns what a touch at a point of the container selects: a cursor, or from the anchors to the point while the user
    /// drags or holds the modifier to extend.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource else { return [] }
        let mover = SelectionMover(source: source)
        guard let touched = mover.location(at: point, inContainerAt: containerLocation) else { return anchors }
        guard selecting || modifiers.contains(.extend), let anchor = anchors.first,
            let first = anchor.textRanges.first, let last = anchors.last?.textRanges.last
        else { return [NSTextSelection(touched.location, affinity: touched.affinity)] }
        if !modifiers.isDisjoint(with: [.visual, .multiple]) {
            let ranges = mover.ranges(from: first.location, to: point, inContainerAt: containerLocation)
            if modifiers.contains(.multiple) {
                return ranges.map { NSTextSelection(range: $0, affinity: .downstream, granularity: .character) }
            }
            if allowsNonContiguousRanges, !ranges.isEmpty {
                return [NSTextSelection(ranges, affinity: .downstream, granularity: .character)]
            }
        }
        var target = NSTextRange(location: touched.location)
        if anchor.granularity != .character,
            let unit = source.textRange(for: anchor.granularity, enclosing: touched.location)
        {
            target = unit
        }
        let isBackward = target.location.compare(first.location) == .orderedAscending
        let fixed = NSTextRange(location: first.location, end: last.endLocation) ?? first
        let pivot = anchor.granularity == .character && anchor.isBackward ? last.endLocation : first.location
        let range =
            anchor.granularity == .character
            ? NSTextRange(
                location: isBackward ? target.location : pivot, end: isBackward ? last.endLocation : target.endLocation)
                ?? NSTextRange(location: touched.location) : fixed.union(target)
        let selection = NSTextSelection(range: range, affinity: touched.affinity, granularity: anchor.granularity)
        (selection.isBackward, selection.isTransient) = (isBackward, selecting)
        return [selection]
    }

    /// Returns a selection grown to whole units.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let first = source.textRange(for: selectionGranularity, enclosing: range.location) else {
                return range
            }
            if range.isEmpty { return first }
            let inner = source.location(range.endLocation, offsetBy: -1) ?? range.location
            let last = source.textRange(for: selectionGranularity, enclosing: inner) ?? first
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// Returns the unit at a point of the container.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource,
            let touched = SelectionMover(source: source).location(at: point, inContainerAt: location)
        else { return nil }
        return textSelection(
            for: selectionGranularity, enclosing: NSTextSelection(touched.location, affinity: touched.affinity))
    }

    // MARK: Editing

    /// Returns where text of a direction is inserted at a cursor that is seen in two places; nil for a cursor in one.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        guard !textSelection.isLogical, let second = textSelection.secondarySelectionLocation,
            let first = textSelection.textRanges.first?.location, let source = textSelectionDataSource
        else { return nil }
        return source.baseWritingDirection(at: first) == writingDirection ? first : second
    }

    /// Returns what a deletion takes away: what is selected, or from the cursor to where it would go. Backwards, a
    /// character of several parts may lose only its last one.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        guard textSelection.textRanges.allSatisfy(\.isEmpty), let source = textSelectionDataSource,
            let place = textSelection.textRanges.first?.location
        else { return textSelection.textRanges.filter { !$0.isEmpty } }
        let mover = SelectionMover(source: source)
        if allowsDecomposition, direction == .backward, destination == .character,
            let part = mover.lastScalar(before: place)
        {
            return [part]
        }
        guard
            let end = mover.step(from: place, direction, destination, x: 0, isUpstream: false)?.location,
            end.compare(place) != .orderedSame
        else { return [] }
        let isBackward = end.compare(place) == .orderedAscending
        return [NSTextRange(location: isBackward ? end : place, end: isBackward ? place : end)].compactMap(\.self)
    }
}
