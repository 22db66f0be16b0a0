public import CoreGraphics
public import Foundation

/// A layout fragment: the lines of an element.
///
/// The coordinates of lines are relative to the fragment's frame, which is in the container's coordinates. The line
/// fragment padding isn't included in either.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutfragment)
open class NSTextLayoutFragment: NSObject {
    /// Options for enumerating fragments.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From end to start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// With estimated sizes.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// With their lines laid out.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// Including the extra line after a text that is empty or ends with a paragraph terminator.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// The state of a fragment's layout.
    public enum State: UInt, Sendable {
        /// Nothing is known.
        case none
        /// The size is estimated.
        case estimatedUsageBounds
        /// The size is calculated.
        case calculatedUsageBounds
        /// The lines are laid out.
        case layoutAvailable
    }

    private final let element: NSTextElement
    private final var ownRange: NSTextRange?
    final weak var manager: NSTextLayoutManager?
    /// The start of the element in the text.
    final var start = 0
    final var lines = FragmentLines()
    final var isEstimated = false
    final var needsRenderingAttributes = true
    /// The view providers of attachments, by their offsets in the element.
    final var knownProviders: [Int: KnownViewProvider] = [:]

    /// Creates a fragment of an element, for its whole range if nil.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        (element, ownRange) = (textElement, rangeInElement)
    }

    /// Returns nil: fragments are created by their layout manager, and aren't archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Text element

    /// The layout manager; nil for a fragment that isn't in one.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The element.
    open var textElement: NSTextElement? { element }

    /// The range of the text that the fragment shows.
    open var rangeInElement: NSTextRange { element.elementRange ?? ownRange ?? NSTextRange(0..<0) }

    // MARK: Lines

    /// The line fragments. Empty before layout.
    open var textLineFragments: [NSTextLineFragment] { lines.shown(self) }

    /// Returns the line fragment at a location; with upstream affinity, the first of two at a boundary. Nil for a
    /// location elsewhere.
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

    /// Returns the line fragment at a vertical offset; the nearest one unless an exact match is required.
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

    /// The state of the fragment's layout.
    open var state: State { lines.isMade ? .layoutAvailable : isEstimated ? .estimatedUsageBounds : .none }

    /// The fragment's frame in the container, including the spacing and margins above and below its lines.
    open var layoutFragmentFrame: CGRect { frameInContainer }

    /// The bounds that the fragment draws in, relative to its frame: the union of its lines' and its glyphs' painted
    /// bounds.
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

    /// Draws the fragment with the corner of its frame at a point.
    open func draw(at point: CGPoint, in context: CGContext) { drawLines(at: point, in: context) }

    /// Discards the lines.
    open func invalidateLayout() {
        guard let manager, let index = manager.blocks.index(at: start) else { return forgetLines() }
        manager.invalidate(index..<index + 1)
    }

    /// The queue for layout; nil for the caller's. Stored without effect: layout runs on the caller's.
    open var layoutQueue: OperationQueue?

    // MARK: Attachments

    /// The view providers of attachments that have views.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { viewProviders }

    /// Returns the frame of an attachment, relative to the fragment's frame; zero if there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let place = manager?.manager?.place(of: location) else { return .zero }
        return attachmentFrame(at: place - start) ?? .zero
    }
}
