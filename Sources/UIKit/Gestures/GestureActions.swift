import CViewRuntime
import CoreGraphics
import Foundation

/// The closure or method that a recognizer calls.
enum GestureHandler {
    case closure((UIGestureRecognizer) -> Void)
    case target(TargetAction)
}

extension UIGestureRecognizer {
    final func addHandler(_ target: Any?, _ action: Selector) {
        let isKnown = handlers.contains { handler in
            guard case .target(let known) = handler else { return false }
            return known.isSameTarget(target) && known.action == action
        }
        if !isKnown { handlers.append(.target(TargetAction(target, action))) }
    }

    final func removeHandlers(_ target: Any?, _ action: Selector?) {
        handlers.removeAll { handler in
            guard case .target(let known) = handler else { return false }
            return known.matches(target, action) || known.isOver
        }
    }

    /// Calls the handlers, in the order in which they were added.
    final func callHandlers() {
        for handler in handlers {
            switch handler {
            case .closure(let closure): closure(self)
            case .target(let target) where !target.isOver:
                UIApplication.shared.sendAction(target.action, to: target.target, from: self, for: nil)
            case .target: break
            }
        }
    }

    /// Creates a recognizer of a class known only at run time.
    fileprivate static func make<Recognizer: UIGestureRecognizer>(_ type: Recognizer.Type) -> Recognizer {
        let metatype = unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
        guard let made = kasane_make_gesture_recognizer(metatype) else { fatalError("There is no memory") }
        return unsafeDowncast(
            Unmanaged<UIGestureRecognizer>.fromOpaque(made).takeRetainedValue(), to: Recognizer.self)
    }
}

/// Provides closure-based initializers that pass the recognizer as its own class.
@preconcurrency @MainActor
public protocol GestureActions {}

extension GestureActions where Self: UIGestureRecognizer {
    /// Creates a recognizer that calls a closure at each change of state once the gesture is recognized, and at each
    /// move.
    public init(action: @escaping (Self) -> Void) {
        self = UIGestureRecognizer.make(Self.self)
        addAction(action)
    }

    /// Adds a closure to call.
    public func addAction(_ action: @escaping (Self) -> Void) {
        handlers.append(
            .closure { recognizer in
                // It is only ever called with the recognizer it was added to.
                action(unsafeDowncast(recognizer, to: Self.self))
            })
    }
}
