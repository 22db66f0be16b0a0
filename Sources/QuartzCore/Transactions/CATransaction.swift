public import CoreGraphics
public import Foundation

/// Groups changes to layer trees and commits them atomically.
///
/// Changes outside any explicit transaction belong to an implicit one, which is committed at the next turn of the
/// thread's run loop (on the main actor also when Dispatch drains the main queue without a run loop) or by `flush()`.
/// The main actor, on whichever thread it runs, and each other thread have transactions of their own. Settings of a
/// transaction apply within it, including nested ones.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransaction)
open class CATransaction: NSObject {
    /// Begins a transaction, nested in the current one if there is one.
    public class func begin() { TransactionStack.current.begin() }

    /// Ends the innermost explicit transaction; when it is the outermost, its changes are committed at once.
    public class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction, immediately or as soon as the explicit ones nested in it have ended.
    public class func flush() { TransactionStack.current.flush() }

    // MARK: Settings

    /// Returns the duration, in seconds, of implicit animations and of explicit ones without their own: 0.25 by
    /// default.
    public class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }

    /// Sets the duration of animations, in seconds; 0 disables implicit animations.
    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        setValue(duration, forKey: kCATransactionAnimationDuration)
    }

    /// Returns the timing function of animations; nil, the default, for the default curve of implicit animations and
    /// the own curve of explicit ones.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.animationTimingFunction
    }

    /// Sets the timing function of animations, implicit and explicit ones. It replaces the curve of an animation that is
    /// added to a layer meanwhile, including those that UIKit adds in an animation block.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns whether property changes run no actions, and so no implicit animations. False by default.
    public class func disableActions() -> Bool { TransactionStack.current.actionsAreDisabled }

    /// Sets whether property changes run no actions.
    public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// Returns the block set for the innermost transaction.
    public class func completionBlock() -> (() -> Void)? { TransactionStack.current.completionBlock }

    /// Sets a block that runs once, when all animations added from here to the end of the transaction have ended or been
    /// removed; at the transaction's end when there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.setCompletionBlock(block)
    }

    /// Returns the value of one of the four keys, or of any other, in the innermost transaction that has one.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionCompletionBlock: completionBlock()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        default: TransactionStack.current.value(forKey: key)
        }
    }

    /// Sets one of the four keys, or any other, for the innermost transaction.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        guard key == kCATransactionCompletionBlock else {
            return TransactionStack.current.setValue(anObject, forKey: key)
        }
        setCompletionBlock(anObject as? () -> Void)
    }

    // MARK: Locking

    private static let mutex = NSRecursiveLock()

    /// Acquires a recursive lock that programs may use to synchronize access to a layer tree.
    public class func lock() { mutex.lock() }

    /// Releases the lock.
    public class func unlock() { mutex.unlock() }
}

/// A number of seconds; see `CATransaction.setAnimationDuration(_:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// A Boolean; see `CATransaction.setDisableActions(_:)`.
public let kCATransactionDisableActions = "disableActions"
/// A `CAMediaTimingFunction`; see `CATransaction.setAnimationTimingFunction(_:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// A block; see `CATransaction.setCompletionBlock(_:)`.
public let kCATransactionCompletionBlock = "completionBlock"
