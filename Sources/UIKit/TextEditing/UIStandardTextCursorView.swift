import CoreGraphics
public import Foundation
import QuartzCore

/// The system's cursor: a blinking bar in the tint colour.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistandardtextcursorview)
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    /// The period of blinking, in seconds.
    static let period: TimeInterval = 1
    private final var shown: CGRect?

    /// Creates a cursor.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the cursor blinks. True by default.
    open var isBlinking = true {
        didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    final func show(_ rect: CGRect) {
        UIView.performWithoutAnimation {
            backgroundColor = tintColor
            frame = rect
        }
        if rect != shown || layer.animation(forKey: "blink") == nil { resetBlinkAnimation() }
        shown = rect
    }

    /// Shows the cursor, and restarts blinking, so that it is visible at first.
    open func resetBlinkAnimation() {
        backgroundColor = tintColor
        guard isBlinking else { return layer.removeAnimation(forKey: "blink") }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        // It fades in discrete steps: an idle cursor then needs four frames a second, instead of all of the display's
        // frames for the duration of a smooth fade.
        animation.calculationMode = .discrete
        animation.values = [1, 0.5, 0, 0.5]
        animation.keyTimes = [0, 0.5, 0.58, 0.92]
        animation.duration = UIStandardTextCursorView.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "blink")
    }
}
