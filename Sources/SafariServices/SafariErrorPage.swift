import CoreGraphics
import UIKit

/// The page of an address that cannot be opened.
final class SafariErrorPage: UIView {
    private static let margin: CGFloat = 32
    private let message = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        message.text =
            "Safari cannot open the page because your \(UIDevice.current.model) is not connected to the internet."
        message.font = .systemFont(ofSize: 17)
        message.textColor = .secondaryLabel
        message.textAlignment = .center
        message.numberOfLines = 0
        addSubview(message)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: max(bounds.width - 2 * SafariErrorPage.margin, 0), height: bounds.height)
        let size = message.sizeThatFits(room)
        message.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// Shows the message again, after another attempt to open the page.
    func flash() {
        message.alpha = 0
        UIView.animate(withDuration: 0.3) { self.message.alpha = 1 }
    }
}
