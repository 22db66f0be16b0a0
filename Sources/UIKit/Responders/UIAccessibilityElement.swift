public import CoreGraphics

/// An accessibility element that is not a view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilityelement)
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The element's container, usually a view. Not retained.
    open weak var accessibilityContainer: AnyObject?

    /// The element's frame in its container's coordinates; the frame on screen follows the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { knownAccessibility?.frame = nil }
    }

    /// Creates an element without a container.
    public override init() {
        super.init()
        isAccessibilityElement = true
    }

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = type(of: container) is AnyClass ? container as AnyObject : nil
        isAccessibilityElement = true
    }

    override var standardAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else {
            // The container is itself an accessibility element.
            let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame ?? .zero
            return accessibilityFrameInContainerSpace.offsetBy(dx: outer.minX, dy: outer.minY)
        }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
