public import CoreGraphics
public import Foundation

/// The shape and background of a view's preview.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipreviewparameters)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible part, in the view's coordinates; nil, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil, the default, for that of the visible part.
    open var shadowPath: UIBezierPath?
    /// The background; the system's by default.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters that show the entire view.
    public override init() { super.init() }

    /// Creates parameters that show lines of text with a margin: rectangles in the view's coordinates, in
    /// `NSValue`s.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }
}

/// The target location of a preview.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipreviewtarget)
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that contains the preview.
    public let container: UIView
    /// The preview's centre, in the container's coordinates.
    public let center: CGPoint
    /// The preview's transform.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// A view to preview, for example for pointers and menus.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitargetedpreview)
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The shape and background of the preview.
    public let parameters: UIPreviewParameters
    /// The target location of the preview; by default that of the view.
    public let target: UIPreviewTarget
    /// The view's size, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview with a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    /// Returns the preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Creates a preview at the view's location; a view without a superview is its own container.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }
}
