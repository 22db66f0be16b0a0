import CoreGraphics
import QuartzCore

/// The layout and sizes of a button's parts.
extension UIButton {
    /// The margin above and below a title, in points.
    private static let titleMargin: CGFloat = 6
    /// The minimum width of a button with a title, in points.
    private static let minWidth: CGFloat = 30
    /// The size of an empty button, in points.
    private static let emptySize = CGSize(width: minWidth, height: 34)

    final var shownInsets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        return configuration.contentInsets.absolute(isRightToLeft: isRightToLeft)
    }

    // MARK: Configuration updates

    final func configure(_ configuration: Configuration) { self.configuration = configuration }

    final func configurationDidChange(hadOne: Bool) {
        if hadOne, configuration == nil {
            parts.background?.show(.clear(), color: .clear, radius: 0, tint: .clear)
            parts.subtitleLabel?.isHidden = true
        }
        if !isUpdatingConfiguration { needsConfigurationUpdate = true }
        contentDidChange()
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
        showState()
    }

    // MARK: Size

    final func fittingSize(_ width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = shownInsets
        let room = max(0, width - insets.left - insets.right)
        var size: CGSize
        if let configuration {
            size = contentLayout(configuration).frames(in: max(0, room - indicatorRoom), textAlignment: 0).size
            size.width += indicatorRoom
        } else {
            size = plainSize(in: room)
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    private final func plainSize(in width: CGFloat) -> CGSize {
        let image = currentImage.map { parts.imageView?.intrinsicContentSize ?? $0.size } ?? .zero
        guard hasPlainTitle, let label = parts.titleLabel else {
            if image != .zero { return image }
            return currentBackgroundImage?.size ?? emptySize
        }
        let title = label.sizeThatFits(CGSize(width: max(0, width - image.width), height: .infinity))
        let margin = contentEdgeInsets == .zero ? UIButton.titleMargin : 0
        let least = contentEdgeInsets == .zero ? UIButton.minWidth : 0
        return CGSize(
            width: max(least, image.width + title.width), height: max(image.height, title.height + 2 * margin))
    }

    /// The size of an empty button, which has room for a short title unless insets are set.
    private final var emptySize: CGSize { contentEdgeInsets == .zero ? UIButton.emptySize : .zero }

    private final var hasPlainTitle: Bool {
        currentAttributedTitle.map { $0.length > 0 } ?? currentTitle.map { !$0.isEmpty } ?? false
    }

    // MARK: Layout without a configuration

    struct PlainFrames {
        var image = CGRect.zero
        var title = CGRect.zero
    }

    final func plainFrames(in content: CGRect) -> PlainFrames {
        let imageArea = content.inset(by: imageEdgeInsets)
        let titleArea = content.inset(by: titleEdgeInsets)
        var image = currentImage.map { parts.imageView?.intrinsicContentSize ?? $0.size } ?? .zero
        image.width = min(image.width, max(0, imageArea.width))
        image.height = min(image.height, max(0, imageArea.height))
        var title = CGSize.zero
        if hasPlainTitle, let label = parts.titleLabel {
            let room = CGSize(
                width: max(0, titleArea.width - image.width), height: max(0, titleArea.height))
            title = label.sizeThatFits(CGSize(width: room.width, height: .infinity))
            title = CGSize(width: min(title.width, room.width), height: min(title.height, room.height))
        }
        let fills = contentHorizontalAlignment == .fill
        if fills, title.width == 0, image.width > 0 { image.width = max(0, imageArea.width) }
        if fills, title.width > 0 { title.width = max(0, titleArea.width - image.width) }
        if contentVerticalAlignment == .fill {
            if image.height > 0 { image.height = max(0, imageArea.height) }
            if title.height > 0 { title.height = max(0, titleArea.height) }
        }
        let width = image.width + title.width
        let (before, after) = isRightToLeft ? (title.width, 0) : (0, image.width)
        return PlainFrames(
            image: CGRect(
                x: leftEdge(of: width, in: imageArea) + before, y: topEdge(of: image.height, in: imageArea),
                width: image.width, height: image.height),
            title: CGRect(
                x: leftEdge(of: width, in: titleArea) + after, y: topEdge(of: title.height, in: titleArea),
                width: title.width, height: title.height))
    }

    private final func leftEdge(of width: CGFloat, in area: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .fill, .leading: area.minX
        case .right, .trailing: area.maxX - width
        case .center: area.midX - width / 2
        }
    }

    private final func topEdge(of height: CGFloat, in area: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: area.minY
        case .bottom: area.maxY - height
        case .center: area.midY - height / 2
        }
    }

    // MARK: Layout with a configuration

    final var backgroundFrame: CGRect {
        let rect = backgroundRect(forBounds: bounds)
        guard let configuration else { return rect }
        return rect.inset(by: configuration.background.backgroundInsets.absolute(isRightToLeft: isRightToLeft))
    }

    /// Returns the position of the narrower of title and subtitle: 0 left, 1 right.
    final func textPlace(_ configuration: Configuration) -> CGFloat {
        let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (1, 0) : (0, 1)
        switch configuration.titleAlignment {
        case .leading: return leading
        case .center: return 0.5
        case .trailing: return trailing
        case .automatic:
            if configuration.imagePlacement == .top || configuration.imagePlacement == .bottom { return 0.5 }
            switch effectiveContentHorizontalAlignment {
            case .left: return 0
            case .right: return 1
            default:
                guard configuration.image != nil || configuration.showsActivityIndicator else { return 0.5 }
                return configuration.imagePlacement == .trailing ? trailing : leading
            }
        }
    }

    private final func contentLayout(_ configuration: Configuration) -> ButtonContentLayout {
        var layout = ButtonContentLayout()
        if configuration.showsActivityIndicator {
            layout.image = parts.spinner?.intrinsicContentSize
        } else if let view = parts.imageView, !view.isHidden {
            layout.image = view.intrinsicContentSize
        }
        layout.title = parts.titleLabel.flatMap(measure)
        layout.subtitle = parts.subtitleLabel.flatMap(measure)
        layout.imagePadding = configuration.imagePadding.isFinite ? configuration.imagePadding : 0
        layout.titlePadding = configuration.titlePadding.isFinite ? configuration.titlePadding : 0
        switch configuration.imagePlacement {
        case .top: layout.side = .above
        case .bottom: layout.side = .below
        case .trailing: layout.side = isRightToLeft ? .left : .right
        default: layout.side = isRightToLeft ? .right : .left
        }
        return layout
    }

    private final func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
        guard !label.isHidden else { return nil }
        return { width in MainActor.assumeIsolated { label.sizeThatFits(CGSize(width: width, height: .infinity)) } }
    }

    /// The width of the indicator after the content, including the spacing before it, in points.
    private final var indicatorRoom: CGFloat {
        guard let view = parts.indicator, !view.isHidden else { return 0 }
        return view.intrinsicContentSize.width + 5
    }

    /// Returns the frame of the indicator after content of the given size.
    private final func indicatorFrame(after size: CGSize, in content: CGRect) -> CGRect {
        let own = parts.indicator?.intrinsicContentSize ?? .zero
        let start = leftEdge(of: size.width + indicatorRoom, in: content)
        return CGRect(
            x: isRightToLeft ? start : start + size.width + indicatorRoom - own.width,
            y: topEdge(of: own.height, in: content), width: own.width, height: own.height)
    }

    /// Returns the frames of the parts in the content rectangle.
    private final func frames(_ configuration: Configuration, in content: CGRect) -> ButtonContentLayout.Frames {
        var frames = contentLayout(configuration).frames(
            in: max(0, content.width - indicatorRoom), textAlignment: textPlace(configuration))
        let start = leftEdge(of: frames.size.width + indicatorRoom, in: content)
        let offset = CGPoint(
            x: start + (isRightToLeft ? indicatorRoom : 0), y: topEdge(of: frames.size.height, in: content))
        for part in [\ButtonContentLayout.Frames.image, \.title, \.subtitle] {
            frames[keyPath: part] = frames[keyPath: part].offsetBy(dx: offset.x, dy: offset.y)
        }
        return frames
    }

    // MARK: Placement

    final func placeParts() {
        let content = contentRect(forBounds: bounds)
        parts.background?.frame = backgroundFrame
        guard let configuration else {
            parts.imageView?.frame = imageRect(forContentRect: content)
            parts.titleLabel?.frame = titleRect(forContentRect: content)
            return
        }
        parts.background?.show(radius: configuration.cornerRadius(of: backgroundFrame.size))
        let frames = frames(configuration, in: content)
        parts.imageView?.frame = frames.image
        parts.spinner?.frame = frames.image
        parts.titleLabel?.frame = frames.title
        parts.subtitleLabel?.frame = frames.subtitle
        parts.indicator?.frame = indicatorFrame(after: frames.size, in: content)
    }

    /// Returns the title's baselines in a button of the given width that is as high as its content.
    final func shownBaselines(inWidth width: CGFloat) -> BaselineOffsets? {
        guard let label = parts.titleLabel, !label.isHidden else { return nil }
        var size = fittingSize(width > 0 ? width : .infinity)
        size.width = max(size.width, width)
        let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
        let title = configuration.map { frames($0, in: content).title } ?? titleRect(forContentRect: content)
        guard let text = label.shownBaselines(inWidth: title.width) else { return nil }
        return BaselineOffsets(
            firstFromTop: title.minY + text.baseline(isFirst: true, inHeight: title.height),
            lastFromBottom: size.height - title.minY - text.baseline(isFirst: false, inHeight: title.height),
            centredHeight: contentVerticalAlignment == .center ? size.height : nil)
    }
}
