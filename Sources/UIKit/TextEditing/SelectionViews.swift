import CoreGraphics
import Foundation
import QuartzCore

/// The highlight behind the selection.
final class HighlightView: UIView, UITextSelectionHighlightView {
    /// The opacity of the tint colour.
    static let opacity: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { showParts(selectionRects.map(\.rect)) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.sublayers?.forEach { $0.backgroundColor = color }
    }

    private var color: CGColor? { tintColor?.withAlphaComponent(HighlightView.opacity).cgColor }

    /// Shows the visible parts of rectangles in a view.
    func show(_ rects: [CGRect], in view: UIView) {
        UIView.performWithoutAnimation { frame = view.bounds }
        showParts(
            rects.filter { $0.intersects(view.bounds) }.map {
                $0.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
            })
    }

    private func showParts(_ rects: [CGRect]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.sublayers?.dropFirst(rects.count).forEach { $0.removeFromSuperlayer() }
        for (index, rect) in rects.enumerated() {
            let known = layer.sublayers ?? []
            let part = index < known.count ? known[index] : CALayer()
            if part.superlayer == nil { layer.addSublayer(part) }
            part.frame = rect
            part.backgroundColor = color
        }
        CATransaction.commit()
    }
}

/// A selection handle: a bar with a knob, above the start and below the end of the selection.
final class HandleView: UIView, UITextSelectionHandleView {
    private let bar = UIView()
    private let knob = UIView()
    private let outline = CAShapeLayer()

    /// The diameter of the knob, in points.
    static let knobSize: CGFloat = 11
    /// The touch radius around a handle, in points.
    static let reach: CGFloat = 16

    init(isEnd: Bool) {
        direction = isEnd ? .trailing : .leading
        super.init(frame: .zero)
        isOpaque = false
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = HandleView.knobSize / 2
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a handle for each end.
    static func pair() -> [any UIView & UITextSelectionHandleView] {
        [HandleView(isEnd: false), HandleView(isEnd: true)]
    }

    var direction: NSDirectionalRectEdge {
        didSet { setNeedsLayout() }
    }

    var isVertical = false

    var customShape: UIBezierPath? {
        didSet { setNeedsLayout() }
    }

    private var isEnd: Bool { direction.contains(.trailing) || direction.contains(.bottom) }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let size = HandleView.knobSize
        return CGRect(
            x: rect.midX - size / 2, y: isEnd ? rect.minY : rect.minY - size, width: size, height: rect.height + size)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, width) = (HandleView.knobSize, TextEditor.caretWidth)
        let height = max(bounds.height - size, 0)
        UIView.performWithoutAnimation {
            for part in [bar, knob] {
                part.backgroundColor = tintColor
                part.isHidden = customShape != nil
            }
            bar.frame = CGRect(x: (size - width) / 2, y: isEnd ? 0 : size, width: width, height: height)
            knob.frame = CGRect(x: 0, y: isEnd ? height : 0, width: size, height: size)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let customShape {
            outline.path = customShape.cgPath
            outline.fillColor = tintColor?.cgColor
            if outline.superlayer == nil { layer.addSublayer(outline) }
        } else {
            outline.removeFromSuperlayer()
        }
        CATransaction.commit()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -HandleView.reach, dy: -HandleView.reach).contains(point)
    }
}
