import CoreGraphics
import Foundation

/// A session that shows a loupe above a point of a text while a cursor or a handle is being moved.
///
/// `UITextInteraction` shows one automatically. A text view with its own gestures begins a session, moves it with the
/// touch, and invalidates it at the end.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitextloupesession)
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private final let loupe: LoupeView
    private final weak var space: UIView?

    /// Shows a loupe that magnifies a point.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - selectionWidget: The cursor or handle that the loupe appears from; nil to appear from the point.
    ///   - coordinateSpace: The text's view. Returns nil if it isn't in a window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in coordinateSpace: UIView
    ) -> Self? {
        guard let window = coordinateSpace.window else { return nil }
        let session = self.init(in: coordinateSpace, of: window)
        session.loupe.magnify(coordinateSpace.convert(point, to: window))
        let origin = selectionWidget.map { $0.convert($0.bounds, to: window) }
        session.loupe.appear(from: origin.map { CGPoint(x: $0.midX, y: $0.midY) })
        return session
    }

    /// - Note: Sessions are created by `begin(at:fromSelectionWidgetView:in:)`.
    public required init(in coordinateSpace: UIView, of window: UIWindow) {
        (loupe, space) = (LoupeView(), coordinateSpace)
        window.addSubview(loupe)
    }

    /// Moves the loupe.
    ///
    /// - Parameters:
    ///   - point: The touch's location, in the view's coordinates.
    ///   - caretRect: The cursor's rectangle.
    ///   - tracksCaret: Whether the loupe is centred on the cursor instead of the touch.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let space, let window = loupe.window else { return }
        let middle =
            tracksCaret ? CGPoint(x: caretRect.midX, y: caretRect.midY) : CGPoint(x: point.x, y: caretRect.midY)
        loupe.magnify(space.convert(middle, to: window))
    }

    /// Ends the session, and hides the loupe.
    open func invalidate() { loupe.disappear() }
}
