public import Foundation

extension NSMutableAttributedString {
    /// Creates an empty string. Apple's Foundation has this initializer; Linux's does not.
    public convenience init() { self.init(string: "") }
}
