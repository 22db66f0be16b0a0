public import CoreGraphics
import UIKit

/// One tap, or several consecutive taps.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tapgesture)
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// The number of taps.
    public var count: Int

    /// Creates a tap gesture; a count below one is treated as one.
    public init(count: Int = 1) { self.count = max(1, count) }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Void>) -> Void) {
        SpatialTapGesture(count: count)._recognize(builder) { report($0.map { _ in }) }
    }
}

/// One tap, or several consecutive taps, with their location.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spatialtapgesture)
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the touch down in the gesture's coordinate space, in points.
        public var location: CGPoint
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture with its location in a coordinate space.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = max(1, count)
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let space = coordinateSpace
        builder.recognizer { (tap: UITapGestureRecognizer) in
            tap.numberOfTapsRequired = count
        } _: { [unowned builder] tap in
            report(.ended(Value(location: builder.location(tap, in: space))))
        }
    }
}

extension View {
    /// Performs an action after a number of taps on the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Performs an action after a number of taps on the view, with the location of the last one.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
