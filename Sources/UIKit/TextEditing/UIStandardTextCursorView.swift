import CoreGraphics
public import Foundation
import QuartzCore

/// The system's cursor: a bar of the tint's colour that blinks.
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
        // It fades in a step and not evenly: somebody who thinks before they type has four frames a second drawn, not
        // one at each of the display's for as long as a fade takes.
        animation.calculationMode = .discrete
        animation.values = [1, 0.5, 0, 0.5]
        animation.keyTimes = [0, 0.5, 0.58, 0.92]
        animation.duration = UIStandardTextCursorView.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "blink")
    }
}
