import Foundation

extension UIButton {
    /// Returns a button of the system type with an image that calls a method of a target.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(make(Self.self), to: Self.self)
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    /// Returns the symbol configuration set for a state; nil if none is.
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        parts.content.symbols[state]
    }

    /// The symbol configuration for the current state, or else the normal one.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        parts.content.symbols.best(for: state)
    }
}

/// Returns the pointer style over a button for the effect and the shape that the system proposes; nil to leave the
/// pointer unchanged.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibuttonpointerstyleprovider)
public typealias UIButtonPointerStyleProvider =
    @MainActor (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { imageView?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
        set {
            imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            invalidateIntrinsicContentSize()
        }
    }
}
