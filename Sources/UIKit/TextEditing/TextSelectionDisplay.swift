import CoreGraphics
import Foundation
import QuartzCore

/// Shows the cursor, the selection and its handles in a text input's view.
@MainActor
final class TextSelectionDisplay {
    private unowned let view: UIView
    private let input: () -> (any UITextInput)?
    let caret = CaretView()
    private let highlight = HighlightView()
    let handles = [HandleView(isEnd: false), HandleView(isEnd: true)]
    /// Whether handles are shown: after touches, not while keys extend the selection.
    var showsHandles = false

    init(in view: UIView, input: @escaping () -> (any UITextInput)?) {
        (self.view, self.input) = (view, input)
    }

    /// Shows what is selected now.
    func update(isActive: Bool, isEditable: Bool) {
        guard isActive, let input = input(), let range = input.selectedTextRange else { return hide() }
        if range.isEmpty {
            highlight.removeFromSuperview()
            for handle in handles { handle.removeFromSuperview() }
            guard isEditable else { return caret.removeFromSuperview() }
            show(caret, atBack: false)
            caret.show(input.caretRect(for: range.start), color: view.tintColor)
        } else {
            caret.removeFromSuperview()
            show(highlight, atBack: true)
            let rects = input.selectionRects(for: range)
            highlight.show(rects.map(\.rect), in: view, color: view.tintColor)
            guard showsHandles else { return handles.forEach { $0.removeFromSuperview() } }
            for (handle, place) in zip(handles, [range.start, range.end]) {
                show(handle, atBack: false)
                handle.show(at: input.caretRect(for: place), color: view.tintColor)
            }
        }
    }

    /// Whether a view is one of those that show the selection.
    func contains(_ view: UIView) -> Bool { view === caret || view === highlight || handles.contains { $0 === view } }

    private func hide() {
        for part in [caret, highlight] + handles { part.removeFromSuperview() }
    }

    private func show(_ part: UIView, atBack: Bool) {
        guard part.superview !== view else { return }
        if atBack { view.insertSubview(part, at: 0) } else { view.addSubview(part) }
    }
}

/// The blinking cursor.
final class CaretView: UIView {
    /// How long the cursor shows and hides, in seconds.
    static let period: TimeInterval = 1
    private var shown: CGRect?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rect: CGRect, color: UIColor?) {
        UIView.performWithoutAnimation {
            backgroundColor = color
            frame = rect
        }
        if rect != shown || layer.animation(forKey: "blink") == nil { blink() }
        shown = rect
    }

    /// Begins to blink: the cursor shows first wherever it comes.
    private func blink() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 1, 0, 0, 1]
        animation.keyTimes = [0, 0.5, 0.65, 0.85, 1]
        animation.duration = CaretView.period
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "blink")
    }
}

/// The colour behind what is selected.
final class HighlightView: UIView {
    /// The opacity of the tint's colour.
    static let opacity: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rects: [CGRect], in view: UIView, color: UIColor?) {
        UIView.performWithoutAnimation {
            frame = view.bounds
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let visible = rects.filter { $0.intersects(view.bounds) }
            layer.sublayers?.dropFirst(visible.count).forEach { $0.removeFromSuperlayer() }
            for (index, rect) in visible.enumerated() {
                let known = layer.sublayers ?? []
                let part = index < known.count ? known[index] : CALayer()
                if part.superlayer == nil { layer.addSublayer(part) }
                part.frame = rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
                part.backgroundColor = color?.withAlphaComponent(HighlightView.opacity).cgColor
            }
            CATransaction.commit()
        }
    }
}

/// A handle at an end of the selection: a bar with a knob, above the start and below the end.
final class HandleView: UIView {
    let isEnd: Bool
    private let bar = UIView()
    private let knob = UIView()

    /// The diameter of the knob, in points.
    static let knobSize: CGFloat = 11
    /// How far around a handle touches take it, in points.
    static let reach: CGFloat = 16

    init(isEnd: Bool) {
        self.isEnd = isEnd
        super.init(frame: .zero)
        isOpaque = false
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        knob.layer.cornerRadius = HandleView.knobSize / 2
    }

    required init?(coder: NSCoder) { nil }

    func show(at caret: CGRect, color: UIColor?) {
        let size = HandleView.knobSize
        UIView.performWithoutAnimation {
            bar.backgroundColor = color
            knob.backgroundColor = color
            frame = CGRect(
                x: caret.midX - size / 2, y: isEnd ? caret.minY : caret.minY - size, width: size,
                height: caret.height + size)
            bar.frame = CGRect(
                x: (size - caret.width) / 2, y: isEnd ? 0 : size, width: caret.width, height: caret.height)
            knob.frame = CGRect(x: 0, y: isEnd ? caret.height : 0, width: size, height: size)
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -HandleView.reach, dy: -HandleView.reach).contains(point)
    }
}

/// Draws a text's layout as far as it is in sight.
final class TextCanvas: UIView {
    private let drawText: (CGRect) -> Void

    init(_ drawText: @escaping (CGRect) -> Void) {
        self.drawText = drawText
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawText(bounds) }
}
