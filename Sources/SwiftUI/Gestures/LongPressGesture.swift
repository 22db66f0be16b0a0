public import CoreGraphics
import UIKit

/// A press with one finger that stays in place for a minimum duration.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/longpressgesture)
public struct LongPressGesture: Gesture {
    /// True while the finger is down.
    public typealias Value = Bool
    public typealias Body = Never

    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// The maximum movement, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press, of half a second within ten points by default.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration.isFinite ? max(0, minimumDuration) : 0.5
        self.maximumDistance = maximumDistance.isNaN ? 10 : max(0, maximumDistance)
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Bool>) -> Void) {
        builder.recognizer { (press: PressRecognizer) in
            press.minimumPressDuration = minimumDuration
            press.allowableMovement = maximumDistance
            press.touchesCame = { report(.changed(true)) }
            press.gaveUp = { report(.failed) }
        } _: { press in
            if press.state == .began { report(.ended(true)) }
        }
    }
}

/// A press recognizer that also reports the touch down, and a premature end.
private final class PressRecognizer: UILongPressGestureRecognizer {
    var touchesCame: () -> Void = {}
    var gaveUp: () -> Void = {}
    private var isWaiting = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == touches.count {
            isWaiting = true
            touchesCame()
        }
        super.touchesBegan(touches, with: event)
    }

    override var state: State {
        get { super.state }
        set {
            if newValue == .began { isWaiting = false }
            super.state = newValue
            if newValue == .failed || newValue == .cancelled { stopWaiting() }
        }
    }

    override func reset() {
        super.reset()
        stopWaiting()
    }

    private func stopWaiting() {
        guard isWaiting else { return }
        isWaiting = false
        gaveUp()
    }
}

extension View {
    /// Performs an action after a long press.
    ///
    /// - Parameter onPressingChanged: called with true at touch down, and false at the end.
    /// - Parameter minimumDuration: the minimum duration of the press, in seconds.
    /// - Parameter maximumDistance: the maximum movement during the press, in points.
    /// - Parameter action: performed when the press is recognized.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            _CallbackGesture(base: press) { phase in
                switch phase {
                case .changed: onPressingChanged?(true)
                case .ended:
                    action()
                    onPressingChanged?(false)
                case .failed: onPressingChanged?(false)
                }
            })
    }

    /// Performs an action on a long press; the older form of `onLongPressGesture` with `onPressingChanged`. `pressing`
    /// is called with true when a touch begins, and with false when the press ends or fails.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
