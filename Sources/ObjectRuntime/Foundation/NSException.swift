public import Foundation

/// What code that cannot go on raises. Linux has no exceptions to catch: raising one ends the program.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsexception)
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// What kind of exception it is.
    public let name: NSExceptionName
    /// Why it was made, for people to read.
    public let reason: String?
    /// What else belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception; ``raise()`` raises it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Ends the program with a line that gives the exception's name and reason, as an exception that nobody catches does on
    /// iOS.
    open func raise() {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// Makes an exception and raises it.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList).description, userInfo: nil).raise()
    }

    /// The calls that led here, as symbols.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The calls that led here, as addresses.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSExceptionName {
    /// An exception without a more exact name.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// Something lies outside of the bounds of data.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An argument that can't be used.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// An assertion within the program failed.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// Memory could not be had.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object that can't be reached.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// An object that isn't there.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// An object that ended.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// A value by a key that is not there.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
