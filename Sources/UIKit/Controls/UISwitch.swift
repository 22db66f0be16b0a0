import CoreGraphics
public import Foundation
import QuartzCore

/// An on/off switch, toggled by a tap or by dragging its thumb. Its size is always 51 by 31 points.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiswitch)
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The style of a switch.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiswitch/style-swift.enum)
    public enum Style: Int, Sendable {
        /// The system's choice: a sliding switch.
        case automatic
        /// A checkbox, on a Mac.
        case checkbox
        /// A sliding switch.
        case sliding
    }

    private enum Metrics {
        static let size = CGSize(width: 51, height: 31)
        static let knob: CGFloat = 27
        /// How much longer the knob is while touched.
        static let stretch: CGFloat = 7
        static let margin: CGFloat = 2
        static let duration: TimeInterval = 0.25
        /// How far a finger moves before it drags the knob.
        static let slack: CGFloat = 8
    }

    private let track = UIView()
    private let thumb = ControlThumb(
        wide: .init(offset: 3, radius: 4, opacity: 0.15), narrow: .init(offset: 3, radius: 0.5, opacity: 0.06))
    private var isValueOn = false
    /// The value shown while the knob is dragged.
    private var draggedValue: Bool?
    private var touchStart: CGFloat = 0

    /// Creates a switch at a position; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        makeParts()
    }

    private func makeParts() {
        track.isUserInteractionEnabled = false
        track.frame = bounds
        track.layer.cornerRadius = Metrics.size.height / 2
        addSubview(track)
        addSubview(thumb)
        showValue()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("onTintColor", object: \UISwitch.onTintColor),
            ArchivedField("thumbTintColor", object: \UISwitch.thumbTintColor),
            ArchivedField("on", \UISwitch.isOn),
        ]
    }

    override func prepareToRestore() {
        super.prepareToRestore()
        bounds.size = Metrics.size
        makeParts()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Value

    /// Whether the switch is on. Setting it neither animates nor calls actions.
    open var isOn: Bool {
        get { isValueOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without calling actions, optionally animated.
    open func setOn(_ on: Bool, animated: Bool) {
        isValueOn = on
        draggedValue = nil
        show(animated: animated && window != nil)
    }

    // MARK: Appearance on other platforms

    /// The preferred style. Stored without effect: checkboxes are only available on a Mac.
    open var preferredStyle = Style.automatic

    /// The style: a sliding switch.
    open var style: Style { .sliding }

    /// The title beside a checkbox on a Mac. Stored, and spoken if there is no accessibility label.
    open var title: String?

    /// An image behind the knob before iOS 7. Stored without effect, as on later versions.
    open var onImage: UIImage?

    /// An image behind the knob before iOS 7. Stored without effect, as on later versions.
    open var offImage: UIImage?

    // MARK: Colours

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UISwitch.onTintColor),
            AppearanceProperty(.own(1), \UISwitch.thumbTintColor),
        ]
    }

    /// The colour of the switch while it is on; nil, the default, for the system's green.
    open var onTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(0))
            showValue()
        }
    }

    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            thumb.color = thumbTintColor ?? .white
        }
    }

    // MARK: Size

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.value = isOn ? "1" : "0"
        if let title { standard.label = title }
        standard.traits.formUnion([.button, .toggleButton])
        return standard
    }

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Metrics.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Metrics.size) }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard draggedValue != nil || abs(x - touchStart) > Metrics.slack else { return true }
        let value = (x > bounds.midX) != isRightToLeft
        if value != shownValue || draggedValue == nil {
            draggedValue = value
            show(animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let value = draggedValue ?? (isTouchInside ? !isValueOn : isValueOn)
        draggedValue = nil
        let changed = value != isValueOn
        isValueOn = value
        show(animated: true)
        if changed { sendValueChanged() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        draggedValue = nil
        show(animated: true)
    }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && (recognizer.isSingleTap || recognizer is UIPanGestureRecognizer)
    }

    // MARK: Display

    override func stateDidChange() { show(animated: window != nil) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showValue()
    }

    private var shownValue: Bool { draggedValue ?? isValueOn }

    private func show(animated: Bool) {
        guard animated else { return showValue() }
        UIView.animate(
            withDuration: Metrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.showValue() }
    }

    private func showValue() {
        let on = shownValue
        alpha = isEnabled ? 1 : 0.5
        track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = Metrics.knob + (isHighlighted || draggedValue != nil ? Metrics.stretch : 0)
        let isRight = on != isRightToLeft
        thumb.frame = CGRect(
            x: isRight ? bounds.maxX - Metrics.margin - width : bounds.minX + Metrics.margin,
            y: bounds.minY + Metrics.margin, width: width, height: Metrics.knob)
    }
}

extension UIGestureRecognizer {
    /// Whether it recognizes single taps with one finger.
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
