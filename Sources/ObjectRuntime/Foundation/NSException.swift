public import Foundation

/// An exception. Linux can't catch exceptions: raising one terminates the program.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsexception)
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the exception.
    public let name: NSExceptionName
    /// A description of the reason.
    public let reason: String?
    /// Additional information.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception; ``raise()`` raises it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Terminates the program with a message that contains the exception's name and reason, like an uncaught exception
    /// on iOS.
    open func raise() {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// Creates an exception and raises it.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList).description, userInfo: nil).raise()
    }

    /// The call stack, as symbols.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The call stack, as return addresses.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSExceptionName {
    /// A generic exception.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// An access outside the bounds of some data.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An invalid argument.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A failed assertion.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// A failed memory allocation.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object that can't be accessed.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// An object that isn't available.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// An invalid destination.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// A key that isn't defined.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
