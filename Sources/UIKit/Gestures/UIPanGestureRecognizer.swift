public import CoreGraphics
import Foundation

/// Recognizes dragging touches, and tracks them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipangesturerecognizer)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches. Unlimited by default.
    open var maximumNumberOfTouches = Int.max

    /// The distance that fingers move before a pan is recognized, in points.
    final let threshold: CGFloat = 10

    /// The translation, in the window's coordinates.
    private var movement = CGPoint.zero
    private var lastCenter = CGPoint.zero
    private var history = VelocityTracker()

    /// Returns the translation since the beginning, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { convertVector(movement, to: view) }

    /// Sets the translation, rebasing subsequent ones, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view, let window = self.view?.window else { return movement = translation }
        let (zero, point) = (window.convert(CGPoint.zero, from: view), window.convert(translation, from: view))
        movement = CGPoint(x: point.x - zero.x, y: point.y - zero.y)
    }

    /// Returns the velocity, in points per second in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { convertVector(history.velocity, to: view) }

    private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let (zero, point) = (convert(.zero, to: view), convert(vector, to: view))
        return CGPoint(x: point.x - zero.x, y: point.y - zero.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Adding or removing a finger changes the centroid, but is no movement.
        lastCenter = center
        history.clear()
        history.add(.zero, at: event.timestamp)
        if followed.count > maximumNumberOfTouches { state = state == .possible ? .failed : .cancelled }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = center
        let step = CGPoint(x: place.x - lastCenter.x, y: place.y - lastCenter.y)
        movement = CGPoint(x: movement.x + step.x, y: movement.y + step.y)
        lastCenter = place
        history.add(step, at: event.timestamp)
        switch state {
        case .possible where followed.count >= minimumNumberOfTouches && hypot(movement.x, movement.y) >= threshold:
            state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let staying = followed.filter { !touches.contains($0) }
        guard staying.isEmpty else {
            lastCenter = UIGestureRecognizer.center(of: staying.map(\.windowLocation))
            return
        }
        history.add(.zero, at: event.timestamp)
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        movement = .zero
        history.clear()
    }
}

/// Recognizes drags that start at an edge of the view's window.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which drags are recognized. None by default.
    open var edges: UIRectEdge = []

    /// The maximum distance from an edge at which a touch may start, in points.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let bounds = view?.window?.bounds else { return }
        let (place, reach) = (center, UIScreenEdgePanGestureRecognizer.reach)
        let isNear =
            edges.contains(.left) && place.x - bounds.minX <= reach
            || edges.contains(.right) && bounds.maxX - place.x <= reach
            || edges.contains(.top) && place.y - bounds.minY <= reach
            || edges.contains(.bottom) && bounds.maxY - place.y <= reach
        if !isNear { state = .failed }
    }
}
