import CoreGraphics
public import Foundation

/// Lays out the elements of a content manager in a container, on demand.
///
/// Text that isn't laid out has an estimated height. Lines are identical to those of an ``NSLayoutManager`` for the
/// same text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutmanager)
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    final var blocks = TextBlocks()
    private(set) final weak var manager: NSTextContentManager?
    private final var ownContainer: NSTextContainer?
    final var renderingAttributes = RangedAttributes()
    /// The number of elements broken into lines, for tests.
    final var layoutCount = 0
    final var links = LinkStyle() {
        didSet { forgetLines() }
    }
    final var attributesOfEmptyText: [NSAttributedString.Key: Any] = [:]
    final var invalidated: (() -> Void)?
    /// The attachment view providers of fragments that the last edit replaced, for their replacements.
    final var replacedProviders: [KnownViewProvider] = []
    /// The superview of the attachments' views.
    final weak var viewOfAttachments: UIView?

    /// Creates a layout manager without a content manager and a container.
    public override init() {}

    /// The delegate. Not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?

    // MARK: Content manager

    /// The content manager. Set by adding the layout manager to one.
    open var textContentManager: NSTextContentManager? { manager }

    /// Moves the layout manager to another content manager.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    final func contentManagerDidChange(to manager: NSTextContentManager?) {
        self.manager = manager
        renderingAttributes = RangedAttributes()
        textSelections = []
        relayout()
    }

    // MARK: Text container

    /// The container that the text is laid out in; without one, there are no lines.
    open var textContainer: NSTextContainer? {
        get { ownContainer }
        set {
            guard newValue !== ownContainer else { return }
            if ownContainer?.textLayoutManager === self { ownContainer?.textLayoutManager = nil }
            ownContainer = newValue
            newValue?.textLayoutManager = self
            forgetLines()
        }
    }

    // MARK: Options

    /// Whether line heights include the fonts' leading. True by default.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { forgetLines() } }
    }

    /// Whether layout is limited for contents that would take too long. Stored without effect.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are hyphenated where a paragraph's `hyphenationFactor` is 0. False by default.
    open var usesHyphenation = false {
        didSet { if usesHyphenation != oldValue { forgetLines() } }
    }

    /// The queue for layout; nil, the default, for the caller's. Stored without effect: layout runs on the caller's.
    open var layoutQueue: OperationQueue?

    // MARK: Viewport and selection

    /// The controller that lays out the visible part of the text.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    /// The user's selections.
    open var textSelections: [NSTextSelection] = []

    /// The navigation that moves selections.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    // MARK: Rendering attributes

    /// Called before drawing a fragment whose rendering attributes were invalidated, to set them.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

    /// The rendering attributes of links, unless the delegate provides others: the tint colour, underlined.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Returns the rendering attributes of a link.
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let standard = type(of: self).linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
    }

    // MARK: Editing

    /// Replaces a range with text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    /// Replaces a range with elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        guard let manager else { return }
        manager.performEditingTransaction { manager.replaceContents(in: range, with: textElements) }
    }

    // MARK: Selection data source

    /// The range of the whole text.
    open var documentRange: NSTextRange { manager?.documentRange ?? NSTextRange(0..<0) }
}

/// Controls the layout of a text. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate)
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment for an element: by default an `NSTextLayoutFragment`.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Asks whether a line may break before a location. True by default; if no location in the line is allowed, the
    /// first one is used.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool
    /// Returns the rendering attributes of a link; nil for its own attributes. The proposed attributes, unless
    /// implemented.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool { true }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
