import CoreGraphics
import Foundation
import QuartzCore

/// The day or the time of a date picker, as a label on a plate that opens an editor for it.
final class DateField: UIControl {
    private let label = UILabel()
    let mode: UIDatePicker.Mode

    /// The height and the side margins, in points.
    static let (height, margin): (CGFloat, CGFloat) = (34, 11)

    init(_ mode: UIDatePicker.Mode) {
        self.mode = mode
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    /// Whether the editor of the value is open.
    var isOpen = false { didSet { showLook() } }

    override func stateDidChange() {
        super.stateDidChange()
        showLook()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    private func showLook() {
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = mode == .time ? "Time" : "Date"
        standard.value = text
        standard.traits.insert(.button)
        return standard
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.sizeThatFits(.zero).width + 2 * DateField.margin, height: DateField.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
