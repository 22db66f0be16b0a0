import CoreGraphics
public import Foundation

/// The layout of an attachment: its bounds, and its image or view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachmentlayout)
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Returns the image that is drawn in a rectangle.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    /// Returns the bounds relative to the baseline, y up.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    /// Returns the view provider; nil to show an image.
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

/// An attachment in a layout manager's text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachmentcontainer)
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image that is drawn in a rectangle.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// Returns the bounds relative to the baseline, y up.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// Provides the layout orientation of a text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextlayoutorientationprovider)
public protocol NSTextLayoutOrientationProvider {
    /// The layout orientation: always horizontal here.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
