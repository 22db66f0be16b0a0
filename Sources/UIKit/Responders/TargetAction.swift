import CoreGraphics
import Foundation

/// A method to be called on an object, which is not retained; without an object, on whoever in the responder chain has the
/// method.
struct TargetAction {
    private weak var object: AnyObject?
    /// A class, which lasts, and whose box as an object does not.
    private let type: AnyClass?
    /// Whether the responder chain is asked.
    let isForChain: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        type = target as? AnyClass
        object = type == nil ? target.map { $0 as AnyObject } : nil
        isForChain = target == nil
        self.action = action
    }

    /// The object, or class; nil for the responder chain, and where the object is gone.
    var target: Any? { type ?? object }

    /// Whether there is nobody left to call.
    var isOver: Bool { !isForChain && target == nil }

    /// Whether the target is that one, nil standing for all, and the action too.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || isSameTarget(target)) && (action == nil || action == self.action)
    }

    /// Whether the target is that one, nil standing for the responder chain.
    func isSameTarget(_ other: Any?) -> Bool {
        if isForChain { return other == nil }
        if let type { return (other as? AnyClass).map { $0 === type } ?? false }
        return other.map { $0 as AnyObject === object } ?? false
    }
}

extension Selector {
    /// What an action is called with: as many of the sender and the event as it has arguments.
    func arguments(sender: Any?, event: UIEvent?) -> [Any?] {
        switch name.count(where: { $0 == ":" }) {
        case 0: []
        case 1: [sender]
        default: [sender, event]
        }
    }
}
