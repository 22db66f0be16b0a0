import CoreGraphics
import Foundation

/// Recognizes a quick, straight movement.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized. To the right by default.
    open var direction = Direction.right
    /// The number of touches required. 1 by default.
    open var numberOfTouchesRequired = 1

    /// The minimum length and maximum deviation of a swipe, in points, and its maximum duration, in seconds. Apple
    /// doesn't document them; the values are those of iOS's recognizer.
    private static let (minDistance, maxDeviation, maxDuration) = (CGFloat(50), CGFloat(50), 0.5)

    private var start: (place: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followed.count <= numberOfTouchesRequired else { return state = .failed }
        start = (center, start?.time ?? event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, followed.count == numberOfTouchesRequired else { return }
        guard event.timestamp - start.time <= UISwipeGestureRecognizer.maxDuration else { return state = .failed }
        let place = center
        let (x, y) = (place.x - start.place.x, place.y - start.place.y)
        let ways: [(Direction, CGFloat, CGFloat)] = [(.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x)]
        for (way, along, across) in ways where direction.contains(way) {
            if abs(across) <= UISwipeGestureRecognizer.maxDeviation, along >= UISwipeGestureRecognizer.minDistance {
                return state = .ended
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { start = nil }
}
