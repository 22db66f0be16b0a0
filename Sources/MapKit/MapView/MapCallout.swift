import QuartzCore
import UIKit

/// The bubble above a selected annotation, with its titles and accessory views.
@MainActor
final class MapCallout: UIView {
    private(set) weak var view: MKAnnotationView?
    private let bubble = CAShapeLayer()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let accessories: [UIView]
    private let detail: UIView?
    private let tapped: (UIControl) -> Void
    private var tipX: CGFloat = 0

    private static let tipHeight: CGFloat = 13
    private static let margin: CGFloat = 12
    private static let maxTextWidth: CGFloat = 240
    private static let minHeight: CGFloat = 44
    private static let action = UIAction.Identifier("MapCallout")

    init(_ view: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
        self.view = view
        self.tapped = tapped
        detail = view.detailCalloutAccessoryView
        accessories = [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView].compactMap(\.self)
        super.init(frame: .zero)
        bubble.shadowOpacity = 0.25
        bubble.shadowRadius = 8
        bubble.shadowOffset = CGSize(width: 0, height: 3)
        layer.addSublayer(bubble)
        // It grows out of its tip.
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        titleLabel.text = view.annotation?.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .regular)
        titleLabel.textColor = .label
        subtitleLabel.text = detail == nil ? view.annotation?.subtitle : nil
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        for part in [titleLabel, subtitleLabel] { addSubview(part) }
        if let detail { addSubview(detail) }
        for accessory in accessories {
            addSubview(accessory)
            guard let control = accessory as? UIControl else { continue }
            let action = UIAction(identifier: MapCallout.action) { [weak self, weak control] _ in
                if let control { self?.tapped(control) }
            }
            control.addAction(action, for: .touchUpInside)
        }
        layOut()
    }

    required init?(coder: NSCoder) { nil }

    func disconnect() {
        for control in accessories.compactMap({ $0 as? UIControl }) {
            control.removeAction(identifiedBy: MapCallout.action, for: .touchUpInside)
        }
    }

    // MARK: Layout

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
        let fitting = view.sizeThatFits(CGSize(width: MapCallout.maxTextWidth, height: 400))
        guard fitting.width <= 0 || fitting.height <= 0 else { return fitting }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func textSize(_ label: UILabel) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: MapCallout.maxTextWidth, height: 100))
        return CGSize(width: min(size.width.rounded(.up), MapCallout.maxTextWidth), height: size.height)
    }

    private func layOut() {
        let margin = MapCallout.margin
        let (left, right) = (size(of: view?.leftCalloutAccessoryView), size(of: view?.rightCalloutAccessoryView))
        let rows: [(UIView, CGSize)] =
            [
                (titleLabel, textSize(titleLabel)), (subtitleLabel, textSize(subtitleLabel)),
            ] + (detail.map { [($0, size(of: $0))] } ?? [])
        let textWidth = rows.map(\.1.width).max() ?? 0
        let textHeight = rows.reduce(0) { $0 + $1.1.height }
        let height = max(max(textHeight, left.height, right.height) + 2 * 8, MapCallout.minHeight)
        var x = margin
        if let accessory = view?.leftCalloutAccessoryView {
            accessory.frame = CGRect(origin: CGPoint(x: x, y: (height - left.height) / 2), size: left)
            x += left.width + 10
        }
        var y = (height - textHeight) / 2
        for (part, size) in rows {
            part.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            y += size.height
        }
        x += textWidth
        if let accessory = view?.rightCalloutAccessoryView {
            x += 10
            accessory.frame = CGRect(origin: CGPoint(x: x, y: (height - right.height) / 2), size: right)
            x += right.width
        }
        bounds.size = CGSize(width: x + margin, height: height + MapCallout.tipHeight)
        tipX = bounds.midX
        updateBubble()
    }

    /// Places the tip, and moves the bubble so that it is within the map, as far as the tip allows.
    func place(tip: CGPoint, in area: CGRect) {
        let inset: CGFloat = 8
        let half = bounds.width / 2
        let reach = max(half - 24, 0)
        var middle = min(max(tip.x, area.minX + inset + half), area.maxX - inset - half)
        if bounds.width + 2 * inset > area.width { middle = tip.x }
        middle = min(max(middle, tip.x - reach), tip.x + reach)
        let newTip = tip.x - middle + half
        if newTip != tipX {
            tipX = newTip
            layer.anchorPoint = CGPoint(x: tipX / max(bounds.width, 1), y: 1)
            updateBubble()
        }
        layer.position = tip
    }

    private func updateBubble() {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - MapCallout.tipHeight)
        let path = CGMutablePath()
        path.addRoundedRect(in: body, cornerWidth: 12, cornerHeight: 12)
        // In the direction of the rectangle, which it overlaps.
        let base = body.maxY - 1
        path.move(to: CGPoint(x: tipX + 14, y: base))
        path.addLine(to: CGPoint(x: tipX + 14, y: body.maxY))
        path.addQuadCurve(
            to: CGPoint(x: tipX, y: bounds.maxY), control: CGPoint(x: tipX + 5, y: body.maxY + 1))
        path.addQuadCurve(
            to: CGPoint(x: tipX - 14, y: body.maxY), control: CGPoint(x: tipX - 5, y: body.maxY + 1))
        path.addLine(to: CGPoint(x: tipX - 14, y: base))
        path.closeSubpath()
        bubble.path = path
        bubble.fillColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { updateBubble() }

    func animateAppearing() {
        transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        alpha = 0
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: {
                self.transform = .identity
                self.alpha = 1
            })
    }
}
