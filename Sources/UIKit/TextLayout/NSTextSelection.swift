import CoreGraphics
public import Foundation

/// A selection in a text: its ranges, of which an empty one is an insertion point.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselection)
open class NSTextSelection: NSObject {
    /// The granularity of a selection's extension.
    public enum Granularity: Int, Sendable {
        /// Characters; words; paragraphs; lines; sentences.
        case character, word, paragraph, line, sentence
    }

    /// The affinity of an insertion point at a line boundary.
    public enum Affinity: Int, Sendable {
        /// The end of the previous line.
        case upstream = 0
        /// The start of the next line.
        case downstream = 1
    }

    /// Creates a selection of ranges in order.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    }

    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// The ranges, in text order.
    public final let textRanges: [NSTextRange]

    /// The granularity of the selection's extension.
    public final let granularity: Granularity

    /// The affinity of an insertion point at a line boundary.
    public final let affinity: Affinity

    /// Whether the selection is transient, during a drag.
    public internal(set) final var isTransient = false

    /// The preferred horizontal position of the insertion point for vertical movement, in points of the container; 0
    /// for its current one.
    open var anchorPositionOffset: CGFloat = 0

    /// Whether the selection follows logical rather than visual order. True by default.
    open var isLogical = true

    /// The second location at which an insertion point between directions is displayed; nil for none.
    open var secondarySelectionLocation: (any NSTextLocation)?

    /// The typing attributes.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether the anchor of a selection extended by keys is its end.
    final var isBackward = false

    /// Returns a selection with other ranges and the same properties.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let other = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        (other.anchorPositionOffset, other.isLogical) = (anchorPositionOffset, isLogical)
        (other.secondarySelectionLocation, other.typingAttributes) = (secondarySelectionLocation, typingAttributes)
        other.isBackward = isBackward
        return other
    }
}
