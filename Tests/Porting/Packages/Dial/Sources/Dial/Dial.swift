import UIKit

/// A rotary control.
@IBDesignable
@objc(DLDial)
open class Dial: UIControl {
    // MARK: Value

    /// The value between `minimum` and `maximum`. Observable.
    @IBInspectable @objc open dynamic var value: CGFloat = 0 {
        didSet {
            let allowed = min(max(value, minimum), maximum)
            if allowed != value { value = allowed }
            needle.setNeedsLayout()
            updateTitle()
            accessibilityValue = title.text
        }
    }

    @IBInspectable open var minimum: CGFloat = 0
    @IBInspectable open var maximum: CGFloat = 1
    /// The number of marks that a turn snaps to; none for 0.
    @IBInspectable open var marks: Int = 0

    // MARK: Appearance

    @objc open dynamic var needleColor: UIColor? {
        get { needle.color }
        set { needle.color = newValue ?? .label }
    }

    @objc open dynamic var trackWidth: CGFloat = 4 {
        didSet { setNeedsDisplay() }
    }

    // MARK: Parts

    @IBOutlet open weak var delegate: DialDelegate?

    public let title = UILabel()
    let needle = NeedleView()
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(turn(_:)))
    private(set) lazy var doubleTap: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(reset))
        recognizer.numberOfTapsRequired = 2
        return recognizer
    }()

    private var isTurning = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }


    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        needle.isUserInteractionEnabled = false
        title.textAlignment = .center
        addSubview(needle)
        addSubview(title)
        addGestureRecognizer(pan)
        addGestureRecognizer(doubleTap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(contentSizeDidChange(_:)), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        updateTitle()
    }

    // MARK: Turning

    /// Sets the value like a turn by hand, and notifies observers.
    @objc(turnToValue:)
    open func turn(to newValue: CGFloat) {
        guard delegate?.dialShouldBeginTurning?(self) ?? true else { return }
        let step = delegate?.dialStep ?? 0
        let target = step > 0 ? (newValue / step).rounded() * step : newValue
        guard target != value else { return }
        value = target
        delegate?.dial(self, didChange: value)
        sendActions(for: .valueChanged)
        snap()
    }

    @objc private func turn(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard delegate?.dialShouldBeginTurning?(self) ?? true else {
                // Cancels the gesture.
                recognizer.isEnabled = false
                recognizer.isEnabled = true
                return
            }
            isTurning = true
            delegate?.dialDidBeginTurning?(self)
        case .changed where isTurning:
            let movement = recognizer.translation(in: self)
            recognizer.setTranslation(.zero, in: self)
            turn(to: value + (movement.x - movement.y) / 200 * (maximum - minimum))
        case .ended, .cancelled, .failed:
            guard isTurning else { return }
            isTurning = false
            delegate?.dialDidEndTurning?(self)
        default:
            break
        }
    }

    @objc open func reset() { turn(to: minimum) }

    private func snap() {
        guard marks > 1 else { return }
        let position = (value - minimum) / (maximum - minimum) * CGFloat(marks - 1)
        guard abs(position - position.rounded()) < 0.05 else { return }
        NotificationCenter.default.post(
            name: .dialDidSnap, object: self, userInfo: ["mark": Int(position.rounded())])
    }

    @objc private func contentSizeDidChange(_ notification: Notification) { setNeedsLayout() }

    // MARK: Drawing

    private func updateTitle() {
        if let delegate = delegate, delegate.responds(to: #selector(DialDelegate.dial(_:titleFor:))) {
            title.text = delegate.dial?(self, titleFor: value)
        } else {
            title.text = String(format: "%.0f %%", Double((value - minimum) / max(maximum - minimum, .ulpOfOne)) * 100)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        needle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        needle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        needle.transform = CGAffineTransform(rotationAngle: angle)
        title.frame = bounds.insetBy(dx: side / 4, dy: side / 3)
    }

    /// The needle's angle: three quarters of a circle from the minimum to the maximum value.
    public var angle: CGFloat {
        let share = (value - minimum) / max(maximum - minimum, .ulpOfOne)
        return (share - 0.5) * 1.5 * .pi
    }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height) - trackWidth
        let track = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: side / 2, startAngle: 0.75 * .pi,
            endAngle: 2.25 * .pi, clockwise: true)
        track.lineWidth = trackWidth
        track.lineCapStyle = .round
        tintColor.setStroke()
        track.stroke()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        value = (minimum + maximum) / 2
    }
}
