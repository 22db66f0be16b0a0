import CoreGraphics
import Foundation
import QuartzCore

/// Shows the cursor, the selection and its handles in a text input's view.
@MainActor
final class TextSelectionDisplay {
    private unowned let view: UIView
    private let input: () -> (any UITextInput)?
    let caret = UIStandardTextCursorView()
    private let highlight = HighlightView()
    let handles = [HandleView(isEnd: false), HandleView(isEnd: true)]
    /// Whether handles are shown: after touches, but not while keys extend the selection.
    var showsHandles = false

    init(in view: UIView, input: @escaping () -> (any UITextInput)?) {
        (self.view, self.input) = (view, input)
    }

    /// Shows the current selection.
    func update(isActive: Bool, isEditable: Bool) {
        guard isActive, let input = input(), let range = input.selectedTextRange else { return hide() }
        if range.isEmpty {
            highlight.removeFromSuperview()
            for handle in handles { handle.removeFromSuperview() }
            guard isEditable else { return caret.removeFromSuperview() }
            show(caret, atBack: false)
            caret.tintColor = view.tintColor
            caret.show(input.caretRect(for: range.start))
        } else {
            caret.removeFromSuperview()
            show(highlight, atBack: true)
            let rects = input.selectionRects(for: range)
            highlight.tintColor = view.tintColor
            highlight.show(rects.map(\.rect), in: view)
            guard showsHandles else { return handles.forEach { $0.removeFromSuperview() } }
            for (handle, place) in zip(handles, [range.start, range.end]) {
                show(handle, atBack: false)
                handle.tintColor = view.tintColor
                let frame = handle.preferredFrame(for: input.caretRect(for: place))
                UIView.performWithoutAnimation { handle.frame = frame }
            }
        }
    }

    /// Whether a view is one of the selection's views.
    func contains(_ view: UIView) -> Bool { view === caret || view === highlight || handles.contains { $0 === view } }

    private func hide() {
        for part in [caret, highlight] + handles { part.removeFromSuperview() }
    }

    private func show(_ part: UIView, atBack: Bool) {
        guard part.superview !== view else { return }
        if atBack { view.insertSubview(part, at: 0) } else { view.addSubview(part) }
    }
}

/// Draws the visible part of a text's layout.
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
