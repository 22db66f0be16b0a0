import CoreGraphics
public import Foundation
import QuartzCore

/// A round button that shows a colour and opens a picker for it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicolorwell)
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private let ring = CAGradientLayer()
    private let hole = CAShapeLayer()
    private let disc = UIView()
    private weak var picker: UIColorPickerViewController?

    /// The diameter, and the width of the ring, in points.
    private static let (diameter, ringWidth): (CGFloat, CGFloat) = (28, 3)

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: UIColorWell.size) : frame)
        makeParts()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        super.prepareToRestore()
        makeParts()
    }

    private func makeParts() {
        ring.type = .conic
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        ring.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
        hole.fillRule = .evenOdd
        ring.mask = hole
        layer.addSublayer(ring)
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        showColor()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    private static var size: CGSize { CGSize(width: diameter, height: diameter) }

    /// The title of the picker. Nil by default.
    open var title: String?

    /// Whether the user can also choose the opacity. True by default.
    open var supportsAlpha = true

    /// The colour; nil, the default, for none. Setting it sends no actions.
    open var selectedColor: UIColor? {
        didSet {
            showColor()
            if let selectedColor, let picker, picker.selectedColor != selectedColor {
                picker.selectedColor = selectedColor
            }
        }
    }

    private func showColor() {
        disc.backgroundColor = selectedColor
        disc.isHidden = selectedColor == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = !isEnabled ? 0.5 : isHighlighted ? 0.7 : 1
    }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = title
        standard.value = selectedColor.map { "#\(PickedColor($0).hex)" }
        standard.traits.insert(.button)
        return standard
    }

    open override var intrinsicContentSize: CGSize { UIColorWell.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIColorWell.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let area = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let inner = area.insetWithin(dx: UIColorWell.ringWidth, dy: UIColorWell.ringWidth)
        ring.frame = area
        let path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: area.size))
        path.append(UIBezierPath(ovalIn: inner.offsetBy(dx: -area.minX, dy: -area.minY)))
        hole.path = path.cgPath
        disc.frame = inner.insetWithin(dx: 2, dy: 2)
        disc.layer.cornerRadius = disc.bounds.width / 2
    }

    // MARK: Colour picker

    override var upInsideEvents: Event { [.touchUpInside] }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { showPicker() }
    }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }

    private func showPicker() {
        guard let controller = nearestController else {
            return reportOnce("A colour well outside of a view controller can't present its picker")
        }
        let made = UIColorPickerViewController()
        made.supportsAlpha = supportsAlpha
        made.title = title
        made.selectedColor = selectedColor ?? .black
        made.onPick = { [weak self] in
            self?.selectedColor = $0
            self?.sendValueChanged()
        }
        made.onFinish = { [weak self] in self?.sendActions(for: .editingDidEnd) }
        picker = made
        sendActions(for: .editingDidBegin)
        controller.present(made, animated: true)
    }
}
