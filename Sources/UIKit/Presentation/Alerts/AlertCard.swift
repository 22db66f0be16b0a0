import CoreGraphics
import Foundation
import QuartzCore

/// The card of an alert or action sheet: title and message, with buttons below and separators between. Content
/// that doesn't fit scrolls.
final class AlertCard: UIView {
    /// The placement of the card.
    enum Placement { case alert, sheet, popover }

    /// Called with the action whose button was tapped.
    var didChoose: ((UIAlertAction) -> Void)?
    var placement = Placement.sheet

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let cancelBackground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let textArea = UIScrollView()
    private let buttonArea = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let buttons = AlertButtons()
    private let cancelButtons = AlertButtons()
    /// The text fields below the title and message, which share a frame.
    private(set) var fields: [UITextField] = []
    private let fieldFrame = UIView()

    /// The widths of an alert and of a popover, and the gap around a sheet and before its cancel button, in points.
    static let (alertWidth, popoverWidth, gap): (CGFloat, CGFloat, CGFloat) = (270, 304, 8)
    private static let (radius, margin): (CGFloat, CGFloat) = (14, 16)
    /// The height of a text field, the space above the first one, and the inset of its text, in points.
    private static let (fieldHeight, fieldGap, fieldInset): (CGFloat, CGFloat, CGFloat) = (30, 14, 6)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        for view in [background, cancelBackground] {
            view.layer.cornerRadius = AlertCard.radius
            view.clipsToBounds = true
            addSubview(view)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            textArea.addSubview(label)
        }
        for area in [textArea, buttonArea] {
            area.contentInsetAdjustmentBehavior = .never
            area.isOpaque = false
        }
        buttonArea.delaysContentTouches = false
        background.contentView.addSubview(textArea)
        background.contentView.addSubview(buttonArea)
        buttonArea.addSubview(buttons)
        cancelBackground.contentView.addSubview(cancelButtons)
        for group in [buttons, cancelButtons] { group.didChoose = { [weak self] in self?.didChoose?($0) } }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ message: String?, _ actions: [UIAlertAction], bold: UIAlertAction?) {
        let isAlert = placement == .alert
        titleLabel.text = title
        messageLabel.text = message
        titleLabel.font = .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        let color: UIColor = isAlert ? .label : .secondaryLabel
        (titleLabel.textColor, messageLabel.textColor) = (color, color)
        // A sheet shows its cancel button separately.
        let separate = placement == .sheet ? actions.filter { $0.style == .cancel } : []
        buttons.show(actions.filter { !separate.contains($0) }, bold: bold, isAlert: isAlert)
        cancelButtons.show(separate, bold: separate.first, isAlert: isAlert)
        cancelBackground.isHidden = separate.isEmpty
        background.isHidden = textHeight(100) == 0 && buttons.isEmpty
        if placement == .popover { background.effect = nil }
        setNeedsLayout()
    }

    /// Adds a text field below the others.
    func addField() -> UITextField {
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        field.clearButtonMode = .whileEditing
        if fields.isEmpty {
            fieldFrame.layer.cornerRadius = 6
            fieldFrame.layer.borderWidth = 0.5
            fieldFrame.layer.borderColor = UIColor.separator.cgColor
            fieldFrame.clipsToBounds = true
            fieldFrame.backgroundColor = .systemBackground
            textArea.addSubview(fieldFrame)
        }
        fields.append(field)
        fieldFrame.addSubview(field)
        setNeedsLayout()
        return field
    }

    private var fieldsHeight: CGFloat { CGFloat(fields.count) * AlertCard.fieldHeight }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * AlertCard.margin, height: .greatestFiniteMagnitude)
        let heights = shownLabels.map { $0.sizeThatFits(room).height }
        guard !heights.isEmpty || !fields.isEmpty else { return 0 }
        let above = fields.isEmpty || heights.isEmpty ? 0 : AlertCard.fieldGap
        return (heights.reduce(0, +) + 2 * textMargin + (heights.count > 1 ? 3 : 0) + above + fieldsHeight).rounded(.up)
    }

    private var shownLabels: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }
    private var textMargin: CGFloat { placement == .alert ? 19.5 : 14 }

    func height(forWidth width: CGFloat) -> CGFloat {
        let below = cancelButtons.isEmpty ? 0 : AlertCard.gap + cancelButtons.height(forWidth: width)
        return textHeight(width) + buttons.height(forWidth: width) + below
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let cancelHeight = cancelButtons.height(forWidth: width)
        let below = cancelButtons.isEmpty ? 0 : AlertCard.gap + cancelHeight
        background.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - below))
        cancelBackground.frame = CGRect(x: 0, y: bounds.maxY - cancelHeight, width: width, height: cancelHeight)
        cancelButtons.frame = cancelBackground.bounds
        // If space is short, at least half of it goes to the buttons.
        let (texts, rows) = (textHeight(width), buttons.height(forWidth: width))
        let room = background.bounds.height
        let shownRows = min(rows, max(room - texts, room / 2))
        textArea.frame = CGRect(x: 0, y: 0, width: width, height: max(0, room - shownRows))
        textArea.contentSize = CGSize(width: width, height: texts)
        buttonArea.frame = CGRect(x: 0, y: room - shownRows, width: width, height: shownRows)
        buttonArea.contentSize = CGSize(width: width, height: rows)
        buttonArea.isScrollEnabled = rows > shownRows
        textArea.isScrollEnabled = texts > textArea.bounds.height
        buttons.hasTopLine = texts > 0
        buttons.frame = CGRect(x: 0, y: 0, width: width, height: rows)
        var y = textMargin
        let fitting = CGSize(width: width - 2 * AlertCard.margin, height: .greatestFiniteMagnitude)
        for label in shownLabels {
            let height = label.sizeThatFits(fitting).height
            label.frame = CGRect(x: AlertCard.margin, y: y, width: fitting.width, height: height)
            y += height + 3
        }
        layoutFields(below: shownLabels.isEmpty ? textMargin : y - 3 + AlertCard.fieldGap, width: fitting.width)
    }

    private func layoutFields(below y: CGFloat, width: CGFloat) {
        fieldFrame.frame = CGRect(x: AlertCard.margin, y: y, width: width, height: fieldsHeight)
        for (i, field) in fields.enumerated() {
            let row = CGRect(
                x: 0, y: CGFloat(i) * AlertCard.fieldHeight, width: width, height: AlertCard.fieldHeight)
            field.frame = row.insetBy(dx: AlertCard.fieldInset, dy: 0)
        }
    }
}
