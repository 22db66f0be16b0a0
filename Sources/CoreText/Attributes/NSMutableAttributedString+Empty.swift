public import Foundation

extension NSMutableAttributedString {
    /// An empty string to build on. Apple's Foundation has this; that of Linux has not.
    public convenience init() { self.init(string: "") }
}
