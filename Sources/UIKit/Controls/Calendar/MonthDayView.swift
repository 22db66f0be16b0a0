import CoreGraphics
import Foundation
import QuartzCore

/// A day in a month's grid.
final class MonthDayView: UIControl {
    /// The appearance of a day.
    struct Look: Equatable {
        var isToday = false
        var isSelected = false
        var isAvailable = true
    }

    let date: Date
    private let disc = UIView()
    private let label = UILabel()
    /// The view below the number.
    var decoration: UIView? {
        didSet {
            if decoration !== oldValue { oldValue?.removeFromSuperview() }
            if let decoration { addSubview(decoration) }
            setNeedsLayout()
        }
    }
    /// Whether space is reserved for a decoration below the number, as in all days if some may have one.
    var reservesRoom = false { didSet { if reservesRoom != oldValue { setNeedsLayout() } } }
    var look = Look() { didSet { if look != oldValue { showLook() } } }
    var design = UIFontDescriptor.SystemDesign.default { didSet { if design != oldValue { showLook() } } }

    /// The maximum diameter of the disc behind the number, in points.
    private static let discSize: CGFloat = 44

    init(_ date: Date, title: String, speech: String) {
        self.date = date
        super.init(frame: .zero)
        isOpaque = false
        for view in [disc, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.text = title
        label.textAlignment = .center
        accessibilityLabel = speech
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = accessibilityLabel
        standard.traits.insert(.button)
        if look.isSelected { standard.traits.insert(.selected) }
        if !look.isAvailable { standard.traits.insert(.notEnabled) }
        return standard
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.5 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    private func showLook() {
        let tint = tintColor ?? .systemBlue
        let base = UIFont.systemFont(ofSize: 20, weight: look.isSelected || look.isToday ? .semibold : .regular)
        label.font = base.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? base
        label.textColor =
            !look.isAvailable
            ? .tertiaryLabel
            : look.isSelected && look.isToday ? .white : look.isSelected || look.isToday ? tint : .label
        disc.backgroundColor = !look.isSelected ? nil : look.isToday ? tint : tint.withAlphaComponent(0.12)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = min(MonthDayView.discSize, bounds.width, bounds.height)
        // A decoration takes the lower part of the cell.
        let below = !reservesRoom ? 0 : min(14, max(0, bounds.height - 30))
        let area = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - below)
        let diameter = min(size, area.height)
        disc.frame = CGRect(x: area.midX - diameter / 2, y: area.midY - diameter / 2, width: diameter, height: diameter)
        disc.layer.cornerRadius = diameter / 2
        label.frame = area
        guard let decoration else { return }
        let fitting = decoration.barDecorationSize(within: CGSize(width: bounds.width, height: below))
        decoration.frame = CGRect(
            x: bounds.midX - fitting.width / 2, y: area.maxY + (below - fitting.height) / 2, width: fitting.width,
            height: fitting.height)
    }
}

extension UIView {
    /// Returns the size of a decoration in a day's cell.
    fileprivate final func barDecorationSize(within limit: CGSize) -> CGSize {
        var size = intrinsicContentSize
        if size.width <= 0 || size.height <= 0 { size = bounds.size }
        if size.width <= 0 || size.height <= 0 { size = sizeThatFits(limit) }
        let scale = min(1, limit.width / max(size.width, 1), limit.height / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
