public import CoreGraphics
public import Foundation
import UIKit

/// Two fingers that move apart or together.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/magnifygesture)
public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    /// How far the fingers have come.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// 1 at first, 2 at twice the distance.
        public var magnification: CGFloat
        /// A second.
        public var velocity: CGFloat
        /// The middle of the fingers at first, in fractions of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at first.
        public var startLocation: CGPoint
    }

    /// The least change of the scale with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: how much the distance changes before it counts.
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

/// Two fingers that turn about each other.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/rotategesture)
public struct RotateGesture: Gesture {
    public typealias Body = Never

    /// How far the fingers have come.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// Clockwise.
        public var rotation: Angle
        /// A second.
        public var velocity: Angle
        /// The middle of the fingers at first, in fractions of the view.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at first.
        public var startLocation: CGPoint
    }

    /// The least turn with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: how far the fingers turn before it counts.
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

/// Where two fingers came down.
@MainActor
private final class Start {
    var place = CGPoint.zero
    var anchor = UnitPoint.center
    /// Whether the fingers have moved far enough.
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

/// Two fingers that move apart or together: how many times as far apart they are.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// The least change of the scale with which the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Recognizes two fingers that move apart or together, by at least this change of scale.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}

/// Two fingers that turn about each other: by how much.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// The least turn with which the gesture begins.
    public var minimumAngleDelta: Angle

    /// Recognizes two fingers that turn, by at least this angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
