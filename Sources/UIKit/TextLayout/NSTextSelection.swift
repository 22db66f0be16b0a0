import CoreGraphics
public import Foundation

/// What is selected in a text: ranges, of which an empty one is a cursor.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextselection)
open class NSTextSelection: NSObject {
    /// By which units a selection grows.
    public enum Granularity: Int, Sendable {
        /// Characters; words; paragraphs; lines; sentences.
        case character, word, paragraph, line, sentence
    }

    /// Which of two lines a cursor between them belongs to.
    public enum Affinity: Int, Sendable {
        /// The one before.
        case upstream = 0
        /// The one after.
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

    /// Creates a cursor.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// The ranges, in the text's order.
    public final let textRanges: [NSTextRange]

    /// By which units the selection grows.
    public final let granularity: Granularity

    /// Which of two lines a cursor between them belongs to.
    public final let affinity: Affinity

    /// Whether the selection lasts only while the user drags.
    public internal(set) final var isTransient = false

    /// Where the cursor stands on its line for moves up and down, in points of the container; 0 for where it is.
    open var anchorPositionOffset: CGFloat = 0

    /// Whether the selection is one by the text's order rather than by how it looks. True by default.
    open var isLogical = true

    /// The place where a cursor between directions is seen, too; nil for none.
    open var secondarySelectionLocation: (any NSTextLocation)?

    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Whether the anchor of a selection that keys extend is its end.
    final var isBackward = false

    /// Returns a selection of other ranges with the same properties.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let other = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        (other.anchorPositionOffset, other.isLogical) = (anchorPositionOffset, isLogical)
        (other.secondarySelectionLocation, other.typingAttributes) = (secondarySelectionLocation, typingAttributes)
        other.isBackward = isBackward
        return other
    }
}
