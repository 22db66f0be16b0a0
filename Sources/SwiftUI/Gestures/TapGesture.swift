public import CoreGraphics
import UIKit

/// One tap, or several in a row.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tapgesture)
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// So many taps; fewer than one count as one.
    public init(count: Int = 1) { self.count = max(1, count) }

    public func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Void>) -> Void) {
        SpatialTapGesture(count: count)._recognize(builder) { report($0.map { _ in }) }
    }
}

/// One tap, or several in a row, and where.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/spatialtapgesture)
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// Where the finger came down, in the gesture's space, in points.
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int
    /// The space of the value's location.
    public var coordinateSpace: CoordinateSpace

    /// So many taps, told in a space.
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
    /// Does something at so many taps on the view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Does something at so many taps on the view, with the place of the last one.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
