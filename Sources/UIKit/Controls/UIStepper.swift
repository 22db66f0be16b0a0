import CoreGraphics
public import Foundation
import QuartzCore

/// A pair of buttons that decrement and increment a value.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistepper)
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private enum Metrics {
        static let size = CGSize(width: 94, height: 32)
        static let radius: CGFloat = 8
        static let divider = CGSize(width: 1, height: 18)
        /// The length and the thickness of the plus and minus signs' lines.
        static let (sign, line): (CGFloat, CGFloat) = (14, 2)
        /// How long a finger rests before steps repeat, and the interval of repetition, in seconds.
        static let (patience, interval): (TimeInterval, TimeInterval) = (0.5, 0.1)
    }

    private enum Side { case minus, plus }

    private let pictures = [UIImageView(), UIImageView(), UIImageView(), UIImageView(), UIImageView()]
    final var images = StepperImages() { didSet { showState() } }

    private let back = UIView()
    private let pressed = UIView()
    private let divider = UIView()
    private let minus = UIView()
    private let plus = [UIView(), UIView()]

    private var ownValue = 0.0
    private var limits = (minimum: 0.0, maximum: 100.0)
    private var side: Side?
    /// Distinguishes a touch from the next one when a repetition fires.
    private var touchNumber = 0

    /// Creates a stepper at a position; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
        makeParts()
    }

    private func makeParts() {
        back.layer.cornerRadius = Metrics.radius
        back.clipsToBounds = true
        back.backgroundColor = .tertiarySystemFill
        back.addSubview(pressed)
        pressed.backgroundColor = .tertiarySystemFill
        divider.backgroundColor = .separator
        divider.layer.cornerRadius = Metrics.divider.width / 2
        for view in [back, divider, minus] + plus {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for line in [minus] + plus { line.layer.cornerRadius = Metrics.line / 2 }
        for picture in pictures {
            picture.isUserInteractionEnabled = false
            picture.contentMode = .center
            addSubview(picture)
        }
        showState()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("continuous", \UIStepper.isContinuous),
            ArchivedField("autorepeat", \UIStepper.autorepeat),
            ArchivedField("wraps", \UIStepper.wraps),
            ArchivedField("stepValue", \UIStepper.stepValue),
            ArchivedField("minimumValue", \UIStepper.minimumValue),
            ArchivedField("maximumValue", \UIStepper.maximumValue),
            ArchivedField("value", \UIStepper.value),
        ]
    }

    override func prepareToRestore() {
        super.prepareToRestore()
        bounds.size = Metrics.size
        makeParts()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Values

    /// The value, clamped to the limits. 0 by default.
    open var value: Double {
        get { ownValue }
        set {
            guard !newValue.isNaN else {
                return reportOnce("A stepper's value can't be \(newValue); the old one is kept")
            }
            ownValue = min(max(newValue, limits.minimum), limits.maximum)
            showState()
        }
    }

    /// The minimum value: 0 by default. Setting it above the maximum raises that.
    open var minimumValue: Double {
        get { limits.minimum }
        set { setLimits(newValue, max(newValue, limits.maximum)) }
    }

    /// The maximum value: 100 by default. Setting it below the minimum lowers that.
    open var maximumValue: Double {
        get { limits.maximum }
        set { setLimits(min(newValue, limits.minimum), newValue) }
    }

    private func setLimits(_ minimum: Double, _ maximum: Double) {
        guard minimum.isFinite, maximum.isFinite else {
            return reportOnce("A stepper can't have a range from \(minimum) to \(maximum); the old limits are kept")
        }
        limits = (minimum, maximum)
        ownValue = min(max(ownValue, minimum), maximum)
        showState()
    }

    /// The increment per step: 1 by default; positive.
    open var stepValue = 1.0 {
        didSet {
            guard !(stepValue.isFinite && stepValue > 0) else { return }
            reportOnce("A stepper can't go in steps of \(stepValue); the old step is kept")
            stepValue = oldValue
        }
    }

    /// Whether actions are called for each step rather than only when the touch ends. True by default.
    open var isContinuous = true

    /// Whether the value keeps changing while a button is held. True by default.
    open var autorepeat = true

    /// Whether stepping beyond one limit wraps to the other. False by default.
    open var wraps = false

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let touched: Side = (x < bounds.midX) != isRightToLeft ? .minus : .plus
        guard canStep(touched) else { return false }
        side = touched
        touchNumber += 1
        if autorepeat {
            step()
            waitToRepeat(after: Metrics.patience, touchNumber)
        }
        showState()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let repeated = autorepeat
        if !repeated, isTouchInside { step() }
        if repeated, !isContinuous { sendValueChanged() }
        side = nil
        showState()
    }

    open override func cancelTracking(with event: UIEvent?) {
        side = nil
        showState()
    }

    private func waitToRepeat(after pause: TimeInterval, _ number: Int) {
        MediaClock.call(at: CACurrentMediaTime() + pause) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isTracking, self.touchNumber == number else { return }
                if self.isTouchInside { self.step() }
                self.waitToRepeat(after: Metrics.interval, number)
            }
        }
    }

    private func canStep(_ side: Side) -> Bool {
        if wraps { return limits.maximum > limits.minimum }
        return side == .minus ? ownValue > limits.minimum : ownValue < limits.maximum
    }

    private func step() {
        guard let side, canStep(side) else { return }
        let next = side == .minus ? ownValue - stepValue : ownValue + stepValue
        if wraps, next > limits.maximum {
            ownValue = limits.minimum
        } else if wraps, next < limits.minimum {
            ownValue = limits.maximum
        } else {
            ownValue = min(max(next, limits.minimum), limits.maximum)
        }
        showState()
        if isContinuous || !autorepeat { sendValueChanged() }
    }

    /// The two halves, which are buttons to assistive technologies.
    private lazy var halves: [StepperHalf] = [Side.minus, .plus].map { StepperHalf(stepper: self, isPlus: $0 == .plus) }

    override var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? halves }
        set { super.accessibilityElements = newValue }
    }

    /// Returns the frame of a half.
    fileprivate final func frame(ofPlus isPlus: Bool) -> CGRect {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        return isPlus != isRightToLeft ? right : left
    }

    fileprivate final func allowsStep(ofPlus isPlus: Bool) -> Bool { isEnabled && canStep(isPlus ? .plus : .minus) }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }

    // MARK: Appearance

    override func stateDidChange() { showState() }

    private func showState() {
        let ink = UIColor.label
        minus.backgroundColor = isEnabled && canStep(.minus) ? ink : .tertiaryLabel
        for line in plus { line.backgroundColor = isEnabled && canStep(.plus) ? ink : .tertiaryLabel }
        pressed.isHidden = side == nil || !isHighlighted
        divider.isHidden = !pressed.isHidden
        showPictures()
        alpha = isEnabled ? 1 : 0.5
        noteLayoutChange()
    }

    private func state(_ side: Side) -> State {
        !isEnabled || !canStep(side) ? .disabled : self.side == side && isHighlighted ? .highlighted : .normal
    }

    /// Shows the images that replace the signs, the backgrounds and the divider.
    private func showPictures() {
        let (low, high) = (state(.minus), state(.plus))
        let shown = [
            images.backgrounds.best(for: low), images.backgrounds.best(for: high), images.divider(low, high),
            images.decrements.best(for: low), images.increments.best(for: high),
        ]
        for (picture, image) in zip(pictures, shown) { picture.image = image }
        for picture in pictures.prefix(2) { picture.contentMode = .scaleToFill }
        for picture in pictures.suffix(2) { picture.tintColor = .label }
        minus.isHidden = shown[3] != nil
        for line in plus { line.isHidden = shown[4] != nil }
        back.isHidden = shown[0] != nil
        if shown[0] != nil { pressed.isHidden = true }
        if shown[2] != nil || shown[0] != nil { divider.isHidden = true }
    }

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { Metrics.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        let half = bounds.width / 2
        let isLeft = (side == .minus) != isRightToLeft
        pressed.frame = CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: bounds.height)
        divider.frame = box(at: bounds.midX, Metrics.divider)
        let (minusX, plusX) = isRightToLeft ? (half * 1.5, half / 2) : (half / 2, half * 1.5)
        minus.frame = box(at: bounds.minX + minusX, CGSize(width: Metrics.sign, height: Metrics.line))
        plus[0].frame = box(at: bounds.minX + plusX, CGSize(width: Metrics.sign, height: Metrics.line))
        plus[1].frame = box(at: bounds.minX + plusX, CGSize(width: Metrics.line, height: Metrics.sign))
        let whole = CGSize(width: half, height: bounds.height)
        for (picture, x) in zip(pictures, [minusX, plusX, half, minusX, plusX]) {
            picture.frame = box(at: bounds.minX + x, whole)
        }
        if let line = pictures[2].image?.size.width {
            pictures[2].frame = box(at: bounds.midX, CGSize(width: line, height: bounds.height))
        }
    }

    private func box(at x: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// One half of a stepper, as an accessibility element.
private final class StepperHalf: UIAccessibilityElement {
    private weak var stepper: UIStepper?
    private let isPlus: Bool

    init(stepper: UIStepper, isPlus: Bool) {
        (self.stepper, self.isPlus) = (stepper, isPlus)
        super.init(accessibilityContainer: stepper)
    }

    override var accessibilityFrameInContainerSpace: CGRect {
        get { stepper?.frame(ofPlus: isPlus) ?? .zero }
        set {}
    }

    override var standardAccessibility: StandardAccessibility {
        let isAllowed = stepper?.allowsStep(ofPlus: isPlus) ?? false
        return StandardAccessibility(
            isElement: true, label: isPlus ? "Increment" : "Decrement",
            traits: isAllowed ? .button : [.button, .notEnabled])
    }
}
