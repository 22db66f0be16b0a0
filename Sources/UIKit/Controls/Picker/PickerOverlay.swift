import CoreGraphics
import Foundation
import QuartzCore

/// A panel over a window, beside a view, with an editor for a value. A tap outside the panel dismisses it.
final class PickerOverlay: UIControl {
    private let panel = UIView()
    private let content: UIView
    private weak var anchor: UIView?
    private let onClose: () -> Void
    private var isClosing = false

    /// The distance from the anchor and from the window's edges, and from the panel's edges, in points.
    private static let (gap, margin, inset): (CGFloat, CGFloat, CGFloat) = (8, 10, 8)

    /// Shows a panel of the given size beside a view; nil for a view without a window.
    init?(_ content: UIView, size: CGSize, beside anchor: UIView, onClose: @escaping () -> Void) {
        guard let window = anchor.window else { return nil }
        (self.content, self.anchor, self.onClose) = (content, anchor, onClose)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityLabel = "Dismiss"
        panel.backgroundColor = .tertiarySystemBackground
        panel.layer.cornerRadius = 13
        (panel.layer.shadowOpacity, panel.layer.shadowRadius) = (0.2, 24)
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        panel.tintColor = anchor.tintColor
        content.bounds.size = size
        panel.addSubview(content)
        addSubview(panel)
        addAction(UIAction { [unowned self] _ in close() }, for: .touchDown)
        window.addSubview(self)
        layoutIfNeeded()
        (panel.alpha, panel.transform) = (0, CGAffineTransform(scaleX: 0.9, y: 0.9))
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { [panel] in
            (panel.alpha, panel.transform) = (1, .identity)
        }
    }

    required init?(coder: NSCoder) { nil }

    func close(animated: Bool = true) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        onClose()
        guard animated else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.2) { [panel] in
            panel.alpha = 0
        } completion: { [weak self] _ in
            self?.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let anchor, anchor.window === window else { return }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: PickerOverlay.margin, dy: PickerOverlay.margin)
        let place = anchor.convert(anchor.bounds, to: self)
        let wanted = content.bounds.insetBy(dx: -PickerOverlay.inset, dy: -PickerOverlay.inset).size
        let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
        // Below the anchor if there is room, else above it, else wherever it fits.
        var y = place.maxY + PickerOverlay.gap
        if y + size.height > area.maxY { y = place.minY - PickerOverlay.gap - size.height }
        y = min(max(y, area.minY), area.maxY - size.height)
        let x = min(max(place.midX - size.width / 2, area.minX), area.maxX - size.width)
        panel.bounds.size = size
        panel.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
        content.frame = panel.bounds.insetBy(dx: PickerOverlay.inset, dy: PickerOverlay.inset)
    }
}
