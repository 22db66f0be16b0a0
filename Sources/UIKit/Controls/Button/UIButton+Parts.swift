import CoreGraphics
import Foundation
import QuartzCore

/// The parts of a button and their content.
extension UIButton {
    // MARK: Subviews

    final func setType(_ type: ButtonType) {
        buttonType = type
        guard let name = type.symbolName else { return }
        let symbol = UIImage(systemName: name, withConfiguration: type.symbolConfiguration)
        // The symbol has its own colours instead of the button's tint.
        setImage(type == .close ? symbol?.withRenderingMode(.alwaysOriginal) : symbol, for: .normal)
        sizeToFit()
    }

    final func setPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        if action.attributes.contains(.disabled) { isEnabled = false }
    }

    final func shownTitleLabel() -> UILabel {
        if let label = parts.titleLabel { return label }
        let label = ButtonLabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.backgroundColor = nil
        parts.titleLabel = label
        addSubview(label)
        return label
    }

    private final func shownSubtitleLabel() -> UILabel {
        if let label = parts.subtitleLabel { return label }
        let label = ButtonLabel()
        parts.subtitleLabel = label
        addSubview(label)
        return label
    }

    final func shownImageView() -> UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        parts.imageView = view
        insertContent(view)
        return view
    }

    private final func shownBackground() -> ButtonBackground {
        if let view = parts.background { return view }
        let view = ButtonBackground()
        parts.background = view
        insertSubview(view, at: 0)
        return view
    }

    /// Inserts a view in front of the background and behind the other parts.
    private final func insertContent(_ view: UIView) { insertSubview(view, at: parts.background == nil ? 0 : 1) }

    // MARK: Changes

    final func change(_ change: (inout ButtonParts.Content) -> Void) {
        change(&parts.content)
        contentDidChange()
    }

    final func contentDidChange() {
        showState()
        invalidateIntrinsicContentSize()
        noteLayoutChange()
    }

    final func insetsDidChange(_ path: ReferenceWritableKeyPath<UIButton, UIEdgeInsets>, _ old: UIEdgeInsets) {
        guard self[keyPath: path].isFinite else {
            reportOnce("A button's insets can't be \(self[keyPath: path]); the old ones are kept")
            self[keyPath: path] = old
            return
        }
        invalidateIntrinsicContentSize()
        noteLayoutChange()
    }

    final func showChangedState() {
        let fades = parts.isDimmed && !isHighlighted && window != nil
        parts.isDimmed = isHighlighted
        guard fades else { return showState() }
        // The appearance of a touch fades out.
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]
        ) { self.showState() }
    }

    // MARK: State updates

    /// Updates the parts for the current state.
    final func showState() {
        if configuration != nil { showConfiguration() } else { showContent() }
    }

    final func shownTitleColor(for state: State) -> UIColor {
        let colors = parts.content.titleColors
        if let color = colors[state] { return color }
        if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
        return colors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }

    private final func showContent() {
        let content = parts.content
        let state = state
        showPlainBackground(content.backgrounds.best(for: state))
        showPlainImage(content.images.best(for: state), hasOwn: state == .normal || content.images[state] != nil)
        let attributed = content.attributedTitles.best(for: state)
        let title = content.titles.best(for: state)
        guard attributed != nil || title != nil || parts.titleLabel != nil else { return }
        let label = shownTitleLabel()
        label.textColor = shownTitleColor(for: state)
        label.shadowColor = content.shadowColors.best(for: state)
        if let attributed { label.attributedText = attributed } else { label.text = title }
        let dims = buttonType != .custom && state.contains(.highlighted) && content.titleColors[state] == nil
        label.alpha = dims ? 0.2 : 1
        label.isHidden = false
    }

    private final func showPlainBackground(_ image: UIImage?) {
        guard image != nil || parts.background != nil else { return }
        let view = shownBackground()
        view.backgroundColor = nil
        view.picture.image = image
        view.show(radius: 0)
        let dims = image != nil && parts.content.backgrounds[state] == nil
        view.alpha = dims && !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    }

    private final func showPlainImage(_ image: UIImage?, hasOwn: Bool) {
        guard image != nil || parts.imageView != nil else { return }
        let view = shownImageView()
        view.contentMode = contentHorizontalAlignment == .fill ? .scaleToFill : .scaleAspectFit
        view.preferredSymbolConfiguration = parts.content.symbols.best(for: state)
        view.isHidden = false
        view.alpha = 1
        let isTinted = buttonType != .custom
        let shown = isTinted && image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        view.tintColor = isTinted && !isEnabled ? .tertiaryLabel : nil
        if isHighlighted, !hasOwn, isTinted {
            view.alpha = 0.2
        } else if isHighlighted, !hasOwn, adjustsImageWhenHighlighted {
            view.image = shown?.darkened ?? shown
            return
        } else if !isEnabled, !hasOwn, !isTinted, adjustsImageWhenDisabled {
            view.alpha = 0.5
        }
        view.image = shown
    }

    private final func showConfiguration() {
        guard let configuration else { return }
        let look = ButtonColors(
            configuration, state: automaticallyUpdatesConfiguration ? state : .normal, tint: tintColor)
        let background = shownBackground()
        background.alpha = 1
        background.show(
            configuration.background, color: look.background,
            radius: configuration.cornerRadius(of: backgroundFrame.size), tint: tintColor)
        showText(configuration, look)
        let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        if image != nil || parts.imageView != nil {
            let view = shownImageView()
            view.alpha = 1
            view.preferredSymbolConfiguration =
                configuration.preferredSymbolConfigurationForImage
                ?? UIImage.SymbolConfiguration(font: configuration.buttonSize.titleFont)
            view.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
            view.tintColor = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
            view.isHidden = image == nil
        }
        showSpinner(configuration.showsActivityIndicator, look.foreground)
        showIndicator(configuration, look.foreground)
    }

    private final func showIndicator(_ configuration: Configuration, _ color: UIColor) {
        let shows = configuration.indicator == .popup || (configuration.indicator == .automatic && isPopUp)
        guard shows || parts.indicator != nil else { return }
        let view = parts.indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        if parts.indicator == nil {
            view.contentMode = .center
            parts.indicator = view
            insertContent(view)
        }
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            font: configuration.buttonSize.titleFont, scale: .small)
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        view.isHidden = !shows
    }

    private final func showSpinner(_ shows: Bool, _ color: UIColor) {
        guard shows || parts.spinner != nil else { return }
        let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
        if parts.spinner == nil {
            parts.spinner = spinner
            insertContent(spinner)
        }
        spinner.color = color
        if shows != spinner.isAnimating { shows ? spinner.startAnimating() : spinner.stopAnimating() }
    }

    private final func showText(_ configuration: Configuration, _ look: ButtonColors) {
        let alignment = textAlignment(configuration)
        let title = ButtonText(
            configuration.title ?? currentTitle, configuration.attributedTitle,
            configuration.titleTextAttributesTransformer,
            font: configuration.buttonSize.titleFont, color: look.foreground)
        let subtitle = ButtonText(
            configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
            font: configuration.buttonSize.subtitleFont, color: look.subtitle)
        for (words, label) in [
            (title, title.isEmpty && parts.titleLabel == nil ? nil : shownTitleLabel()),
            (subtitle, subtitle.isEmpty && parts.subtitleLabel == nil ? nil : shownSubtitleLabel()),
        ] {
            guard let label else { continue }
            label.setStyledText(words.text)
            label.isHidden = words.isEmpty
            label.alpha = 1
            label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
            label.lineBreakMode = configuration.titleLineBreakMode
            label.textAlignment = alignment
        }
    }

    private final func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
        switch textPlace(configuration) {
        case 0: .left
        case 1: .right
        default: .center
        }
    }
}

extension UIButton.ButtonType {
    /// The symbol of the button type.
    fileprivate var symbolName: String? {
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }

    /// The configuration that gives the symbol its size on iOS: 30 points for closing, otherwise about 24.
    fileprivate var symbolConfiguration: UIImage.SymbolConfiguration {
        self == .close
            ? .closing : UIImage.SymbolConfiguration(pointSize: 15.8, weight: .regular, scale: .large)
    }
}

extension UIImage.SymbolConfiguration {
    /// The configuration of a close button's symbol: a gray cross in a light circle, whatever the tint colour.
    static var closing: UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 19.8, weight: .regular, scale: .large)
            .applying(UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
    }
}

extension NSLineBreakMode {
    /// Whether text that is too wide wraps to the next line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
