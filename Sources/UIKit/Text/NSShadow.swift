import CoreGraphics
import CoreText
public import Foundation

/// A text shadow, used as an attribute.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsshadow)
open class NSShadow: NSObject, NSCopying {
    private let mark = AttributeValueHeader()

    /// The offset of the shadow to the right and down, in points. Zero by default.
    open var shadowOffset = CGSize.zero

    /// The blur radius of the shadow, in points. 0, the default, for a sharp edge.
    open var shadowBlurRadius: CGFloat = 0

    /// The colour, a `UIColor`; nil for no shadow. Black with an opacity of one third by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {}

    open func copy(with zone: NSZone?) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// Sets the shadow of subsequent drawing.
    final func set(in context: CGContext) {
        guard let color = (shadowColor as? UIColor)?.cgColor else { return }
        context.setShadow(offset: shadowOffset, blur: max(shadowBlurRadius, 0), color: color)
    }
}
