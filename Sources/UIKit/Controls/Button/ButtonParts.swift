/// The views of a button, made when they are needed, and what was set for each state.
@MainActor
struct ButtonParts {
    var content = Content()
    /// Whether it shows that a finger is on it.
    var isDimmed = false
    var background: ButtonBackground?
    var imageView: UIImageView?
    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var spinner: UIActivityIndicatorView?

    /// The views that have been made.
    var all: [UIView] { [background, imageView, titleLabel, subtitleLabel, spinner].compactMap { $0 } }

    /// What a button without a configuration shows.
    struct Content {
        var titles = StateTable<String>()
        var attributedTitles = StateTable<NSAttributedString>()
        var titleColors = StateTable<UIColor>()
        var shadowColors = StateTable<UIColor>()
        var images = StateTable<UIImage>()
        var backgrounds = StateTable<UIImage>()
        var symbols = StateTable<UIImage.SymbolConfiguration>()
    }
}

/// A button's label: what it needs, the button needs.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}

/// What lies behind a button's contents.
final class ButtonBackground: UIView {
    let picture = UIImageView()
    private let stroke = UIView()
    private var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        clipsToBounds = false
        stroke.isUserInteractionEnabled = false
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(stroke)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a configuration's background.
    func show(_ background: UIBackgroundConfiguration, color: UIColor, radius: CGFloat, tint: UIColor) {
        backgroundColor = color
        picture.image = background.image
        picture.contentMode = background.imageContentMode
        let line = background.strokeColor ?? tint
        strokeColor = background.strokeColorTransformer?(line) ?? line
        strokeOutset = background.strokeOutset
        stroke.layer.borderWidth = max(0, background.strokeWidth)
        if custom !== background.customView {
            custom?.removeFromSuperview()
            custom = background.customView
            if let custom { insertSubview(custom, aboveSubview: picture) }
        }
        show(radius: radius)
        resolveStroke()
    }

    func show(radius: CGFloat) {
        layer.cornerRadius = radius
        picture.layer.cornerRadius = radius
        stroke.layer.cornerRadius = max(0, radius + strokeOutset)
        noteLayoutChange()
    }

    private var strokeColor = UIColor.clear
    private var strokeOutset: CGFloat = 0

    private func resolveStroke() {
        stroke.layer.borderColor = strokeColor.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        resolveStroke()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        custom?.frame = bounds
        stroke.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
    }
}
