import CoreGraphics
import Foundation
import QuartzCore

/// The background of a bar: a blur, a colour, an image, and a shadow line at the edge.
final class BarBackground: UIView {
    private let blur = UIVisualEffectView(effect: nil)
    private let color = UIView()
    private let picture = UIImageView()
    private let line = UIImageView()
    /// Whether the line is at the top edge, as for bars at the bottom.
    private let isAtBottom: Bool

    init(isAtBottom: Bool) {
        self.isAtBottom = isAtBottom
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        for view in [blur, color, picture, line] { addSubview(view) }
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        isAtBottom = false
        super.init(coder: coder)
    }

    /// Applies an appearance; `isClear` omits the parts that are the system's, as at the scroll edge.
    func show(_ appearance: UIBarAppearance, isClear: Bool) {
        blur.effect = isClear ? nil : appearance.backgroundEffect
        color.backgroundColor = isClear ? nil : appearance.backgroundColor
        picture.image = isClear ? nil : appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        line.image = isClear ? nil : appearance.shadowImage
        line.tintColor = appearance.shadowColor
        line.backgroundColor = isClear || appearance.shadowImage != nil ? nil : appearance.shadowColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [blur, color, picture] { view.frame = bounds }
        let height = line.image?.size.height ?? 1 / max(displayScale, 1)
        line.frame = CGRect(x: 0, y: isAtBottom ? -height : bounds.maxY, width: bounds.width, height: height)
    }
}
