public import CoreGraphics
import CoreText
public import Foundation

/// An image within text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachment)
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueHeader()

    /// The character that represents an attachment in a string.
    public static let character = 0xFFFC

    /// The image; nil for that from `contents`.
    open var image: UIImage?

    /// The image's rectangle in points relative to the baseline, y up. Zero, the default, stands for its own size on
    /// the
    /// baseline, aligned with a symbol's own.
    open var bounds = CGRect.zero

    /// The contents of an image file.
    open var contents: Data?

    /// The type of the contents.
    open var fileType: String?

    /// Creates an attachment from the contents of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Creates an empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the attachment's rectangle relative to the baseline, y up: that of `bounds`, or of the image.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { box }

    /// Returns the image that is drawn in a rectangle.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    {
        image
    }

    /// Where the image lies from the baseline, y up.
    final var box: CGRect {
        guard bounds.isEmpty || !bounds.isFinite else { return bounds.standardized }
        let size = image?.size ?? .zero
        return CGRect(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0), width: size.width, height: size.height)
    }

    /// What tells Core Text how much room the image takes.
    final var runDelegate: CTRunDelegate? {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { Unmanaged<NSTextAttachment>.fromOpaque($0).release() },
            getAscent: { max(Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue().box.maxY, 0) },
            getDescent: { max(-Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue().box.minY, 0) },
            getWidth: {
                let box = Unmanaged<NSTextAttachment>.fromOpaque($0).takeUnretainedValue().box
                return max(box.maxX, 0)
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

extension NSAttributedString {
    /// Creates a string of a single attachment character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
