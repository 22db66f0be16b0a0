import CoreGraphics
import Foundation
import QuartzCore

/// How a pointer looks.
package enum PointerLook: Sendable {
    case arrow
    /// As over text.
    case beam
    case hidden
}

/// What is done to a pointer over a view.
@MainActor
protocol PointerFollower: AnyObject {
    /// Whether there is a region for a place in the view.
    func hasRegion(at place: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool
    /// The pointer is in the region that was found last. Returns how it looks there; nil for its usual look.
    func enter() -> PointerLook?
    /// The pointer has left the region that it was in.
    func leave()
}

/// Brings a pointer that moves over a window with no button down to hover recognizers and pointer interactions.
@MainActor
final class PointerDispatcher {
    private unowned let window: UIWindow
    private let event = HoverEvent()
    /// The recognizers that the pointer is over.
    private var recognizers: [WeakRecognizer] = []
    private weak var follower: (any PointerFollower)?
    private var place: CGPoint?

    init(_ window: UIWindow) { self.window = window }

    /// Tells of the pointer's place in the window's space; nil where it has gone. Returns how it looks; nil for its usual
    /// look.
    func move(to place: CGPoint?, _ held: HeldInput) -> PointerLook? {
        self.place = place
        (event.held, event.timestamp) = (held, CACurrentMediaTime())
        let chain = place.map { views(at: $0) } ?? []
        tellRecognizers(chain)
        return tellInteractions(chain)
    }

    /// Asks anew what is done where the pointer is.
    func update(_ changed: any PointerFollower) {
        guard changed === follower else { return }
        changed.leave()
        follower = nil
        _ = move(to: place, event.held)
    }

    /// The views at a place, the innermost first.
    private func views(at place: CGPoint) -> [UIView] {
        var chain: [UIView] = []
        var view = window.hitTest(place, with: event)
        while let current = view {
            chain.append(current)
            view = current.superview
        }
        return chain
    }

    private func tellRecognizers(_ chain: [UIView]) {
        let found = chain.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        let left = recognizers.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
        recognizers = found.map { WeakRecognizer(recognizer: $0) }
        for recognizer in left where !found.contains(recognizer) { recognizer.follow(pointerAt: nil, event) }
        for recognizer in found { recognizer.follow(pointerAt: place, event) }
    }

    private func tellInteractions(_ chain: [UIView]) -> PointerLook? {
        for view in chain {
            for candidate in view.interactions {
                guard let candidate = candidate as? any PointerFollower, let place,
                    candidate.hasRegion(at: view.convert(place, from: window), event.held.modifiers)
                else { continue }
                if candidate !== follower { follower?.leave() }
                follower = candidate
                return candidate.enter()
            }
        }
        follower?.leave()
        follower = nil
        return nil
    }
}

/// A pointer that moves.
private final class HoverEvent: UIEvent {
    override init() {
        super.init()
        held.buttons = []
    }

    override var type: EventType { .hover }
}

extension UIWindow {
    /// Tells views of a pointer that moves over the window with no button down; a nil place means that it has gone.
    /// Returns how the views want it to look; nil for its usual look.
    @discardableResult
    package final func hover(at place: CGPoint?, modifiers: UIKeyModifierFlags = []) -> PointerLook? {
        pointerDispatcher.move(to: place, HeldInput(buttons: [], modifiers: modifiers))
    }
}
