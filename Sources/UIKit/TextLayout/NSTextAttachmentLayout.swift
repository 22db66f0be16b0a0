import CoreGraphics
public import Foundation

/// What takes the place of a character: how much room, and with which image or view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachmentlayout)
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Returns the image that is drawn in a rectangle.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    /// Returns the rectangle relative to the baseline, y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    /// Returns what makes the view; nil for one that is an image.
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

/// What takes the place of a character in a layout manager's text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachmentcontainer)
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image that is drawn in a rectangle.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// Returns the rectangle relative to the baseline, y up.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// The direction of a text's lines.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutorientationprovider)
public protocol NSTextLayoutOrientationProvider {
    /// Across, or down. Across everywhere here.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
