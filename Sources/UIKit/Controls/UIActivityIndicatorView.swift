import CoreGraphics
public import Foundation
import QuartzCore

/// A spinner of eight blades that indicates activity.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityindicatorview)
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The style of a spinner, of 20 or 37 points; legacy styles include a colour.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum)
    public enum Style: Int, Sendable {
        /// The legacy style of a large white spinner.
        case whiteLarge
        /// The legacy style of a white spinner.
        case white
        /// The legacy style of a gray spinner.
        case gray
        /// The standard size.
        case medium = 100
        /// The large size.
        case large
    }

    private static let bladeCount = 8
    /// The period of a blade's animation, in seconds.
    private static let period: CFTimeInterval = 1
    private static let (bright, dim): (Float, Float) = (0.85, 0.25)

    private let blades = (0..<bladeCount).map { _ in UIView() }

    /// Creates a spinner of medium size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a spinner of a style, with its intrinsic size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        prepare()
    }

    /// Creates a view from an archive; fails the decoder if it can't be read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        _ = restore(from: coder)
    }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("style", choice: \UIActivityIndicatorView.style),
            ArchivedField("color", object: \UIActivityIndicatorView.ownColorIfSet),
            ArchivedField("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
            ArchivedField("animating", \UIActivityIndicatorView.isTurning),
        ]
    }

    override func prepareToRestore() { prepare() }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    private var ownColorIfSet: UIColor? {
        get { ownColor }
        set { color = newValue }
    }

    private var isTurning: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } }
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        isHidden = true
        for (index, blade) in blades.enumerated() {
            // As when the first blade lights up: the blade before it is the next brightest.
            let age = Float(UIActivityIndicatorView.bladeCount - index) / Float(UIActivityIndicatorView.bladeCount)
            blade.alpha = CGFloat(UIActivityIndicatorView.brightness(at: index == 0 ? 0 : age))
            addSubview(blade)
        }
        showColor()
    }

    // MARK: Animation

    /// Whether the spinner is animating.
    open private(set) var isAnimating = false

    /// Shows the spinner and starts animating it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        addAnimations()
    }

    /// Stops the animation, and hides the spinner if `hidesWhenStopped`.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        for blade in blades { blade.layer.removeAnimation(forKey: UIActivityIndicatorView.key) }
    }

    /// Whether the spinner is hidden while it is stopped. True by default.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    private static let key = "spin"

    private func addAnimations() {
        guard isAnimating, blades[0].layer.animation(forKey: UIActivityIndicatorView.key) == nil else { return }
        for (index, blade) in blades.enumerated() {
            let fade = CAKeyframeAnimation(keyPath: "opacity")
            fade.values = [0, 0.5, 1].map { UIActivityIndicatorView.brightness(at: $0) }
            fade.keyTimes = [0, 0.5, 1]
            fade.duration = UIActivityIndicatorView.period
            fade.repeatCount = .infinity
            // The phase of a blade that lit up that long ago.
            let turn = Double(UIActivityIndicatorView.bladeCount - index) / Double(UIActivityIndicatorView.bladeCount)
            fade.timeOffset = index == 0 ? 0 : turn * fade.duration
            blade.layer.add(fade, forKey: UIActivityIndicatorView.key)
        }
    }

    /// Returns the opacity of a blade at a fraction of its period: it fades over the first half.
    private static func brightness(at fraction: Float) -> Float {
        bright + (dim - bright) * min(max(fraction, 0) * 2, 1)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { addAnimations() }
    }

    // MARK: Appearance

    /// The style of the spinner. Medium by default.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
            showColor()
            noteLayoutChange()
        }
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UIActivityIndicatorView.color)
        ]
    }

    /// The colour of the blades; a gray by default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            appearanceMarks.insert(.own(0))
            ownColor = newValue
            showColor()
        }
    }

    private var ownColor: UIColor?

    private func showColor() {
        for blade in blades { blade.backgroundColor = color }
    }

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { style.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let unit = style.size.width / 20
        let size = CGSize(width: 2.5 * unit, height: 6.5 * unit)
        for (index, blade) in blades.enumerated() {
            let angle = CGFloat(index) / CGFloat(blades.count) * 2 * .pi
            let distance = 6.5 * unit
            blade.bounds = CGRect(origin: .zero, size: size)
            blade.layer.cornerRadius = size.width / 2
            blade.center = CGPoint(x: bounds.midX + distance * sin(angle), y: bounds.midY - distance * cos(angle))
            blade.transform = CGAffineTransform(rotationAngle: angle)
        }
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
}
