import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows an image, text and buttons in place of unavailable content.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentunavailableview)
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The scroll view, for content that doesn't fit.
    public final let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
    private var shown: UIContentUnavailableConfiguration

    /// The maximum width of text, in points.
    private static let textWidth: CGFloat = 420

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        scrollView.isOpaque = false
        addSubview(scrollView)
        for view in [imageView, spinner, titleLabel, secondaryLabel] + buttons { scrollView.addSubview(view) }
        for label in [titleLabel, secondaryLabel] { label.textAlignment = .center }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        for (index, button) in buttons.enumerated() {
            button.addAction(
                UIAction { [weak self] _ in
                    self?.properties(index).primaryAction?.performWithSender(button, target: nil)
                },
                for: .primaryActionTriggered)
        }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    /// The configuration of the view. One of another type is reported, and isn't shown.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else {
                return reportOnce(
                    "A UIContentUnavailableView can't show a \(type(of: newValue)); the old content is kept")
            }
            shown = newValue
            show()
        }
    }

    /// Whether content that doesn't fit scrolls. True by default.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }

    private func properties(_ index: Int) -> UIContentUnavailableConfiguration.ButtonProperties {
        index == 0 ? shown.buttonProperties : shown.secondaryButtonProperties
    }

    private func show() {
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = max(0, shown.imageProperties.cornerRadius)
        imageView.isHidden = shown.image == nil || shown.showsSpinner
        spinner.isHidden = !shown.showsSpinner
        if shown.showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
        fill(titleLabel, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        for (index, button) in buttons.enumerated() {
            let looks = index == 0 ? shown.button : shown.secondaryButton
            let properties = properties(index)
            button.configuration = looks
            button.isEnabled = properties.isEnabled
            button.role = properties.role
            button.menu = properties.menu
            button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
            button.isHidden = looks.title == nil && looks.attributedTitle == nil && looks.image == nil
        }
        backgroundColor = shown.background.backgroundColor
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ looks: UIContentUnavailableConfiguration.TextProperties
    ) {
        label.font = looks.font
        label.textColor = looks.color
        label.numberOfLines = looks.numberOfLines
        label.lineBreakMode = looks.lineBreakMode
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private var imageSize: CGSize {
        var size = imageView.intrinsicContentSize
        let most = shown.imageProperties.maximumSize
        if most.width > 0, size.width > most.width {
            size = CGSize(width: most.width, height: size.height * most.width / size.width)
        }
        if most.height > 0, size.height > most.height {
            size = CGSize(width: size.width * most.height / size.height, height: most.height)
        }
        return size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let area = bounds.inset(by: safeAreaInsets)
        let margins = shown.directionalLayoutMargins
        let width = min(UIContentUnavailableView.textWidth, max(0, area.width - margins.leading - margins.trailing))
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        if !imageView.isHidden { parts.append((imageView, imageSize, shown.imageToTextPadding)) }
        if !spinner.isHidden { parts.append((spinner, spinner.intrinsicContentSize, shown.imageToTextPadding)) }
        if !titleLabel.isHidden {
            let gap = secondaryLabel.isHidden ? shown.textToButtonPadding : shown.textToSecondaryTextPadding
            parts.append((titleLabel, CGSize(width: width, height: titleLabel.sizeThatFits(room).height), gap))
        }
        if !secondaryLabel.isHidden {
            let height = secondaryLabel.sizeThatFits(room).height
            parts.append((secondaryLabel, CGSize(width: width, height: height), shown.textToButtonPadding))
        }
        for button in buttons where !button.isHidden {
            parts.append((button, button.intrinsicContentSize, shown.buttonToSecondaryButtonPadding))
        }
        let height = parts.reduce(0) { $0 + $1.size.height } + parts.dropLast().reduce(0) { $0 + $1.gap }
        var y = margins.top
        if shown.alignment == .center { y = max(y, (area.height - height) / 2) }
        for part in parts {
            part.view.frame = CGRect(
                x: (area.minX + (area.width - part.size.width) / 2).rounded(), y: y.rounded(), width: part.size.width,
                height: part.size.height)
            y += part.size.height + part.gap
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: height + margins.top + margins.bottom)
    }
}
