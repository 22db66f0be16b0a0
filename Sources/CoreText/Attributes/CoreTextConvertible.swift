package import CoreGraphics

// What the values of a higher module's attributes are to Core Text. UIKit's types conform.

/// A type that converts to `CGColor`.
package protocol CGColorConvertible {
    var cgColor: CGColor { get }
}

/// A type that converts to `CTParagraphStyle`.
package protocol CTParagraphStyleConvertible {
    var ctParagraphStyle: CTParagraphStyle { get }
}
