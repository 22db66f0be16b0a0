import CoreGraphics
import Foundation

/// A target and an action. The target isn't retained; without one, the action is sent up the responder chain.
struct TargetAction {
    private weak var object: AnyObject?
    /// A class target, which is permanent, whereas the object that boxes it isn't.
    private let type: AnyClass?
    /// Whether the action is sent up the responder chain.
    let isForChain: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        isForChain = target == nil
        self.action = action
    }

    /// The target object or class; nil for the responder chain, or if the object has been deallocated.
    var target: Any? { type ?? object }

    /// Whether the target has been deallocated.
    var isOver: Bool { !isForChain && target == nil }

    /// Whether the target and the action are the given ones; nil matches any.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || isSameTarget(target)) && (action == nil || action == self.action)
    }

    /// Whether the target is the given one; nil stands for the responder chain.
    func isSameTarget(_ other: Any?) -> Bool {
        if isForChain { return other == nil }
        if let type { return (other as? AnyClass).map { $0 === type } ?? false }
        return other.map { $0 as AnyObject === object } ?? false
    }
}

extension Selector {
    /// The arguments of the action: as many of the sender and the event as it has parameters.
    func arguments(sender: Any?, event: UIEvent?) -> [Any?] {
        switch name.count(where: { $0 == ":" }) {
        case 0: []
        case 1: [sender]
        default: [sender, event]
        }
    }
}
