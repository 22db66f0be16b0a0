import CoreGraphics
import Foundation
import QuartzCore

/// The appearance of a pointer.
package enum PointerLook: Sendable {
    case arrow
    /// An I-beam, as over text.
    case beam
    case hidden
}

/// Responds to a pointer over a view.
@MainActor
protocol PointerFollower: AnyObject {
    /// Whether there is a region at a location in the view.
    func hasRegion(at place: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool
    /// Called when the pointer enters the region found last. Returns its appearance there; nil for the default.
    func enter() -> PointerLook?
    /// Called when the pointer leaves the region that it was in.
    func leave()
}

/// Dispatches the movement of a pointer without pressed buttons to hover recognizers and pointer interactions.
@MainActor
final class PointerDispatcher {
    private unowned let window: UIWindow
    private let event = HoverEvent()
    /// The hover recognizers under the pointer.
    private var recognizers: [WeakRecognizer] = []
    private weak var follower: (any PointerFollower)?
    private var place: CGPoint?

    init(_ window: UIWindow) { self.window = window }

    /// Updates the pointer's location, in window coordinates; nil when it has left the window. Returns its appearance;
    /// nil for the default.
    func move(to place: CGPoint?, _ held: HeldInput) -> PointerLook? {
        self.place = place
        (event.held, event.timestamp) = (held, CACurrentMediaTime())
        let chain = place.map { views(at: $0) } ?? []
        tellRecognizers(chain)
        return tellInteractions(chain)
    }

    /// Updates the response at the pointer's current location.
    func update(_ changed: any PointerFollower) {
        guard changed === follower else { return }
        changed.leave()
        follower = nil
        _ = move(to: place, event.held)
    }

    /// The views at a location, innermost first.
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

/// The event of a moving pointer.
private final class HoverEvent: UIEvent {
    override init() {
        super.init()
        held.buttons = []
    }

    override var type: EventType { .hover }
}

extension UIWindow {
    /// Dispatches a pointer that moves over the window with no button pressed; a nil location means that it has left.
    /// Returns the appearance that the views request; nil for the default.
    @discardableResult
    package final func hover(at place: CGPoint?, modifiers: UIKeyModifierFlags = []) -> PointerLook? {
        pointerDispatcher.move(to: place, HeldInput(buttons: [], modifiers: modifiers))
    }
}
