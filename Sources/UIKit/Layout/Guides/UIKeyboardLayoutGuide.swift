import CoreGraphics
public import Foundation

/// A guide that tracks an object, such as the keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide)
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers: without a keyboard, the area below the view's safe area.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide)
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide tracks an undocked keyboard. False by default; without effect.
    open var followsUndockedKeyboard = false

    /// Whether the guide's top edge without a keyboard is the bottom edge of the safe area, rather than that of the
    /// view. True by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
    }

    /// The distance below the keyboard's top edge at which a drag starts to dismiss it, in points. Zero by default;
    /// without effect.
    open var keyboardDismissPadding: CGFloat = 0

    open override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let bounds = owner.bounds
        let height = min(max(coveredHeight, 0), bounds.height)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    final var coveredHeight: CGFloat {
        guard let owner else { return 0 }
        let least = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        guard let window = owner.window else { return least }
        let keyboard = owner.convert(Keyboard.shared.frame(in: window), from: window)
        return max(least, owner.bounds.maxY - keyboard.minY)
    }
}
