import CoreGraphics
public import Foundation
import QuartzCore

/// The system's cursor: a bar of the tint's colour that blinks. While it stands, or is gone, nothing is drawn.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistandardtextcursorview)
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    /// How long the cursor shows and hides, in seconds.
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

    /// Shows the cursor, and lets it blink from now on: it shows first wherever it comes.
    open func resetBlinkAnimation() {
        backgroundColor = tintColor
        guard isBlinking else { return layer.removeAnimation(forKey: "blink") }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        animation.duration = UIStandardTextCursorView.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "blink")
    }
}
