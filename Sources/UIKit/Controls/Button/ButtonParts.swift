/// The views of a button, created on demand, and the content set for each state.
@MainActor
struct ButtonParts {
    var content = Content()
    /// Whether the button is drawn as touched.
    var isDimmed = false
    var background: ButtonBackground?
    var imageView: UIImageView?
    var titleLabel: UILabel?
    var subtitleLabel: UILabel?
    var spinner: UIActivityIndicatorView?
    var indicator: UIImageView?
    /// Called when another element of the menu has been chosen.
    var didChoose: (@MainActor () -> Void)?

    /// The views that have been created.
    var all: [UIView] { [background, imageView, titleLabel, subtitleLabel, spinner, indicator].compactMap { $0 } }

    /// The content of a button without a configuration.
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

/// A button's label, which invalidates the button's intrinsic size along with its own.
final class ButtonLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
    }
}

/// The background of a button.
final class ButtonBackground: UIView {
    let picture = UIImageView()
    /// The effect view, which then has the background colour in place of this view.
    private var effect: UIVisualEffectView?
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
        show(background.visualEffect, color: color)
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

    private func show(_ visualEffect: UIVisualEffect?, color: UIColor) {
        backgroundColor = visualEffect == nil ? color : .clear
        guard let visualEffect else {
            effect?.removeFromSuperview()
            return effect = nil
        }
        let shown = effect ?? UIVisualEffectView()
        if effect == nil {
            shown.clipsToBounds = true
            insertSubview(shown, at: 0)
            effect = shown
        }
        shown.effect = visualEffect
        shown.contentView.backgroundColor = color
    }

    func show(radius: CGFloat) {
        layer.cornerRadius = radius
        effect?.layer.cornerRadius = radius
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
        effect?.frame = bounds
        picture.frame = bounds
        custom?.frame = bounds
        stroke.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
    }
}
