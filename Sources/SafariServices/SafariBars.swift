import CoreGraphics
import UIKit

/// The bars of a Safari controller: the address with its buttons above the page, and a toolbar below it.
@MainActor
final class SafariBars {
    private enum Metrics {
        static let topHeight: CGFloat = 50
        static let bottomHeight: CGFloat = 44
        static let margin: CGFloat = 16
        static let fieldHeight: CGFloat = 36
        static let fieldRadius: CGFloat = 10
        static let gap: CGFloat = 12
        static let hairline: CGFloat = 0.33
        static let titleSize: CGFloat = 17
    }

    let top = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    let bottom = UIToolbar()
    private let closeButton = UIButton(type: .system)
    private let reloadButton = UIButton(type: .system)
    private let field = UIView()
    private let host = UILabel()
    private let lock = UIImageView()
    private let line = UIView()
    var close: () -> Void = {}
    var reload: () -> Void = {}
    var share: () -> Void = {}
    var openInBrowser: () -> Void = {}

    init(_ address: URL) {
        host.text = SafariBars.name(of: address)
        host.font = .systemFont(ofSize: Metrics.titleSize)
        host.lineBreakMode = .byTruncatingHead
        host.accessibilityLabel = "Address"
        host.accessibilityValue = host.text
        let symbol = UIImage.SymbolConfiguration(pointSize: 12, weight: .medium)
        lock.image =
            address.scheme?.lowercased() == "https" ? UIImage(systemName: "lock.fill", withConfiguration: symbol) : nil
        lock.tintColor = .secondaryLabel
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = Metrics.fieldRadius
        field.layer.cornerCurve = .continuous
        line.backgroundColor = .separator
        closeButton.titleLabel?.font = .systemFont(ofSize: Metrics.titleSize, weight: .semibold)
        closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
        reloadButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
        reloadButton.accessibilityLabel = "Reload"
        reloadButton.addAction(UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
        for part in [field, line, closeButton, reloadButton] { top.contentView.addSubview(part) }
        for part in [lock, host] { field.addSubview(part) }
        bottom.items = makeItems()
    }

    /// The host, without `www.`, as Safari's address field shows it.
    static func name(of address: URL) -> String {
        let host = address.host ?? address.absoluteString
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private func makeItems() -> [UIBarButtonItem] {
        let back = UIBarButtonItem(image: UIImage(systemName: "chevron.backward"))
        let forward = UIBarButtonItem(image: UIImage(systemName: "chevron.forward"))
        (back.isEnabled, forward.isEnabled) = (false, false)
        (back.accessibilityLabel, forward.accessibilityLabel) = ("Back", "Forward")
        let share = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction { [weak self] _ in self?.share() })
        share.accessibilityLabel = "Share"
        let browser = UIBarButtonItem(
            image: UIImage(systemName: "safari"), primaryAction: UIAction { [weak self] _ in self?.openInBrowser() })
        browser.accessibilityLabel = "Open in Safari"
        return [back, .flexibleSpace(), forward, .flexibleSpace(), share, .flexibleSpace(), browser]
    }

    func show(_ style: SFSafariViewController.DismissButtonStyle) {
        let title =
            switch style {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        closeButton.setTitle(title, for: .normal)
        top.setNeedsLayout()
    }

    func setColors(bar: UIColor?, control: UIColor?) {
        if let bar {
            top.effect = nil
            top.backgroundColor = bar
            // The address is legible on any colour.
            top.overrideUserInterfaceStyle = SafariBars.isDark(bar) ? .dark : .light
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = bar
            bottom.standardAppearance = appearance
            bottom.scrollEdgeAppearance = appearance
        }
        guard let control else { return }
        top.tintColor = control
        bottom.tintColor = control
    }

    private static func isDark(_ color: UIColor) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        // The luma of sRGB.
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
    }

    func layOut(in bounds: CGRect, safeArea: UIEdgeInsets) {
        let (left, right) = (safeArea.left + Metrics.margin, safeArea.right + Metrics.margin)
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeArea.top + Metrics.topHeight)
        let middle = safeArea.top + Metrics.topHeight / 2
        line.frame = CGRect(
            x: 0, y: top.bounds.maxY - Metrics.hairline, width: bounds.width, height: Metrics.hairline)
        let closeSize = closeButton.sizeThatFits(bounds.size)
        closeButton.frame = CGRect(
            x: left, y: middle - closeSize.height / 2, width: closeSize.width, height: closeSize.height)
        let reloadSize = reloadButton.sizeThatFits(bounds.size)
        reloadButton.frame = CGRect(
            x: bounds.width - right - reloadSize.width, y: middle - reloadSize.height / 2, width: reloadSize.width,
            height: reloadSize.height)
        let start = closeButton.frame.maxX + Metrics.gap
        field.frame = CGRect(
            x: start, y: middle - Metrics.fieldHeight / 2,
            width: max(reloadButton.frame.minX - Metrics.gap - start, 0), height: Metrics.fieldHeight)
        layOutField()
        let height = Metrics.bottomHeight + safeArea.bottom
        bottom.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Centres the lock and the host.
    private func layOutField() {
        let lockSize = lock.image?.size ?? .zero
        let gap: CGFloat = lockSize.width > 0 ? 4 : 0
        let room = max(field.bounds.width - 2 * Metrics.gap - lockSize.width - gap, 0)
        let size = host.sizeThatFits(CGSize(width: room, height: Metrics.fieldHeight))
        let width = min(size.width, room)
        let start = (field.bounds.width - width - lockSize.width - gap) / 2
        lock.frame = CGRect(
            x: start, y: (Metrics.fieldHeight - lockSize.height) / 2, width: lockSize.width, height: lockSize.height)
        host.frame = CGRect(
            x: lock.frame.maxX + gap, y: (Metrics.fieldHeight - size.height) / 2, width: width, height: size.height)
    }
}
