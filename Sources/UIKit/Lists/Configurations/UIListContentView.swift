import CoreGraphics
public import Foundation

/// A view that renders a `UIListContentConfiguration`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilistcontentview)
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private var guides: [ListPart: (guide: UILayoutGuide, constraints: [NSLayoutConstraint])] = [:]

    private enum ListPart: Hashable { case image, text, secondary }

    /// Creates a view that renders a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        isOpaque = false
        for part in [imageView, textLabel, secondaryLabel] { addSubview(part) }
        imageView.clipsToBounds = true
        show()
    }

    /// Creates a view with an empty configuration.
    public convenience override init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
    }

    /// The configuration that the view renders: a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return reportOnce("A UIListContentView can't show a \(type(of: newValue)); the old content is kept")
            }
            guard new != list else { return list = new }
            list = new
            show()
        }
    }

    // MARK: Guides

    /// A layout guide for the primary text; nil if there is none.
    open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guide(.text, "text") }

    /// A layout guide for the secondary text; nil if there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryLabel.isHidden ? nil : guide(.secondary, "secondaryText")
    }

    /// A layout guide for the image; nil if there is none.
    open var imageLayoutGuide: UILayoutGuide? { list.image == nil ? nil : guide(.image, "image") }

    private func guide(_ part: ListPart, _ name: String) -> UILayoutGuide {
        if let known = guides[part] { return known.guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIListContentView-\(name)LayoutGuide"
        addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
        guides[part] = (guide, constraints)
        place(constraints, frames(width: bounds.width, height: bounds.height), part)
        return guide
    }

    private func place(_ constraints: [NSLayoutConstraint], _ frames: ListContentLayout.Frames, _ part: ListPart) {
        let frame =
            switch part {
            case .image: frames.image
            case .text: frames.text
            case .secondary: frames.secondary
            }
        for (constraint, value) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
        where constraint.constant != value { constraint.constant = value }
    }

    /// Whether there is an image.
    final var hasImage: Bool { list.image != nil }

    /// The offset of the text from the leading edge of a container, in points.
    final func textStart(in container: UIView) -> CGFloat {
        let text = frames(width: bounds.width, height: bounds.height).text.offsetBy(dx: frame.minX, dy: 0)
        return isRightToLeft ? container.bounds.width - text.maxX : text.minX
    }

    // MARK: Content

    private func show() {
        directionalLayoutMargins = list.directionalLayoutMargins
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        alpha = list.alpha
        imageView.image = list.image
        imageView.isHidden = list.image == nil
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.preferredSymbolConfiguration =
            list.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        imageView.contentMode = .scaleAspectFit
        updateTint()
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func updateTint() {
        let properties = list.imageProperties
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.isHidden = (text ?? "").isEmpty && (attributed?.length ?? 0) == 0
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.apply) }
    }

    // MARK: Layout

    private var imageSize: CGSize {
        guard let image = list.image else { return .zero }
        var size = imageView.intrinsicContentSize
        if size.width <= 0 { size = image.size }
        let limit = list.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
        if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
        return CGSize(width: roundedUp(size.width * factor), height: roundedUp(size.height * factor))
    }

    private var reservedSize: CGSize {
        typealias Properties = UIListContentConfiguration.ImageProperties
        let isSymbol = list.image?.isSymbolImage == true
        func reserved(_ asked: CGFloat, _ standard: CGFloat) -> CGFloat {
            guard asked == Properties.standardDimension || (asked <= 0 && isSymbol) else { return asked }
            return UIFontMetrics.default.scaledValue(for: standard, compatibleWith: traitCollection)
        }
        let size = list.imageProperties.reservedLayoutSize
        return CGSize(
            width: reserved(size.width, Properties.symbolSize.width),
            height: reserved(size.height, Properties.symbolSize.height))
    }

    private var contentLayout: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = contentMargins
        layout.imageSize = imageSize
        layout.reservedSize = reservedSize
        layout.imagePadding = list.imageToTextPadding
        layout.horizontalPadding = list.textToSecondaryTextHorizontalPadding
        layout.verticalPadding = list.textToSecondaryTextVerticalPadding
        layout.isSideBySide = list.prefersSideBySideTextAndSecondaryText
        layout.minHeight = list.minHeight
        layout.isRightToLeft = isRightToLeft
        return layout
    }

    private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
        func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
            label.isHidden
                ? nil : { label.sizeThatFits(CGSize(width: $0.isFinite ? $0 : 0, height: 0)).limited(to: $0) }
        }
        return contentLayout.frames(
            width: width, height: height, text: measure(textLabel), secondary: measure(secondaryLabel))
    }

    /// The configuration's margins, which along some axes are at least the superview's.
    private var contentMargins: UIEdgeInsets {
        let own = list.directionalLayoutMargins.absolute(isRightToLeft: isRightToLeft)
        guard let outer = superview?.layoutMargins else { return own }
        var margins = own
        let axes = list.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            (margins.left, margins.right) = (max(own.left, outer.left), max(own.right, outer.right))
        }
        if axes.contains(.vertical) {
            (margins.top, margins.bottom) = (max(own.top, outer.top), max(own.bottom, outer.bottom))
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width, height: bounds.height)
        for (view, frame) in [(imageView, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary)]
        where view.frame != frame { view.frame = frame }
        for (part, entry) in guides { place(entry.constraints, frames, part) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : naturalWidth
        return CGSize(width: width, height: roundedUp(frames(width: width, height: nil).height))
    }

    private var naturalWidth: CGFloat {
        func width(_ label: UILabel) -> CGFloat? { label.isHidden ? nil : label.intrinsicContentSize.width }
        return contentLayout.naturalWidth(text: width(textLabel), secondary: width(secondaryLabel))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 0, height: 0))
    }

    override func contentSize(fittingWidth width: CGFloat) -> CGSize? { sizeThatFits(CGSize(width: width, height: 0)) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? targetSize.width : naturalWidth
        return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }
}

extension CGSize {
    /// The size limited to a width, which may be infinite.
    fileprivate func limited(to width: CGFloat) -> CGSize { CGSize(width: min(self.width, width), height: height) }
}
