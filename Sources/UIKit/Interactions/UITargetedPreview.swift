public import CoreGraphics
public import Foundation

/// How a preview of a view is cut out.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipreviewparameters)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible part, in the view's coordinates; nil, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil, the default, for the visible part's.
    open var shadowPath: UIBezierPath?
    /// The background; the system's by default.
    open var backgroundColor: UIColor! = .systemBackground

    /// Shows all of the view.
    public override init() { super.init() }

    /// Shows lines of text with room around them: rectangles in the view's coordinates, in `NSValue`s.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }
}

/// Where a preview belongs.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipreviewtarget)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview lies in.
    public let container: UIView
    /// The preview's centre, in the container's coordinates.
    public let center: CGPoint
    /// The preview's transform.
    public let transform: CGAffineTransform

    /// Makes a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// A view to show a preview of, as for pointers and menus.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitargetedpreview)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it is cut out.
    public let parameters: UIPreviewParameters
    /// Where the preview belongs; without one, where the view is.
    public let target: UIPreviewTarget
    /// The view's size, in points.
    open var size: CGSize { view.bounds.size }

    /// Makes a preview at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Returns the same preview at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Makes a preview where the view is; one without a superview is its own container.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }
}
