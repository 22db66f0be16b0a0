public import CoreGraphics
public import Foundation
import QuartzCore
import UIKit

/// A drag with one finger.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/draggesture)
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// The current and initial locations of a drag.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/draggesture/value)
    public struct Value: Equatable, Sendable {
        /// The time of the current location.
        public var time: Date
        /// The current location in the gesture's coordinate space, in points.
        public var location: CGPoint
        /// The location of the touch down in the gesture's coordinate space, in points.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The translation from the start to the current location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The end location predicted if the finger were lifted now: an extrapolation by a quarter of a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The translation from the start to the predicted end location, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The minimum distance before a drag is recognized, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture with a minimum distance, ten points by default. With zero, it begins at touch down.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance.isNaN ? 10 : max(0, minimumDistance)
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag gesture with a minimum distance, ten points by default, and locations in a coordinate space.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance.isNaN ? 10 : max(0, minimumDistance)
        self.coordinateSpace = coordinateSpace
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let space = coordinateSpace
        builder.recognizer { (drag: DragRecognizer) in
            drag.minimumDistance = minimumDistance
        } _: { [unowned builder] drag in
            let location = builder.convert(drag.place, to: space)
            let ahead = builder.convert(
                CGPoint(x: drag.place.x + drag.velocity.dx, y: drag.place.y + drag.velocity.dy), to: space)
            let value = Value(
                time: TimelineClock.now, location: location, startLocation: builder.convert(drag.start, to: space),
                velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
            switch drag.state {
            case .began, .changed: report(.changed(value))
            case .ended: report(.ended(value))
            default: report(.failed)
            }
        }
    }
}

/// Tracks one finger once it has moved far enough; locations are in the view's space.
private final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    private(set) var start = CGPoint.zero
    private(set) var place = CGPoint.zero
    private var samples: [(time: CFTimeInterval, place: CGPoint)] = []

    /// The maximum age of samples used for the velocity, in seconds.
    private static let memory = 0.1

    /// The velocity in points per second.
    var velocity: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (last.place.x - first.place.x) / time, dy: (last.place.y - first.place.y) / time)
    }

    private func follow(_ touch: UITouch) {
        place = touch.location(in: view)
        let now = CACurrentMediaTime()
        samples.append((now, place))
        samples.removeAll { now - $0.time > DragRecognizer.memory }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for other in touches where other !== touch { ignore(other, for: event) }
        start = touch.location(in: view)
        follow(touch)
        if minimumDistance == 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        follow(touch)
        if state == .possible {
            guard hypot(place.x - start.x, place.y - start.y) >= minimumDistance else { return }
            state = .began
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        follow(touch)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() { samples = [] }
}
