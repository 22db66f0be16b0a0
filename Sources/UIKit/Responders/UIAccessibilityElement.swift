public import CoreGraphics

/// What assistive technologies see as one thing although it is no view of its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaccessibilityelement)
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What the element is in: a view, as a rule. It is not held.
    open weak var accessibilityContainer: AnyObject?

    /// Where the element is in its container's space; the frame on the screen follows the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { knownAccessibility?.frame = nil }
    }

    /// An element of a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = type(of: container) is AnyClass ? container as AnyObject : nil
        isAccessibilityElement = true
    }

    override var standardAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else {
            // An element in an element.
            let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame ?? .zero
            return accessibilityFrameInContainerSpace.offsetBy(dx: outer.minX, dy: outer.minY)
        }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
