import CoreGraphics
import QuartzCore

/// A segment: a title or an image, and an action.
final class SegmentView: UIView {
    static let margin: CGFloat = 10

    let label = UILabel()
    let imageView = UIImageView()
    /// The line before the segment.
    let divider = UIView()
    /// The image that replaces the line, and the background image.
    let (dividerImage, background) = (UIImageView(), UIImageView())
    /// The content offset set for the segment's position.
    var typeOffset = UIOffset.zero
    var action: UIAction?
    /// The width set for the segment; 0 for automatic.
    var fixedWidth: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    var isSelected = false

    init(title: String?, image: UIImage?, action: UIAction?) {
        self.action = action
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.text = title
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        divider.layer.cornerRadius = 0.5
        divider.backgroundColor = .separator
        addSubview(background)
        addSubview(label)
        addSubview(imageView)
        addSubview(divider)
        addSubview(dividerImage)
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        let label = label.text ?? imageView.image?.accessibilityLabel ?? action?.title
        return StandardAccessibility(isElement: true, label: label, traits: traits)
    }

    var contentSize: CGSize { imageView.image?.size ?? label.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.offsetBy(
            dx: contentOffset.width + typeOffset.horizontal, dy: contentOffset.height + typeOffset.vertical)
        label.isHidden = imageView.image != nil
        label.frame = area.insetBy(dx: min(2, area.width / 2), dy: 0)
        let size = imageView.image?.size ?? .zero
        let scale = min(1, bounds.height / max(size.height, 1), bounds.width / max(size.width, 1))
        let (width, height) = (size.width * scale, size.height * scale)
        imageView.frame = CGRect(
            x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        background.frame = bounds
        let line = dividerImage.image?.size ?? .zero
        dividerImage.frame = CGRect(x: -line.width / 2, y: 0, width: line.width, height: bounds.height)
        divider.frame = CGRect(x: bounds.minX - 0.5, y: bounds.midY - 8, width: 1, height: 16)
    }
}
