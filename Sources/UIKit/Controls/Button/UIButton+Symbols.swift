import Foundation

extension UIButton {
    /// Returns a button of the system type with an image, which calls a method of an object.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(make(Self.self), to: Self.self)
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    /// How symbols are drawn in a state, where that was set; else nil.
    public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        parts.content.symbols[state]
    }

    /// How the symbol is drawn that shows now: as the state says, or else as the normal one does.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        parts.content.symbols.best(for: state)
    }
}

/// Says how a pointer looks over a button, from the effect and the shape that the system proposes; nil for no change.
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
