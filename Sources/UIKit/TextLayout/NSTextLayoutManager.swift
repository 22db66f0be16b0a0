import CoreGraphics
public import Foundation

/// Lays out the elements of a content manager in a container, as far as they are looked at.
///
/// What is not laid out has an estimated height. Lines are those of an ``NSLayoutManager`` for the same text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutmanager)
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    final var blocks = TextBlocks()
    private(set) final weak var manager: NSTextContentManager?
    private final var ownContainer: NSTextContainer?
    final var renderingAttributes = RangedAttributes()
    /// How many elements were broken into lines, for tests.
    final var layoutCount = 0
    final var links = LinkStyle() {
        didSet { forgetLines() }
    }
    final var attributesOfEmptyText: [NSAttributedString.Key: Any] = [:]
    final var invalidated: (() -> Void)?
    /// The providers of attachments in fragments that the last edit replaced, for those that take their places.
    final var replacedProviders: [KnownViewProvider] = []
    /// The view that holds the views of attachments.
    final weak var viewOfAttachments: UIView?

    /// Creates a layout manager without a text and a container.
    public override init() {}

    /// The delegate. Not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?

    // MARK: The text

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

    // MARK: The container

    /// The container that the text is laid out in; without one there are no lines.
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

    /// Whether lines include the space that fonts want between them. True by default.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { forgetLines() } }
    }

    /// Whether contents that take long to lay out are limited. Kept without effect.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are parted where a paragraph's `hyphenationFactor` is 0. False by default.
    open var usesHyphenation = false {
        didSet { if usesHyphenation != oldValue { forgetLines() } }
    }

    /// The queue that layout runs on; nil, the default, for the caller's. Kept without effect: layout is the caller's.
    open var layoutQueue: OperationQueue?

    // MARK: Viewport and selection

    /// What lays out the part of the text that is seen.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    /// What the user has selected.
    open var textSelections: [NSTextSelection] = []

    /// What moves selections.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    // MARK: Rendering attributes

    /// Called before a fragment is drawn whose rendering attributes have been invalidated, to set them.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

    /// What links look like, where the delegate says nothing else: the tint's colour, underlined.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Returns what a link looks like.
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let standard = type(of: self).linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
    }

    // MARK: Editing

    /// Puts a text in the place of a range.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    /// Puts elements in the place of a range.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        guard let manager else { return }
        manager.performEditingTransaction { manager.replaceContents(in: range, with: textElements) }
    }

    // MARK: Selection's data

    /// The whole text.
    open var documentRange: NSTextRange { manager?.documentRange ?? NSTextRange(0..<0) }
}

/// Decides how a text is laid out. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate)
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment for an element: by default an `NSTextLayoutFragment`.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Whether a line may end before a place. True by default; where no place of the line is allowed, the first one is taken.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool
    /// Returns what a link looks like; nil for its own attributes. The default attributes, unless implemented.
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
