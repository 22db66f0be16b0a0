public import Foundation

extension NSMutableString {
    /// Appends a formatted string. Apple's Foundation has this method; Linux's does not.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }

    /// Appends a formatted string.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}
