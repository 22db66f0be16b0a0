public import CoreGraphics
public import Foundation

/// Gathers changes to layer trees and commits them together.
///
/// Changes outside any explicit transaction belong to an implicit one, committed at the next turn of the thread's run
/// loop, on the main actor also where Dispatch drains that and no run loop turns, or by `flush()`. The main actor has
/// transactions of its own, whichever thread it is on, and so has each thread beside it. What is set for a transaction
/// counts inside it, nested ones included, and ends with it.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransaction)
open class CATransaction: NSObject {
    /// Opens a transaction, inside the current one if there is one.
    public class func begin() { TransactionStack.current.begin() }

    /// Ends the innermost explicit transaction; when it is the outermost, its changes are committed at once.
    public class func commit() { TransactionStack.current.commit() }

    /// Commits the implicit transaction, or does so as soon as the explicit ones inside it have ended.
    public class func flush() { TransactionStack.current.flush() }

    // MARK: Settings

    /// How long implicit animations last, and explicit ones without a duration: 0.25 seconds unless set.
    public class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }

    /// Sets how long animations last, in seconds; 0 for no implicit animations.
    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        setValue(duration, forKey: kCATransactionAnimationDuration)
    }

    /// The pace of implicit animations; nil, unless set, for the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.animationTimingFunction
    }

    /// Sets the pace of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether properties change without their actions, and so without implicit animations. False unless set.
    public class func disableActions() -> Bool { TransactionStack.current.actionsAreDisabled }

    /// Sets whether properties change without their actions.
    public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    /// The block set for the innermost transaction.
    public class func completionBlock() -> (() -> Void)? { TransactionStack.current.completionBlock }

    /// Sets a block that runs once, when all animations added from here to the end of the transaction have ended or been
    /// removed; at the transaction's end when there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.setCompletionBlock(block)
    }

    /// The value of one of the four keys, or of any other, in the innermost transaction that has one.
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

    /// Takes the lock that programs may use to keep threads apart while they read and change a layer tree.
    public class func lock() { mutex.lock() }

    /// Gives the lock back.
    public class func unlock() { mutex.unlock() }
}

/// A number of seconds; see `CATransaction.setAnimationDuration(_:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// A yes-or-no value; see `CATransaction.setDisableActions(_:)`.
public let kCATransactionDisableActions = "disableActions"
/// A `CAMediaTimingFunction`; see `CATransaction.setAnimationTimingFunction(_:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// A block; see `CATransaction.setCompletionBlock(_:)`.
public let kCATransactionCompletionBlock = "completionBlock"
