public import CoreGraphics
import UIKit

/// The phase of a pointer hovering over a view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hoverphase)
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// Tracks the pointer over a view.
struct HoverGesture: Gesture {
    typealias Body = Never
    typealias Value = HoverPhase

    let space: CoordinateSpace

    func _recognize(_ builder: _GestureBuilder, _ report: @escaping @MainActor (_GesturePhase<Value>) -> Void) {
        let space = space
        builder.recognizer { (_: UIHoverGestureRecognizer) in
        } _: { [unowned builder] hover in
            switch hover.state {
            case .began, .changed: report(.changed(.active(builder.location(hover, in: space))))
            case .ended, .cancelled, .failed: report(.ended(.ended))
            case .possible: break
            }
        }
    }
}

extension View {
    /// Adds an action for when a pointer enters or leaves the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onhover(perform:))
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }

    /// Adds an action that tracks a pointer over the view, in a coordinate space: by default, the view's own.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)-2y9k2)
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        simultaneousGesture(
            HoverGesture(space: coordinateSpace.coordinateSpace).onChanged { action($0) }.onEnded { action($0) })
    }
}

/// Reports when a pointer enters and leaves, but not its movements.
private struct HoverModifier: ViewModifier {
    let action: (Bool) -> Void
    @State private var isOver = false

    func body(content: Content) -> some View {
        content.onContinuousHover { phase in
            let isNowOver = phase != .ended
            guard isNowOver != isOver else { return }
            isOver = isNowOver
            action(isNowOver)
        }
    }
}
