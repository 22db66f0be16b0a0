import CoreGraphics
import Foundation
import QuartzCore

/// A loupe in a window. Its size and magnification are chosen by Kasane.
final class LoupeView: UIView {
    private static let size = CGSize(width: 116, height: 68)
    /// The magnification.
    private static let power: CGFloat = 1.25
    /// The distance from the loupe's lower edge to the magnified point, in points, which leaves room for the finger.
    private static let distance: CGFloat = 26
    private static let duration: TimeInterval = 0.15

    private let picture = Picture()
    /// The magnified point, in window coordinates.
    private var place = CGPoint.zero

    init() {
        super.init(frame: CGRect(origin: .zero, size: LoupeView.size))
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        let radius = LoupeView.size.height / 2
        picture.frame = bounds
        picture.layer.cornerRadius = radius
        picture.clipsToBounds = true
        picture.layer.borderWidth = 0.5
        picture.layer.borderColor = UIColor.separator.cgColor
        picture.draws = { [weak self] context in self?.draw(into: context) }
        addSubview(picture)
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 8, CGSize(width: 0, height: 4))
    }

    required init?(coder: NSCoder) { nil }

    /// Magnifies a point of the window. The loupe is above the point, and inside the window.
    func magnify(_ point: CGPoint) {
        guard let window else { return }
        place = point
        let half = CGSize(width: LoupeView.size.width / 2, height: LoupeView.size.height / 2)
        let bounds = window.bounds.insetBy(dx: half.width, dy: half.height)
        UIView.performWithoutAnimation {
            center = CGPoint(
                x: min(max(point.x, bounds.minX), max(bounds.maxX, bounds.minX)),
                y: max(point.y - LoupeView.distance - half.height, bounds.minY))
        }
        picture.setNeedsDisplay()
    }

    func appear(from origin: CGPoint?) {
        let start = origin ?? place
        UIView.performWithoutAnimation {
            transform = CGAffineTransform(translationX: start.x - center.x, y: start.y - center.y)
                .scaledBy(x: 0.2, y: 0.2)
            alpha = 0
        }
        UIView.animate(withDuration: LoupeView.duration) {
            self.transform = .identity
            self.alpha = 1
        }
    }

    func disappear() {
        UIView.animate(withDuration: LoupeView.duration) {
            self.transform = CGAffineTransform(translationX: 0, y: LoupeView.distance).scaledBy(x: 0.2, y: 0.2)
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// Draws the window's other views. They have been laid out already: drawing follows a frame's layout.
    private func draw(into context: CGContext) {
        guard let window else { return }
        context.setFillColor((window.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection).cgColor)
        context.fill(bounds)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: LoupeView.power, y: LoupeView.power)
        context.translateBy(x: -place.x, y: -place.y)
        for view in window.subviews where view !== self && !view.isHidden {
            context.saveGState()
            context.translateBy(x: view.frame.minX, y: view.frame.minY)
            view.layer.render(in: context)
            context.restoreGState()
        }
    }

    private final class Picture: UIView {
        var draws: ((CGContext) -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            isOpaque = false
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map { draws?($0) } }
    }
}
