public import CoreGraphics
public import Foundation
import UIKit

/// A pinch with two fingers.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/magnifygesture)
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// The current state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the touches.
        public var time: Date
        /// The ratio of the fingers' distance to their initial distance.
        public var magnification: CGFloat
        /// The rate of change, per second.
        public var velocity: CGFloat
        /// The initial midpoint of the fingers, in unit coordinates of the view.
        public var startAnchor: UnitPoint
        /// The initial midpoint of the fingers, in points.
        public var startLocation: CGPoint
    }

    /// The minimum change of the scale before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: the minimum change of the scale before the gesture begins.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let start = builder.slot { Start() }
        let least = minimumScaleDelta
        builder.recognizer { (_: UIPinchGestureRecognizer) in
        } _: { [unowned builder] pinch in
            if pinch.state == .began { start.take(pinch, builder) }
            let value = Value(
                time: TimelineClock.now, magnification: pinch.scale, velocity: pinch.velocity,
                startAnchor: start.anchor, startLocation: start.place)
            start.isFound = start.isFound || abs(pinch.scale - 1) >= least
            start.pass(pinch.state, value, report)
        }
    }
}

/// A rotation with two fingers.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/rotategesture)
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// The current state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the touches.
        public var time: Date
        /// The rotation, clockwise.
        public var rotation: Angle
        /// The rate of change, per second.
        public var velocity: Angle
        /// The initial midpoint of the fingers, in unit coordinates of the view.
        public var startAnchor: UnitPoint
        /// The initial midpoint of the fingers, in points.
        public var startLocation: CGPoint
    }

    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: the minimum rotation before the gesture begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let start = builder.slot { Start() }
        let least = abs(minimumAngleDelta.finiteRadians)
        builder.recognizer { (_: UIRotationGestureRecognizer) in
        } _: { [unowned builder] turn in
            if turn.state == .began { start.take(turn, builder) }
            let value = Value(
                time: TimelineClock.now, rotation: .radians(Double(turn.rotation)),
                velocity: .radians(Double(turn.velocity)), startAnchor: start.anchor, startLocation: start.place)
            start.isFound = start.isFound || abs(Double(turn.rotation)) >= least
            start.pass(turn.state, value, report)
        }
    }
}

/// The initial touches of two fingers.
@MainActor
private final class Start {
    var place = CGPoint.zero
    var anchor = UnitPoint.center
    /// Whether the minimum change has been reached.
    var isFound = false

    func take(_ recognizer: UIGestureRecognizer, _ builder: _GestureBuilder) {
        isFound = false
        place = builder.location(recognizer, in: .local)
        let size = builder.node.size
        guard size.width > 0, size.height > 0 else { return anchor = .center }
        anchor = UnitPoint(x: place.x / size.width, y: place.y / size.height)
    }

    func pass<Value>(
        _ state: UIGestureRecognizer.State, _ value: Value, _ report: (_GesturePhase<Value>) -> Void
    ) {
        guard isFound else { return }
        switch state {
        case .began, .changed: report(.changed(value))
        case .ended: report(.ended(value))
        default: report(.failed)
        }
    }
}

/// A pinch with two fingers, whose value is the scale.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// The minimum change of the scale before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a pinch gesture with a minimum change of scale.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}

/// A rotation with two fingers, whose value is the angle.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture with a minimum angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
