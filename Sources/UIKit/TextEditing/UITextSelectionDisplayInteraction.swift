import CoreGraphics
public import Foundation

/// Shows the cursor, the selection and its handles of a text input in the view that it is added to.
///
/// A custom text input that has a ``UITextInteraction`` gets one from it. An app that shows the selection without the
/// standard gestures adds one itself, and calls ``setNeedsSelectionUpdate()`` when the selection or the text has changed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction)
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    private final var needsUpdate = false

    /// Creates an interaction for a text, which it does not retain, with a delegate.
    public init(
        textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
    ) {
        self.textInput = textInput
        self.delegate = delegate
    }

    /// The text. Not retained.
    open private(set) weak var textInput: (any UIView & UITextInput)?

    /// The delegate. Not retained.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    open private(set) weak var view: UIView?

    /// Whether the cursor and the selection show. False by default; a text interaction sets it while the text is edited.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    /// The view of the cursor.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView() {
        didSet {
            oldValue.removeFromSuperview()
            setNeedsSelectionUpdate()
        }
    }

    /// The view behind what is selected.
    open var highlightView: any UIView & UITextSelectionHighlightView = HighlightView() {
        didSet {
            oldValue.removeFromSuperview()
            setNeedsSelectionUpdate()
        }
    }

    /// The views at the selection's beginning and end.
    open var handleViews: [any UIView & UITextSelectionHandleView] = HandleView.pair() {
        didSet {
            for old in oldValue { old.removeFromSuperview() }
            setNeedsSelectionUpdate()
        }
    }

    /// Whether handles are shown: after touches, not while keys extend the selection.
    final var showsHandles = true

    open func willMove(to view: UIView?) { hide() }

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { setNeedsSelectionUpdate() }
    }

    /// Shows the selection anew before the next frame.
    open func setNeedsSelectionUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.layoutManagedSubviews() } }
    }

    /// Puts the views where the selection is now, and adds or removes them.
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

/// Says where a selection shows. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate)
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view that holds the highlight, below the text; nil, the default, for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// A cursor.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextcursorview)
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// Whether the cursor blinks.
    var isBlinking: Bool { get set }
    /// Shows the cursor, and lets it blink from now on.
    func resetBlinkAnimation()
}

/// What shows behind what is selected.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectionhighlightview)
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the view's coordinates.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at an end of a selection.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextselectionhandleview)
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The side of the text that the handle is at: leading for the beginning, trailing for the end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text runs vertically.
    var isVertical: Bool { get set }
    /// The outline of the handle, in the view's coordinates; nil for the standard one.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame of the handle at a cursor's rectangle.
    func preferredFrame(for rect: CGRect) -> CGRect
}
