import CoreGraphics
import Foundation
import QuartzCore

/// The button of a tab bar item: an image with a title below or beside it, and a badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private var isInline = false
    private var badgeOffset = UIOffset.zero
    private var titleOffset = UIOffset.zero

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        accessibilityIdentifier = item.accessibilityIdentifier
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel
        standard.value = item.badgeValue
        standard.identifier = item.accessibilityIdentifier
        standard.traits.insert(.button)
        return standard
    }

    /// Updates the button from the item.
    func show(
        looks: UITabBarItemAppearance, isSelected: Bool, isInline: Bool, tint: UIColor, unselected: UIColor?
    ) {
        (self.isInline, self.isSelected, isEnabled) = (isInline, isSelected, item.isEnabled)
        let state = isSelected ? looks.selected : item.isEnabled ? looks.normal : looks.disabled
        let plain = isSelected ? tint : unselected ?? .systemGray
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.tintColor = state.iconColor ?? plain
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: isInline ? 15 : 18, weight: .regular)
        // Images are rendered as templates here, unless they specify otherwise.
        if let image = imageView.image, image.renderingMode == .automatic {
            imageView.image = image.withRenderingMode(.alwaysTemplate)
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: isInline ? 12 : 10, weight: .medium), .foregroundColor: plain,
        ]
        attributes.merge(looks.normal.titleTextAttributes.filter { $0.key != .foregroundColor || !isSelected }) { $1 }
        attributes.merge(state.titleTextAttributes) { $1 }
        attributes.merge(item.shownTitleAttributes(for: 0, in: self)) { $1 }
        if isSelected {
            attributes.merge(item.shownTitleAttributes(for: State.selected.rawValue, in: self)) { $1 }
        }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        titleOffset = item.titlePositionAdjustment
        titleOffset.horizontal += state.titlePositionAdjustment.horizontal
        titleOffset.vertical += state.titlePositionAdjustment.vertical
        showBadge(state)
        setNeedsLayout()
    }

    private func showBadge(_ state: UITabBarItemStateAppearance) {
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
        ]
        attributes.merge(state.badgeTextAttributes) { $1 }
        attributes.merge(item.badgeAttributes[0] ?? [:]) { $1 }
        badge.attributedText = item.badgeValue.map { NSAttributedString(string: $0, attributes: attributes) }
        badgeOffset = state.badgePositionAdjustment
    }

    /// The height and minimum width of a badge, in points.
    private static let badgeHeight: CGFloat = 18

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        let text = label.sizeThatFits(.zero)
        var pictureFrame: CGRect
        if isInline {
            let width = image.width + (image.width > 0 && text.width > 0 ? 6 : 0) + text.width
            let x = (bounds.width - width) / 2
            pictureFrame = CGRect(x: x, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
            label.frame = CGRect(
                x: x + width - text.width, y: (bounds.height - text.height) / 2, width: text.width, height: text.height)
        } else {
            let hasTitle = text.width > 0
            // The image is centred in the 33 points above the title.
            let room = hasTitle ? 33 : bounds.height
            pictureFrame = CGRect(
                x: (bounds.width - image.width) / 2, y: max(0, (room - image.height) / 2 + (hasTitle ? 2 : 0)),
                width: image.width, height: image.height)
            label.frame = CGRect(
                x: max(0, (bounds.width - text.width) / 2), y: 34, width: min(text.width, bounds.width),
                height: text.height)
        }
        imageView.frame = pictureFrame.inset(by: item.imageInsets)
        label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        let width = max(TabBarButton.badgeHeight, badge.sizeThatFits(.zero).width + 10)
        badge.frame = CGRect(
            x: bounds.midX + 4 + badgeOffset.horizontal, y: 2 + badgeOffset.vertical, width: width,
            height: TabBarButton.badgeHeight)
        badge.layer.cornerRadius = TabBarButton.badgeHeight / 2
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }
}
