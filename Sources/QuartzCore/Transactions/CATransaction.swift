import CoreGraphics
public import Foundation

/// Gathers changes to layer trees and commits them together.
///
/// Changes outside any explicit transaction belong to an implicit one, committed at the next turn of the thread's run
/// loop or by `flush()`. Each thread has transactions of its own.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransaction)
open class CATransaction: NSObject {
    /// Opens a transaction, inside the current one if there is one.
    public class func begin() { TransactionContext.current.begin() }

    /// Ends the innermost explicit transaction; when it is the outermost, its changes are committed at once.
    public class func commit() { TransactionContext.current.commit() }

    /// Commits the implicit transaction, or does so as soon as the explicit ones inside it have ended.
    public class func flush() { TransactionContext.current.flush() }
}
