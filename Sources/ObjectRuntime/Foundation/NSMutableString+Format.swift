public import Foundation

extension NSMutableString {
    /// Appends a text made from a format and its arguments. Apple's Foundation has this method; Linux's does not.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }

    /// Appends a text made from a format and its arguments.
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}
