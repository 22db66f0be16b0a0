import CoreGraphics
import CViewRuntime
public import Foundation

/// Provides the view of an attachment to the text view that shows it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextattachmentviewprovider)
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    private final var ownView: UIView?
    private final var isLoading = false

    /// Creates a provider for an attachment at a location. It retains neither the attachment nor the layout manager.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
    }

    /// The attachment. Not retained.
    open private(set) weak var textAttachment: NSTextAttachment?

    /// The layout manager. Not retained.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The location of the attachment in the text, when the provider was created.
    public final let location: any NSTextLocation

    /// The view, which is loaded when first accessed.
    open var view: UIView? {
        get {
            if ownView == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return ownView
        }
        set { ownView = newValue }
    }

    /// Creates the view, and sets it. An empty view, unless overridden.
    open func loadView() { view = UIView() }

    /// Whether the attachment has the bounds that
    /// ``attachmentBounds(for:location:textContainer:proposedLineFragment:position:)`` returns, which are the view's by
    /// default, instead of its own. False by default.
    open var tracksTextAttachmentViewBounds = false

    /// Returns the view's bounds relative to the baseline, y up: on the baseline, with the view's size, or its
    /// preferred size if that is empty.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard let view else { return .zero }
        if !view.bounds.isEmpty { return CGRect(origin: .zero, size: view.bounds.size) }
        let own = view.intrinsicContentSize
        return CGRect(x: 0, y: 0, width: max(own.width, 0), height: max(own.height, 0))
    }

    // MARK: Registered classes

    private struct Arguments {
        var attachment: NSTextAttachment
        var parentView: UIView?
        var manager: NSTextLayoutManager?
        var location: any NSTextLocation
    }

    private static var arguments: Arguments?

    /// Dispatches to the initializer of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_view_provider_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) {
        guard let made = NSTextAttachmentViewProvider.arguments else { fatalError("made without an attachment") }
        self.init(
            textAttachment: made.attachment, parentView: made.parentView, textLayoutManager: made.manager,
            location: made.location)
    }

    /// Creates a provider of a registered class.
    static func make(
        _ type: AnyClass, _ attachment: NSTextAttachment, in parentView: UIView?, _ manager: NSTextLayoutManager?,
        _ location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider? {
        guard type is NSTextAttachmentViewProvider.Type else { return nil }
        arguments = Arguments(attachment: attachment, parentView: parentView, manager: manager, location: location)
        defer { arguments = nil }
        guard let made = kasane_make_view_provider(unsafeBitCast(type, to: UnsafeMutableRawPointer.self)) else {
            return nil
        }
        return Unmanaged<NSTextAttachmentViewProvider>.fromOpaque(made).takeRetainedValue()
    }
}
