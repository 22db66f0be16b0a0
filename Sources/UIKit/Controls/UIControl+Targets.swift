import CoreGraphics
import Foundation

extension UIControl {
    /// The targets of the control; `NSNull` stands for the responder chain.
    public var allTargets: Set<AnyHashable> {
        Set(
            handlers.all.compactMap { handler -> AnyHashable? in
                guard let target = handler.target else { return nil }
                if target.isForChain { return NSNull() }
                return target.target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0 as AnyObject)) }
            })
    }

    /// Returns the names of the methods that the control calls on a target for events, in order; nil if there are none.
    /// A nil target stands for the responder chain.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.all.filter { handler in
            handler.target?.isSameTarget(target) == true && !handler.events.isDisjoint(with: controlEvent)
        }.compactMap { $0.target?.action.name }
        return names.isEmpty ? nil : names
    }

    /// Calls the handlers of events, each once, in the order in which they were added.
    final func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers.all where !handler.events.isDisjoint(with: events) {
            switch handler.call {
            case .action(let action): sendAction(action)
            case .target(let target) where !target.isOver: sendAction(target.action, to: target.target, for: event)
            case .target: break
            }
        }
    }
}
