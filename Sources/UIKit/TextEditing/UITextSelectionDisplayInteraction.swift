import CoreGraphics
public import Foundation

/// An interaction that shows a text input's cursor, selection and handles in its view.
///
/// A custom text input with a ``UITextInteraction`` gets one from it. An app that shows the selection without the
/// standard gestures adds one itself, and calls ``setNeedsSelectionUpdate()`` when the selection or the text has
/// changed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction)
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    private final var needsUpdate = false

    /// Creates an interaction for a text input, which it doesn't retain, with a delegate.
    public init(
        textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
    ) {
        self.textInput = textInput
        self.delegate = delegate
    }

    /// The text input. Not retained.
    open private(set) weak var textInput: (any UIView & UITextInput)?

    /// The delegate. Not retained.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    open private(set) weak var view: UIView?

    /// Whether the cursor and the selection are shown. False by default; a text interaction sets it during editing.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    /// The cursor view.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
        didSet {
            oldValue.removeFromSuperview()
            setNeedsSelectionUpdate()
        }
    }

    /// The highlight view behind the selection.
    open var highlightView: any UIView & UITextSelectionHighlightView = HighlightView() {
        didSet {
            oldValue.removeFromSuperview()
            setNeedsSelectionUpdate()
        }
    }

    /// The handle views at the beginning and the end of the selection.
    open var handleViews: [any UIView & UITextSelectionHandleView] = HandleView.pair() {
        didSet {
            for old in oldValue { old.removeFromSuperview() }
            setNeedsSelectionUpdate()
        }
    }

    /// Whether handles are shown: after touches, but not while keys extend the selection.
    final var showsHandles = true

    open func willMove(to view: UIView?) { hide() }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { setNeedsSelectionUpdate() }
    }

    /// Requests an update of the displayed selection before the next frame.
    open func setNeedsSelectionUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.layoutManagedSubviews() } }
    }

    /// Lays out the views for the current selection, and adds or removes them.
    open func layoutManagedSubviews() {
        needsUpdate = false
        guard isActivated, let view, let input = textInput, let range = input.selectedTextRange else { return hide() }
        let space = input.textInputView
        if range.isEmpty {
            highlightView.removeFromSuperview()
            for handle in handleViews { handle.removeFromSuperview() }
            show(cursorView, in: view, at: view.convert(input.caretRect(for: range.start), from: space))
            cursorView.tintColor = input.tintColor
            cursorView.resetBlinkAnimation()
            return
        }
        cursorView.removeFromSuperview()
        let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
        highlightView.tintColor = input.tintColor
        UIView.performWithoutAnimation { highlightView.frame = below.bounds }
        highlightView.selectionRects = input.selectionRects(for: range).map { rect in
            TextSelectionSpan(
                highlightView.convert(rect.rect, from: space), rect.writingDirection, isFirst: rect.containsStart,
                isLast: rect.containsEnd)
        }
        for (handle, place) in zip(handleViews, [range.start, range.end]) {
            guard showsHandles else {
                handle.removeFromSuperview()
                continue
            }
            handle.tintColor = input.tintColor
            let caret = view.convert(input.caretRect(for: place), from: space)
            show(handle, in: view, at: handle.preferredFrame(for: caret))
        }
    }

    private final func show(_ part: UIView, in view: UIView, at frame: CGRect) {
        if part.superview !== view { view.addSubview(part) }
        UIView.performWithoutAnimation { part.frame = frame }
    }

    private final func hide() {
        for part in [cursorView, highlightView] as [UIView] + handleViews { part.removeFromSuperview() }
    }
}

/// Determines where a selection is shown. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate)
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view that contains the highlight, below the text; nil, the default, for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// A cursor view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextcursorview)
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor blinks.
    var isBlinking: Bool { get set }
    /// Shows the cursor, and restarts blinking.
    func resetBlinkAnimation()
}

/// A highlight view behind the selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectionhighlightview)
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the view's coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle view at an end of a selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectionhandleview)
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The side of the handle: leading for the beginning of the selection, trailing for the end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text is vertical.
    var isVertical: Bool { get set }
    /// The outline of the handle, in the view's coordinates; nil for the standard one.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame of the handle for a cursor's rectangle.
    func preferredFrame(for rect: CGRect) -> CGRect
}
