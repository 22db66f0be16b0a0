import CoreGraphics
import Foundation
import QuartzCore

/// The buttons of an alert or action sheet, in a column or two side by side. A touch may slide from one button to
/// another.
final class AlertButtons: UIView {
    var didChoose: ((UIAlertAction) -> Void)?
    /// Whether there is a separator above the first button.
    var hasTopLine = false { didSet { if hasTopLine != oldValue { setNeedsLayout() } } }
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private var isAlert = false

    /// The height of a button in an alert and in an action sheet, in points.
    private static let (alertRow, sheetRow): (CGFloat, CGFloat) = (44, 57)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { buttons.isEmpty }

    func show(_ actions: [UIAlertAction], bold: UIAlertAction?, isAlert: Bool) {
        self.isAlert = isAlert
        for view in buttons + lines { view.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(action, isBold: action === bold, isAlert: isAlert)
            button.addAction(UIAction { [weak self] _ in self?.didChoose?(action) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        lines = actions.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            addSubview(line)
            return line
        }
        setNeedsLayout()
    }

    private var rowHeight: CGFloat { isAlert ? AlertButtons.alertRow : AlertButtons.sheetRow }

    /// Whether the two buttons of an alert are side by side: if both fit.
    private func isRow(_ width: CGFloat) -> Bool {
        isAlert && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 2 * AlertButton.margin }
    }

    func height(forWidth width: CGFloat) -> CGFloat { (isRow(width) ? 1 : CGFloat(buttons.count)) * rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, row, hair) = (bounds.width, rowHeight, 1 / max(displayScale, 1))
        let isRow = isRow(width)
        for (index, (button, line)) in zip(buttons, lines).enumerated() {
            let place = CGFloat(index)
            if isRow {
                button.frame = CGRect(x: place * width / 2, y: 0, width: width / 2, height: row)
                line.frame =
                    index == 0
                    ? CGRect(x: 0, y: 0, width: width, height: hair)
                    : CGRect(x: width / 2, y: 0, width: hair, height: row)
            } else {
                button.frame = CGRect(x: 0, y: place * row, width: width, height: row)
                line.frame = CGRect(x: 0, y: place * row, width: width, height: hair)
            }
            line.isHidden = index == 0 && !hasTopLine
        }
    }

    // MARK: Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    private func follow(_ touch: UITouch?) {
        let place = touch?.location(in: self)
        for button in buttons {
            button.isHighlighted = button.isEnabled && place.map { button.frame.contains($0) } ?? false
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches.first) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches.first) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches.first)
        let chosen = buttons.first(where: \.isHighlighted)
        follow(nil)
        chosen?.sendActions(for: .touchUpInside)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { follow(nil) }
}

/// A button of an alert or action sheet.
final class AlertButton: UIControl {
    private let alertAction: UIAlertAction
    private let label = UILabel()
    /// The horizontal margin of the title, in points.
    static let margin: CGFloat = 8

    init(_ action: UIAlertAction, isBold: Bool, isAlert: Bool) {
        alertAction = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: isAlert ? 17 : 20, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        isEnabled = action.isEnabled
        addSubview(label)
        showColors()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = alertAction.title
        standard.traits.insert(.button)
        return standard
    }

    private func showColors() {
        label.textColor = !isEnabled ? .tertiaryLabel : alertAction.style == .destructive ? .systemRed : tintColor
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: AlertButton.margin, dy: 0)
    }
}
