public import CoreGraphics
import UIKit

/// What a pointer over a view does.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hoverphase)
public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a place.
    case active(CGPoint)
    /// It has gone.
    case ended
}

/// Follows the pointer over a view.
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
    /// Tells when a pointer comes over the view, and when it goes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/onhover(perform:))
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }

    /// Follows a pointer over the view, in a space: the view's own by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)-2y9k2)
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        simultaneousGesture(
            HoverGesture(space: coordinateSpace.coordinateSpace).onChanged { action($0) }.onEnded { action($0) })
    }
}

/// Tells of a pointer that comes and goes, and not of its moves.
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
