import CoreGraphics
public import Foundation

/// Moves, extends and creates selections, as keys and touches require.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselectionnavigation)
open class NSTextSelectionNavigation: NSObject {
    /// A logical or visual direction.
    public enum Direction: Int, Sendable {
        /// Towards the end of the text, or towards its beginning.
        case forward, backward
        /// In the layout.
        case right, left, up, down
    }

    /// The destination of a selection's movement.
    public enum Destination: Int, Sendable {
        /// The next grapheme cluster, or line for vertical directions; the end of a word; of a line.
        case character, word, line
        /// The end of a sentence; a paragraph; a container; the text.
        case sentence, paragraph, container, document
    }

    /// The modifiers of an interaction.
    public struct Modifier: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Extends the selection.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Selects the text in a rectangle.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Selects the text in a rectangle, with a separate range for each line.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The writing direction of a line.
    public enum WritingDirection: Int, Sendable {
        /// Left to right, or right to left.
        case leftToRight, rightToLeft
    }

    /// The layout orientation.
    public enum LayoutOrientation: Int, Sendable {
        /// Horizontal or vertical.
        case horizontal, vertical
    }

    /// Creates a navigation with a data source, which it doesn't retain.
    public init(dataSource: any NSTextSelectionDataSource) { textSelectionDataSource = dataSource }

    /// The data source. Not retained.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?

    /// Whether selections may have multiple ranges. False by default.
    open var allowsNonContiguousRanges = false

    /// Whether coordinates are rotated by the layout orientation. False by default. Stored without effect: all lines
    /// are horizontal.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Flushes cached layout information. Does nothing: nothing is cached.
    open func flushLayoutCache() {}

    // MARK: Caret movement

    /// Returns a selection moved in a direction, or extended; confined to its paragraph if requested. Nil if it can't
    /// be moved.
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
            // A selection collapses to the insertion point at its end.
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

    // MARK: Selection by touch

    /// Returns the selections for an interaction at a point of the container: an insertion point, or from the anchors
    /// to the point during a drag or with the extend modifier.
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

    /// Returns a selection extended to whole units.
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

    /// Returns a selection of the unit at a point of the container.
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

    /// Returns the location at which text of a writing direction is inserted for an insertion point displayed at two
    /// locations; nil if it has only one.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        guard !textSelection.isLogical, let second = textSelection.secondarySelectionLocation,
            let first = textSelection.textRanges.first?.location, let source = textSelectionDataSource
        else { return nil }
        return source.baseWritingDirection(at: first) == writingDirection ? first : second
    }

    /// Returns the ranges that a deletion removes: the selection, or from the insertion point to its destination.
    /// With `allowsDecomposition`, a backward deletion removes only the last scalar of a grapheme cluster.
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
