import CoreGraphics
import CoreText
public import Foundation

/// Lays out text in containers, and draws it.
///
/// Glyphs have the indices of their characters, in UTF-16 units; a character that is shown by another one's glyph has a
/// null glyph. Text is laid out lazily, and an edit lays out the paragraphs that it touches again.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutmanager)
open class NSLayoutManager: NSObject, NSCoding {
    final var layout = TextFlow()
    final var containers: [NSTextContainer] = []
    private(set) final weak var storage: NSTextStorage?
    /// The hidden glyphs.
    final var hiddenGlyphs: Set<Int> = []
    /// The glyphs that are marked as drawing outside their line fragments.
    final var outsideGlyphs: Set<Int> = []
    final var extraFragment: ExtraLineFragment?

    public override init() {}

    public required init?(coder: NSCoder) {
        super.init()
        usesFontLeading = !coder.containsValue(forKey: "NSNoFontLeading")
    }

    open func encode(with coder: NSCoder) { if !usesFontLeading { coder.encode(true, forKey: "NSNoFontLeading") } }

    /// The delegate. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    // MARK: Text storage

    /// The text storage. Setting it moves the layout manager from one text storage to another.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
        }
    }

    final func storageDidChange(to storage: NSTextStorage?) {
        self.storage = storage
        (hiddenGlyphs, outsideGlyphs) = ([], [])
        layout = TextFlow(units: storage.map { Array($0.string.utf16) } ?? [])
        layoutDidBecomeInvalid()
    }

    /// Processes an edit of the text: `newCharRange` is the range after the edit, which has grown by `delta`.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let range = NSUnionRange(newCharRange, invalidatedCharRange)
        replaceUnits(of: textStorage, in: range, delta: delta)
        layoutDidBecomeInvalid()
    }

    // MARK: Containers

    /// The containers that the text fills, in order.
    open var textContainers: [NSTextContainer] { containers }

    /// Appends a container.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard (0...containers.count).contains(index), !containers.contains(where: { $0 === container }) else {
            return reportOnce(
                "NSLayoutManager: no container can be inserted at \(index); ignored (NSRangeException)")
        }
        container.layoutManager = self
        containers.insert(container, at: index)
        relayout(fromContainer: max(index - 1, 0))
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else {
            return reportOnce("NSLayoutManager: there is no container \(index) to remove (NSRangeException)")
        }
        containers.remove(at: index).layoutManager = nil
        relayout(fromContainer: max(index - 1, 0))
    }

    /// Called when a container's geometry has changed, which invalidates the layout from that container on.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard let index = containers.firstIndex(where: { $0 === container }) else { return }
        relayout(fromContainer: index)
    }

    final func container(_ container: NSTextContainer, didChangeFrom size: CGSize) {
        textContainerChangedGeometry(container)
        delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
    }

    // MARK: Options

    /// Whether line heights include the fonts' leading. True by default.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { relayout(fromContainer: 0) } }
    }

    /// Whether invisible characters are shown. Stored without effect.
    open var showsInvisibleCharacters = false

    /// Whether control characters are shown. Stored without effect.
    open var showsControlCharacters = false

    /// Whether words are hyphenated where a paragraph's `hyphenationFactor` is 0. False by default.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { relayout(fromContainer: 0) } }
    }

    /// Whether non-contiguous layout is allowed. Stored without effect: text is laid out from its beginning, as far as
    /// requested.
    open var allowsNonContiguousLayout = false

    /// Whether the layout has gaps: always false.
    open var hasNonContiguousLayout: Bool { false }

    /// Whether layout is limited for contents that would take too long. Stored without effect.
    open var limitsLayoutForSuspiciousContents = false

    // MARK: Invalidation

    /// Invalidates the layout of a range.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        guard let range = usable(charRange) else { return }
        let paragraphs = layout.paragraphs(range)
        actualCharRange?.pointee = NSRange(paragraphs)
        layout.cut(at: paragraphs.lowerBound)
        layoutDidBecomeInvalid()
    }

    /// Invalidates the glyphs of a range, and with them their layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
    }

    /// Requests a redraw of a range.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayDidBecomeInvalid?() }

    /// Requests a redraw of a range.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { displayDidBecomeInvalid?() }

    /// Called when the displayed text is no longer valid.
    final var displayDidBecomeInvalid: (() -> Void)?

    final func layoutDidBecomeInvalid() {
        extraFragment = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
        displayDidBecomeInvalid?()
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs, with the container's top left corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(glyphsToShow, at: origin)
    }

    /// Draws glyphs with their underlines, strikethroughs, shadows and attachments, with the container's top left
    /// corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLines(glyphsToShow, at: origin)
    }

    /// Fills rectangles behind text.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for index in 0..<max(rectCount, 0) { context.fill(rectArray[index]) }
    }

    // MARK: Layout modification

    /// Sets the rectangle of the line fragment at the start of a glyph range, and its used rectangle.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
        guard let index = fragmentIndex(at: glyphRange.location) else { return }
        layout.fragments[index].rect = fragmentRect
        layout.fragments[index].usedRect = usedRect
    }

    /// Sets the location of the line at the start of a glyph range, relative to its fragment's top left corner.
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
        guard let index = fragmentIndex(at: glyphRange.location) else { return }
        layout.fragments[index].origin = location
    }

    /// Sets whether a glyph is hidden.
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
        if flag { hiddenGlyphs.insert(glyphIndex) } else { hiddenGlyphs.remove(glyphIndex) }
        displayDidBecomeInvalid?()
    }

    /// Sets the extra line for the cursor after a text that is empty or ends with a paragraph terminator.
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
        guard let index = containers.firstIndex(where: { $0 === container }) else { return }
        extraFragment = ExtraLineFragment(rect: fragmentRect, usedRect: usedRect, container: index, baseline: 0)
    }

    // MARK: Links

    /// The attributes of links, which override their own.
    final var linkAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { relayout(fromContainer: 0) }
    }

    /// Links that aren't attributes of the text.
    final var detectedLinks: [DetectedLink] = []

    // MARK: Attributes of empty text

    /// The attributes of the extra line if there is no text.
    final var emptyAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { extraFragment = nil }
    }
}
