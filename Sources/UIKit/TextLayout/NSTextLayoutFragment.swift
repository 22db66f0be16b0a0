public import CoreGraphics
public import Foundation

/// The lines of an element.
///
/// Coordinates of lines are from the fragment's frame, whose own are the container's. Padding at lines' ends belongs to
/// neither.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutfragment)
open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// With estimated sizes.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// With their lines.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// With the line after a text that ends with a paragraph, or that is empty.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How much of a fragment is known.
    public enum State: UInt, Sendable {
        /// Nothing.
        case none
        /// An estimate of its size.
        case estimatedUsageBounds
        /// Its size.
        case calculatedUsageBounds
        /// Its lines.
        case layoutAvailable
    }

    private final let element: NSTextElement
    private final var ownRange: NSTextRange?
    final weak var manager: NSTextLayoutManager?
    /// Where the element begins in the text.
    final var start = 0
    final var lines = FragmentLines()
    final var isEstimated = false
    final var needsRenderingAttributes = true
    /// What makes the views of attachments, by their places in the element.
    final var knownProviders: [Int: KnownViewProvider] = [:]

    /// Creates a fragment of an element, of its whole range for nil.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        (element, ownRange) = (textElement, rangeInElement)
    }

    /// Returns nil: a fragment is made by its layout manager, and no archive holds one.
    public required init?(coder: NSCoder) { nil }

    // MARK: The element

    /// The layout manager; nil for a fragment that is not shown.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The element.
    open var textElement: NSTextElement? { element }

    /// The part of the text that the fragment shows.
    open var rangeInElement: NSTextRange { element.elementRange ?? ownRange ?? NSTextRange(0..<0) }

    // MARK: Lines

    /// The lines. Empty before the fragment is laid out.
    open var textLineFragments: [NSTextLineFragment] { lines.shown(self) }

    /// Returns the line of a place; the one before where two meet, for upstream affinity. Nil for a place elsewhere.
    open func textLineFragment(
        for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? {
        guard let place = manager?.manager?.place(of: textLocation) else { return nil }
        let local = place - start
        let all = textLineFragments
        let index =
            all.firstIndex { NSLocationInRange(local, $0.characterRange) }
            ?? all.lastIndex { $0.characterRange.upperBound == local }
        guard let index else { return nil }
        if isUpstreamAffinity, index > 0, all[index].characterRange.location == local { return all[index - 1] }
        return all[index]
    }

    /// Returns the line at a height of the fragment; the nearest one unless an exact match is required.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        let all = textLineFragments
        func distance(_ line: NSTextLineFragment) -> CGFloat {
            max(line.typographicBounds.minY - verticalOffset, verticalOffset - line.typographicBounds.maxY, 0)
        }
        if let found = all.first(where: {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }) {
            return found
        }
        return requiresExactMatch ? nil : all.min { distance($0) < distance($1) }
    }

    // MARK: Geometry

    /// How much of the fragment is known.
    open var state: State { lines.isMade ? .layoutAvailable : isEstimated ? .estimatedUsageBounds : .none }

    /// The rectangle that the fragment takes of the container, with the spaces and margins above and below its lines.
    open var layoutFragmentFrame: CGRect { frameInContainer }

    /// The rectangle that the fragment draws in, from its frame's corner: around what glyphs paint, and its lines.
    open var renderingSurfaceBounds: CGRect { standardSurface }

    /// The space before lines, in points. 0 by default.
    open var leadingPadding: CGFloat { 0 }

    /// The space after lines, in points. 0 by default.
    open var trailingPadding: CGFloat { 0 }

    /// The space above the lines, in points. 0 by default.
    open var topMargin: CGFloat { 0 }

    /// The space below the lines, in points. 0 by default.
    open var bottomMargin: CGFloat { 0 }

    // MARK: Drawing

    /// Draws the fragment with its frame's corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) { drawLines(at: point, in: context) }

    /// Forgets the lines.
    open func invalidateLayout() {
        guard let manager, let index = manager.blocks.index(at: start) else { return forgetLines() }
        manager.invalidate(index..<index + 1)
    }

    /// The queue that layout runs on; nil for the caller's. Kept without effect: layout is the caller's.
    open var layoutQueue: OperationQueue?

    // MARK: Attachments

    /// What makes the views of attachments that have some.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { viewProviders }

    /// Returns the rectangle of an attachment, from the frame's corner; zero where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let place = manager?.manager?.place(of: location) else { return .zero }
        return attachmentFrame(at: place - start) ?? .zero
    }
}
