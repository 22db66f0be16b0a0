public import Foundation

extension NSAttributedString {
    /// Creates an empty string: `NSAttributedString()`. Apple's Foundation has that initializer; Linux's does not.
    // An extension may not override `init()` of `NSObject`.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
