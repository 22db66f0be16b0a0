import Foundation
import QuartzCore
import UIKit

/// A notification at the top of the key window, which disappears after five seconds.
final class NotificationBanner: UIView {
    private enum Metrics {
        static let margin: CGFloat = 8
        static let widest: CGFloat = 480
        static let padding: CGFloat = 14
        static let gap: CGFloat = 10
        static let iconSide: CGFloat = 38
        static let cornerRadius: CGFloat = 23
        static let longestBody = 4
    }

    private static let duration: TimeInterval = 5
    private static weak var current: NotificationBanner?

    private let tapped: () -> Void

    /// Shows a notification, in place of the previous one. `tapped` is called when the user taps it.
    static func show(_ notification: UNNotification, tapped: @escaping () -> Void) {
        guard let window = UIApplication.shared.keyWindow else { return }
        current?.removeFromSuperview()
        let banner = NotificationBanner(notification, tapped)
        current = banner
        window.addSubview(banner)
        banner.place(in: window)
        banner.layoutIfNeeded()
        banner.transform = banner.hidden
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { banner.transform = .identity }
        MediaClock.call(at: MediaClock.now + duration) { [weak banner] in
            MainActor.assumeIsolated { banner?.hide() }
        }
    }

    private init(_ notification: UNNotification, _ tapped: @escaping () -> Void) {
        self.tapped = tapped
        super.init(frame: .zero)
        addContents(notification.request.content)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                self?.hide()
                self?.tapped()
            })
        let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.hide() }
        swipe.direction = .up
        addGestureRecognizer(swipe)
        isAccessibilityElement = true
        let content = notification.request.content
        accessibilityLabel = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
            .joined(separator: ", ")
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    private func addContents(_ content: UNNotificationContent) {
        let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.layer.cornerRadius = Metrics.cornerRadius
        background.layer.cornerCurve = .continuous
        background.clipsToBounds = true
        addSubview(background)

        let icon = UIView()
        icon.backgroundColor = .systemGray4
        icon.layer.cornerRadius = Metrics.iconSide * 0.2237
        icon.layer.cornerCurve = .continuous
        let texts = UIStackView(arrangedSubviews: [
            label(content.title, .systemFont(ofSize: 15, weight: .semibold), lines: 1),
            label(content.subtitle, .systemFont(ofSize: 15, weight: .semibold), lines: 1),
            label(content.body, .systemFont(ofSize: 15), lines: Metrics.longestBody),
        ])
        texts.axis = .vertical
        let time = label("now", .systemFont(ofSize: 13), lines: 1)
        time.textColor = .secondaryLabel
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        time.setContentHuggingPriority(.required, for: .horizontal)
        let thumbnail = UIImageView(image: NotificationBanner.thumbnail(content.attachments))
        thumbnail.contentMode = .scaleAspectFill
        thumbnail.clipsToBounds = true
        thumbnail.layer.cornerRadius = 4
        thumbnail.isHidden = thumbnail.image == nil
        for part in [icon, texts, time, thumbnail] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        let trailing = thumbnail.isHidden ? time.leadingAnchor : thumbnail.leadingAnchor
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.padding),
            icon.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: Metrics.iconSide),
            icon.heightAnchor.constraint(equalToConstant: Metrics.iconSide),
            icon.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Metrics.padding),
            texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: Metrics.gap),
            texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Metrics.padding),
            texts.centerYAnchor.constraint(equalTo: centerYAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: trailing, constant: -Metrics.gap),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.padding),
            time.topAnchor.constraint(equalTo: texts.topAnchor),
            thumbnail.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            thumbnail.topAnchor.constraint(equalTo: time.bottomAnchor, constant: 2),
            thumbnail.widthAnchor.constraint(equalToConstant: Metrics.iconSide),
            thumbnail.heightAnchor.constraint(equalToConstant: Metrics.iconSide),
        ])
    }

    private func label(_ text: String, _ font: UIFont, lines: Int) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines, label.isHidden) = (text, font, lines, text.isEmpty)
        return label
    }

    private static func thumbnail(_ attachments: [UNNotificationAttachment]) -> UIImage? {
        attachments.lazy.filter { !$0.hidesThumbnail }.compactMap { UIImage(contentsOfFile: $0.url.path) }.first
    }

    private func place(in window: UIWindow) {
        let width = min(window.bounds.width - 2 * Metrics.margin, Metrics.widest)
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        frame = CGRect(
            x: (window.bounds.width - width) / 2, y: max(window.safeAreaInsets.top, Metrics.margin), width: width,
            height: size.height)
        autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    }

    /// Moves the banner above the window.
    private var hidden: CGAffineTransform { CGAffineTransform(translationX: 0, y: -(center.y + bounds.height)) }

    private func hide() {
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) {
            self.transform = self.hidden
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
