public import CoreGraphics
import CoreText
public import Foundation

/// An image within text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachment)
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout {
    private let mark = AttributeValueHeader()

    /// The character that represents an attachment in a string.
    public static let character = 0xFFFC

    /// The image; nil to use the one from `contents`.
    open var image: UIImage?

    /// The attachment's rectangle in points, relative to the baseline, y up. Zero, the default, stands for the
    /// image's own size on the baseline, with the baseline alignment of a symbol.
    open var bounds = CGRect.zero

    /// The contents of an image file.
    open var contents: Data?

    /// The uniform type identifier of the contents.
    open var fileType: String?

    /// The file that the attachment represents; nil if it was created from contents only.
    open var fileWrapper: FileWrapper? {
        get { ownWrapper ?? contents.map { FileWrapper(regularFileWithContents: $0) } }
        set {
            ownWrapper = newValue
            guard let data = newValue.flatMap({ $0.isRegularFile ? $0.regularFileContents : nil }) else { return }
            contents = data
            image = UIImage(data: data)
        }
    }

    private final var ownWrapper: FileWrapper?

    /// Whether a symbol is as large and heavy as the text around it.
    private final var adaptsToText = false

    /// The padding at both sides of the attachment, in points. 0 by default.
    open var lineLayoutPadding: CGFloat = 0 {
        didSet { if !lineLayoutPadding.isFinite || lineLayoutPadding < 0 { lineLayoutPadding = oldValue } }
    }

    /// Whether a view is shown instead of an image, if a provider is registered for the file type. True by default.
    open var allowsTextAttachmentView = true

    /// Whether a view is shown instead of an image: if that is allowed and a provider is registered for the file
    /// type.
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && registeredProvider != nil }

    private final var registeredProvider: AnyClass? {
        fileType.flatMap { NSTextAttachment.textAttachmentViewProviderClass(forFileType: $0) }
    }

    private static let providers = RegisteredProviders()

    /// Registers a subclass of `NSTextAttachmentViewProvider` for attachments of a file type.
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String)
    {
        providers.set(textAttachmentViewProviderClass, for: fileType)
    }

    /// Returns the class registered for a file type; nil for none.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        providers.type(for: fileType)
    }

    /// Creates an attachment from the contents of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment from an image. A symbol is as large and heavy as the font of its place in the text,
    /// whatever its own configuration.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
        adaptsToText = true
    }

    /// Returns the attachment's rectangle relative to the baseline, y up: from `bounds`, or the image's size.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { adapted(in: textContainer, at: charIndex).box }

    /// Returns the image that is drawn in a rectangle.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    {
        adapted(in: textContainer, at: charIndex).image
    }

    /// Returns the attachment's rectangle relative to the baseline, y up: the value of
    /// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        let shown = adapted(to: attributes)
        guard shown === self else { return shown.box }
        let place = textContainer?.textLayoutManager?.textContentManager?.place(of: location) ?? 0
        return attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: place)
    }

    /// Returns the image that is drawn in a rectangle.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        let shown = adapted(to: attributes)
        guard shown === self else { return shown.image }
        let place = textContainer?.textLayoutManager?.textContentManager?.place(of: location) ?? 0
        return image(forBounds: bounds, textContainer: textContainer, characterIndex: place)
    }

    /// Returns a provider for the attachment's view, of the class registered for its type; nil to show an image.
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard usesTextAttachmentView, let type = registeredProvider, Thread.isMainThread else { return nil }
        nonisolated(unsafe) let (attachment, manager, place) = (self, textContainer?.textLayoutManager, location)
        return MainActor.assumeIsolated {
            NSTextAttachmentViewProvider.make(type, attachment, in: parentView, manager, place)
        }
    }

    /// Returns the attachment as text with the given attributes shows it. A subclass determines its looks itself.
    final func adapted(to attributes: [NSAttributedString.Key: Any]) -> NSTextAttachment {
        guard adaptsToText, type(of: self) == NSTextAttachment.self, let font = attributes[.font] as? UIFont,
            let symbol = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font))
        else { return self }
        let shown = NSTextAttachment()
        (shown.image, shown.bounds, shown.lineLayoutPadding) = (symbol, bounds, lineLayoutPadding)
        return shown
    }

    /// Returns the attachment as the text of a container's TextKit 1 layout manager shows it.
    private final func adapted(in container: NSTextContainer?, at place: Int) -> NSTextAttachment {
        guard adaptsToText, let storage = container?.layoutManager?.textStorage, 0..<storage.length ~= place else {
            return self
        }
        return adapted(to: storage.attributes(at: place, effectiveRange: nil))
    }

    /// The image's rectangle relative to the baseline, y up.
    final var box: CGRect {
        let own = ownBox
        guard lineLayoutPadding > 0 else { return own }
        return own.offsetBy(dx: lineLayoutPadding, dy: 0)
    }

    private final var ownBox: CGRect {
        guard bounds.isEmpty || !bounds.isFinite else { return bounds.standardized }
        let size = image?.size ?? .zero
        return CGRect(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0), width: size.width, height: size.height)
    }

    /// The delegate that gives Core Text the metrics of the image.
    final var runDelegate: CTRunDelegate? {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { Unmanaged<NSTextAttachment>.fromOpaque($0).release() },
            getAscent: { max(Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue().box.maxY, 0) },
            getDescent: { max(-Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue().box.minY, 0) },
            getWidth: {
                let attachment = Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue()
                return max(attachment.box.maxX + attachment.lineLayoutPadding, 0)
            })
        return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(self).toOpaque())
    }

    /// Draws the image with its origin at a point of the baseline, y down.
    final func draw(at origin: CGPoint) {
        let box = box
        image?.draw(
            in: CGRect(x: origin.x + box.minX, y: origin.y - box.maxY, width: box.width, height: box.height))
    }
}

/// The classes that provide views for file types.
// Protected by its lock.
private final class RegisteredProviders: @unchecked Sendable {
    private let lock = NSLock()
    private var types: [String: AnyClass] = [:]

    func set(_ type: AnyClass, for fileType: String) { lock.withLock { types[fileType] = type } }

    func type(for fileType: String) -> AnyClass? { lock.withLock { types[fileType] } }
}

extension NSAttributedString {
    /// Whether a range contains attachments. False for a range beyond the text.
    public final func containsAttachments(in range: NSRange) -> Bool {
        guard range.location >= 0, range.length > 0, range.upperBound <= length else { return false }
        return StyledText(self, in: range).runs.contains { $0.attributes[.attachment] != nil }
    }

    /// Creates a string with a single attachment character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
